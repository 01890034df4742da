// What of a member of staff is another's already: the user name, the national ID, the passport number. The statements that
// write decide; this says which of them it was, and says it of the rows of a file before any is written.

import { Problem } from '@bawaba/contract/problem.ts'
import { type IdentityField, identityFields } from '@bawaba/contract/staff-identity.ts'
import {
  type StaffField,
  type StaffTyped,
  type StaffUsernames,
  staffUsername,
} from '@bawaba/contract/staff-rules.ts'
import type { StaffIdentity } from './identity.ts'
import type { StaffRecord, UsersStore } from './store.ts'

type Named = StaffIdentity & { userSlug: string; username: string }

export const duplicate = (fields: readonly StaffField[]): Problem =>
  new Problem('Duplicate_Data', { details: fields.map(field => ({ path: `body.${field}`, key: 'taken' })) })

/** The fields of a row that are another's. */
export type TakenFields = (typed: StaffTyped) => StaffField[]

export const createTaken = (store: Pick<UsersStore, 'taken' | 'identified'>, usernames: StaffUsernames) => {
  /** Where a user name was typed. */
  const nameField: StaffField = usernames === 'mobile' ? 'mobile' : 'username'
  const keyOf = (userSlug: string | undefined, username: string) => `${userSlug}/${username}`

  return {
    /** Of a person to be added, or of the one that stands there. */
    fieldsOf: async (user: Named, before?: StaffRecord): Promise<StaffField[]> => {
      const isNamed = user.username !== before?.username
      const indexed = identityFields.flatMap(field => {
        const index = user[field]?.index
        return index ? [{ field, index }] : []
      })
      const [names, indexes] = await Promise.all([
        isNamed ? store.taken([keyOf(user.userSlug, user.username)]) : new Set<string>(),
        store.identified(
          indexed.map(({ index }) => index),
          before?.id,
        ),
      ])
      const others = indexed.filter(({ index }) => indexes.has(index.toString('hex')))
      return [...(names.size > 0 ? [nameField] : []), ...others.map(({ field }) => field)]
    },

    /** Asked row by row of a file: what others have, and what an earlier row has. */
    amongAll: async (
      rows: readonly { typed: StaffTyped }[],
      indexOf: (field: IdentityField, typed: string) => Buffer,
    ): Promise<TakenFields> => {
      /** None where no user name comes of what was typed. */
      const named = (typed: StaffTyped): string[] => {
        const username = staffUsername(typed, usernames)
        return username ? [keyOf(typed.userSlug, username)] : []
      }
      const indexed = (typed: StaffTyped) =>
        identityFields.flatMap(field => {
          const text = typed[field]
          return text ? [{ field, index: indexOf(field, text) }] : []
        })
      const [names, indexes] = await Promise.all([
        store.taken(rows.flatMap(({ typed }) => named(typed))),
        store.identified(rows.flatMap(({ typed }) => indexed(typed).map(({ index }) => index))),
      ])
      return typed => {
        const isNew = (seen: Set<string>, key: string) => !seen.has(key) && seen.add(key) !== undefined
        return [
          ...named(typed).flatMap(name => (isNew(names, name) ? [] : [nameField])),
          ...indexed(typed)
            .filter(({ index }) => !isNew(indexes, index.toString('hex')))
            .map(({ field }) => field),
        ]
      }
    },
  }
}
