// The draft of a new request on the server, beside what the device keeps.

import type { DraftRow } from '@bawaba/contract/entities/draft.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Client } from '../../client/client.ts'
import { onFlush } from '../../client/flush.ts'
import { useClient } from '../../client/hooks.tsx'
import { browserTimers } from '../../client/timers.ts'
import { forgetDrafts } from '../../modules/drafts/queries.ts'
import { createDraftSync, type DraftSync, type SyncState } from '../../modules/drafts/sync.ts'
import type { Opening } from './opening.ts'
import type { OpenedForm } from './use-opened-form.tsx'

type DraftOptions = { service: string; version: number; form: OpenedForm; opening: Opening; step: string }
export type FormDraft = { state: SyncState; sync: DraftSync }

const putOf =
  (client: Client, { service, version, form }: DraftOptions, stepOf: () => string, name: string) =>
  (revision: number | undefined): Promise<DraftRow> => {
    const { activityId, answers } = form.snapshot()
    return client.call('PUT drafts/:service/:draftId', {
      params: { service, draftId: form.key },
      body: {
        version,
        activityId,
        answers,
        step: stepOf(),
        name,
        ...(form.replaces && revision === undefined ? { replaces: form.replaces } : {}),
      },
      headers: revision === undefined ? {} : { 'If-Match': `"${revision}"` },
    })
  }

/** Whose answers this page sends: who is signed in, and the permission to act for somebody else. */
const ownerOf = ({ session }: Client): string => JSON.stringify([session.read().userId, session.ownerToken()])

/** `isKept` is false for a visitor: their draft stays on the device. */
export const useDraft = (options: DraftOptions, isSaving: boolean): FormDraft => {
  const client = useClient()
  const queries = useQueryClient()
  const step = useRef(options.step)
  step.current = options.step
  const { form, opening } = options
  const [sync] = useState(() => {
    const found = opening.kind === 'stored' ? opening : undefined
    const owner = ownerOf(client)
    const made = createDraftSync({
      id: () => form.key,
      answers: () => form.snapshot().answers,
      unanswered: found?.form.isSaved ? undefined : found?.form.snapshot?.answers,
      put: putOf(client, options, () => step.current, found?.draft?.name ?? ''),
      onSaved: ({ revision }) => form.confirm(revision),
      isOwnerPresent: () => ownerOf(client) === owner,
      revision: found?.form.revision,
      saved: found?.form.isSaved ? found.draft : undefined,
      timers: browserTimers,
    })
    // What was typed while nothing could be saved is saved now.
    if (isSaving && found && !found.form.isSaved) made.change()
    return made
  })
  useEffect(() => {
    if (!isSaving) return
    const retry = () => void sync.flush()
    const stop = form.store.subscribeAll(sync.change)
    const leave = onFlush(sync.flush)
    addEventListener('online', retry)
    return () => {
      stop()
      leave()
      removeEventListener('online', retry)
      void sync.flush().then(() => forgetDrafts(queries))
    }
  }, [isSaving, sync, form, queries])
  return { state: useSyncExternalStore(sync.subscribe, sync.state, sync.state), sync }
}
