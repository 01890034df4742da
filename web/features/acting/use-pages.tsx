// A list that goes back page by page: each time earlier entries are asked for they come below those that are there.

import type { CallKey } from '@bawaba/contract/calls/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import type { ReactNode } from 'react'
import { serverWords } from '../../client/call-error.ts'
import type { Answer, Input } from '../../client/client.ts'
import { useClient } from '../../client/hooks.tsx'
import { useReadPages } from '../../client/use-read-pages.tsx'
import { messages } from './messages.ts'

type PagedCall = Extract<CallKey, 'GET actings' | 'GET actings/requests' | 'GET :slug/:id/actings'>
type Row<Key extends PagedCall> = Answer<Key>[number]

type Pages<Key extends PagedCall> = {
  /** Those read so far. */
  rows: Row<Key>[] | undefined
  /** The button that reads earlier ones, where there are any. */
  earlier: ReactNode
  /** That some were not read, with a way to try again. */
  failure: ReactNode
}

export const usePages = <Key extends PagedCall>(
  key: Key,
  { params, enabled = true }: { params?: Record<string, string>; enabled?: boolean } = {},
): Pages<Key> => {
  const text = useText()
  const client = useClient()
  const list = useReadPages({
    queryKey: [key, 'pages', params ?? null],
    enabled,
    fresh: 'always',
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam === undefined ? {} : { after: pageParam }
      const input = { ...(params ? { params } : {}), query, signal } as unknown as Input<Key>[0]
      const { answer, headers } = await client.send(key, ...([input] as unknown as Input<Key>))
      return { rows: answer as Row<Key>[], next: headers.get('x-next-cursor') ?? undefined }
    },
    getNextPageParam: ({ next }) => next,
  })
  return {
    rows: list.data?.pages.flatMap(({ rows }) => rows),
    earlier: list.hasNextPage && (
      <p>
        <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {text(messages.earlier)}
        </Button>
      </p>
    ),
    failure: list.error && (
      <Notice
        kind="error"
        title={text(messages.notLoaded)}
        actions={
          <Button
            busy={list.isFetching}
            onClick={() => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
          >
            {text(messages.tryAgain)}
          </Button>
        }
      >
        {serverWords(list.error)}
      </Notice>
    ),
  }
}
