// Items that a release supplies and that have no versions: categories, centers, calendars. What is stored is compared
// with what the last start stored: if they differ, a user changed it and it stays.

import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type Database, locked, type Queries } from '../../platform/database/index.ts'
import { absent, newestOf, type SupplyRecord, supplyOutcome } from './outcome.ts'
import { type SupplyKind, supplyStore } from './store.ts'

/** What a start leaves as it is, by name. */
export type SupplyNotice = { kind: SupplyKind; key: string; outcome: 'waiting' | 'unaccepted' | 'older' }

type Values<Value> = ReadonlyMap<string, Value | null>
type Items<Value> = {
  kind: SupplyKind
  release: string
  /** What the release brings, by key. */
  brought: ReadonlyMap<string, Value>
  /** Whether an item that no programme brings any more is withdrawn. */
  isWithdrawn: boolean
  /** What is stored, by key; null: withdrawn. */
  read(queries: Queries): Promise<Values<Value>>
  write(queries: Queries, changes: Values<Value>): Promise<unknown>
}

/** As jsonb has it: without what is undefined. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))
const isSame = (a: unknown, b: unknown): boolean => isDeepStrictEqual(plain(a), plain(b))
const digestOf = (value: unknown): string =>
  value === null ? absent : createHash('sha256').update(JSON.stringify(value)).digest('hex')

const itemsToJudge = <Value>(
  { brought, isWithdrawn }: Items<Value>,
  known: Iterable<string>,
): Values<Value> =>
  new Map([
    ...(isWithdrawn ? [...known].map(key => [key, null] as const) : []),
    ...[...brought].map(([key, value]) => [key, value as Value | null] as const),
  ])

/** Stores what is news and untouched; answers what waits. One start at a time. */
export const supplyItems = async <Value>(
  database: Pick<Database, 'transaction'>,
  items: Items<Value>,
): Promise<SupplyNotice[]> =>
  locked(database, `supply ${items.kind}`, async queries => {
    const { kind, release } = items
    const store = supplyStore(queries)
    const histories = await store.histories(kind)
    const stored = await items.read(queries)
    const changes = new Map<string, Value | null>()
    const notices: SupplyNotice[] = []
    for (const [key, value] of itemsToJudge(items, histories.keys())) {
      const history: SupplyRecord[] = histories.get(key) ?? []
      const supplied = { kind, key, release, sha256: digestOf(value), value }
      const now = stored.get(key)
      const outcome = supplyOutcome(
        history,
        supplied,
        now === undefined
          ? undefined
          : {
              isEqual: isSame(now, value),
              isUntouched: applied => isSame(now, applied.value),
            },
      )
      const newest = newestOf(history)
      const isNews = outcome !== 'older'
      const isNoted = newest?.sha256 === supplied.sha256 && newest.release === release
      const isKnownOlder = !isNews && history.some(({ sha256 }) => sha256 === supplied.sha256)
      if (!isNoted && !isKnownOlder) await store.noteBrought(supplied, isNews)
      const own = history.find(({ sha256 }) => sha256 === supplied.sha256)
      const isTaken = outcome === 'known' && now !== undefined && isSame(now, value) && !own?.appliedPlace
      if (outcome === 'apply' || isTaken) await store.noteApplied(supplied, null)
      if (outcome === 'apply') changes.set(key, value)
      if (outcome === 'waiting' || outcome === 'older') notices.push({ kind, key, outcome })
    }
    if (changes.size > 0) await items.write(queries, changes)
    return notices
  })
