// Words of setting a password by a link.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  title: { ar: 'اختر كلمة المرور', en: 'Choose your password' },
  whose: { ar: 'حساب {name}، واسم المستخدم {username}', en: 'The account of {name}, user name {username}' },
  password: { ar: 'كلمة المرور الجديدة', en: 'New password' },
  save: { ar: 'حفظ كلمة المرور', en: 'Save the password' },
  saving: { ar: 'جارٍ الحفظ…', en: 'Saving…' },
  done: { ar: 'حُفظت كلمة المرور', en: 'Your password is saved' },
  doneText: {
    ar: 'ادخل الآن باسم المستخدم {username} وكلمة المرور الجديدة.',
    en: 'Sign in now with your user name {username} and the new password.',
  },
  signIn: { ar: 'تسجيل الدخول', en: 'Sign in' },
  bad: { ar: 'هذا الرابط لا يفتح حسابًا', en: 'This link opens no account' },
} as const satisfies Messages
