// Words of the page that stands in for the whole portal while it is closed, and of the warning before.

import type { Messages } from '@bawaba/language/index.ts'

export const maintenanceMessages = {
  title: {
    ar: 'الخدمة متوقفة لفترة قصيرة',
    en: 'The service is closed for a short while',
  },
  closedUntil: {
    ar: 'الخدمة متوقفة حتى {time}',
    en: 'The service is closed until {time}',
  },
  cairo: {
    ar: 'بتوقيت القاهرة.',
    en: 'Cairo time.',
  },
  drafts: {
    ar: 'ما كتبته محفوظ، ويُعرض عليك من جديد عند عودة الخدمة. قد نطلب منك تسجيل الدخول أولًا.',
    en: 'What you wrote is kept and offered to you again when the service is back. You may be asked to sign in first.',
  },
  comesBack: {
    ar: 'اترك هذه الصفحة مفتوحة: تعود من نفسها إلى حيث كنت.',
    en: 'Leave this page open: it comes back by itself to where you were.',
  },
  checkNow: {
    ar: 'التحقق الآن',
    en: 'Check now',
  },
  stillClosed: {
    ar: 'ما زالت الخدمة متوقفة.',
    en: 'The service is still closed.',
  },
  closesIn: {
    ar: {
      zero: 'تتوقف الخدمة الآن ({time})',
      one: 'تتوقف الخدمة خلال دقيقة واحدة ({time})',
      two: 'تتوقف الخدمة خلال دقيقتين ({time})',
      few: 'تتوقف الخدمة خلال {count} دقائق ({time})',
      many: 'تتوقف الخدمة خلال {count} دقيقة ({time})',
      other: 'تتوقف الخدمة خلال {count} دقيقة ({time})',
    },
    en: {
      one: 'The service closes in {count} minute ({time})',
      other: 'The service closes in {count} minutes ({time})',
    },
  },
  backAt: {
    ar: 'تعود {time}.',
    en: 'It is back at {time}.',
  },
  finish: {
    ar: 'يمكنك إكمال ما تعمل عليه حتى ذلك الحين. المسودات تُحفظ من نفسها.',
    en: 'Until then you can finish what you are doing. Drafts are saved by themselves.',
  },
  closedToOthers: {
    ar: 'البوابة متوقفة أمام المواطنين والوكلاء. الموظفون يواصلون العمل.',
    en: 'The portal is closed to citizens and agents. Staff can keep working.',
  },
} as const satisfies Messages
