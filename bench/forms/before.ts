// Our form beside our form of another checkout: whether a change made it slower. Both are built and measured in turns in
// one browser, since figures of two runs differ more than most changes do.

import { resolve } from 'node:path'
import { launch, serve } from './browser.ts'
import { addPage, type Site } from './build.ts'
import { type Figure, measures, median, quantile } from './figures.ts'
import { type Measured, measure } from './measure.ts'

/** `folder`: the other checkout, with its packages installed. */
export type BeforeSettings = { folder: string; rounds: number; count: number; port: number }

/** One form measured against itself differs by so much. */
const noise = 1.05

const ownPage = resolve(import.meta.dirname, 'ours.page.tsx')

const figuresOf = (before: readonly Measured[], now: readonly Measured[]): Figure[] =>
  Object.entries(measures).map(([name, read]) => {
    const [was, is] = [before.map(read), now.map(read)]
    const pairs = is.map((value, round) => value / (was[round] as number))
    const value = median(is) / median(was)
    const numbers = [median(was), median(is), quantile(pairs, 0.25), quantile(pairs, 0.75)]
    const [old, own, low, high] = numbers.map(number => number.toFixed(2))
    const detail = `${old} before, ${own} now; the middle half of the rounds ${low} to ${high}`
    return { name: `${name}, to before`, value, unit: '', target: noise, isMet: value <= noise, detail }
  })

/** Throws where the other checkout has no bench of forms. */
export const runBefore = async (
  { folder, rounds, count, port }: BeforeSettings,
  report: (line: string) => void,
): Promise<{ figures: Record<string, Figure[]>; rounds: number }> => {
  if (!folder) throw new Error('Say with --of FOLDER which checkout to compare with')
  const site: Site = new Map()
  await addPage(site, 'ours', ownPage)
  await addPage(site, 'before', resolve(folder, 'bench/forms/ours.page.tsx'))
  const server = await serve(site, port)
  const browser = await launch()
  const series: Record<'ours' | 'before', Measured[]> = { ours: [], before: [] }
  try {
    for (let round = 0; round < rounds; round++) {
      // Whoever goes first finds another machine: the order turns with each round.
      for (const page of round % 2 ? (['before', 'ours'] as const) : (['ours', 'before'] as const))
        series[page].push(await measure(browser, server.address, { page, count, isSkipping: true }))
      report(`Round ${round + 1} of ${rounds}`)
    }
  } finally {
    await browser.close()
    server.close()
  }
  return {
    figures: { [`N = ${count}, beside the other checkout`]: figuresOf(series.before, series.ours) },
    rounds,
  }
}
