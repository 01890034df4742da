// Words of signing up and of proving what one said.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  title: {
    ar: 'إنشاء حساب',
    en: 'Create an account',
  },
  intro: {
    ar: 'من داخل مصر بالرقم القومي، ومن خارجها بجواز السفر ورقم هاتف من أي دولة. نرسل رمزًا إلى هاتفك للتأكيد.',
    en: 'In Egypt with your national ID; abroad with a passport and a mobile number of any country. We send a code to your phone to confirm it.',
  },
  haveOne: {
    ar: 'لديك حساب؟',
    en: 'Have an account?',
  },
  signIn: {
    ar: 'تسجيل الدخول',
    en: 'Sign in',
  },
  passwordSection: {
    ar: 'كلمة المرور',
    en: 'Password',
  },
  password: {
    ar: 'كلمة المرور',
    en: 'Password',
  },
  sending: {
    ar: 'جارٍ الإرسال…',
    en: 'Sending…',
  },
  mobileTitle: {
    ar: 'تأكيد رقم الهاتف',
    en: 'Confirm your mobile number',
  },
  confirm: {
    ar: 'تأكيد الرقم',
    en: 'Confirm the number',
  },
  changeNumber: {
    ar: 'تغيير رقم الهاتف',
    en: 'Change the mobile number',
  },
  nothingWaits: {
    ar: 'لا يوجد رقم ينتظر التأكيد',
    en: 'No number is waiting to be confirmed',
  },
  nothingWaitsText: {
    ar: 'أنشئ حسابًا أولًا. إن كنت أكدت رقمك من قبل فادخل به.',
    en: 'Create an account first. If you have confirmed your number already, sign in with it.',
  },
  doneTitle: {
    ar: 'حسابك جاهز',
    en: 'Your account is ready',
  },
  doneText: {
    ar: 'أكدنا رقم هاتفك. ادخل به وبكلمة المرور التي اخترتها. أرسلنا أيضًا رابطًا إلى بريدك الإلكتروني لتأكيده.',
    en: 'Your mobile number is confirmed. Sign in with it and the password you chose. We also sent a link to your e-mail address to confirm it.',
  },
  takenTitle: {
    ar: 'لك حساب من قبل',
    en: 'There is an account already',
  },
  takenText: {
    ar: 'أكدنا رقم هاتفك، لكن هذه البيانات مسجلة لحساب آخر: {what}. إن كان الحساب لك فادخل إليه أو غيّر كلمة المرور، وإلا فاتصل بالخط الساخن.',
    en: 'Your mobile number is confirmed, but another account has the same {what}. If it is yours, sign in or reset its password; if it is not, call the hotline.',
  },
  takenMobile: {
    ar: 'رقم الهاتف',
    en: 'mobile number',
  },
  takenNationalId: {
    ar: 'الرقم القومي',
    en: 'national ID',
  },
  takenPassport: {
    ar: 'جواز السفر',
    en: 'passport',
  },
  emailTitle: {
    ar: 'تأكيد البريد الإلكتروني',
    en: 'Confirm your e-mail address',
  },
  emailAsked: {
    ar: 'إن كان هذا البريد لك وكتبته في حسابك على البوابة فأكده الآن.',
    en: 'If this e-mail address is yours and you entered it in your account, confirm it now.',
  },
  emailConfirm: {
    ar: 'تأكيد البريد الإلكتروني',
    en: 'Confirm e-mail address',
  },
  emailChecking: {
    ar: 'نؤكد بريدك الإلكتروني…',
    en: 'Confirming your e-mail address…',
  },
  emailDoneTitle: {
    ar: 'تأكد بريدك الإلكتروني',
    en: 'Your e-mail address is confirmed',
  },
  emailDoneText: {
    ar: 'نرسل إليه من الآن ما يخص طلباتك.',
    en: 'From now on we write there about your requests.',
  },
  emailFailedTitle: {
    ar: 'لم يتأكد البريد الإلكتروني بهذا الرابط',
    en: 'This link did not confirm the e-mail address',
  },
  emailNoToken: {
    ar: 'افتح الرابط كاملًا من الرسالة التي أرسلناها إلى بريدك، أو اطلب رابطًا جديدًا من ملفك.',
    en: 'Open the whole link from the message we sent you, or ask for a new one in your profile.',
  },
  profile: {
    ar: 'ملفي',
    en: 'My profile',
  },
  home: {
    ar: 'الصفحة الرئيسية',
    en: 'Home page',
  },
} as const satisfies Messages
