// A report from its spec: what is asked of the rollups, and the answer in words that page, table and files share.

import type { Role } from '@bawaba/contract/entities/person.ts'
import type { Report, ReportChoices } from '@bawaba/contract/entities/report.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import {
  isByDay,
  type Measure,
  measureRow,
  measuresFor,
  type ReportSpec,
  reportError,
} from '@bawaba/contract/report-rules.ts'
import { ageGroupWords } from '@bawaba/contract/report-words.ts'
import { kindLabel, stateKinds } from '@bawaba/forms/workflow/state-kinds.ts'
import { cairoDate, type Text } from '@bawaba/language/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Period } from './lengths.ts'
import { channelLabels, createMoney } from './money.ts'
import type { MoneyStore } from './money-store.ts'
import { countedPeriod, labelOfPeriod, periodsOf } from './periods.ts'
import type { Grouping, ReportsStore } from './store.ts'
import { lengths, noCenter, openBands, outcomes, requestCount } from './words.ts'

type Dependencies = {
  store: ReportsStore
  money: MoneyStore
  catalogue: Pick<Catalogue, 'centerNames' | 'find' | 'all'>
  clock: () => Date
}
type Asker = Parameters<Catalogue['get']>[1] & { roles: readonly Role[] }
type Labels = (key: string) => Text
type Body = Pick<Report, 'unit' | 'isStacked' | 'series' | 'rows'>

const known =
  (words: Record<string, Text>): Labels =>
  key =>
    words[key] ?? { ar: key, en: key }

const stateKindWords = Object.fromEntries(stateKinds.map(kind => [kind, kindLabel(kind)]))

/** Rows in their order: time as it passes, ages as they are listed, the rest by how much there is. */
const arranged = (spec: ReportSpec, rows: Report['rows']): Report['rows'] => {
  const sum = ({ values }: Report['rows'][number]) => values.reduce((total, value) => total + value, 0)
  return spec.by === 'period'
    ? rows.toSorted((a, b) => (a.key < b.key ? -1 : 1))
    : rows.toSorted((a, b) => sum(b) - sum(a) || (a.key < b.key ? -1 : 1))
}

const narrowOf = ({ center, statusKind, ageGroup }: ReportSpec) => ({
  ...(center ? { centers: [center] } : {}),
  ...(statusKind ? { statusKinds: [statusKind] } : {}),
  ...(ageGroup ? { ageGroups: [ageGroup] } : {}),
})

/** The rollup's name of what a report is grouped by. */
const groupingOf = ({ by, every }: ReportSpec): Exclude<Grouping, 'status'> =>
  by === 'period' ? (every === 'year' ? 'year' : 'month') : by === 'channel' ? 'service' : by

