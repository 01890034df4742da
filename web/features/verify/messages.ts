// The words of the page that checks letters and receipts.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  title: { ar: 'التحقق من وثيقة أو إيصال', en: 'Check a document or receipt' },
  intro: {
    ar: 'امسح الرمز بهاتفك، أو اكتب رقم الوثيقة هنا، أو الصق نص الرمز.',
    en: 'Scan the code with your phone, enter the document number here, or paste the text of the code.',
  },
  field: { ar: 'رقم الوثيقة أو نص الرمز', en: 'Document number or text of the code' },
  missing: {
    ar: 'اكتب رقم الوثيقة أو الصق نص الرمز',
    en: 'Enter the document number or paste the text of the code',
  },
  check: { ar: 'تحقق', en: 'Check' },
  failed: { ar: 'لم يكتمل التحقق. حاول مرة أخرى.', en: 'The check did not work. Try again.' },
  receiptGood: { ar: 'الإيصال صحيح', en: 'This receipt is genuine' },
  receiptRefunded: {
    ar: 'الإيصال صحيح، ورُد مبلغه كله وقدره {amount} يوم {date}',
    en: 'This receipt is genuine; all of it, {amount}, was refunded on {date}',
  },
  receiptRefundedPart: {
    ar: 'الإيصال صحيح، ورُد منه {amount} يوم {date}',
    en: 'This receipt is genuine; {amount} of it was refunded on {date}',
  },
  receiptVoid: {
    ar: 'هذا الإيصال ملغى منذ {date}',
    en: 'This receipt has not been valid since {date}',
  },
  receiptVoidText: {
    ar: 'أصدرته البوابة، ثم تبين أن مبلغه لم يصل.',
    en: 'The portal issued it, but its money turned out not to have arrived.',
  },
  receiptUnasked: {
    ar: 'تعذر الوصول إلى البوابة، فلم نعرف هل رُد شيء من المبلغ. اتصل بالإنترنت ثم تحقق مرة أخرى.',
    en: 'The portal cannot be reached, so it is not known whether any of it was refunded. Go online and check again.',
  },
  letterGood: { ar: 'الوثيقة صحيحة وسارية', en: 'This document is genuine and valid' },
  letterExpired: { ar: 'الوثيقة صحيحة، وانتهت صلاحيتها', en: 'This document is genuine, but has expired' },
  letterRevoked: { ar: 'الوثيقة ملغاة', en: 'This document has been revoked' },
  letterUnknown: { ar: 'لا تعرف البوابة هذه الوثيقة', en: 'The portal does not know this document' },
  letterUnasked: {
    ar: 'التوقيع صحيح، ولم نعرف هل أُلغيت الوثيقة',
    en: 'The signature is genuine; whether it was revoked is not known',
  },
  unaskedText: {
    ar: 'تعذر الوصول إلى البوابة. اتصل بالإنترنت ثم تحقق مرة أخرى لتعرف هل ما زالت سارية.',
    en: 'The portal cannot be reached. Go online and check again to learn whether it is still valid.',
  },
  numberUnasked: {
    ar: 'تعذر الوصول إلى البوابة. من غير إنترنت يُتحقق بنص الرمز وحده.',
    en: 'The portal cannot be reached. Without the internet only the text of the code can be checked.',
  },
  numberValid: {
    ar: 'صدرت وثيقة بهذا الرقم، وهي سارية',
    en: 'A document of this number was issued and is valid',
  },
  numberText: {
    ar: 'لمقارنة ما فيها بما في يدك امسح الرمز المطبوع عليها.',
    en: 'To compare what it says with the paper in your hand, scan the code printed on it.',
  },
  signed: {
    ar: 'وقّعت هذه البوابة النص الآتي ولم يتغير منه شيء. قارنه بما في يدك.',
    en: 'This portal signed the following, and nothing in it has been changed. Compare it with the paper in your hand.',
  },
  revokedOn: { ar: 'أُلغيت في {date}.', en: 'Revoked on {date}.' },
  bad: { ar: 'غير صحيح', en: 'Not genuine' },
  badText: {
    ar: 'التوقيع لا يطابق النص، أو لم توقّعه هذه البوابة.',
    en: 'Its signature does not fit its text, or it was not signed by this portal.',
  },
  unreadable: {
    ar: 'لا يحتوي ما أدخلته على رقم وثيقة أو نص رمز',
    en: 'This is not a document number or the text of a code',
  },
  unreadableText: {
    ar: 'تحقق من الرقم المطبوع (يبدأ بحرف L ويليه ١٤ رقمًا)، أو امسح الرمز مرة أخرى والصق نصه كاملًا. لا يعني هذا أن الوثيقة غير صحيحة.',
    en: 'Check the printed number (L and 14 digits), or scan the code again and paste all of its text. This does not mean that the document is false.',
  },
  cannot: {
    ar: 'متصفحك لا يتحقق من هذا التوقيع. حدّثه أو استخدم متصفحًا آخر.',
    en: 'Your browser cannot check this signature. Update it or use another one.',
  },
  offlineTitle: { ar: 'التحقق من غير إنترنت', en: 'Check without the internet' },
  offlineText: {
    ar: 'احفظ صفحة فيها مفاتيح البوابة، وتحقق بها على جهازك حيث لا اتصال. لا تعرف الصفحة المحفوظة هل أُلغيت الوثيقة بعد صدورها.',
    en: 'Save a page that holds the keys of the portal, and check with it on your device where there is no connection. A saved page cannot know whether a document was revoked.',
  },
  offlineSave: { ar: 'حفظ صفحة التحقق', en: 'Save the checking page' },
  document: { ar: 'الوثيقة', en: 'Document' },
  paymentNumber: { ar: 'رقم السداد', en: 'Payment number' },
  request: { ar: 'رقم الطلب', en: 'Request number' },
  payer: { ar: 'سدده', en: 'Paid by' },
  amount: { ar: 'المبلغ', en: 'Amount' },
  paidAt: { ar: 'وقت السداد', en: 'Paid on' },
  transaction: { ar: 'رقم العملية', en: 'Transaction' },
} as const satisfies Messages
