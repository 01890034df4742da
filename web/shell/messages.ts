// Words of the frame around every page.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  idleTitle: { ar: 'هل ما زلت هنا؟', en: 'Are you still there?' },
  idleText: {
    ar: {
      zero: 'ستخرج من حسابك الآن. عملك محفوظ.',
      one: 'ستخرج من حسابك بعد ثانية واحدة. عملك محفوظ.',
      two: 'ستخرج من حسابك بعد ثانيتين. عملك محفوظ.',
      few: 'ستخرج من حسابك بعد {count} ثوانٍ. عملك محفوظ.',
      many: 'ستخرج من حسابك بعد {count} ثانية. عملك محفوظ.',
      other: 'ستخرج من حسابك بعد {count} ثانية. عملك محفوظ.',
    },
    en: {
      one: 'You will be signed out in one second. Your work is saved.',
      other: 'You will be signed out in {count} seconds. Your work is saved.',
    },
  },
  stay: { ar: 'البقاء في الحساب', en: 'Stay signed in' },
  idleOver: {
    ar: 'خرجت من حسابك لأنك لم تستعمله مدة. عملك محفوظ، سجّل الدخول للعودة إليه.',
    en: 'You were signed out because you were inactive. Your work is saved; sign in to return to it.',
  },
  offline: {
    ar: 'لا يوجد اتصال. إجاباتك محفوظة على هذا الجهاز.',
    en: 'You are offline. Your answers are kept on this device.',
  },
  skip: {
    ar: 'انتقل إلى المحتوى',
    en: 'Skip to content',
  },
  official: {
    ar: 'بوابة حكومية رسمية',
    en: 'An official government website',
  },
  officialShort: {
    ar: 'بوابة رسمية',
    en: 'Official site',
  },
  howToTell: {
    ar: 'كيف تتأكد؟',
    en: 'How can you tell?',
  },
  checkAddress: {
    ar: 'تأكد أن عنوان الموقع في أعلى المتصفح هو {host}',
    en: 'Check that the address at the top of your browser is {host}',
  },
  checkLock: {
    ar: 'المواقع الرسمية تستخدم اتصالًا مشفرًا: يبدأ العنوان بـ {scheme} وتظهر علامة القفل.',
    en: 'Official sites use an encrypted connection: the address starts with {scheme} and shows a lock.',
  },
  checkCode: {
    ar: 'لا نطلب كلمة المرور أو رمز التأكيد في مكالمة أو رسالة.',
    en: 'We never ask for your password or a code in a call or a message.',
  },
  hotline: {
    ar: 'الخط الساخن',
    en: 'Hotline',
  },
  call: {
    ar: 'اتصل على {number}',
    en: 'Call {number}',
  },
  helpHere: {
    ar: 'نحن هنا للمساعدة',
    en: 'We are here to help',
  },
  mainNavigation: {
    ar: 'القائمة الرئيسية',
    en: 'Main navigation',
  },
  workspace: {
    ar: 'مساحة العمل',
    en: 'Workspace',
  },
  menu: {
    ar: 'القائمة',
    en: 'Menu',
  },
  more: {
    ar: 'المزيد',
    en: 'More',
  },
  search: {
    ar: 'بحث في الخدمات',
    en: 'Search services',
  },
  signIn: {
    ar: 'تسجيل الدخول',
    en: 'Sign in',
  },
  signUp: {
    ar: 'إنشاء حساب',
    en: 'Create account',
  },
  profile: {
    ar: 'ملفي',
    en: 'Profile',
  },
  signOut: {
    ar: 'تسجيل الخروج',
    en: 'Sign out',
  },
  signOutFailed: {
    ar: 'لم يكتمل تسجيل الخروج. أنت ما زلت في حسابك.',
    en: 'You are not signed out yet. Your account is still open.',
  },
  tryAgain: {
    ar: 'حاول مرة أخرى',
    en: 'Try again',
  },
  account: {
    ar: 'حسابك',
    en: 'Your account',
  },
  theme: {
    ar: 'المظهر',
    en: 'Theme',
  },
  light: {
    ar: 'فاتح',
    en: 'Light',
  },
  dark: {
    ar: 'داكن',
    en: 'Dark',
  },
  system: {
    ar: 'كالجهاز',
    en: 'System',
  },
  version: {
    ar: 'الإصدار {version}',
    en: 'Version {version}',
  },
  notAllowed: {
    ar: 'هذه الصفحة ليست ضمن صلاحيات حسابك، لذلك عدت إلى الرئيسية.',
    en: 'Your account does not include that page, so you are back at the home page.',
  },
  rightsChanged: {
    ar: 'تغيرت صلاحيات حسابك فخرجت منه. ادخل من جديد لتعمل بصلاحياتك الحالية.',
    en: 'The rights of your account were changed, so you were signed out. Sign in again to work with those you have now.',
  },
  loadFailed: {
    ar: 'تعذر تحميل بعض بيانات الصفحة.',
    en: 'Part of this page could not be loaded.',
  },
  trying: {
    ar: 'نحاول مرة أخرى…',
    en: 'Trying again…',
  },
  actingFor: {
    ar: 'تعمل نيابةً عن {name}',
    en: 'You are acting for {name}',
  },
  actingCompany: {
    ar: 'عن شركة {name}، سجل تجاري {number}',
    en: 'For the company {name}, commercial register {number}',
  },
  actingReason: {
    ar: 'السبب: {reason}',
    en: 'Reason: {reason}',
  },
  actingUntil: {
    ar: 'حتى الساعة {time}',
    en: 'Until {time}',
  },
  actingGoOn: {
    ar: 'متابعة العمل نيابةً عنه',
    en: 'Go on acting',
  },
  notStopped: {
    ar: 'لم تنته النيابة: تعذر الوصول إلى الخدمة. حاول مرة أخرى.',
    en: 'You are still acting: the service could not be reached. Try again.',
  },
  stopActing: {
    ar: 'إنهاء النيابة',
    en: 'Stop acting',
  },
  needsScript: {
    ar: 'تحتاج هذه المساحة إلى تشغيل JavaScript في المتصفح.',
    en: 'This workspace needs JavaScript switched on in your browser.',
  },
} as const satisfies Messages
