// Printing a request: what is on paper is in its history first. Whoever prints by the browser's own menu is written down
// as the printing begins.

import type { Request } from '@bawaba/contract/entities/request.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useClient } from '../../../client/hooks.tsx'
import { named, useTake } from './request-data.tsx'

export type PrintView = {
  /** Whether the page is being drawn for paper. */
  isPrinting: boolean
  /** The history could not be written: by the button nothing was printed. */
  hasFailed: boolean
  print: () => void
}

export const usePrintView = (request: Request): PrintView => {
  const client = useClient()
  const take = useTake()
  const [isPrinting, setPrinting] = useState(false)
  const isNoted = useRef(false)
  const { mutateAsync, isError: hasFailed } = useMutation({
    mutationFn: async () =>
      take(await client.call('POST :service/:id/print', { params: named(request), body: {} })),
  })
  const note = (): Promise<boolean> =>
    mutateAsync().then(
      () => true,
      () => false,
    )
  const latest = useRef(note)
  useEffect(() => {
    latest.current = note
  })
  useEffect(() => {
    const begin = () => {
      // Paper takes what stands on the page when this returns.
      flushSync(() => setPrinting(true))
      if (!isNoted.current) void latest.current()
    }
    const end = () => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  const run = async () => {
    if (!(await note())) return
    isNoted.current = true
    window.print()
    isNoted.current = false
  }
  return { isPrinting, hasFailed, print: () => void run() }
}
