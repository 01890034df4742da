// How a form opens: anew, with what was kept here or on the server, or as one that was sent already. Pure.

import type { Draft } from '@bawaba/contract/entities/draft.ts'
import type { DocumentRef } from '@bawaba/forms/fields/field.ts'
import type { StoredForm } from './stored-form.ts'

export type Opening =
  | { kind: 'new' }
  /** `fromOutside`: one comes to the form anew and finds earlier answers; otherwise one never left it. */
  | {
      kind: 'stored'
      form: StoredForm
      fromOutside: boolean
      draft?: Draft
      /** Its files, where the draft of the server does not name them all. */
      documents?: readonly DocumentRef[]
    }
  /** The number is unknown where the answer to the sending never arrived. */
  | { kind: 'sent'; ID?: string }

const ids = /"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"/g
/** What may be files among the answers of a form, and is not among those that the draft of the server names. */
export const unknownFilesOf = (opening: Opening): string[] => {
  if (opening.kind !== 'stored' || opening.documents) return []
  const known = new Set(opening.draft?.documents.map(({ id }) => id))
  return [...JSON.stringify(opening.form.snapshot?.answers ?? {}).matchAll(ids)]
    .map(([, id = '']) => id)
    .filter(id => !known.has(id))
}

/** A draft of the server as if it had been kept here. */
export const storedFormOf = ({ id, version, activityId, answers, revision }: Draft): StoredForm => ({
  version,
  key: id,
  revision,
  isSaved: true,
  snapshot: { activityId, answers },
})

/**
 * Whether what is kept here says nothing that the server does not know better: it was saved, and since then the draft
 * was changed, sent or deleted elsewhere. Without an answer of the server (`draft` undefined) what is here counts.
 */
const isOutdated = (stored: StoredForm, draft: Draft | null | undefined): boolean =>
  stored.isSaved === true &&
  draft !== undefined &&
  (draft?.id !== stored.key || draft.revision !== stored.revision)

/**
 * Pages of the form carry a step in their address; a link to the form does not. Back, after sending, leads to a
 * page with a step: it must not offer to send again. Coming by a link after that means a new request.
 * `draft` is the server's, null where it has none.
 */
export const openingOf = (
  stored: StoredForm | undefined,
  hasStep: boolean,
  draft?: Draft | null,
): Opening => {
  if (stored?.sent !== undefined && hasStep) return { kind: 'sent', ID: stored.sent }
  const fromOutside = !hasStep
  if (stored?.snapshot && !isOutdated(stored, draft))
    return { kind: 'stored', form: stored, fromOutside, ...(draft?.id === stored.key ? { draft } : {}) }
  return draft ? { kind: 'stored', form: storedFormOf(draft), fromOutside, draft } : { kind: 'new' }
}
