// The rows that are chosen, with what an act on them needs to know. They stay chosen while the list is read anew or
// turned to another page, and go when the filters change.

import { useEffect, useState } from 'react'
import { type InboxSearch, without } from '../address.ts'
import type { InboxRow } from '../list/list-query.ts'

export type Chosen = Pick<
  InboxRow,
  'id' | 'ID' | 'revision' | 'serviceSlug' | 'version' | 'status' | 'statusKind' | 'assignee'
>
export type Selection = {
  rows: readonly Chosen[]
  has: (id: string) => boolean
  toggle: (row: Chosen, isOn: boolean) => void
  choose: (rows: readonly Chosen[]) => void
  clear: () => void
}

/** The list that a choice belongs to. */
const listOf = (search: InboxSearch): string => JSON.stringify({ ...without(search), sort: undefined })

export const useSelection = (search: InboxSearch, latest: readonly InboxRow[]): Selection => {
  const list = listOf(search)
  const [selection, setSelection] = useState<{ list: string; chosen: ReadonlyMap<string, Chosen> }>({
    list,
    chosen: new Map(),
  })
  const chosen: ReadonlyMap<string, Chosen> = selection.list === list ? selection.chosen : new Map()
  const set = (next: ReadonlyMap<string, Chosen>) => setSelection({ list, chosen: next })
  // An act is made on a request as it is shown: what was read anew is what is chosen.
  useEffect(() => {
    const renewed = latest.filter(({ id, revision }) => {
      const old = chosen.get(id)
      return old !== undefined && old.revision !== revision
    })
    if (renewed.length > 0) set(new Map([...chosen, ...renewed.map(row => [row.id, row] as const)]))
  })
  return {
    rows: [...chosen.values()],
    has: id => chosen.has(id),
    toggle: (row, isOn) => {
      const next = new Map(chosen)
      if (isOn) next.set(row.id, row)
      else next.delete(row.id)
      set(next)
    },
    choose: rows => set(new Map(rows.map(row => [row.id, row]))),
    clear: () => set(new Map()),
  }
}
