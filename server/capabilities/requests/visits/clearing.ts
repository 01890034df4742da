// Visits that their calendar no longer offers, moved or freed many at a time: each with an entry in its history and one
// message. A freed visit takes its answer along, so that its applicant chooses another time by the act that changes it.

import { appointmentKind } from '@bawaba/forms/fields/appointment-code.ts'
import type { CompiledService } from '@bawaba/forms/index.ts'
import type { Text } from '@bawaba/language/index.ts'
import { type Database, DatabaseUnavailable } from '../../../platform/database/index.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import type { Notices } from '../../notifications/index.ts'
import type { Stored } from '../answers/stored-answers.ts'
import type { Changed } from '../dependencies.ts'
import type { RequestRecord } from '../row.ts'
import { inOne, timeOf } from './visit-words.ts'
import { type ClearedVisit, visitsStore } from './visits-store.ts'

type Dependencies = {
  database: Database
  stored: Stored
  catalogue: Pick<Catalogue, 'formOf'>
  notices: Notices
  announce(request: Changed): void
  clock: () => Date
  newId: () => string
}

/** A request with a visit to come. `elsewhere`: when its applicant is at other visits, as codes tell the time. */
export type BookedVisit = RequestRecord & { code: string; elsewhere: string[] }
/** `to`: its new time; none: it is freed. */
export type VisitChange = { visit: BookedVisit; to?: string; reason: Text }

const mostAtOnce = 500
/** A change of so many in one statement. */
const batchSize = 100

/** The question that holds a visit. */
const questionOf = (form: CompiledService, { data, code }: BookedVisit): string | undefined =>
  form.filing?.fields.find(({ name, kind }) => kind.reserves === appointmentKind && data[name] === code)?.name

export const createClearing = (dependencies: Dependencies) => {
  const { database, stored, catalogue, notices, announce, clock, newId } = dependencies
  const store = visitsStore(database)

  const rowOf = async ({ visit, to, reason }: VisitChange): Promise<ClearedVisit | undefined> => {
    const name = questionOf(await catalogue.formOf(visit.serviceSlug, visit.version), visit)
    if (name === undefined) return undefined
    const sealing = await stored.sealing(visit)
    const time = to ?? visit.code
    return {
      id: visit.id,
      revision: visit.revision,
      from: visit.code,
      to: to ?? null,
      name,
      data: to === undefined ? {} : sealing.answers({ [name]: to }),
      entryId: newId(),
      detail: {
        visit: visit.code,
        ...(to === undefined ? {} : { newVisit: to }),
        text: inOne(reason),
      },
      timeAr: timeOf(time, 'ar'),
      timeEn: timeOf(time, 'en'),
    }
  }

  /** Changes in one statement, all of one reason, all moved or all freed; answers the ids of requests that changed. */
  const clear = async (changes: readonly VisitChange[]): Promise<string[]> => {
    const [first] = changes
    if (!first) return []
    const rows = (await Promise.all(changes.map(rowOf))).filter(row => row !== undefined)
    const kind = first.to === undefined ? 'visitFreed' : 'visitMoved'
    const notice = notices.write(kind, language => ({
      number: '{number}',
      reason: first.reason[language],
      time: '{time}',
    }))
    return store.clear(kind, rows, notice, clock())
  }

  /** Changes and announces; answers how many changed. */
  const clearOnce = async (changes: readonly VisitChange[]): Promise<number> => {
    const changed = new Set(await clear(changes))
    for (const { visit } of changes)
      if (changed.has(visit.id)) announce({ ...visit, revision: visit.revision + 1 })
    return changed.size
  }

  /**
   * One that cannot be changed keeps the others from nothing: it is alone at last, and reported. Where the database cannot
   * serve, fewer at once would fail as well.
   */
  const clearOrSplit = async (
    changes: readonly VisitChange[],
    report: (error: unknown) => void,
  ): Promise<number> => {
    try {
      return await clearOnce(changes)
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error
      if (changes.length <= 1) {
        report(error)
        return 0
      }
      const middle = Math.ceil(changes.length / 2)
      const first = await clearOrSplit(changes.slice(0, middle), report)
      return first + (await clearOrSplit(changes.slice(middle), report))
    }
  }

  return {
    /** Requests with a visit at one of these times. */
    at: async (codes: readonly string[]): Promise<BookedVisit[]> =>
      (await store.at(codes, mostAtOnce)).map(({ code, elsewhere, ...found }) => ({
        ...stored.record(found),
        code,
        elsewhere,
      })),

    /**
     * Moves and frees visits; answers how many changed. Those whose new time filled up meanwhile, or whose request changed, stay
     * as they are: the caller looks again.
     */
    clear: async (changes: readonly VisitChange[], report: (error: unknown) => void): Promise<number> => {
      const groups = Map.groupBy(changes, ({ to, reason }) => JSON.stringify([to === undefined, reason]))
      let count = 0
      try {
        for (const group of groups.values())
          for (let start = 0; start < group.length; start += batchSize)
            count += await clearOrSplit(group.slice(start, start + batchSize), report)
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable)) throw error
        // The rest is for the next run.
        report(error)
      }
      return count
    },
  }
}
export type Clearing = ReturnType<typeof createClearing>
