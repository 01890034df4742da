// Which units of the page are selected. What is not on the page any more is not selected either.

import { useState } from 'react'
import type { Unit } from '../../unit-calls.ts'

export const useSelection = (rows: readonly Pick<Unit, 'code'>[]) => {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const codes = rows.map(({ code }) => code).filter(code => marked.has(code))
  return {
    codes,
    has: (code: string) => marked.has(code),
    isAll: rows.length > 0 && codes.length === rows.length,
    toggle: (code: string) => {
      const next = new Set(codes)
      if (!next.delete(code)) next.add(code)
      setMarked(next)
    },
    toggleAll: () => setMarked(new Set(codes.length === rows.length ? [] : rows.map(({ code }) => code))),
    clear: () => setMarked(new Set()),
  }
}
export type Selection = ReturnType<typeof useSelection>
