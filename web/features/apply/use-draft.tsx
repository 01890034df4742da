// The draft of a new request on the server, beside what the device keeps.

import type { DraftRow } from '@bawaba/contract/entities/draft.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Client } from '../../client/client.ts'
import { useClient } from '../../client/hooks.tsx'
import { browserTimers } from '../../client/timers.ts'
import { forgetDrafts } from '../../drafts/queries.ts'
import { createDraftSync, type DraftSync, type SyncState } from '../../drafts/sync.ts'
import { onFlush } from '../../shell/flush.ts'
import type { Opening } from './opening.ts'
import type { KeptForm } from './use-kept-form.tsx'

type Place = { service: string; version: number; kept: KeptForm; opening: Opening; step: string }
export type FormDraft = { state: SyncState; sync: DraftSync }

const putOf =
  (client: Client, { service, version, kept }: Place, stepOf: () => string, name: string) =>
  (revision: number | undefined): Promise<DraftRow> => {
    const { activityId, answers } = kept.snapshot()
    return client.call('PUT drafts/:service/:draftId', {
      params: { service, draftId: kept.key },
      body: {
        version,
        activityId,
        answers,
        step: stepOf(),
        name,
        ...(kept.replaces && revision === undefined ? { replaces: kept.replaces } : {}),
      },
      headers: revision === undefined ? {} : { 'If-Match': `"${revision}"` },
    })
  }

/** `isKept` is false for a visitor: their draft stays on the device. */
export const useDraft = (place: Place, isKept: boolean): FormDraft => {
  const client = useClient()
  const queries = useQueryClient()
  const step = useRef(place.step)
  step.current = place.step
  const { kept, opening } = place
  const [sync] = useState(() => {
    const found = opening.kind === 'kept' ? opening : undefined
    const made = createDraftSync({
      put: putOf(client, place, () => step.current, found?.draft?.name ?? ''),
      onSaved: ({ revision }) => kept.confirm(revision),
      revision: found?.kept.revision,
      saved: found?.kept.isSaved ? found.draft : undefined,
      timers: browserTimers,
    })
    // What was typed while nothing could be saved is saved now.
    if (isKept && found && !found.kept.isSaved) made.change()
    return made
  })
  useEffect(() => {
    if (!isKept) return
    const retry = () => void sync.flush()
    const stop = kept.store.subscribeAll(sync.change)
    const leave = onFlush(sync.flush)
    addEventListener('online', retry)
    return () => {
      stop()
      leave()
      removeEventListener('online', retry)
      void sync.flush().then(() => forgetDrafts(queries))
    }
  }, [isKept, sync, kept, queries])
  return { state: useSyncExternalStore(sync.subscribe, sync.state, sync.state), sync }
}
