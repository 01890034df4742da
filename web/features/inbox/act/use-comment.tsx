// A comment as it is sent, and for a moment taken back.

import type { Request } from '@bawaba/contract/entities/request.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../client/hooks.tsx'
import { named, useTake } from '../request/request-data.tsx'

export type Comment = { text: string; isVisible: boolean }

export const useComment = (request: Request) => {
  const client = useClient()
  const take = useTake()
  /** The entry that can still be taken back, and what it said to whom. */
  const [sent, setSent] = useState<Comment & { entryId: string }>()
  const retraction = useMutation({
    mutationFn: (entryId: string) =>
      client.call('DELETE :service/:id/comments/:entryId', { params: { ...named(request), entryId } }),
    onSuccess: take,
  })
  return {
    send: async (comment: Comment) => {
      retraction.reset()
      const changed = await client.call('POST :service/:id/comment', {
        params: named(request),
        body: { text: comment.text, visibleToApplicant: comment.isVisible },
      })
      void take(changed)
      const entry = changed.history?.find(({ kind }) => kind === 'comment')
      setSent(entry && { ...comment, entryId: entry.id })
    },
    canRetract: sent !== undefined,
    isTooLate: retraction.isError,
    forget: () => setSent(undefined),
    /** Answers what was taken back, so that it can be written otherwise; nothing where it was too late. */
    retract: async (): Promise<Comment | undefined> => {
      if (!sent) return undefined
      setSent(undefined)
      const { entryId, ...comment } = sent
      return retraction.mutateAsync(entryId).then(
        () => comment,
        () => undefined,
      )
    },
  }
}
