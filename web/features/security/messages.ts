// Words of the sections about signing in: the password, the second factors, the devices.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  outside: {
    ar: 'كلمة مرورك محفوظة لدى {provider}. غيّرها هناك.',
    en: 'Your password is kept by {provider}: change it there.',
  },
  outsideNoPage: {
    ar: 'كلمة مرورك محفوظة لدى {provider}. غيّرها من موقعهم أو تطبيقهم.',
    en: 'Your password is kept by {provider}: change it on their site or in their app.',
  },
  outsideGo: { ar: 'تغيير كلمة المرور لدى {provider}', en: 'Change the password at {provider}' },
  password: { ar: 'كلمة المرور الجديدة', en: 'New password' },
  passwordPage: { ar: 'كلمة المرور', en: 'Password' },
  devices: { ar: 'الأجهزة', en: 'Devices' },
  change: { ar: 'تغيير كلمة المرور', en: 'Change the password' },
  saving: { ar: 'جارٍ الحفظ…', en: 'Saving…' },
  changed: {
    ar: 'تغيرت كلمة المرور. انتهى الدخول من الأجهزة الأخرى.',
    en: 'Your password was changed. Other devices are signed out.',
  },
  factorsText: {
    ar: 'مع كلمة المرور، تؤكد واحدة من هذه أنك أنت. بها لا يدخل من عرف كلمة مرورك.',
    en: 'Besides the password, one of these confirms that it is you. With it, knowing your password is not enough to get in.',
  },
  noFactors: { ar: 'لا وسيلة تحقق ثانية بعد.', en: 'No second way yet.' },
  addedOn: { ar: 'أُضيفت في {date}', en: 'Added on {date}' },
  lastUsed: { ar: 'آخر استعمال {date}', en: 'Last used {date}' },
  remove: { ar: 'إزالة', en: 'Remove' },
  removeTitle: { ar: 'إزالة «{name}»؟', en: 'Remove "{name}"?' },
  removeText: {
    ar: 'لن تؤكد بها دخولك بعد الآن. يمكنك إضافتها من جديد.',
    en: 'It will no longer confirm that it is you. You can add it again.',
  },
  keep: { ar: 'الإبقاء عليها', en: 'Keep it' },
  add: { ar: 'إضافة وسيلة', en: 'Add a way' },
  cancel: { ar: 'إلغاء', en: 'Cancel' },
  added: { ar: 'أُضيفت وسيلة التحقق.', en: 'The way to confirm it is you was added.' },
  removed: { ar: 'أُزيلت وسيلة التحقق.', en: 'The way to confirm it is you was removed.' },
  totp: { ar: 'تطبيق مصادقة', en: 'Authenticator app' },
  webauthn: { ar: 'مفتاح أمان أو مفتاح مرور', en: 'Security key or passkey' },
  otp: { ar: 'رمز برسالة إلى هاتفك', en: 'A code by text message' },
  recovery: { ar: 'رموز الاسترداد', en: 'Recovery codes' },
  codesLeft: {
    ar: {
      zero: 'لم يبق رمز استرداد.',
      one: 'بقي رمز استرداد واحد.',
      two: 'بقي رمزا استرداد.',
      few: 'بقيت {count} رموز استرداد.',
      many: 'بقي {count} رمز استرداد.',
      other: 'بقي {count} رمز استرداد.',
    },
    en: { one: 'One recovery code is left.', other: '{count} recovery codes are left.' },
  },
  renew: { ar: 'رموز جديدة بدل السابقة', en: 'New codes in place of these' },
  devicesText: { ar: 'الأجهزة التي دخلت منها إلى حسابك.', en: 'Where your account is signed in.' },
  thisDevice: { ar: 'هذا الجهاز', en: 'This device' },
  since: { ar: 'منذ {date}', en: 'Since {date}' },
  lastActive: { ar: 'آخر نشاط {date}', en: 'Last active {date}' },
  signOutDevice: { ar: 'إنهاء الدخول منه', en: 'Sign it out' },
  signOutOthers: { ar: 'إنهاء الدخول من كل الأجهزة الأخرى', en: 'Sign out every other device' },
  signedOutDevice: { ar: 'انتهى الدخول من الجهاز.', en: 'The device is signed out.' },
  web: { ar: 'حاسوب', en: 'Computer' },
  mobile: { ar: 'هاتف', en: 'Phone' },
  tablet: { ar: 'جهاز لوحي', en: 'Tablet' },
  kiosk: { ar: 'جهاز خدمة', en: 'Kiosk' },
} as const satisfies Messages
