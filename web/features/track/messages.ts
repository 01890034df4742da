// Words of following a request by its number.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  title: { ar: 'متابعة طلب برقمه', en: 'Follow a request by its number' },
  sentTitle: { ar: 'أُرسل طلبك', en: 'Your request has been sent' },
  keep: {
    ar: 'احفظ الرقم والرمز معًا: بهما وحدهما تتابع الطلب، ولن نعرض الرمز مرة أخرى.',
    en: 'Keep the number and the code together: only they open the request, and the code is not shown again.',
  },
  number: { ar: 'رقم الطلب', en: 'Request number' },
  code: { ar: 'رمز المتابعة', en: 'Tracking code' },
  numberMissing: { ar: 'أدخل رقم الطلب', en: 'Enter the request number' },
  codeMissing: { ar: 'أدخل رمز المتابعة', en: 'Enter the tracking code' },
  show: { ar: 'عرض الحالة', en: 'Show the status' },
  loading: { ar: 'جارٍ البحث', en: 'Looking' },
  notFound: {
    ar: 'لا يوجد طلب بهذا الرقم وهذا الرمز. راجعهما كما عُرضا عليك عند الإرسال.',
    en: 'No request has this number and this code. Check them as they were shown when you sent it.',
  },
  byMobile: { ar: 'برمز يصل إلى هاتفك', en: 'By a code sent to your mobile' },
  byMobileText: {
    ar: 'إن كان الطلب من حساب لك نرسل رمزًا إلى الهاتف المسجل فيه.',
    en: 'If the request was sent from an account, we send a code to the mobile kept in it.',
  },
  sendCode: { ar: 'إرسال الرمز', en: 'Send the code' },
  sendAgain: { ar: 'إرسال رمز آخر', en: 'Send another code' },
  codeSent: {
    ar: 'إن كان هناك طلب بهذا الرقم فقد أرسلنا رمزًا إلى هاتف صاحبه. صالح خمس دقائق.',
    en: 'If there is a request with this number, a code was sent to its owner’s mobile. It expires in 5 minutes.',
  },
  yourNumber: { ar: 'رقم طلبك', en: 'Number of your request' },
  smsCode: { ar: 'الرمز المرسل إلى الهاتف', en: 'The code sent to the mobile' },
  smsCodeMissing: { ar: 'أدخل الرمز المرسل إلى الهاتف', en: 'Enter the code sent to the mobile' },
  byCode: { ar: 'برمز المتابعة', en: 'By the tracking code' },
  status: { ar: 'الحالة', en: 'Status' },
  next: { ar: 'الخطوة التالية', en: 'What happens next' },
  filed: { ar: 'أُرسل في', en: 'Sent on' },
  updated: { ar: 'آخر تغيير', en: 'Last change' },
  copyNumber: { ar: 'رقم الطلب', en: 'the request number' },
  copyCode: { ar: 'رمز المتابعة', en: 'the tracking code' },
  print: { ar: 'طباعة', en: 'Print' },
} as const satisfies Messages
