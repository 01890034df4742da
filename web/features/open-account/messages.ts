// Words of opening an account for a person at a desk.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  title: { ar: 'فتح حساب لشخص', en: 'Open an account for someone' },
  intro: {
    ar: 'لمن لا حساب له. أدخل بياناته من بطاقته أو جواز سفره، ونرسل رمزًا إلى هاتفه. الأسئلة موجهة إلى صاحب الحساب.',
    en: 'For a person who has no account. Enter the details on their ID card or passport, and we’ll send a code to their phone. The questions address the account holder.',
  },
  rules: {
    ar: 'لا تختر كلمة المرور ولا تدخل بريدًا إلكترونيًا: يضيفهما صاحب الحساب بنفسه. ويُسجَّل اسمك مع الحساب ويصل إلى صاحبه.',
    en: 'You do not choose a password or enter an e-mail address: the account holder adds both. Your name is recorded with the account and sent to its holder.',
  },
  language: { ar: 'لغة رسائل صاحب الحساب', en: 'Language of the account holder’s messages' },
  arabic: { ar: 'العربية', en: 'Arabic' },
  english: { ar: 'الإنجليزية', en: 'English' },
  send: { ar: 'إرسال الرمز', en: 'Send code' },
  sending: { ar: 'جارٍ الإرسال…', en: 'Sending…' },
  codeTitle: { ar: 'الرمز الذي وصل إلى الشخص', en: 'The person’s code' },
  codeText: {
    ar: 'اطلب من الشخص قراءة الرسالة: تذكر أن الرمز يفتح له حسابًا.',
    en: 'Ask the person to read the message: it says that the code opens an account for them.',
  },
  codeLabel: { ar: 'الرمز', en: 'Code' },
  open: { ar: 'فتح الحساب', en: 'Open account' },
  change: { ar: 'تعديل البيانات', en: 'Edit details' },
  taken: {
    ar: 'لصاحب هذا الرقم حساب. يدخل به، أو يغيّر كلمة المرور إن نسيها.',
    en: 'This number has an account. Its holder can sign in, or reset a forgotten password.',
  },
  staffMobile: {
    ar: 'هذا رقم موظف. أدخل رقم صاحب الحساب.',
    en: 'This is an employee’s number. Enter the account holder’s own.',
  },
  doneTitle: { ar: 'فتحنا حساب {name}', en: 'We have opened {name}’s account' },
  doneText: {
    ar: 'اسم المستخدم {username}. أرسلنا إلى الهاتف رابطًا يختار به صاحب الحساب كلمة المرور.',
    en: 'The username is {username}. We have sent a link to the phone, where the account holder chooses a password.',
  },
  next: { ar: 'تقديم طلب عنه', en: 'Apply on their behalf' },
  another: { ar: 'فتح حساب آخر', en: 'Open another account' },
} as const satisfies Messages
