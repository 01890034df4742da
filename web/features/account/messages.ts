// Words of signing in.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  title: {
    ar: 'تسجيل الدخول',
    en: 'Sign in',
  },
  /** For search engines. */
  description: {
    ar: 'سجّل الدخول إلى حسابك لتقديم الطلبات ومتابعتها وسداد رسومها.',
    en: 'Sign in to your account to send requests, follow them and pay their fees.',
  },
  submit: {
    ar: 'تسجيل الدخول',
    en: 'Sign in',
  },
  stop: { ar: 'إيقاف', en: 'Stop' },
  forgotten: { ar: 'نسيت كلمة المرور؟', en: 'Forgotten your password?' },
  passkey: { ar: 'الدخول بمفتاح مرور', en: 'Sign in with a passkey' },
  secondTitle: { ar: 'تأكيد أنك أنت', en: 'Confirm that it is you' },
  enrolTitle: { ar: 'أضف وسيلة تحقق ثانية', en: 'Add a second way to confirm it is you' },
  enrolText: {
    ar: 'حسابات العاملين تحتاج إليها مع كلمة المرور. اختر واحدة الآن، ويمكنك إضافة غيرها لاحقًا.',
    en: 'Staff accounts need one besides the password. Choose one now; you can add others later.',
  },
  startAgain: { ar: 'الدخول بحساب آخر', en: 'Sign in as someone else' },
  sending: {
    ar: 'جارٍ تسجيل الدخول…',
    en: 'Signing in…',
  },
  password: {
    ar: 'كلمة المرور',
    en: 'Password',
  },
  passwordMissing: {
    ar: 'أدخل كلمة المرور',
    en: 'Enter your password',
  },
  noAccount: {
    ar: 'ليس لديك حساب؟',
    en: 'No account yet?',
  },
  signUp: {
    ar: 'إنشاء حساب',
    en: 'Create an account',
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
