// What the file control says: each button names its file, for whoever hears the buttons alone.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  chooseOne: { ar: 'اختر ملفًا', en: 'Choose a file' },
  chooseMany: { ar: 'اختر ملفات', en: 'Choose files' },
  takePicture: { ar: 'التقط صورة', en: 'Take a picture' },
  drop: { ar: 'أو أفلته هنا', en: 'or drop it here' },
  dropMany: { ar: 'أو أفلتها هنا', en: 'or drop them here' },
  list: { ar: 'الملفات', en: 'Files' },
  waiting: { ar: 'في الانتظار', en: 'Waiting' },
  sending: { ar: 'رُفع {percent}', en: '{percent} uploaded' },
  offline: {
    ar: 'لا يوجد اتصال. يُستكمل الرفع عند عودته.',
    en: 'You are offline. It goes on when you are back.',
  },
  paused: { ar: 'متوقف مؤقتًا', en: 'Paused' },
  checking: { ar: 'يُفحص الآن', en: 'Being checked' },
  done: { ar: 'رُفع', en: 'Uploaded' },
  failed: { ar: 'لم يُرفع', en: 'Not uploaded' },
  pause: { ar: 'إيقاف رفع {name} مؤقتًا', en: 'Pause the upload of {name}' },
  resume: { ar: 'استكمال رفع {name}', en: 'Go on with the upload of {name}' },
  retry: { ar: 'رفع {name} مرة أخرى', en: 'Upload {name} again' },
  remove: { ar: 'إزالة {name}', en: 'Remove {name}' },
  progress: { ar: 'رفع {name}', en: 'Upload of {name}' },
  saidDone: { ar: 'رُفع {name}', en: '{name} has been uploaded' },
  saidRemoved: { ar: 'أُزيل {name}', en: '{name} has been removed' },
  error: { ar: 'خطأ:', en: 'Error:' },
} as const satisfies Messages
