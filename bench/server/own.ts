// What somebody waits for on a quiet server of ours, at every size in turns.

import { reportsStore } from '@bawaba/server/capabilities/reports/index.ts'
import { sql } from '@bawaba/server/platform/database/index.ts'
import { quantile } from '../forms/figures.ts'
import { type Own, ownParts } from './figures.ts'
import { filingService } from './fixtures.ts'
import { employeeGet, listPath, onePath } from './operations.ts'
import type { Standing } from './standing.ts'
import { call, inTurns } from './turns.ts'

const pageSize = 20
const deepPage = 5000
/** Each question is asked so often in a row and its quickest answer counts: a pause of the machine meets one of them. */
const repeats = 3

/** The cursor before page 5,000, or before the last page where there are fewer. */
const deepCursor = async ({ filled: { database }, ours }: Standing): Promise<string> => {
  const { count } = await database.one<{ count: number }>(
    sql`select count(*)::int as count from requests where service_slug = ${filingService}`,
  )
  const skip = Math.max(0, Math.min((deepPage - 1) * pageSize, count - pageSize) - pageSize)
  const { path, headers } = employeeGet(listPath({ order: 'createdAt DESC', limit: pageSize, skip }))
  const answer = await fetch(`http://127.0.0.1:${ours.port}${path}`, { headers })
  return answer.headers.get('x-next-cursor') ?? ''
}

/** What a manager asks of ten years, one after the other. */
const reportsOf = (
  reports: ReturnType<typeof reportsStore>,
  period: { from: string; to: string },
): (() => Promise<unknown>)[] => [
  ...(['service', 'month', 'center', 'ageGroup'] as const).map(
    by => () => reports.counts('all', period, [by, 'statusKind']),
  ),
  () => reports.counts('all', period, ['service', 'status', 'month']),
  () => reports.openAges('all', period.to),
  ...(['service', 'center', 'month'] as const).map(by => () => reports.decisionTimes('all', period, [by])),
]

type Work = (turn: number) => Promise<unknown>

const worksOf = async (standing: Standing): Promise<Record<keyof Own, Work>> => {
  const { filled, ours } = standing
  const got = (path: (turn: number) => string) => (turn: number) =>
    call(ours.port, employeeGet(path(turn)), 200)
  const page = (rest: string) => got(() => listPath({ order: 'createdAt DESC', limit: pageSize }, rest))
  const reports = reportsStore(filled.database)
  const until = new Date().toISOString().slice(0, 10)
  const wanted = reportsOf(reports, { from: `${Number(until.slice(0, 4)) - 10}${until.slice(4)}`, to: until })
  return {
    inbox: got(() => '/api/dynamic_services/inbox/count'),
    findOne: got(turn => onePath(filled.numbers[turn % filled.numbers.length] as string)),
    report: turn => (wanted[turn % wanted.length] as () => Promise<unknown>)(),
    pageOne: page(''),
    pageDeep: page(`&after=${await deepCursor(standing)}`),
  }
}

/** Each for so many ms at every size; a page far behind is measured beside the first. */
export const ownOf = async (
  standings: readonly Standing[],
  ms: number,
  say: (name: string) => void,
): Promise<Own[]> => {
  const works = await Promise.all(standings.map(worksOf))
  const owns = standings.map(() => ({}) as Own)
  for (const names of ownParts) {
    say(names.join(', '))
    const all = new Map(
      works.flatMap((each, index) => names.map(name => [`${index} ${name}`, each[name]] as const)),
    )
    const measured = await inTurns(all, ms * all.size, repeats)
    for (const [index, own] of owns.entries())
      for (const name of names) {
        const times = measured.get(`${index} ${name}`) ?? []
        own[name] = { p50: quantile(times, 0.5), p95: quantile(times, 0.95), calls: times.length }
      }
  }
  return owns
}
