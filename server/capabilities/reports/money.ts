// Reports of money: what was collected, refunded and is due, in parts by channel. Amounts are piasters.

import type { Report } from '@bawaba/contract/entities/report.ts'
import { paymentChannelRows, paymentChannels } from '@bawaba/contract/payment-states.ts'
import { isByDay, type MoneyMeasure, type ReportSpec } from '@bawaba/contract/report-rules.ts'
import { startOfDay } from '@bawaba/language/day-starts.ts'
import { addDays, type Text } from '@bawaba/language/index.ts'
import type { Period } from './lengths.ts'
import type { MoneyGrouping, MoneyRow, MoneyStore } from './money-store.ts'
import { periodsOf } from './periods.ts'
import { amount, noChannel } from './words.ts'

type Body = Pick<Report, 'unit' | 'isStacked' | 'series' | 'rows'>

export const channelLabels: Record<string, Text> = {
  ...Object.fromEntries(paymentChannels.map(channel => [channel, paymentChannelRows[channel].label])),
  '': noChannel,
}

const groupingOf = (spec: ReportSpec): MoneyGrouping => {
  if (spec.by === 'period') return isByDay(spec) ? 'day' : spec.every === 'year' ? 'year' : 'month'
  return spec.by === 'channel' || spec.by === 'center' ? spec.by : 'service'
}

/** In parts by channel, but for a report by channel, whose rows they are. */
const bodyOf = (
  spec: ReportSpec,
  rows: readonly MoneyRow[],
  keys: readonly string[],
  labels: (key: string) => Text,
): Body => {
  const used = [...paymentChannels, ''].filter(channel => rows.some(row => row.channel === channel))
  const isPlain = spec.by === 'channel' || used.length === 0
  const series = isPlain
    ? [amount]
    : used.map(channel => ({ key: channel === '' ? 'none' : channel, label: channelLabels[channel] as Text }))
  const sumOf = (key: string, channel: string | undefined) =>
    rows
      .filter(row => row.key === key && (channel === undefined || row.channel === channel))
      .reduce((sum, row) => sum + row.amount, 0)
  return {
    unit: 'piasters',
    isStacked: true,
    series,
    rows: keys.map(key => ({
      key,
      label: labels(key),
      values: isPlain ? [sumOf(key, undefined)] : used.map(channel => sumOf(key, channel)),
    })),
  }
}

export const createMoney = (store: MoneyStore) => {
  const rowsOf: Record<MoneyMeasure, (spec: ReportSpec, period: Period) => Promise<MoneyRow[]>> = {
    collected: (spec, period) => store.collected(questionOf(spec), momentOf(period)),
    refunded: (spec, period) => store.refunded(questionOf(spec), momentOf(period)),
    due: spec => {
      const { by, ...question } = questionOf(spec)
      return store.due({ ...question, by: by === 'channel' || by === 'center' ? by : 'service' })
    },
  }
  return async (
    measure: MoneyMeasure,
    spec: ReportSpec,
    period: Period,
    labels: (key: string) => Text,
  ): Promise<Body> => {
    const rows = await rowsOf[measure](spec, period)
    // A period without money is part of the line.
    const keys =
      spec.by === 'period' ? periodsOf(period, spec.every) : [...new Set(rows.map(({ key }) => key))]
    return bodyOf(spec, rows, keys, labels)
  }
}

const questionOf = (spec: ReportSpec) => ({
  services: spec.service === undefined ? ('all' as const) : [spec.service],
  by: groupingOf(spec),
  narrow: {
    ...(spec.center ? { center: spec.center } : {}),
    ...(spec.statusKind ? { statusKind: spec.statusKind } : {}),
    ...(spec.ageGroup ? { ageGroup: spec.ageGroup } : {}),
  },
})
const momentOf = ({ from, to }: Period) => ({ from: startOfDay(from), until: startOfDay(addDays(to, 1)) })
