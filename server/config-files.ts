// Settings of uploaded files: how large, how many, who checks them and where they stand.

import type { Setting } from './config-kinds.ts'

export const fileSettings = {
  FILE_MAX_SIZE: { kind: 'count', default: '20971520', sentence: 'Largest file that is taken, in bytes.' },
  FILE_MAX_PIXELS: {
    kind: 'count',
    default: '50000000',
    sentence: 'Most pixels of a picture; a larger one is refused before it is decoded.',
  },
  FILES_WAITING: {
    kind: 'count',
    default: '300',
    sentence:
      'Most files of a person that no request holds, those of drafts too; what nothing holds is removed after a day.',
  },
  FILES_WAITING_BYTES: {
    kind: 'count',
    default: '524288000',
    sentence: 'Most bytes of those files together; at least one of FILE_MAX_SIZE.',
  },
  VISITOR_FILE_MAX_SIZE: {
    kind: 'count',
    default: '10485760',
    sentence:
      'Largest file that is taken from somebody who is not signed in, in bytes; at most FILE_MAX_SIZE.',
  },
  VISITOR_FILES_WAITING: {
    kind: 'count',
    default: '20',
    sentence: 'Most files of one browser without a sign-in that no request holds.',
  },
  VISITOR_FILES_WAITING_BYTES: {
    kind: 'count',
    default: '52428800',
    sentence: 'Most bytes of those files together; at least one of VISITOR_FILE_MAX_SIZE.',
  },
  VISITORS_FILES_BYTES: {
    kind: 'count',
    default: '2147483648',
    sentence: 'Most bytes that files of all visitors together may take while no request holds them.',
  },
  UPLOADS_AT_ONCE: {
    kind: 'count',
    default: '8',
    sentence:
      'Uploads that one person may have on the way at one server at once; one more is told to come again in two seconds.',
  },
  FILE_LINK_MS: {
    kind: 'count',
    default: '300000',
    sentence: 'Milliseconds for which a link to a file works.',
  },
  CLAMD: {
    kind: 'text',
    default: '',
    sentence:
      'Virus scanner, as host:port or the path of its socket. Where it does not answer no file is taken. Empty: the built-in check alone.',
  },
  S3_ENDPOINT: {
    kind: 'origin',
    default: '',
    sentence: 'Origin of an S3 store such as MinIO that keeps the files. Empty: they stand in DATA_FOLDER.',
  },
  S3_BUCKET: { kind: 'text', default: 'files', sentence: 'Its bucket, which exists and is not public.' },
  S3_REGION: { kind: 'text', default: 'us-east-1', sentence: 'Its region.' },
  S3_KEY_ID: { kind: 'text', default: '', sentence: 'Who signs the calls to it.' },
  S3_SECRET: { kind: 'text', default: '', sentence: 'The key that signs them.', secret: true },
} as const satisfies Record<string, Setting>
