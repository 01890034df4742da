// Lighthouse, which `npm ci` does not install: it is large, and only this bench needs it.

import { existsSync } from 'node:fs'
import { join } from 'node:path'

const entry = join(import.meta.dirname, 'node_modules/lighthouse/core/index.js')

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]
/** `lcp` in ms; scores from 0 to 100. */
export type Audited = { scores: Record<Category, number>; lcp: number; failed: string[] }

type Result = {
  lhr: {
    categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>
    audits: Record<string, { score: number | null; numericValue?: number }>
  }
}
type Lighthouse = (address: string, flags: object) => Promise<Result | undefined>

/** Throws, saying what to do, where it is not installed. */
export const loadLighthouse = async (): Promise<Lighthouse> => {
  if (!existsSync(entry))
    throw new Error('Lighthouse is not installed: npm install --prefix bench/pages --no-workspaces')
  return ((await import(entry)) as { default: Lighthouse }).default
}

/** The profile "mobile": a phone with a processor four times as slow, 1.6 Mbit/s and 150 ms to the server. */
export const audit = async (
  lighthouse: Lighthouse,
  address: string,
  { port, throttling }: { port: number; throttling: 'simulate' | 'devtools' },
): Promise<Audited> => {
  const result = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: categories,
    throttlingMethod: throttling,
    extraHeaders: { 'accept-language': 'ar' },
  })
  if (!result) throw new Error(`Lighthouse gave no result for ${address}`)
  const { lhr } = result
  const scored = (category: Category) => Math.round(lhr.categories[category].score * 100)
  const refs = categories
    .filter(category => category !== 'performance')
    .flatMap(category => lhr.categories[category].auditRefs)
  return {
    scores: Object.fromEntries(categories.map(category => [category, scored(category)])) as Audited['scores'],
    lcp: lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    failed: refs
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  }
}
