// A view is a name for an address of the inbox: what is kept can be sent to others, so it names nobody.

import type { SavedView, ViewSearch } from '@bawaba/contract/entities/inbox.ts'
import { nameError } from '@bawaba/contract/own-names.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { readDialled } from '@bawaba/language/input/phone-numbers.ts'
import { isUniqueViolation } from '../../platform/database/index.ts'
import type { SavedViewsStore } from './store.ts'

const most = 20

/** A day, as people write one: two of them in a name are no identifier. */
const days = /\p{Nd}{1,4}[-/.]\p{Nd}{1,2}[-/.]\p{Nd}{1,4}/gu

/** Ten digits and more are identifiers of people. */
const namesPerson = (text: string): boolean => /\d{10,}/.test(readDialled(text.replace(days, '|')))

const assertOfNobody = (name: string | undefined, search: ViewSearch | undefined): void => {
  if ([name ?? '', ...Object.values(search ?? {})].some(namesPerson)) throw new Problem('VIEW_OF_PERSON')
}

/** The name as it is kept; VALIDATION_FAILED where it is none. */
const tidied = (name: string): string => {
  const key = nameError(name)
  if (key) throw new Problem('VALIDATION_FAILED', { details: [{ path: 'body.name', key }] })
  return name.trim()
}

type Dependencies = { store: SavedViewsStore; newId: () => string }

export const createSavedViews = ({ store, newId }: Dependencies) => ({
  list: store.list,

  add: async (
    accountId: string,
    { name, search }: Pick<SavedView, 'name' | 'search'>,
  ): Promise<SavedView> => {
    assertOfNobody(name, search)
    const view = { id: newId(), name: tidied(name), search }
    const added = await store.add({ ...view, accountId }, most)
    if (added === 'full') throw new Problem('TOO_MANY_VIEWS')
    if (added === 'taken') throw new Problem('VIEW_NAME_TAKEN')
    return view
  },

  change: async (
    accountId: string,
    id: string,
    { name, search }: Partial<Pick<SavedView, 'name' | 'search'>>,
  ): Promise<SavedView> => {
    assertOfNobody(name, search)
    const named = name === undefined ? undefined : tidied(name)
    const changed = await store.change(accountId, id, { name: named, search }).catch(error => {
      throw isUniqueViolation(error) ? new Problem('VIEW_NAME_TAKEN') : error
    })
    if (!changed) throw new Problem('NOT_FOUND')
    return changed
  },

  remove: async (accountId: string, id: string): Promise<void> => {
    if (!(await store.remove(accountId, id))) throw new Problem('NOT_FOUND')
  },
})
export type SavedViews = ReturnType<typeof createSavedViews>