export const createReports = ({ store, money, catalogue, clock }: Dependencies) => {
  const moneyBody = createMoney(money)
  const serviceLabel: Labels = slug => {
    const definition = catalogue.find(slug)?.row.definition
    const label = (language: 'ar' | 'en') =>
      definition?.translations[language][definition.serviceLabel] ?? slug
    return { ar: label('ar'), en: label('en') }
  }

  const centerNames = async (): Promise<Map<string, Text>> => {
    const listed = catalogue.centerNames()
    return new Map(
      (await store.centers()).map(({ code, name }) => [
        code,
        name ?? listed.get(code) ?? { ar: code, en: code },
      ]),
    )
  }

  const labelsOf = async ({ by, every }: ReportSpec): Promise<Labels> => {
    if (by === 'service') return serviceLabel
    if (by === 'statusKind') return known(stateKindWords)
    if (by === 'ageGroup') return known(ageGroupWords)
    if (by === 'channel') return known(channelLabels)
    if (by === 'period') return key => labelOfPeriod(key, every)
    const names = await centerNames()
    return code => (code === '' ? noCenter : (names.get(code) ?? { ar: code, en: code }))
  }

  /** Throws what is wrong with a spec for this caller. */
  const check = async (spec: ReportSpec, asker: Asker): Promise<void> => {
    if (!measuresFor(asker.roles).includes(spec.measure)) throw new Problem('FORBIDDEN')
    if (spec.service !== undefined && !catalogue.find(spec.service)) throw new Problem('MODEL_NOT_FOUND')
    const error = reportError(spec, cairoDate(clock()))
    if (error) throw new Problem(error)
    if (spec.center !== undefined && !(await centerNames()).has(spec.center))
      throw new Problem('REPORT_CENTER_UNKNOWN')
  }

  const servicesOf = ({ service }: ReportSpec) => (service === undefined ? ('all' as const) : [service])

  const dailyCounts = async (spec: ReportSpec, period: Period) =>
    (await store.countsByDay(servicesOf(spec), period, narrowOf(spec))).map(({ day, ...row }) => ({
      ...row,
      key: day,
    }))

  const groupedCounts = async (spec: ReportSpec, period: Period) => {
    const by = groupingOf(spec)
    const dimensions = by === 'statusKind' ? [by] : ([by, 'statusKind'] as const)
    const rows = await store.counts(servicesOf(spec), period, dimensions, narrowOf(spec))
    return rows.map(row => ({ key: row[by] ?? '', statusKind: row.statusKind ?? '', count: row.count }))
  }

  const countsBody = async (spec: ReportSpec, period: Period): Promise<Body> => {
    const counted = await (isByDay(spec) ? dailyCounts(spec, period) : groupedCounts(spec, period))
    const byKey = Map.groupBy(counted, ({ key }) => key)
    // A period without requests is part of the line.
    const keys = spec.by === 'period' ? periodsOf(period, spec.every) : [...byKey.keys()]
    const isPlain = spec.by === 'statusKind' || spec.statusKind !== undefined
    const series = isPlain ? [{ ...requestCount, kinds: undefined }] : outcomes
    const labels = await labelsOf(spec)
    const countOf = (key: string, kinds: readonly string[] | undefined) =>
      (byKey.get(key) ?? [])
        .filter(({ statusKind }) => !kinds || kinds.includes(statusKind))
        .reduce((total, { count }) => total + count, 0)
    return {
      unit: 'requests',
      isStacked: true,
      series: series.map(({ key, label }) => ({ key, label })),
      rows: keys.map(key => ({
        key,
        label: labels(key),
        values: series.map(({ kinds }) => countOf(key, kinds)),
      })),
    }
  }

  const agesBody = async (spec: ReportSpec): Promise<Body> => {
    const by = spec.by === 'period' || spec.by === 'channel' ? 'service' : spec.by
    const labels = await labelsOf(spec)
    const rows = await store.openAges(servicesOf(spec), cairoDate(clock()), by, narrowOf(spec))
    return {
      unit: 'requests',
      isStacked: true,
      series: openBands,
      rows: rows.map(({ upTo7, upTo30, upTo90, more, ...row }) => {
        const key = row[by] ?? ''
        return { key, label: labels(key), values: [upTo7, upTo30, upTo90, more] }
      }),
    }
  }

  const timesBody = async (spec: ReportSpec, period: Period): Promise<Body> => {
    const by = groupingOf(spec)
    const labels = await labelsOf(spec)
    const rows = await store.decisionTimes(servicesOf(spec), period, [by], narrowOf(spec))
    return {
      unit: 'days',
      isStacked: false,
      series: lengths,
      rows: rows.map(({ median, p90, longest, ...row }) => {
        const key = row[by] ?? ''
        return { key, label: labels(key), values: [median, p90, longest] }
      }),
    }
  }

  const bodies: Record<Measure, (spec: ReportSpec, period: Period) => Promise<Body>> = {
    counts: countsBody,
    ages: agesBody,
    times: timesBody,
    collected: async (spec, period) => moneyBody('collected', spec, period, await labelsOf(spec)),
    refunded: async (spec, period) => moneyBody('refunded', spec, period, await labelsOf(spec)),
    due: async (spec, period) => moneyBody('due', spec, period, await labelsOf(spec)),
  }

  /**
   * The report of a spec that was checked.
   * @param today the day in Cairo from which its period counts
   */
  const answer = async (spec: ReportSpec, today = cairoDate(clock())): Promise<Report> => {
    const period = countedPeriod(spec, today)
    const body = await bodies[spec.measure](spec, period)
    return {
      ...body,
      rows: arranged(spec, body.rows),
      period: measureRow(spec.measure).hasPeriod ? period : null,
      madeAt: clock().toISOString(),
    }
  }

  return {
    check,
    answer,

    /** The report of a spec, of the service it names or all there are. */
    report: async (spec: ReportSpec, asker: Asker): Promise<Report> => {
      await check(spec, asker)
      return answer(spec)
    },

    choices: async (): Promise<ReportChoices> => ({
      services: catalogue.all().map(({ row: { slug } }) => ({ value: slug, label: serviceLabel(slug) })),
      centers: [...(await centerNames())].map(([value, label]) => ({ value, label })),
    }),

    serviceLabel,
    centerNames,
  }
}
export type Reports = ReturnType<typeof createReports>
