// The figures of quality.md, section 1 "Server", from what was taken.

import { type Figure, median } from '../forms/figures.ts'
import type { Measured } from './load.ts'

/** What both servers did in the same rounds; `turns`: ms within which a quarter of the calls one by one were answered. */
export type Pair = { ours: Measured[]; bare: Measured[]; turns: Record<'ours' | 'bare', number> }

/** What is measured of our server alone; what is compared at one size is measured together. */
export const ownParts = [['inbox'], ['findOne'], ['report'], ['pageOne', 'pageDeep']] as const
/** In ms. */
export type Own = Record<(typeof ownParts)[number][number], { p50: number; p95: number; calls: number }>
export type Size = {
  rows: number
  pairs: Record<string, Pair>
  own: Own
}

const targets: Record<string, (rows: number) => number> = {
  'catalogue (200 services)': () => 5,
  'file a request of 30 fields': () => 0.45,
  'refuse an invalid body': () => 0.6,
  'read one': () => 0.7,
  'list with filter, order, total': rows => (rows >= 1_000_000 ? 3 : 1),
}

/** How much quicker ours answers one call after the other. */
export const turnRatio = ({ turns: { ours, bare } }: Pair): number => bare / ours

/** The median over rounds of how much more ours did than the bare one. */
export const ratioOf = ({ ours, bare }: Pair): number =>
  median(ours.map(({ perSecond }, round) => perSecond / (bare[round]?.perSecond ?? Number.NaN)))

export const atLeast = (name: string, value: number, target: number): Figure => ({
  name,
  value,
  unit: '',
  target,
  isMet: Number.isNaN(target) || value >= target,
})
export const atMost = (name: string, value: number, target: number, unit: Figure['unit'] = ''): Figure => ({
  name,
  value,
  unit,
  target,
  isMet: Number.isNaN(target) || value <= target,
})

const rounded = (value: number | undefined): string => Math.round(value ?? Number.NaN).toString()
const side = (measured: Measured[]): string => {
  const middle = (read: (one: Measured) => number | undefined) =>
    rounded(median(measured.map(one => read(one) ?? Number.NaN)))
  const cpu = `${middle(({ cpu: own }) => own?.server)} + ${middle(({ cpu: own }) => own?.database)} us`
  return `${middle(one => one.perSecond)}/s, p99 ${middle(one => one.p99)} ms, CPU ${cpu}, ${middle(one => one.bytes / one.calls)} bytes`
}
/** The range of the ratio over rounds, and what both did: rate, slowest hundredth, processor of server and database. */
const detailOf = ({ ours, bare }: Pair): string => {
  const ratios = ours.map(({ perSecond }, round) => perSecond / (bare[round]?.perSecond ?? Number.NaN))
  const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`
  return `${range}; ours ${side(ours)}; bare ${side(bare)}`
}

export const figuresAt = ({ rows, pairs, own }: Size): Figure[] => [
  ...Object.entries(pairs).map(([name, pair]) => ({
    ...atLeast(`${name}, to bare`, ratioOf(pair), targets[name]?.(rows) ?? Number.NaN),
    detail: detailOf(pair),
  })),
  ...Object.entries(pairs).map(([name, pair]) =>
    atLeast(`${name}, to bare, one by one`, turnRatio(pair), targets[name]?.(rows) ?? Number.NaN),
  ),
  ...Object.entries(pairs).map(([name, { ours }]) =>
    atMost(`${name}, p99 to p50`, median(ours.map(({ p50, p99 }) => p99 / p50)), 4),
  ),
  atMost('page 5,000 to page 1, p50', own.pageDeep.p50 / own.pageOne.p50, 1.5),
]

/** How the largest size compares with the smallest. */
export const growth = (least: Size, most: Size): Figure[] => {
  const list = 'list with filter, order, total'
  const p50 = ({ pairs }: Size) => median(pairs[list]?.ours.map(measured => measured.p50) ?? [])
  const p95 = (name: keyof Own) => most.own[name].p95 / least.own[name].p95
  return [
    atMost('list, p50', p50(most) / p50(least), 1.5),
    atMost('inbox counts, p95', p95('inbox'), 1.5),
    atMost('request page, p95', p95('findOne'), 1.5),
    atMost('report of ten years, p95', p95('report'), 1.5),
  ]
}
