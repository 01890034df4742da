// A list of finance a page at a time: the page that is shown, and the buttons that turn to the first and the next.

import type { Text } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import type { Answer, Input } from '../../client/client.ts'
import { useClient } from '../../client/hooks.tsx'
import { useRead } from '../../client/use-read.tsx'
import styles from './finance.module.css'

type PagedCall = 'GET reconciliation' | 'GET reconciliation/differences' | 'GET reconciliation/account'

/** The page of a call whose answer names the next one in a header. */
export const useCursorPage = <Key extends PagedCall>(key: Key, search: object) => {
  const client = useClient()
  const [after, setAfter] = useState<string>()
  const query = after ? { ...search, after } : search
  const page = useRead({
    queryKey: [key, query],
    queryFn: async ({ signal }) => {
      const input = { query, signal } as unknown as Input<Key>[0]
      const { answer, headers } = await client.send(key, ...([input] as unknown as Input<Key>))
      return { answer: answer as Answer<Key>, next: headers.get('x-next-cursor') ?? undefined }
    },
    fresh: 'always',
    placeholderData: keepPreviousData,
  })
  return { ...page, after, setAfter }
}

type TurnsProps = {
  page: Pick<ReturnType<typeof useCursorPage>, 'after' | 'setAfter' | 'data' | 'isFetching'>
  toFirst: Text
  toNext: Text
  /** Whether a turned page is read from its top. */
  scrolls?: boolean
}

export const Turns = ({
  page: { after, setAfter, data, isFetching },
  toFirst,
  toNext,
  scrolls,
}: TurnsProps) => {
  const text = useText()
  if (!after && !data?.next) return null
  const turnTo = (page: string | undefined) => {
    setAfter(page)
    if (scrolls) scrollTo({ top: 0 })
  }
  return (
    <div className={styles.turns}>
      {after && <Button onClick={() => turnTo(undefined)}>{text(toFirst)}</Button>}
      {data?.next && (
        <Button iconAfter="next" busy={isFetching} onClick={() => turnTo(data.next)}>
          {text(toNext)}
        </Button>
      )}
    </div>
  )
}
