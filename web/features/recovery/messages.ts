// Words of a forgotten password.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  title: { ar: 'نسيت كلمة المرور', en: 'Forgotten password' },
  otpTitle: { ar: 'أدخل الرمز', en: 'Enter the code' },
  identityTitle: { ar: 'تأكيد الهوية', en: 'Confirm your identity' },
  identityWhy: {
    ar: 'قد ينتقل رقم الهاتف إلى شخص آخر، لذلك نطلب جزءًا من رقم هويتك لحماية حسابك.',
    en: 'Phone numbers can pass to another person, so we ask for part of your ID number to protect your account.',
  },
  identityEnd: {
    ar: 'آخر ٤ خانات من الرقم القومي أو رقم جواز السفر',
    en: 'Last 4 characters of your national ID or passport number',
  },
  identityHint: {
    ar: 'كما سجلتها في حسابك. لديك ٥ محاولات.',
    en: 'As registered in your account. You have 5 tries.',
  },
  identityMissing: {
    ar: 'أدخل آخر ٤ خانات من الرقم القومي أو رقم جواز السفر',
    en: 'Enter the last 4 characters of your national ID or passport number',
  },
  checking: { ar: 'جارٍ التحقق…', en: 'Checking…' },
  resetTitle: { ar: 'كلمة مرور جديدة', en: 'Choose a new password' },
  emailTitle: { ar: 'راجع بريدك', en: 'Check your e-mail' },
  email: { ar: 'البريد الإلكتروني', en: 'E-mail' },
  byName: { ar: 'رمز برسالة إلى الهاتف', en: 'A code by text message' },
  byEmail: { ar: 'رابط بالبريد الإلكتروني', en: 'A link by e-mail' },
  how: { ar: 'كيف نتأكد أنك أنت؟', en: 'How should we confirm it’s you?' },
  emailMissing: { ar: 'أدخل البريد الإلكتروني', en: 'Enter your e-mail' },
  send: { ar: 'متابعة', en: 'Continue' },
  sending: { ar: 'جارٍ الإرسال…', en: 'Sending…' },
  ifKnown: {
    ar: 'إن كان لهذا الاسم حساب، فقد أرسلنا الرمز إلى هاتفه المسجل.',
    en: 'If there is an account under that name, we have sent a code to its registered phone.',
  },
  yourPhone: { ar: 'هاتفك المسجل', en: 'your registered phone' },
  emailSent: {
    ar: 'إن كان لعنوان {email} حساب، فقد أرسلنا إليه رابطًا يعمل عشر دقائق.',
    en: 'If there is an account for {email}, we have sent it a link. It works for ten minutes.',
  },
  emailLook: {
    ar: 'لم يصل شيء بعد دقائق؟ راجع مجلد الرسائل غير المرغوبة، أو حاول مرة أخرى.',
    en: 'Nothing after some minutes? Look in the spam folder, or try again.',
  },
  again: { ar: 'المحاولة مرة أخرى', en: 'Try again' },
  password: { ar: 'كلمة المرور الجديدة', en: 'New password' },
  save: { ar: 'حفظ كلمة المرور', en: 'Save the password' },
  saving: { ar: 'جارٍ الحفظ…', en: 'Saving…' },
  changed: {
    ar: 'تغيرت كلمة المرور، وانتهت كل الجلسات المفتوحة. سجّل الدخول بالكلمة الجديدة.',
    en: 'Your password was changed and every open session has ended. Sign in with the new one.',
  },
  expired: {
    ar: 'انتهت صلاحية هذه الخطوة أو سبق استخدامها. ابدأ من جديد.',
    en: 'This step has expired or was used before. Start again.',
  },
  startAgain: { ar: 'البدء من جديد', en: 'Start again' },
  backToSignIn: { ar: 'العودة إلى تسجيل الدخول', en: 'Back to sign in' },
} as const satisfies Messages
