// Uploading, fetching and removing files. A resumable upload speaks tus 1.0.0 and ends with the file as JSON.

import { Type } from 'typebox'
import { File } from '../entities/file.ts'
import { Literals } from '../entities/literals.ts'
import { personal, uploading } from '../policy-rows.ts'
import { defineCalls } from './call.ts'

const FileParams = Type.Object({ id: Type.String({ format: 'uuid' }) })
const Ids = Type.Object(
  { ids: Type.Array(Type.String({ format: 'uuid' }), { maxItems: 100 }) },
  { additionalProperties: false },
)
const what = Literals(['file', 'thumbnail'] as const)

/** What the check of an upload may find. */
const refusals = [
  'FILE_EMPTY',
  'FILE_TOO_LARGE',
  'FILE_NAME',
  'FILE_TYPE',
  'FILE_TYPE_MISMATCH',
  'FILE_TOO_MANY_PIXELS',
  'FILE_DAMAGED',
  'FILE_ARCHIVE',
  'FILE_PROTECTED',
  'FILE_UNSAFE',
  'FILE_EMBEDDED',
  'FILE_REMOTE',
  'FILE_UNREADABLE',
  'TOO_MANY_FILES',
  'UPLOADS_FULL',
  'MAX_ATTEMPTS',
  'FILE_CHECK_UNAVAILABLE',
] as const

export const fileCalls = defineCalls({
  'POST files': {
    summary: { ar: 'رفع ملف', en: 'Upload a file as the only part of multipart/form-data' },
    tag: 'files',
    takes: 'file',
    answer: File,
    status: 201,
    // Finance prove what was paid at an office by a file of their own; administrators put files of theirs into user guides.
    policy: { ...uploading, FINANCIAL_MANAGER: 'own', BFM_ADMIN: 'own' },
    errors: ['UNSUPPORTED_MEDIA_TYPE', 'TOO_MANY_UPLOADS', ...refusals],
  },
  'POST files/claim': {
    summary: {
      ar: 'ضم ما رُفع في هذا المتصفح قبل الدخول إلى ملفات صاحب الحساب',
      en: 'Make files that were uploaded in this browser before signing in the caller’s; answers which of them it were',
    },
    tag: 'files',
    body: Ids,
    answer: Ids,
    policy: personal,
    errors: [],
  },
  'GET files/:id': {
    summary: { ar: 'بيانات ملف', en: 'What is known of a file' },
    tag: 'files',
    params: FileParams,
    answer: File,
    policy: { ...uploading, FINANCIAL_MANAGER: 'own', BFM_ADMIN: 'own' },
    errors: ['NOT_FOUND', ...refusals],
  },
  'DELETE files/:id': {
    summary: { ar: 'حذف ملف', en: 'Remove a file of one’s own that no request holds' },
    tag: 'files',
    params: FileParams,
    answer: Type.Null(),
    status: 204,
    policy: uploading,
    errors: ['NOT_FOUND', 'FILE_ATTACHED'],
  },
  'GET files/:id/link': {
    summary: {
      ar: 'رابط قصير الأجل لملف',
      en: 'A link to the file or its thumbnail, good for a few minutes and for the caller alone',
    },
    tag: 'files',
    params: FileParams,
    query: Type.Object({ what: Type.Optional(what) }, { additionalProperties: false }),
    answer: Type.Object({ href: Type.String(), expiresAt: Type.String({ format: 'date-time' }) }),
    policy: uploading,
    errors: ['NOT_FOUND'],
  },
  'GET files/:id/content': {
    summary: { ar: 'محتوى ملف', en: 'The bytes behind a link' },
    tag: 'files',
    gives: 'file',
    params: FileParams,
    query: Type.Object(
      {
        what,
        until: Type.String({ pattern: '^\\d{13}$' }),
        signature: Type.String({ maxLength: 64 }),
        mode: Type.Optional(Type.String({ maxLength: 16 })),
        /** The permission by which someone acts for the person whose file it is. */
        acting: Type.Optional(Type.String({ maxLength: 64 })),
      },
      { additionalProperties: false },
    ),
    answer: Type.Unknown(),
    policy: uploading,
    errors: ['NOT_FOUND'],
  },
  'POST files/resumable': {
    summary: {
      ar: 'بدء رفع يمكن استئنافه',
      en: 'Begin a resumable upload (tus): length, name and type in headers',
    },
    tag: 'files',
    takes: 'exchange',
    answer: Type.Null(),
    status: 201,
    policy: uploading,
    errors: ['TOO_MANY_UPLOADS', ...refusals],
  },
  'HEAD files/resumable/:id': {
    summary: { ar: 'ما وصل من الرفع', en: 'How much of an upload has arrived (tus)' },
    tag: 'files',
    takes: 'exchange',
    params: FileParams,
    answer: Type.Null(),
    policy: uploading,
    errors: ['NOT_FOUND', ...refusals],
  },
  'PATCH files/resumable/:id': {
    summary: { ar: 'استكمال الرفع', en: 'Send more of an upload (tus); the last part answers the file' },
    tag: 'files',
    takes: 'exchange',
    params: FileParams,
    answer: File,
    policy: uploading,
    errors: ['NOT_FOUND', 'TOO_MANY_UPLOADS', ...refusals],
  },
  'DELETE files/resumable/:id': {
    summary: { ar: 'إلغاء الرفع', en: 'Give an upload up (tus)' },
    tag: 'files',
    takes: 'exchange',
    params: FileParams,
    answer: Type.Null(),
    status: 204,
    policy: uploading,
    errors: ['NOT_FOUND'],
  },
})
