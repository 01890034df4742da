// The figures of quality.md from what was taken: medians, ratios to the form by hand, and the target of each.

import type { PageName } from './build.ts'
import type { Linked } from './linked.ts'
import type { Measured } from './measure.ts'

/** By page, by number of questions; `plain` is the form by hand laid out whole. */
export type Series = Record<PageName | 'plain', Map<number, Measured[]>>
export type Figure = {
  name: string
  value: number
  unit: '' | 's' | 'ms' | 'MB' | 'KB' | '%'
  target: number
  /** The same of react-hook-form, where it has one. */
  peer?: number
  isMet: boolean
  /** What else there is to say of it, printed below. */
  detail?: string
}

export const quantile = (values: readonly number[], part: number): number => {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
export const median = (values: readonly number[]): number => quantile(values, 0.5)

type Read = (measured: Measured) => number
export const measures: Record<string, Read> = {
  keyP95: ({ keys }) => quantile(keys, 0.95),
  keyP50: ({ keys }) => median(keys),
  script: ({ scripts }) => median(scripts),
  hide: ({ hide }) => hide,
  show: ({ show }) => show,
  submit: ({ submit }) => submit,
  mount: ({ mount }) => mount,
  heap: ({ heap }) => heap / 1e6,
  elements: ({ elements }) => elements,
}

export const typical = (runs: readonly Measured[] | undefined, read: Read): number =>
  median((runs ?? []).map(read))

const share = ({ messages, linked, invalid, told, groups, named, isSummaryFocused }: Linked): number =>
  (100 * (linked + invalid + told + named + (isSummaryFocused ? 1 : 0))) / (3 * messages + groups + 1)
/** The worst share of messages that are linked, marked, told, and of groups that are named. */
export const linkedShare = (runs: readonly Measured[]): number =>
  Math.min(...runs.map(({ linked }) => share(linked)))

/** The figures at one size; the targets are set for 1000 questions. */
export const figuresOf = (series: Series, count: number, page: PageName = 'ours'): Figure[] => {
  const of = (name: PageName | 'plain', read: Read) => typical(series[name].get(count), read)
  const figure = (
    name: string,
    value: number,
    target: number,
    unit: Figure['unit'] = '',
    peer?: number,
  ): Figure => ({
    name,
    value,
    unit,
    target,
    ...(peer === undefined || Number.isNaN(peer) ? {} : { peer }),
    isMet: unit === '%' ? value >= target : value <= target,
  })
  const toRaw = (name: string, read: Read, target: number, to: 'raw' | 'plain' = 'raw') =>
    figure(name, of(page, read) / of(to, read), target, '', of('rhf', read) / of(to, read))
  const { keyP95, script, hide, show, submit, mount, heap, elements } = measures as Record<string, Read> &
    Record<'keyP95' | 'script' | 'hide' | 'show' | 'submit' | 'mount' | 'heap' | 'elements', Read>
  const smallest = typical(series[page].get(50), script)
  return [
    toRaw('key to paint p95, to raw', keyP95, 1.2),
    toRaw('key to paint p95, to raw laid out whole', keyP95, 1, 'plain'),
    figure('script per key p50', of(page, script), 1, 'ms', of('rhf', script)),
    ...(count > 50 ? [figure('script per key p50, to its own at 50', of(page, script) / smallest, 2.5)] : []),
    toRaw('hide 30%, to raw', hide, 1.5),
    toRaw('show 30%, to raw', show, 2),
    toRaw('invalid submit to all messages, to raw', submit, 1.5),
    toRaw('mount, to raw', mount, 1.5),
    ...(count === 50 ? [figure('mount', of(page, mount), 100, 'ms', of('rhf', mount))] : []),
    figure('heap after mount', of(page, heap), 5, 'MB', of('rhf', heap)),
    figure('elements per field without options', of(page, elements), 7, '', of('rhf', elements)),
    figure(
      'messages linked, marked, told; groups named; focus',
      linkedShare(series[page].get(count) ?? []),
      100,
      '%',
    ),
  ]
}
