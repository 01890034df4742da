// Words of the frame around every page.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  offline: {
    ar: 'أنت غير متصل بالإنترنت. يمكنك المتابعة عند عودة الاتصال.',
    en: 'You are offline. You can continue when the connection is back.',
  },
  offlineKept: {
    ar: 'أنت غير متصل بالإنترنت. إجاباتك محفوظة على هذا الجهاز لمدة أسبوع.',
    en: 'You are offline. Your answers are saved on this device for a week.',
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
  menu: {
    ar: 'القائمة',
    en: 'Menu',
  },
  help: {
    ar: 'المساعدة',
    en: 'Help',
  },
  search: {
    ar: 'البحث في البوابة',
    en: 'Search the portal',
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
} as const satisfies Messages
