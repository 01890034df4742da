// Words of proving who one is at the second step.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  otp: { ar: 'رمز برسالة إلى هاتفك', en: 'A code by text message' },
  otpByEmail: { ar: 'رمز إلى بريدك الإلكتروني', en: 'A code by e-mail' },
  whyByEmail: {
    ar: 'مر أكثر من سنة دون أن تستخدم رقم هاتفك هنا، وقد يكون الآن مع شخص آخر، فنرسل الرمز إلى بريدك. أكد رقمك من «ملفك» بعد الدخول.',
    en: 'You have not used your mobile number here for more than a year. It may be someone else’s now, so the code goes to your e-mail. Once you are in, confirm your number in “Your profile”.',
  },
  smsDown: {
    ar: 'الرسائل النصية لا تصل الآن، فأرسلنا الرمز إلى بريدك الإلكتروني أيضًا.',
    en: 'Text messages are not arriving at the moment, so we have also sent the code to your e-mail address.',
  },
  totp: { ar: 'تطبيق المصادقة', en: 'Authenticator app' },
  webauthn: { ar: 'مفتاح الأمان أو مفتاح المرور', en: 'Security key or passkey' },
  recovery: { ar: 'رمز استرداد', en: 'Recovery code' },
  another: { ar: 'طريقة أخرى', en: 'Another way' },
  appCode: { ar: 'الرمز في تطبيق المصادقة', en: 'Code in your authenticator app' },
  appHint: { ar: '٦ أرقام تتغير كل نصف دقيقة', en: '6 digits that change every half minute' },
  recoveryCode: { ar: 'رمز الاسترداد', en: 'Recovery code' },
  recoveryHint: {
    ar: 'أحد الرموز التي حفظتها. كل رمز يعمل مرة واحدة.',
    en: 'One of the codes you kept. Each works once.',
  },
  recoveryMissing: { ar: 'أدخل رمز الاسترداد', en: 'Enter a recovery code' },
  continue: { ar: 'متابعة', en: 'Continue' },
  checking: { ar: 'جارٍ التحقق…', en: 'Checking…' },
  useKey: { ar: 'استخدام المفتاح', en: 'Use your key' },
  keyText: {
    ar: 'أدخل مفتاح الأمان في الجهاز أو قرّبه منه، ثم اضغط الزر.',
    en: 'Plug in your security key or hold it near, then press the button.',
  },
  touchKey: {
    ar: 'المس المفتاح الآن، أو أكد على هذا الجهاز.',
    en: 'Touch your key now, or confirm on this device.',
  },
  keyRefused: {
    ar: 'لم يوقّع مفتاح الأمان. المس المفتاح وحاول مرة أخرى، أو اختر طريقة أخرى.',
    en: 'The key did not sign. Touch it and try again, or choose another way.',
  },
  sending: { ar: 'نرسل الرمز…', en: 'Sending the code…' },
  demoCode: {
    ar: 'في نسخة التجربة يظهر الرمز في {outbox}.',
    en: 'In this demo the code is shown in the {outbox}.',
  },
  outbox: { ar: 'صندوق الرسائل الصادرة', en: 'outbox' },
} as const satisfies Messages
