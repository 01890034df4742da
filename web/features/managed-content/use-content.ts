// Reading content as administrators see it, and marking it as out of date after a change.

import { type ContentKind, contentKindNames, kindRow } from '@bawaba/contract/content-rules.ts'
import { useQueryClient } from '@tanstack/react-query'
import { notFound, useParams } from '@tanstack/react-router'
import type { Answer } from '../../client/client.ts'
import { useCallWhen } from '../../client/hooks.tsx'

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
      predicate: ({ queryKey: [call] }) => /^GET (content\/|newsletterIssues)/.test(String(call)),
      refetchType: 'all',
    })
}

/** The issue that an item was ordered to be sent as; undefined where it was not, or is of another kind. */
export const useIssue = (kind: ContentKind, slug: string) => {
  const answer = useCallWhen(
    {
      enabled: kindRow(kind).isMailed,
      // Counts move while letters go out.
      fresh: 'always',
      refetchInterval: ({ state }) =>
        state.data?.issues.some(issue => issue.name === slug && issue.state !== 'sent') ? 5_000 : false,
    },
    'GET newsletterIssues',
  )
  return { ...answer, issue: answer.data?.issues.find(({ name }) => name === slug) }
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
