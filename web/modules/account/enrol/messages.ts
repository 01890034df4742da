// Words of setting up a second way to prove who one is.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  totp: { ar: 'تطبيق مصادقة على هاتفك', en: 'An authenticator app on your phone' },
  totpText: {
    ar: 'يعرض رمزًا يتغير كل نصف دقيقة، ويعمل بلا شبكة.',
    en: 'It shows a code that changes every half minute, and works without a network.',
  },
  webauthn: { ar: 'مفتاح أمان أو مفتاح مرور', en: 'A security key or passkey' },
  webauthnText: {
    ar: 'مفتاح تلمسه، أو بصمتك على هذا الجهاز. لا رمز يُكتب ولا يمكن خداعك به.',
    en: 'A key you touch, or your fingerprint on this device. No code to type, and nobody can trick you out of it.',
  },
  otp: { ar: 'رمز برسالة إلى هاتفك', en: 'A code by text message' },
  otpText: { ar: 'نرسله إلى {to} عند كل دخول.', en: 'We send it to {to} each time you sign in.' },
  choose: { ar: 'اختيار', en: 'Choose' },
  back: { ar: 'اختيار طريقة أخرى', en: 'Choose another way' },
  scan: {
    ar: 'امسح هذا الرمز بتطبيق المصادقة، أو اكتب فيه المفتاح بيدك.',
    en: 'Scan this with your authenticator app, or type the key into it by hand.',
  },
  picture: { ar: 'رمز يقرؤه تطبيق المصادقة', en: 'A code that your authenticator app reads' },
  secret: { ar: 'المفتاح', en: 'Key' },
  appCode: { ar: 'الرمز الذي يعرضه التطبيق', en: 'The code your app shows' },
  appHint: { ar: '٦ أرقام', en: '6 digits' },
  makeKey: { ar: 'تسجيل المفتاح', en: 'Register the key' },
  name: { ar: 'اسم تعرف به المفتاح', en: 'A name to know the key by' },
  nameHint: { ar: 'مثل: المفتاح الأزرق، أو حاسوب البيت', en: 'Such as: blue key, or home computer' },
  codesTitle: { ar: 'احفظ رموز الاسترداد', en: 'Keep your recovery codes' },
  codesText: {
    ar: 'إن فقدت هاتفك أو مفتاحك تدخل بأحد هذه الرموز. كل رمز يعمل مرة واحدة، ولن نعرضها مرة أخرى.',
    en: 'If you lose your phone or key, one of these signs you in. Each works once, and we will not show them again.',
  },
  print: { ar: 'طباعة', en: 'Print' },
  kept: { ar: 'حفظتها، متابعة', en: 'I have kept them, continue' },
} as const satisfies Messages
