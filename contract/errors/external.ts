// Codes about signing in by a provider outside, and about the portal being closed.

import type { ErrorRows } from './row.ts'

export const externalErrors = {
  PROVIDER_UNAVAILABLE: {
    status: 503,
    client: 'show',
    refusal: 'passing',
    ar: 'تعذر الوصول إلى الجهة التي تدخل بحسابك عندها. حاول بعد قليل أو ادخل بطريقة أخرى.',
    en: 'The provider that you sign in with cannot be reached. Try again in a little while, or sign in another way.',
  },
  NO_ACCOUNT_FOR_IDENTITY: {
    status: 422,
    client: 'show',
    ar: 'لا يوجد حساب في البوابة مرتبط بهذه الهوية. ادخل بكلمة المرور ثم اربطها بحسابك، أو أنشئ حسابًا.',
    en: 'No account of the portal is linked to this identity. Sign in with your password and link it, or create an account.',
  },
  IDENTITY_TAKEN: {
    status: 422,
    client: 'show',
    ar: 'هذه الهوية مرتبطة بحساب آخر.',
    en: 'This identity is linked to another account.',
  },
  LAST_WAY_IN: {
    status: 422,
    client: 'show',
    ar: 'هذه طريقة الدخول الوحيدة إلى حسابك. أضف طريقة أخرى أولًا.',
    en: 'This is the only way into your account. Add another one first.',
  },
  PASSWORD_NOT_EXTERNAL: {
    status: 422,
    client: 'show',
    ar: 'كلمة مرور حسابك تتغير هنا في البوابة، لا عند جهة أخرى.',
    en: 'The password of your account is changed here in the portal, not at a provider.',
  },
} as const satisfies ErrorRows
