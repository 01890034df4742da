// Codes about people, signing in and acting for someone.

import type { ErrorRows } from './row.ts'

export const accountErrors = {
  WRONG_CREDENTIALS: {
    status: 422,
    client: 'show',
    ar: 'اسم المستخدم أو كلمة المرور غير مطابق. حاول مرة أخرى.',
    en: 'User name or password does not match. Try again.',
  },
  LOGIN_FAILED: {
    status: 422,
    client: 'show',
    ar: 'لم يتم الدخول. راجع اسم المستخدم وكلمة المرور.',
    en: 'You were not signed in. Check the user name and password.',
  },
  INVALID_GRANT: {
    status: 422,
    client: 'show',
    ar: 'انتهت الجلسة. حاول مرة أخرى.',
    en: 'The session has ended. Try again.',
  },
  INVALID_REQUEST_OWNER_TOKEN: {
    status: 422,
    client: 'goBack',
    ar: 'انتهى تفويضك عن هذا الشخص. اطلب رمزًا جديدًا منه.',
    en: 'Your permission to act for this person has ended. Ask them for a new code.',
  },
  NO_2FA_REGISTERED: {
    status: 422,
    client: 'show',
    ar: 'لا توجد وسيلة تحقق ثانية مسجلة لحسابك.',
    en: 'Your account has no second way to sign in.',
  },
  WRONG_OTP: {
    status: 422,
    client: 'show',
    ar: 'الرمز غير مطابق. راجعه وحاول مرة أخرى.',
    en: 'The code does not match. Check it and try again.',
  },
  WRONG_U2F: {
    status: 422,
    client: 'show',
    ar: 'لم يُقبل مفتاح الأمان. جرّب مرة أخرى أو اختر وسيلة أخرى.',
    en: 'The security key was not accepted. Try again or choose another way.',
  },
  U2F_SIGN_Failed: {
    status: 422,
    client: 'show',
    ar: 'لم يوقّع مفتاح الأمان. المس المفتاح وحاول مرة أخرى.',
    en: 'The security key did not sign. Touch it and try again.',
  },
  Duplicate_Data: {
    status: 422,
    client: 'show',
    ar: 'هذه البيانات مسجلة لحساب آخر.',
    en: 'These details belong to another account.',
  },
  INVALID_PASSWORD: {
    status: 422,
    client: 'show',
    ar: 'كلمة المرور لا توافق الشروط المذكورة.',
    en: 'The password does not meet the rules listed.',
  },
  OLD_PASSWORD_REQUIRED: {
    status: 422,
    client: 'show',
    ar: 'أدخل كلمة المرور الحالية',
    en: 'Enter your current password',
  },
  NEW_PASSWORD_REQUIRED: {
    status: 422,
    client: 'show',
    ar: 'أدخل كلمة المرور الجديدة',
    en: 'Enter your new password',
  },
  ChangePasswordFailed: {
    status: 422,
    client: 'show',
    ar: 'لم تتغير كلمة المرور. حاول مرة أخرى.',
    en: 'The password was not changed. Try again.',
  },
  NOT_EDITABLE: {
    status: 422,
    client: 'show',
    ar: 'هذه البيانات لا تُعدّل من هنا.',
    en: 'These details cannot be changed here.',
  },
  NO_CODE_WAS_SENT: {
    status: 422,
    client: 'show',
    ar: 'لم يُرسل رمز بعد. اطلب رمزًا.',
    en: 'No code has been sent yet. Ask for one.',
  },
  INVALID_CODE: {
    status: 422,
    client: 'show',
    ar: 'الرمز غير مطابق. راجعه وحاول مرة أخرى.',
    en: 'The code does not match. Check it and try again.',
  },
  IDENTITY_REQUIRED: {
    status: 422,
    client: 'show',
    ar: 'أدخل آخر ٤ خانات من رقمك القومي أو رقم جواز سفرك.',
    en: 'Enter the last 4 characters of your national ID or passport number.',
  },
  WRONG_IDENTITY: {
    status: 422,
    client: 'show',
    ar: 'لا تطابق هذه الخانات الحساب. راجع بطاقتك أو جواز سفرك وحاول مرة أخرى.',
    en: 'Those characters do not match the account. Check your ID card or passport and try again.',
  },
  EXPIRED_CODE: {
    status: 422,
    client: 'show',
    ar: 'انتهت صلاحية الرمز. اطلب رمزًا جديدًا.',
    en: 'That code has expired. Ask for a new one.',
  },
  NUMBER_NOT_SERVED: {
    status: 422,
    client: 'show',
    ar: 'لا نرسل رموزًا إلى هذا الرقم. اكتب رقم هاتف محمول عادي.',
    en: 'We do not send codes to this number. Enter an ordinary mobile number.',
  },
  TOO_MANY_NUMBERS: {
    status: 429,
    client: 'show',
    ar: 'جربت اليوم ثلاثة أرقام جديدة. جرّب رقمًا آخر غدًا.',
    en: 'You have tried three new numbers today. Try another one tomorrow.',
  },
  MESSAGES_SPENT: {
    status: 429,
    client: 'show',
    ar: 'لا يمكن إرسال رموز الآن. حاول مرة أخرى لاحقًا.',
    en: 'No codes can be sent now. Try again later.',
  },
  NOT_ALLOWED_RESEND: {
    status: 429,
    client: 'show',
    ar: 'انتظر لحظات قبل طلب رمز جديد.',
    en: 'Wait a moment before asking for a new code.',
  },
  CODE_ALREADY_SENT: {
    status: 422,
    client: 'show',
    ar: 'أُرسل الرمز من قبل. راجع رسائلك.',
    en: 'The code was sent already. Check your messages.',
  },
  TOKEN_SENT: {
    status: 422,
    client: 'show',
    ar: 'أُرسل الرابط من قبل. راجع رسائلك.',
    en: 'The link was sent already. Check your messages.',
  },
  USER_NOT_FOUND: {
    status: 422,
    client: 'show',
    ar: 'لا يوجد حساب بهذا الرقم.',
    en: 'There is no account with this number.',
  },
  USER_NOT_FOUND_OR_ALREADY_VERIFIED: {
    status: 422,
    client: 'show',
    ar: 'لا يوجد حساب ينتظر التحقق بهذا الرقم.',
    en: 'No account with this number is waiting to be verified.',
  },
  MAX_OTP_ATTEMPTS: {
    status: 429,
    client: 'show',
    ar: 'استنفدت المحاولات. انتظر ثم اطلب رمزًا جديدًا.',
    en: 'No tries left. Wait, then ask for a new code.',
  },
} as const satisfies ErrorRows
