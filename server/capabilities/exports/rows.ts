// The rows of an export, as they come: the numbers of a report, or the requests behind it.

import { ageGroupWords } from '@bawaba/contract/report-words.ts'
import { isEnd, kindLabel } from '@bawaba/forms/workflow/state-kinds.ts'
import { startOfDay } from '@bawaba/language/day-starts.ts'
import { addDays, cairoDate, daysBetween, patternOf, poundsOf, type Text } from '@bawaba/language/index.ts'
import type { Cell } from '../../platform/sheets/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { countedPeriod, type Reports } from '../reports/index.ts'
import type { ExportRowsStore, ListedRequest } from './rows-store.ts'
import type { Job } from './store.ts'
import { channels, groupHeads, requestHeads } from './words.ts'

type Dependencies = { store: ExportRowsStore; reports: Reports; catalogue: Pick<Catalogue, 'find'> }
/** `count` is how many there will be; the first of `rows` is the head. */
export type Rows = { count: number; rows: AsyncIterable<readonly Cell[]> }

const pageSize = 1000

const textIn = (texts: Record<string, Text>, key: string, language: Job['language']): string =>
  texts[key] ? patternOf(language, texts[key]) : key

export const createRows = ({ store, reports, catalogue }: Dependencies) => {
  const statusLabel = ({ service, status }: ListedRequest, language: Job['language']): string => {
    const definition = catalogue.find(service)?.row.definition
    const state = definition?.workflow.states.find(({ code }) => code === status)
    return (state && definition?.translations[language][state.label]) ?? status
  }

  const ofReport = async ({ spec, language, createdAt }: Job): Promise<Rows> => {
    // The period as it was when the file was ordered: "the last twelve months" is another one after midnight.
    const { series, rows, unit } = await reports.answer(spec, cairoDate(createdAt))
    /** Money stands in pounds. */
    const cellOf = (value: number): Cell => (unit === 'piasters' ? { decimal: poundsOf(value) } : value)
    async function* cells() {
      yield [
        patternOf(language, groupHeads[spec.by]),
        ...series.map(({ label }) => patternOf(language, label)),
      ]
      for (const { label, values } of rows) yield [patternOf(language, label), ...values.map(cellOf)]
    }
    return { count: rows.length, rows: cells() }
  }

  const requestCells = (row: ListedRequest, centers: Map<string, Text>, job: Job): Cell[] => {
    const { language } = job
    const filed = cairoDate(row.createdAt)
    const changed = cairoDate(row.actionDate)
    const until = isEnd(row.statusKind) ? changed : cairoDate(job.createdAt)
    return [
      row.ID,
      patternOf(language, reports.serviceLabel(row.service)),
      statusLabel(row, language),
      patternOf(language, kindLabel(row.statusKind)),
      row.center === '' ? '' : (centers.get(row.center)?.[language] ?? row.center),
      textIn(ageGroupWords, row.ageGroup, language),
      textIn(channels, row.channel, language),
      filed,
      changed,
      row.dueAt ? cairoDate(row.dueAt) : '',
      daysBetween(filed, until),
    ]
  }

  const ofRequests = async (job: Job): Promise<Rows> => {
    const { from, to } = countedPeriod(job.spec, cairoDate(job.createdAt))
    const bounds = { from: startOfDay(from), until: startOfDay(addDays(to, 1)) }
    const query = { spec: job.spec, madeAt: job.createdAt, ...bounds }
    const centers = await reports.centerNames()
    async function* cells() {
      yield requestHeads.map(head => patternOf(job.language, head))
      let after: ListedRequest | undefined
      do {
        const page = await store.page(query, after, pageSize)
        for (const row of page) yield requestCells(row, centers, job)
        after = page.length === pageSize ? page.at(-1) : undefined
      } while (after)
    }
    return { count: await store.count(query), rows: cells() }
  }

  const makers = { report: ofReport, requests: ofRequests }
  return (job: Job): Promise<Rows> => makers[job.kind](job)
}
