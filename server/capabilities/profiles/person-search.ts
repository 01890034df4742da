// Finding a citizen by an identifier that is kept sealed: by its keyed hash. A passport is one of its country, and who
// asks knows its number alone, so that every country's is looked for.

import { readCompact } from '@bawaba/language/index.ts'
import type { Seal } from '../../platform/sealed.ts'
import { passportIndexText } from '../accounts/index.ts'
import { countries } from '../user-models/index.ts'
import type { ProfilesStore } from './store.ts'

type Dependencies = { store: Pick<ProfilesStore, 'byNationalId' | 'byPassport' | 'find'>; seal: Seal }

export const createPersonSearch = ({ store, seal }: Dependencies) => ({
  /** The whole identifiers of a person, for that person. */
  identifiersOf: async (accountId: string): Promise<Record<string, string>> => {
    const row = await store.find(accountId)
    return {
      ...(row?.nationalId ? { nationalId: seal.open('nationalId', row.nationalId) } : {}),
      ...(row?.passportNumber ? { passportNumber: seal.open('passportNumber', row.passportNumber) } : {}),
    }
  },

  /** Ids of the active citizens with this identifier. */
  byIdentifier: async (kind: 'nationalId' | 'passportNumber', typed: string): Promise<string[]> => {
    const text = readCompact(typed)
    const rows =
      kind === 'nationalId'
        ? await store.byNationalId(seal.indexOf('nationalId', text))
        : await store.byPassport(
            countries.map(({ code }) => seal.indexOf('passportNumber', passportIndexText(code, text))),
          )
    return rows.map(({ id }) => id)
  },
})
export type PersonSearch = ReturnType<typeof createPersonSearch>
