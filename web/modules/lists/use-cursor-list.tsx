// A list whose answer names the next page in a header: the page that is shown, and turning to the first and the next.

import type { OutgoingMessage } from '@bawaba/contract/entities/notification.ts'
import type { PaymentRow } from '@bawaba/contract/entities/payment.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import type { Answer, Input } from '../../client/client.ts'
import { useClient } from '../../client/hooks.tsx'
import { useRead } from '../../client/use-read.tsx'

/** Each call with its rows. They come whole: these lists never ask for parts of a row. */
type RowsOf = {
  'GET auditLog': Answer<'GET auditLog'>
  'GET outgoingMessages': OutgoingMessage[]
  'GET payments': PaymentRow[]
}
type CursorCall = keyof RowsOf

export const useCursorList = <Key extends CursorCall>(key: Key, filter: string, pageSize: number) => {
  const client = useClient()
  const [page, setPage] = useState<{ filter: string; after: string | undefined }>()
  // Another filter begins at its own first page.
  const after = page?.filter === filter ? page.after : undefined
  const query = { filter, total: true, ...(after ? { after } : {}) }
  const reading = useRead({
    queryKey: [key, query],
    queryFn: async ({ signal }) => {
      const input = { query, signal } as unknown as Input<Key>[0]
      const { answer, headers } = await client.send(key, ...([input] as unknown as Input<Key>))
      const rows = answer as unknown as RowsOf[Key]
      return {
        rows,
        total: Number(headers.get('x-total-count') ?? rows.length),
        next: rows.length === pageSize ? (headers.get('x-next-cursor') ?? undefined) : undefined,
      }
    },
    fresh: 'always',
    placeholderData: keepPreviousData,
  })
  const onTurn = (after: string | undefined) => {
    setPage({ filter, after })
    globalThis.scrollTo({ top: 0 })
  }
  return { reading, turns: { after, next: reading.data?.next, isBusy: reading.isFetching, onTurn } }
}
