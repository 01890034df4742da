// The requests of one person, found by an identifier. Whoever searches learns of nobody whose requests they may not see,
// searches are few, and each is written into the audit.

import type { PersonRequests, PersonSearch } from '@bawaba/contract/entities/inbox.ts'
import { readMobile } from '@bawaba/contract/mobile.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { Lookups } from '../../lookups/index.ts'
import { scopeSql } from '../../request-scope/index.ts'
import type { Stored } from '../answers/stored-answers.ts'
import type { Caller } from '../named.ts'
import { requestView } from '../row.ts'
import type { PersonStore } from './person-store.ts'

const pageSize = 20
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

type Dependencies = {
  store: PersonStore
  stored: Pick<Stored, 'withoutAnswers'>
  /** Ids of the active citizens with this identifier. */
  byIdentifier(kind: 'nationalId' | 'passportNumber', typed: string): Promise<string[]>
  lookups: Lookups
}

export const createOfPerson = ({ store, stored, byIdentifier, lookups }: Dependencies) => {
  const finders: Record<'mobile' | 'nationalId' | 'passportNumber', (typed: string) => Promise<string[]>> = {
    mobile: async typed => {
      const mobile = readMobile(typed)
      if (!mobile) throw new Problem('MOBILE_NOT_READ')
      return store.citizensByMobile(mobile)
    },
    nationalId: typed => byIdentifier('nationalId', typed),
    passportNumber: typed => byIdentifier('passportNumber', typed),
  }

  return async (
    { actor, scope }: Caller,
    { after, ...filter }: PersonSearch,
    address: string,
  ): Promise<PersonRequests> => {
    const kinds = Object.keys(filter) as (keyof typeof finders)[]
    const [kind] = kinds
    if (!kind || kinds.length > 1 || (after !== undefined && !uuid.test(after)))
      throw new Problem('VALIDATION_FAILED', { details: [{ path: 'body', key: 'exactlyOne' }] })
    const lookUp = { actorId: actor.accountId, address, by: kind }
    await lookups.take(lookUp)
    const ids = await finders[kind](filter[kind] ?? '')
    const admitted = scopeSql(actor, scope)
    const [people, [records, { total }]] = await Promise.all([
      store.people(admitted, ids, scope === 'all'),
      store.requests(admitted, ids, after, pageSize),
    ])
    // Several may share a mobile: each of them was seen.
    await lookups.found(
      lookUp,
      people.map(({ id }) => id),
      people.length,
    )
    const next = records.length === pageSize ? records.at(-1)?.id : undefined
    return {
      people: people.map(({ mobile, ...rest }) => ({
        ...rest,
        mobile: mobile ? `…${mobile.slice(-4)}` : '',
      })),
      requests: records.map(record => {
        const { data: _, given: __, ...row } = requestView(stored.withoutAnswers(record), 'staff')
        return row
      }),
      total,
      ...(next ? { next } : {}),
    }
  }
}
export type OfPerson = ReturnType<typeof createOfPerson>
