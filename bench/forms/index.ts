// The bench of the form engine: our form, the same by hand and by react-hook-form, in one browser, in turns.

import { launch, serve } from './browser.ts'
import { buildSite, engineSize, type PageName } from './build.ts'
import { type Figure, figuresOf, measures, type Series, typical } from './figures.ts'
import { type Case, measure } from './measure.ts'

export type Settings = { rounds: number; counts: number[]; port: number }
export type Outcome = { figures: Record<string, Figure[]>; medians: object; caught: string[]; rounds: number }

type Turn = Case & { series: keyof Series }
/** The pages of one round; the spoiled one is measured where the targets are. */
const turnsOf = (counts: readonly number[], isPlanted: boolean): Turn[] => {
  const largest = Math.max(...counts)
  return counts.flatMap(count => {
    const turn = (series: keyof Series, page: PageName, isSkipping = true): Turn => ({
      series,
      page,
      count,
      isSkipping,
    })
    return [
      turn('ours', 'ours'),
      turn('raw', 'raw'),
      turn('plain', 'raw', false),
      turn('rhf', 'rhf'),
      ...(isPlanted && count === largest ? [turn('seeded', 'seeded')] : []),
    ]
  })
}

/** What the bench must see of the page that was spoiled; none where it saw everything. */
const unseen = (series: Series, count: number): { caught: string[]; missed: string[] } => {
  const figures = figuresOf(series, count, 'seeded')
  const mustFail = ['script per key p50', 'messages linked, marked, told; groups named; focus']
  const failed = figures
    .filter(({ name, isMet }) => mustFail.includes(name) && !isMet)
    .map(({ name }) => name)
  return { caught: failed, missed: mustFail.filter(name => !failed.includes(name)) }
}

const mediansOf = (series: Series) =>
  Object.fromEntries(
    Object.entries(series).map(([page, byCount]) => [
      page,
      Object.fromEntries(
        [...byCount].map(([count, runs]) => [
          count,
          Object.fromEntries(Object.entries(measures).map(([name, read]) => [name, typical(runs, read)])),
        ]),
      ),
    ]),
  )

export const runForms = async (
  { rounds, counts, port }: Settings,
  report: (line: string) => void,
): Promise<Outcome> => {
  report('Building the pages')
  const [site, size] = [await buildSite(), await engineSize()]
  const server = await serve(site, port)
  const browser = await launch()
  const series: Series = {
    ours: new Map(),
    raw: new Map(),
    plain: new Map(),
    rhf: new Map(),
    seeded: new Map(),
  }
  const largest = Math.max(...counts)
  let caught: string[] = []
  try {
    for (let round = 0; round < rounds; round++) {
      // Whoever goes first finds another machine than whoever comes last: the order turns with each round.
      const turns = turnsOf(counts, round === 0)
      for (let index = 0; index < turns.length; index++) {
        const { series: name, ...one } = turns[(index + round) % turns.length] as Turn
        const measured = await measure(browser, server.address, one)
        series[name].set(one.count, [...(series[name].get(one.count) ?? []), measured])
      }
      if (round === 0) {
        const seen = unseen(series, largest)
        if (seen.missed.length > 0) throw new Error(`The bench did not see the seeded fault: ${seen.missed}`)
        caught = seen.caught
        report(`The seeded faults were seen: ${caught.join('; ')}`)
      }
      report(`Round ${round + 1} of ${rounds}`)
    }
  } finally {
    await browser.close()
    server.close()
  }
  const figures = Object.fromEntries(counts.map(count => [`N = ${count}`, figuresOf(series, count)]))
  figures.size = [
    {
      name: 'engine beside React, gzip',
      value: size.engine / 1000,
      unit: 'KB',
      target: 12,
      isMet: size.engine <= 12_000,
    },
    {
      name: 'what definitions load that use it, gzip',
      value: size.late / 1000,
      unit: 'KB',
      target: Number.NaN,
      isMet: true,
    },
    {
      name: 'all kinds with their widgets and controls, gzip',
      value: size.kinds / 1000,
      unit: 'KB',
      target: Number.NaN,
      isMet: true,
    },
  ]
  return { figures, medians: mediansOf(series), caught, rounds }
}
