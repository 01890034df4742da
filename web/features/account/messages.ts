// Words of signing in.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  title: {
    ar: 'تسجيل الدخول',
    en: 'Sign in',
  },
  submit: {
    ar: 'تسجيل الدخول',
    en: 'Sign in',
  },
  sending: {
    ar: 'جارٍ تسجيل الدخول…',
    en: 'Signing in…',
  },
  mobile: {
    ar: 'رقم الهاتف المحمول',
    en: 'Mobile number',
  },
  username: {
    ar: 'اسم المستخدم',
    en: 'User name',
  },
  password: {
    ar: 'كلمة المرور',
    en: 'Password',
  },
  show: {
    ar: 'إظهار كلمة المرور',
    en: 'Show password',
  },
  hide: {
    ar: 'إخفاء كلمة المرور',
    en: 'Hide password',
  },
  mobileMissing: {
    ar: 'أدخل رقم الهاتف المحمول',
    en: 'Enter your mobile number',
  },
  usernameMissing: {
    ar: 'أدخل اسم المستخدم',
    en: 'Enter your user name',
  },
  passwordMissing: {
    ar: 'أدخل كلمة المرور',
    en: 'Enter your password',
  },
  workAs: {
    ar: 'جهة العمل',
    en: 'You work for',
  },
  employee: {
    ar: 'الجهة الرئيسية',
    en: 'The main authority',
  },
  we_employee: {
    ar: 'المصرية للاتصالات',
    en: 'Telecom Egypt',
  },
  xceed_employee: {
    ar: 'إكسيد',
    en: 'Xceed',
  },
  demoTitle: {
    ar: 'هذه نسخة للتجربة',
    en: 'This is a demo',
  },
  demoText: {
    ar: 'ادخل باسم {name} وكلمة المرور {password}.',
    en: 'Sign in as {name} with the password {password}.',
  },
} as const satisfies Messages
