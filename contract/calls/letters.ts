// Letters and certificates: one's own, those of a request, each as a PDF, and whether one is valid.

import { Type } from 'typebox'
import { Letter, LetterStatus } from '../entities/letter.ts'
import { longestText } from '../own-texts.ts'
import { everyone, ownOrCaseWork, personal, supervising } from '../policy-rows.ts'
import { defineCalls } from './call.ts'
import { PdfQuery, RequestParams } from './parts.ts'

const open = { additionalProperties: false }
const number = Type.String({ maxLength: 20 })
/** As it was typed: with spaces, dashes of any kind and signs that nobody sees. */
const typedNumber = Type.String({ maxLength: 64 })
const LetterParams = Type.Object({ ...RequestParams.properties, number })

export const letterCalls = defineCalls({
  'GET documents': {
    summary: { ar: 'وثائقي', en: 'One’s own letters and certificates, the newest first' },
    tag: 'requests',
    answer: Type.Array(Letter),
    policy: personal,
    errors: [],
  },
  'GET documents/:number/status': {
    summary: {
      ar: 'هل الوثيقة سارية',
      en: 'Whether a letter is valid, expired or revoked; anybody may ask who has its number',
    },
    tag: 'requests',
    params: Type.Object({ number: typedNumber }),
    answer: LetterStatus,
    policy: everyone,
    errors: ['NOT_FOUND', 'MAX_ATTEMPTS'],
  },
  'GET :service/:id/letters': {
    summary: { ar: 'وثائق طلب', en: 'The letters of a request, the newest first' },
    tag: 'requests',
    params: RequestParams,
    answer: Type.Array(Letter),
    policy: ownOrCaseWork,
    errors: ['NOT_FOUND', 'MODEL_NOT_FOUND'],
  },
  'GET :service/:id/letters/:number/content': {
    summary: { ar: 'وثيقة بصيغة PDF', en: 'A letter as a PDF, in Arabic or English' },
    tag: 'requests',
    params: LetterParams,
    query: PdfQuery,
    gives: 'file',
    answer: Type.Unknown(),
    policy: ownOrCaseWork,
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
    policy: supervising,
    errors: ['NOT_FOUND', 'MODEL_NOT_FOUND', 'OWN_REQUEST', 'LETTER_NOT_VALID'],
  },
})
