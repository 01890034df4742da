// What an address asks of the list: its view and each of its filters is a condition, and all of them must hold.

import { type InboxSearch, viewOf } from '../address.ts'
import { viewDefinition } from '../views/views.ts'
import { type Condition, conditionsOf } from './filter-rows.ts'

/** The whole condition of an address, for a case worker at a time. */
export const whereOf = (search: InboxSearch, me: string, now: Date): Condition => {
  const view = viewOf(search)
  const filtered = [
    ...(view ? [viewDefinition(view).where({ me, now })] : []),
    ...conditionsOf(search),
  ].filter(condition => Object.keys(condition).length > 0)
  return filtered.length === 0 ? {} : filtered.length === 1 ? (filtered[0] as Condition) : { and: filtered }
}
