// Words of the guiding video.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  play: {
    ar: 'تشغيل الفيديو (يُفتح في نافذة جديدة)',
    en: 'Play the video (opens in a new tab)',
  },
  elsewhere: {
    ar: 'الفيديو باللغة {spoken} على موقع {site}.',
    en: 'The video is in {spoken}, on {site}.',
  },
} as const satisfies Messages
