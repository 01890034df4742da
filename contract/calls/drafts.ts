// Drafts: saved while one types, found again on another device, deleted with a way back.

import { Type } from 'typebox'
import { Draft, DraftRow } from '../entities/draft.ts'
import { SentAnswers } from '../entities/request.ts'
import { serviceSlugPattern } from '../entities/service.ts'
import { Whole } from '../entities/whole.ts'
import { personal } from '../policy-rows.ts'
import { defineCalls } from './call.ts'
import { ServiceParams } from './parts.ts'

const DraftParams = Type.Object({
  service: Type.String({ pattern: serviceSlugPattern }),
  draftId: Type.String({ format: 'uuid' }),
})

export const draftCalls = defineCalls({
  'GET drafts': {
    summary: { ar: 'مسوداتك', en: 'The drafts of the caller, the last changed first' },
    tag: 'requests',
    answer: Type.Array(DraftRow),
    policy: personal,
    errors: [],
  },
  'GET drafts/:service': {
    summary: { ar: 'مسودات خدمة', en: 'The drafts of a service, with everything typed' },
    tag: 'requests',
    params: ServiceParams,
    answer: Type.Array(Draft),
    policy: personal,
    errors: ['MODEL_NOT_FOUND'],
  },
  'GET drafts/:service/:draftId': {
    summary: { ar: 'مسودة', en: 'One draft' },
    tag: 'requests',
    params: DraftParams,
    answer: Draft,
    policy: personal,
    errors: ['NOT_FOUND'],
  },
  'PUT drafts/:service/:draftId': {
    summary: {
      ar: 'حفظ مسودة',
      en: 'Save a draft; If-Match names the revision it was changed on, and a new one has none',
    },
    tag: 'requests',
    params: DraftParams,
    body: Type.Object(
      {
        version: Whole(1),
        activityId: Type.String({ maxLength: 64 }),
        answers: SentAnswers,
        name: Type.Optional(Type.String({ maxLength: 120 })),
        step: Type.Optional(Type.String({ maxLength: 16 })),
        /** The draft that this new one takes over from: it is deleted as this one is added. */
        replaces: Type.Optional(Type.String({ format: 'uuid' })),
      },
      { additionalProperties: false },
    ),
    answer: DraftRow,
    policy: personal,
    errors: [
      'NOT_FOUND',
      'MODEL_NOT_FOUND',
      'VERSION_CHANGED',
      'CONFLICT',
      'DRAFT_EXISTS',
      'DRAFT_TOO_LARGE',
      'TOO_MANY_DRAFTS',
    ],
  },
  'DELETE drafts/:service/:draftId': {
    summary: { ar: 'حذف مسودة', en: 'Delete a draft; it can be restored for a day' },
    tag: 'requests',
    params: DraftParams,
    answer: Type.Null(),
    status: 204,
    policy: personal,
    errors: ['NOT_FOUND'],
  },
  'POST drafts/:service/:draftId/restore': {
    summary: { ar: 'استرجاع مسودة', en: 'Bring a deleted draft back' },
    tag: 'requests',
    params: DraftParams,
    answer: DraftRow,
    policy: personal,
    errors: ['NOT_FOUND', 'DRAFT_EXISTS'],
  },
})
