// Words about fetching a file.

import type { Messages } from '@bawaba/language/index.ts'

export const linkMessages = {
  download: { ar: 'تنزيل', en: 'Download' },
  failed: { ar: 'تعذر تنزيل الملف. حاول مرة أخرى.', en: 'The file could not be downloaded. Try again.' },
} as const satisfies Messages
