// Reading content as administrators see it, and marking it as out of date after a change.

import { type ContentKind, contentKindNames } from '@bawaba/contract/content-rules.ts'
import { useQueryClient } from '@tanstack/react-query'
import { notFound, useParams } from '@tanstack/react-router'
import type { Answer } from '../../client/client.ts'

export type Item = Answer<'GET content/:kind'>[number]

/** `If-Match` of the revision that was seen; 0 where there was none. */
export const seen = (revision: number) => ({ 'if-match': `"${revision}"` })

/** Whoever manages content reads all of a kind at once. */
export const everything = (kind: ContentKind) => ({ params: { kind }, query: {} })

/** The kind of the address; the not-found page for any other word. */
export const useKind = (): ContentKind => {
  const params: { kind?: string } = useParams({ strict: false })
  const kind = contentKindNames.find(one => one === params.kind)
  if (!kind) throw notFound()
  return kind
}

export const useInvalidateContent = (): (() => Promise<void>) => {
  const queries = useQueryClient()
  return () =>
    queries.invalidateQueries({
      predicate: ({ queryKey: [call] }) => String(call).startsWith('GET content/'),
      refetchType: 'all',
    })
}

/** An item as it is sent to be saved. */
export const orderOf = ({
  title,
  summary,
  body,
  address,
  section,
  position,
  files,
  active,
  from,
  until,
}: Item) => ({
  title,
  summary,
  body,
  address,
  section,
  position,
  files: files.map(({ id }) => id),
  active: active ?? true,
  ...(from === undefined ? {} : { from }),
  ...(until === undefined ? {} : { until }),
})
