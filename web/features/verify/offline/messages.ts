// The words of the page that is saved and checks without the network.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  title: { ar: 'التحقق من وثيقة أو إيصال من غير إنترنت', en: 'Check a document or receipt offline' },
  intro: {
    ar: 'امسح الرمز بهاتفك وانسخ نصه، ثم الصقه هنا. لا ترسل هذه الصفحة شيئًا إلى أي جهة.',
    en: 'Scan the code with your phone, copy its text and paste it here. This page sends nothing anywhere.',
  },
  field: { ar: 'نص الرمز', en: 'Text of the code' },
  missing: { ar: 'الصق نص الرمز', en: 'Paste the text of the code' },
  limits: { ar: 'ما لا تعرفه هذه الصفحة', en: 'What this page cannot know' },
  revoked: {
    ar: 'هل أُلغيت الوثيقة بعد صدورها. تعرف ذلك صفحة التحقق على الإنترنت:',
    en: 'Whether a document was revoked after it was issued. The page online knows:',
  },
  refunded: {
    ar: 'هل رُد المبلغ بعد سداده: يقول الإيصال ما سُدد يومها.',
    en: 'Whether a payment was refunded later: a receipt says what was paid that day.',
  },
  newer: {
    ar: 'مفاتيح وقّعت بها البوابة بعد {date}، يوم حُفظت هذه الصفحة. لتعرفها احفظ الصفحة من جديد.',
    en: 'Keys that the portal has signed with since {date}, when this page was saved. Save it again to have them.',
  },
  own: {
    ar: 'هل غيّرها أحد. ثق بصفحة حفظتها بنفسك من البوابة، لا بصفحة أرسلها إليك غيرك.',
    en: 'Whether somebody changed the page itself. Trust one that you saved from the portal, not one that was sent to you.',
  },
  letterGood: {
    ar: 'التوقيع صحيح. لا تعرف هذه الصفحة هل أُلغيت الوثيقة.',
    en: 'The signature is genuine. This page cannot know whether the document was revoked.',
  },
  letterExpired: {
    ar: 'التوقيع صحيح، وانتهت صلاحية الوثيقة بحسب تاريخ هذا الجهاز',
    en: 'The signature is genuine, but by the date of this device the document has expired',
  },
  receiptGood: { ar: 'الإيصال صحيح', en: 'This receipt is genuine' },
  keySince: {
    ar: 'وقّعته البوابة {origin} بالمفتاح {key}، وتستخدمه منذ {date}.',
    en: 'Signed by {origin} with key {key}, which it has used since {date}.',
  },
  unknownKey: { ar: 'لا يمكن تأكيد صحته', en: 'It cannot be confirmed' },
  unknownKeyText: {
    ar: 'وُقّع بمفتاح لا تعرفه هذه الصفحة: إما أنه ليس من هذه البوابة، أو أنه أحدث من الصفحة. لا تعتمد عليه قبل التحقق منه على الإنترنت.',
    en: 'Signed with a key that this page does not know: it is not from this portal, or newer than the page. Do not rely on it before you have checked it online.',
  },
  number: {
    ar: 'لا يكفي الرقم وحده من غير إنترنت. الصق نص الرمز المطبوع.',
    en: 'Offline the number alone is not enough. Paste the text of the printed code.',
  },
  other: { ar: 'English', en: 'العربية' },
  needsScript: {
    ar: 'تحتاج هذه الصفحة إلى JavaScript كي تتحقق من التوقيع.',
    en: 'This page needs JavaScript to check a signature.',
  },
} as const satisfies Messages
