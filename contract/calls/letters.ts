// Letters and certificates: one's own, those of a request, each as a PDF, and whether one is valid.

import { Type } from 'typebox'
import { Letter, LetterStatus } from '../entities/letter.ts'
import { Literals } from '../entities/literals.ts'
import { longestText } from '../own-texts.ts'
import { defineCalls } from './call.ts'
import { RequestParams } from './parts.ts'

const open = { additionalProperties: false }
const number = Type.String({ maxLength: 20 })
const LetterParams = Type.Object({ ...RequestParams.properties, number })

export const letterCalls = defineCalls({
  'GET documents': {
    summary: { ar: 'وثائقي', en: 'One’s own letters and certificates, the newest first' },
    tag: 'requests',
    answer: Type.Array(Letter),
    errors: [],
  },
  'GET documents/:number/status': {
    summary: {
      ar: 'هل الوثيقة سارية',
      en: 'Whether a letter is valid, expired or revoked; anybody may ask who has its number',
    },
    tag: 'requests',
    params: Type.Object({ number }),
    answer: LetterStatus,
    errors: ['NOT_FOUND', 'MAX_ATTEMPTS'],
  },
  'GET :service/:id/letters': {
    summary: { ar: 'وثائق طلب', en: 'The letters of a request, the newest first' },
    tag: 'requests',
    params: RequestParams,
    answer: Type.Array(Letter),
    errors: ['NOT_FOUND', 'MODEL_NOT_FOUND'],
  },
  'GET :service/:id/letters/:number/content': {
    summary: { ar: 'وثيقة بصيغة PDF', en: 'A letter as a PDF, in Arabic or English' },
    tag: 'requests',
    params: LetterParams,
    query: Type.Object(
      {
        language: Type.Optional(Literals(['ar', 'en'])),
        mode: Type.Optional(Type.String({ maxLength: 16 })),
        /** The permission by which someone acts for the person whose letter it is. */
        acting: Type.Optional(Type.String({ maxLength: 64 })),
      },
      open,
    ),
    gives: 'file',
    answer: Type.Unknown(),
    errors: ['NOT_FOUND', 'MODEL_NOT_FOUND'],
  },
  'POST :service/:id/letters/:number/revoke': {
    summary: { ar: 'إلغاء وثيقة', en: 'Revoke a letter, with the reason; its owner is notified' },
    tag: 'requests',
    params: LetterParams,
    body: Type.Object(
      { reason: Type.String({ minLength: 3, maxLength: longestText.dueReason, pattern: '\\S' }) },
      open,
    ),
    answer: Type.Array(Letter),
    errors: ['NOT_FOUND', 'MODEL_NOT_FOUND', 'OWN_REQUEST', 'LETTER_NOT_VALID'],
  },
})
