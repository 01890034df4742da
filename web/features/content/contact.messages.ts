// Words of the page of contact and of the newsletter.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  title: { ar: 'تواصل معنا', en: 'Contact us' },
  lead: {
    ar: 'اكتب إلينا أو اتصل بنا. لكل رسالة رقم وموعد للرد.',
    en: 'Write to us or call. Every message gets a number and a due date.',
  },
  write: { ar: 'استفسار أو شكوى', en: 'An inquiry or a complaint' },
  writeText: {
    ar: 'نحتاج إلى اسمك، ووسيلة للرد عليك، ونوع الرسالة، ونصها. واسم الخدمة ورقم الطلب إن كانت عن طلب سابق. لا يلزم حساب، ونرد خلال خمسة أيام عمل.',
    en: 'We need your name, a way to answer, the type of message and what you want to say; the service and the request number too, if it is about an earlier request. You need no account, and we reply within five working days.',
  },
  writeAction: { ar: 'اكتب رسالتك', en: 'Write your message' },
  followAction: { ar: 'متابعة رسالة سابقة', en: 'Follow an earlier message' },
  call: { ar: 'اتصل بنا', en: 'Call us' },
  visit: { ar: 'زُر مركز خدمة', en: 'Visit a service center' },
  visitText: {
    ar: 'من ٩ صباحًا إلى ٥ مساءً كل يوم عدا الجمعة.',
    en: '9:00 to 17:00 every day except Fridays.',
  },
  visitAction: { ar: 'أقرب مركز', en: 'Find a center' },
  answers: { ar: 'إجابات جاهزة', en: 'Ready answers' },
  answersText: {
    ar: 'قد تجد الإجابة دون انتظار.',
    en: 'You may find the answer without waiting.',
  },
  answersAction: { ar: 'الأسئلة الشائعة', en: 'Questions and answers' },

  guides: { ar: 'أدلة خطوة بخطوة', en: 'Step by step' },
  guidesText: { ar: 'ملفات وفيديوهات تشرح الخدمات.', en: 'Files and videos that explain services.' },
  guidesAction: { ar: 'أدلة الاستخدام', en: 'User guides' },

  newsletter: { ar: 'النشرة البريدية', en: 'Newsletter' },
  newsletterText: {
    ar: 'الأخبار والخدمات الجديدة في رسالة. يمكنك إلغاء الاشتراك في أي وقت من أي رسالة.',
    en: 'News and new services in a letter. You can unsubscribe at any time from any letter.',
  },
  email: { ar: 'البريد الإلكتروني', en: 'E-mail' },
  emailMissing: { ar: 'أدخل بريدك الإلكتروني', en: 'Enter your e-mail' },
  emailWrong: {
    ar: 'اكتب البريد الإلكتروني كاملًا، مثل \u2066name@example.com\u2069',
    en: 'Enter the whole e-mail address, like name@example.com',
  },
  subscribe: { ar: 'اشتراك', en: 'Subscribe' },
  failed: { ar: 'لم يُرسل طلب الاشتراك. حاول مرة أخرى.', en: 'Your subscription was not sent. Try again.' },
  sent: {
    ar: 'أرسلنا رسالة إلى \u2068{address}\u2069. افتح الرابط الذي فيها خلال ٢٤ ساعة لتأكيد الاشتراك. وإن كنت مشتركًا من قبل فستقول لك الرسالة ذلك.',
    en: 'We sent a message to \u2068{address}\u2069. Open the link in it within 24 hours to confirm. If you have already subscribed, the message says so.',
  },
  confirmTitle: { ar: 'تأكيد الاشتراك في النشرة البريدية', en: 'Confirm your newsletter subscription' },
  confirmText: {
    ar: 'اضغط الزر لتأكيد الاشتراك.',
    en: 'Press the button to confirm your subscription.',
  },
  confirm: { ar: 'تأكيد الاشتراك', en: 'Confirm' },
  confirmed: { ar: 'تم الاشتراك في النشرة البريدية.', en: 'You have subscribed to the newsletter.' },
  endTitle: { ar: 'إلغاء الاشتراك في النشرة البريدية', en: 'Unsubscribe from the newsletter' },
  endText: {
    ar: 'لن تصلك النشرة بعد ذلك، ونحذف عنوانك من قائمتها.',
    en: 'You will not get it any more, and we delete your address from its list.',
  },
  end: { ar: 'إلغاء الاشتراك', en: 'Unsubscribe' },
  ended: { ar: 'أُلغي الاشتراك وحُذف عنوانك.', en: 'You have unsubscribed and your address is deleted.' },
  home: { ar: 'الصفحة الرئيسية', en: 'Home page' },
} as const satisfies Messages
