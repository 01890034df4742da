// A draft: answers that were typed and not sent. It belongs to one person and to one version of a service.

import { type Static, Type } from 'typebox'
import { Document } from './document.ts'

const draft = {
  /** Made by the browser; its sending happens once under this id. */
  id: Type.String({ format: 'uuid' }),
  serviceSlug: Type.String(),
  /** The version of the service that it was typed into. */
  version: Type.Integer(),
  /** The version it opens with: its own, or the newest where publishing said that drafts go along. */
  opensVersion: Type.Integer(),
  activityId: Type.String(),
  /** '' for the one draft of a service; further ones have a name. */
  name: Type.String(),
  /** The page of the form it was left on. */
  step: Type.Optional(Type.String()),
  revision: Type.Integer(),
  createdAt: Type.String({ format: 'date-time' }),
  updatedAt: Type.String({ format: 'date-time' }),
  /** It is deleted then, unless it is changed before. */
  expiresAt: Type.String({ format: 'date-time' }),
  /** For how many minutes the portal was closed since it was saved: it is deleted as much later. */
  closedMinutes: Type.Optional(Type.Integer()),
}

/** A draft in a list. */
export const DraftRow = Type.Object(draft)
export type DraftRow = Static<typeof DraftRow>

export const Draft = Type.Object({
  ...draft,
  /** Everything as it was typed, hidden or not. */
  answers: Type.Record(Type.String(), Type.Unknown()),
  documents: Type.Array(Document),
})
export type Draft = Static<typeof Draft>
