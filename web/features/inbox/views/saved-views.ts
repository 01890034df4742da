// Saved views as addresses, and addresses as saved views.

import type { SavedView, ViewSearch } from '@bawaba/contract/entities/inbox.ts'
import { type InboxSearch, readSearch } from '../address.ts'

/** The part of an address that a view keeps: not the page, nor what is open. */
export const storedOf = ({
  from: _,
  request: __,
  person: ___,
  answers,
  ...stored
}: InboxSearch): ViewSearch => ({
  ...Object.fromEntries(
    Object.entries(stored).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ),
  ...(answers ? { answers: JSON.stringify(answers) } : {}),
})

export const searchOf = ({ search }: Pick<SavedView, 'search'>): InboxSearch => readSearch(search)

const inOrder = (stored: ViewSearch): string => JSON.stringify(Object.entries(stored).toSorted())

/** Whether an address shows a saved view, whatever page of it; in any order where the view has none of its own. */
export const isShown = (view: Pick<SavedView, 'search'>, search: InboxSearch): boolean => {
  const own = searchOf(view)
  const sort = own.sort === undefined ? undefined : search.sort
  return inOrder(storedOf(own)) === inOrder(storedOf({ ...search, sort }))
}
