// The questions that the product brings, with their answers in a part of Markdown.

import type { Text } from '@bawaba/language/index.ts'

export const questions: readonly { slug: string; title: Text; body: Text }[] = [
  {
    slug: 'need-account',
    title: { ar: 'هل أحتاج إلى حساب لتقديم طلب؟', en: 'Do I need an account to send a request?' },
    body: {
      ar: 'معظم الخدمات تحتاج إلى حساب، حتى تتابع طلبك وتصلك رسائله. بعضها يُقدَّم دون حساب، وتقول صفحة الخدمة ذلك. [أنشئ حسابًا](/signup) برقم هاتفك المحمول.',
      en: 'Most services need one, so that you can follow your request and get its messages. Some do not; the page of the service says so. [Create an account](/signup) with your mobile number.',
    },
  },
  {
    slug: 'forgot-password',
    title: { ar: 'نسيت كلمة المرور، ماذا أفعل؟', en: 'I forgot my password. What do I do?' },
    body: {
      ar: 'اختر **نسيت كلمة المرور** في صفحة [تسجيل الدخول](/login). نرسل إليك رمزًا، ثم تختار كلمة مرور جديدة.',
      en: 'Choose **Forgot password** on the [sign-in page](/login). We send you a code, then you choose a new password.',
    },
  },
  {
    slug: 'follow-request',
    title: { ar: 'كيف أعرف ما تم في طلبي؟', en: 'How do I know what became of my request?' },
    body: {
      ar: 'افتح [طلباتي](/inbox) إن كان لك حساب، أو [متابعة طلب برقمه](/track) برقم الطلب ورمز المتابعة. ونرسل إليك رسالة عند كل تغيير.',
      en: 'Open [My requests](/inbox) if you have an account, or [follow it by its number](/track) with the tracking code. We also send you a message about every change.',
    },
  },
  {
    slug: 'how-long',
    title: { ar: 'كم يستغرق الرد؟', en: 'How long does an answer take?' },
    body: {
      ar: 'المدة مكتوبة في صفحة كل خدمة، وتُحسب بأيام العمل من الأحد إلى الخميس دون الإجازات الرسمية. ويظهر الموعد المتوقع في الطلب نفسه.',
      en: 'The page of each service says so, in working days: Sunday to Thursday without public holidays. The expected day stands in the request itself.',
    },
  },
  {
    slug: 'extra-information',
    title: { ar: 'طُلب مني استكمال الطلب، ماذا أفعل؟', en: 'I was asked for more information. What do I do?' },
    body: {
      ar: 'افتح الطلب وأجب عما هو مطلوب قبل الموعد المكتوب فيه. إن مضى الموعد دون رد يُغلق الطلب، ويمكنك تقديم غيره.',
      en: 'Open the request and answer what is asked before the date shown in it. If the date passes without an answer, the request is closed and you can send another.',
    },
  },
  {
    slug: 'payment-failed',
    title: { ar: 'خُصم المبلغ ولم يظهر السداد', en: 'I was charged but the payment does not show' },
    body: {
      ar: 'قد يتأخر تأكيد السداد دقائق. لا تسدد مرة أخرى قبل ٣٠ دقيقة. إن لم يظهر بعدها في [مدفوعاتي](/payments) فأرسل [شكوى](/contact) برقم الطلب، ولا تكتب رقم البطاقة.',
      en: 'Confirmation may take some minutes. Do not pay again for 30 minutes. If it still does not show under [My payments](/payments), send a [complaint](/contact) with the request number. Do not write your card number.',
    },
  },
  {
    slug: 'which-files',
    title: { ar: 'ما الملفات المقبولة؟', en: 'Which files are accepted?' },
    body: {
      ar: 'صور واضحة أو ملفات PDF في الغالب، والسؤال نفسه يذكر ما يُقبل. لا تُقبل الملفات المحمية بكلمة مرور أو التي بها برامج.',
      en: 'Clear photographs or PDF files as a rule; each question says what it takes. Files that are protected by a password or hold programs are refused.',
    },
  },
  {
    slug: 'erase-data',
    title: { ar: 'كيف أحصل على بياناتي أو أطلب محوها؟', en: 'How do I get my data, or have it erased?' },
    body: {
      ar: 'من [ملفك](/profile): نزّل نسخة من بياناتك، أو اطلب محوها. تفاصيل ذلك في [سياسة الخصوصية](/privacy-policy).',
      en: 'In your [profile](/profile): download a copy, or ask for erasure. The [privacy policy](/privacy-policy) has the details.',
    },
  },
]
