// The texts of the product and of services, and the words that staff put in their place.

import { Type } from 'typebox'
import { Literals } from '../entities/literals.ts'
import { OwnText, TextChange, TextImportReport, Written } from '../entities/own-text.ts'
import { wording } from '../policy-rows.ts'
import { textStates } from '../text-rules.ts'
import { defineCalls } from './call.ts'

const open = { additionalProperties: false }
const Id = Type.Object({ id: Type.String({ minLength: 1, maxLength: 300 }) })

export const textCalls = defineCalls({
  'GET texts': {
    summary: {
      ar: 'نصوص البوابة وخدماتها',
      en: 'The texts of the product and of services; missing and stale ones first',
    },
    tag: 'app',
    query: Type.Object(
      {
        q: Type.Optional(Type.String({ maxLength: 200 })),
        state: Type.Optional(Literals(textStates)),
        /** `product` or the slug of a service. */
        scope: Type.Optional(Type.String({ maxLength: 64 })),
        offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
        limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
      },
      open,
    ),
    answer: Type.Object({
      items: Type.Array(OwnText),
      total: Type.Integer(),
      /** How many of each state, whatever `state` asks for. */
      counts: Type.Record(Type.String(), Type.Integer()),
      scopes: Type.Array(Type.String()),
    }),
    policy: wording,
    errors: [],
  },
  'PUT texts/:id': {
    summary: {
      ar: 'كتابة نص بدلًا من نص البوابة',
      en: 'Put words in place of a text, or its own back; If-Match names the revision they were seen at',
    },
    tag: 'app',
    params: Id,
    body: Written,
    answer: OwnText,
    policy: wording,
    errors: ['NOT_FOUND', 'VALIDATION_FAILED', 'TEXT_BY_ADMINISTRATORS', 'CONFLICT', 'PRECONDITION_REQUIRED'],
  },
  'GET texts/:id/changes': {
    summary: { ar: 'سجل تغييرات نص', en: 'How the words in place of a text have changed, the newest first' },
    tag: 'app',
    params: Id,
    answer: Type.Array(TextChange),
    policy: wording,
    errors: ['NOT_FOUND'],
  },
  'GET texts/file/content': {
    summary: { ar: 'تنزيل النصوص', en: 'The texts as CSV, those that a filter leaves' },
    tag: 'app',
    query: Type.Object(
      {
        state: Type.Optional(Literals(textStates)),
        scope: Type.Optional(Type.String({ maxLength: 64 })),
        mode: Type.Optional(Type.String({ maxLength: 16 })),
      },
      open,
    ),
    gives: 'file',
    answer: Type.String(),
    policy: wording,
    errors: [],
  },
  'POST texts/import': {
    summary: {
      ar: 'استيراد نصوص من ملف CSV',
      en: 'Take words from a CSV file, at most 20,000 rows, whole or not at all; a dry run names old and new words. A text that was changed since the file was made keeps its words',
    },
    tag: 'app',
    takes: 'file',
    query: Type.Object({ dryRun: Type.Optional(Type.Boolean()) }, open),
    answer: TextImportReport,
    policy: wording,
    errors: ['CONFLICT', 'CSV_TOO_LARGE', 'CSV_NOT_UTF8', 'CSV_BROKEN', 'CSV_COLUMNS'],
  },
})
