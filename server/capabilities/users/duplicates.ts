// What of a member of staff is another's already: the user name, the national ID, the passport number. The statements that
// write decide; this says which of them it was, and says it of the rows of a file before any is written. Whether an
// identifier is somebody's is told as look-ups are: counted, and written down with whose it is.

import { Problem } from '@bawaba/contract/problem.ts'
import { type IdentityField, identityFields } from '@bawaba/contract/staff-identity.ts'
import {
  type StaffField,
  type StaffTyped,
  type StaffUsernames,
  staffUsername,
} from '@bawaba/contract/staff-rules.ts'
import type { SignedIn } from '../../platform/http/call.ts'
import type { Lookups } from '../lookups/index.ts'
import type { StaffIdentity } from './identity.ts'
import type { StaffRecord, UsersStore } from './store.ts'

type Named = StaffIdentity & { userSlug: string; username: string }
type By = { actor: SignedIn; address: string }
/** A user name as slug/name, or the index of an identifier in hexadecimal. */
type Key = { field: StaffField; key: string; index?: Buffer }
type Dependencies = {
  store: Pick<UsersStore, 'taken' | 'identified'>
  lookups: Lookups
  usernames: StaffUsernames
  indexOf: (field: IdentityField, typed: string) => Buffer
}

export const duplicate = (fields: readonly StaffField[]): Problem =>
  new Problem('Duplicate_Data', { details: fields.map(field => ({ path: `body.${field}`, key: 'taken' })) })

/** The fields of a row that are another's. */
export type TakenFields = (typed: StaffTyped) => StaffField[]

export const createTaken = ({ store, lookups, usernames, indexOf }: Dependencies) => {
  /** Where a user name was typed. */
  const nameField: StaffField = usernames === 'mobile' ? 'mobile' : 'username'
  const nameKey = (userSlug: string | undefined, username: string): Key => ({
    field: nameField,
    key: `${userSlug}/${username}`,
  })
  const indexKey = (field: IdentityField, index: Buffer): Key => ({
    field,
    key: index.toString('hex'),
    index,
  })
  /** A chosen name finds nobody; a number does, as national ID and passport number do. */
  const isIdentifier = ({ field }: Key): boolean => field !== 'username'

  /** Of these the ones that are somebody's, and whose. */
  const holdersOf = async (keys: readonly Key[], exceptId?: string): Promise<Map<string, string>> => {
    const [names, indexes] = await Promise.all([
      store.taken(keys.flatMap(({ key, index }) => (index ? [] : [key]))),
      store.identified(
        keys.flatMap(({ index }) => (index ? [index] : [])),
        exceptId,
      ),
    ])
    return new Map([...names, ...indexes])
  }
  /** Writes down whose identifiers somebody was told of. */
  const note = async (
    { actor, address }: By,
    found: readonly Key[],
    holders: ReadonlyMap<string, string>,
  ) => {
    for (const field of new Set(found.filter(isIdentifier).map(({ field }) => field))) {
      const people = found.filter(key => key.field === field).flatMap(({ key }) => holders.get(key) ?? [])
      await lookups.found({ actorId: actor.accountId, address, by: field }, people, people.length)
    }
  }

  const keysOf = (user: Named, before?: StaffRecord): Key[] => [
    ...(user.username === before?.username ? [] : [nameKey(user.userSlug, user.username)]),
    ...identityFields.flatMap(field => {
      const index = user[field]?.index
      return index ? [indexKey(field, index)] : []
    }),
  ]
  const keysIn = (typed: StaffTyped): Key[] => {
    // None where no user name comes of what was typed.
    const username = staffUsername(typed, usernames)
    return [
      ...(username ? [nameKey(typed.userSlug, username)] : []),
      ...identityFields.flatMap(field => {
        const text = typed[field]
        return text ? [indexKey(field, indexOf(field, text))] : []
      }),
    ]
  }

  const fieldsOf = async (by: By, user: Named, before?: StaffRecord): Promise<StaffField[]> => {
    const keys = keysOf(user, before)
    const holders = await holdersOf(keys, before?.id)
    const found = keys.filter(({ key }) => holders.has(key))
    await note(by, found, holders)
    return found.map(({ field }) => field)
  }

  return {
    /** What of a person to be added, or of the one that stands there, is another's. */
    fieldsOf,

    /** To name an identifier is to ask whether somebody has it. Throws TOO_MANY_LOOKUPS. */
    count: async ({ actor, address }: By, user: Named, before?: StaffRecord): Promise<void> => {
      const identifiers = keysOf(user, before).filter(isIdentifier)
      const [first] = identifiers
      if (first)
        await lookups.takeForEntry({ actorId: actor.accountId, address, by: first.field }, identifiers.length)
    },

    /** Throws Duplicate_Data where something is another's. */
    assertFree: async (by: By, user: Named, before?: StaffRecord): Promise<void> => {
      const others = await fieldsOf(by, user, before)
      if (others.length > 0) throw duplicate(others)
    },

    /**
     * Asked row by row of a file: what an earlier row has, and of what is compared with accounts what others have. A dry run
     * compares identifiers as far as the day's look-ups by file go, and says how many it did not compare; where rows are
     * added, the statement that adds each compares them.
     */
    amongAll: async (
      by: By,
      rows: readonly { typed: StaffTyped }[],
      isDryRun: boolean,
    ): Promise<{ takenFields: TakenFields; unchecked: number }> => {
      const all = new Map(rows.flatMap(({ typed }) => keysIn(typed)).map(each => [each.key, each]))
      const names = [...all.values()].filter(key => !isIdentifier(key))
      const identifiers = isDryRun ? [...all.values()].filter(isIdentifier) : []
      const [first] = identifiers
      const lookUp = first && { actorId: by.actor.accountId, address: by.address, by: first.field }
      const admitted = lookUp ? await lookups.takeForFile(lookUp, identifiers.length) : 0
      const compared = identifiers.slice(0, admitted)
      const holders = await holdersOf([...names, ...compared])
      if (compared.length > 0) {
        const found = compared.filter(({ key }) => holders.has(key))
        if (lookUp && found.length === 0) await lookups.found(lookUp, [], 0)
        await note(by, found, holders)
      }
      const seen = new Set(holders.keys())
      return {
        unchecked: identifiers.length - admitted,
        takenFields: typed =>
          keysIn(typed).flatMap(({ field, key }) => {
            if (seen.has(key)) return [field]
            seen.add(key)
            return []
          }),
      }
    },
  }
}
