// Words of the guiding video.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  play: {
    ar: 'تشغيل الفيديو (يُفتح في نافذة جديدة)',
    en: 'Play the video (opens in a new tab)',
  },
  elsewhere: {
    ar: 'الفيديو على موقع {site}، ولا يُحمَّل منه شيء قبل ذلك.',
    en: 'The video is on {site}; nothing is loaded from there before.',
  },
} as const satisfies Messages
