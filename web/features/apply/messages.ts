// Words around a form that is being filled in: what it keeps, what became of sending it.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  check: {
    ar: 'المراجعة والإرسال',
    en: 'Check and send',
  },
  leave: {
    ar: 'رجوع إلى الخدمة',
    en: 'Back to the service',
  },
  leaveToRequest: {
    ar: 'رجوع إلى الطلب',
    en: 'Back to the request',
  },
  found: {
    ar: 'هذه إجاباتك السابقة. أكملها، أو ابدأ من جديد.',
    en: 'These are your earlier answers. Go on with them, or start again.',
  },
  later: {
    ar: 'حفظ وإكمال لاحقًا',
    en: 'Save and finish later',
  },
  print: {
    ar: 'طباعة الإجابات',
    en: 'Print the answers',
  },
  saving: {
    ar: 'جارٍ الحفظ',
    en: 'Saving',
  },
  savedAgo: {
    ar: 'حُفظت المسودة {ago}',
    en: 'Draft saved {ago}',
  },
  onDevice: {
    ar: 'لم تُحفظ المسودة بعد. إجاباتك على هذا الجهاز، ونعيد المحاولة.',
    en: 'The draft is not saved yet. Your answers are on this device, and we try again.',
  },
  visitorDraft: {
    ar: 'نحفظ إجاباتك على هذا الجهاز فقط، لمدة أسبوع.',
    en: 'We save your answers on this device only, for a week.',
  },
  conflictTitle: {
    ar: 'تغيّرت هذه المسودة في نافذة أخرى أو على جهاز آخر',
    en: 'This draft was changed in another tab or on another device',
  },
  conflictText: {
    ar: 'حُفظت هناك الساعة {time}. اختر أيهما تكمل، ونحتفظ بالأخرى في المسودات.',
    en: 'It was saved there at {time}. Choose which to go on with; the other stays among your drafts.',
  },
  goOnHere: {
    ar: 'الاحتفاظ بهذه النسخة',
    en: 'Keep this version',
  },
  takeOther: {
    ar: 'أكمل الأخرى',
    en: 'Go on with the other',
  },
  copyOther: {
    ar: 'نسخة أخرى، {time}',
    en: 'Other copy, {time}',
  },
  copyMine: {
    ar: 'نسخة هذا الجهاز، {time}',
    en: 'Copy of this device, {time}',
  },
  conflictFailed: {
    ar: 'لم يتم ذلك. إجاباتك ما زالت هنا. حاول مرة أخرى.',
    en: 'That did not work. Your answers are still here. Try again.',
  },
  draftGone: {
    ar: 'أُرسلت هذه المسودة أو حُذفت من مكان آخر. إجاباتك ما زالت هنا على هذا الجهاز.',
    en: 'This draft was sent or deleted elsewhere. Your answers are still here on this device.',
  },
  keepAsNew: {
    ar: 'احفظها مسودة جديدة',
    en: 'Save them as a new draft',
  },
  newQuestions: {
    ar: 'أسئلة جديدة:',
    en: 'New questions:',
  },
  goneQuestions: {
    ar: 'لم نعد نسأل عن الآتي، وهذه إجابتك السابقة:',
    en: 'We no longer ask for these. This is what you had answered:',
  },
  laterTitle: {
    ar: 'حُفظت المسودة',
    en: 'Your draft is saved',
  },
  laterNothing: {
    ar: 'لا توجد مسودة محفوظة',
    en: 'There is no saved draft',
  },
  laterWhere: {
    ar: 'تجدها في صفحة هذه الخدمة وفي طلباتي، على أي جهاز تسجل الدخول منه، ومعها ملفاتك.',
    en: 'You find it on the page of this service and in My requests, on any device you sign in on, with your files.',
  },
  laterUntil: {
    ar: 'تبقى حتى {date} ثم تُحذف إن لم تكملها.',
    en: 'It is kept until {date}, then deleted unless you go on with it.',
  },
  goOn: {
    ar: 'أكمل المسودة',
    en: 'Continue the draft',
  },
  takeOver: {
    ar: 'كتبت إجابات في هذا النموذج قبل تسجيل الدخول على هذا الجهاز. هل نضيفها إلى حسابك؟',
    en: 'You typed answers into this form on this device before signing in. Shall we add them to your account?',
  },
  takeOverYes: {
    ar: 'أضفها إلى حسابي',
    en: 'Add them to my account',
  },
  takeOverNo: {
    ar: 'احذفها',
    en: 'Delete them',
  },
  startAgain: {
    ar: 'ابدأ من جديد',
    en: 'Start again',
  },
  facts: {
    ar: 'ملخص الخدمة',
    en: 'About this service',
  },
  need: {
    ar: 'ما ستحتاج إليه',
    en: 'What you need',
  },
  help: {
    ar: 'تحتاج مساعدة؟',
    en: 'Need help?',
  },
  fees: {
    ar: 'الرسوم',
    en: 'Fees',
  },
  feesFailed: {
    ar: 'تعذر حساب الرسوم الآن. تُحسب عند الإرسال.',
    en: 'The fees cannot be worked out now. They are worked out when you send.',
  },
  terms: {
    ar: 'الشروط',
    en: 'Terms',
  },
  waitsForConnection: {
    ar: 'لم يُرسل الطلب بعد. نرسله تلقائيًا مرة واحدة حين يعود الاتصال، فلا تغلق الصفحة.',
    en: 'The request is not sent yet. We send it once, by itself, when the connection is back. Keep this page open.',
  },
  sendToPay: {
    ar: 'إرسال الطلب ثم السداد',
    en: 'Send, then pay',
  },
  sendAgain: {
    ar: 'إرسال مرة أخرى',
    en: 'Send again',
  },
  formChanged: {
    ar: 'تغيّر نموذج الخدمة منذ بدأت. إجاباتك محفوظة، راجعها ثم أرسل.',
    en: 'The form has changed since you began. Your answers are kept; check them, then send.',
  },
  closedTitle: {
    ar: 'لا يمكن تقديم طلب جديد الآن',
    en: 'You cannot send a new request now',
  },
  closedText: {
    ar: 'طلباتك السابقة من هذه الخدمة مستمرة، وتجدها في طلباتي.',
    en: 'Your earlier requests of this service go on. You find them in My requests.',
  },
  sentTitle: {
    ar: 'أُرسل هذا الطلب من قبل',
    en: 'This request has been sent already',
  },
  sentNumber: {
    ar: 'رقمه {number}. لن يُرسل مرة أخرى.',
    en: 'Its number is {number}. It will not be sent again.',
  },
  sendAsNew: {
    ar: 'إرسال كطلب جديد',
    en: 'Send as a new request',
  },
  sentBeforeTitle: {
    ar: 'سبق إرسال هذا النموذج',
    en: 'This form was already sent',
  },
  sentBeforeText: {
    ar: 'ما تغيّر هنا بعد إرساله لم يُرسل. لتقديم طلب ثانٍ بالإجابات الظاهرة اضغط «إرسال كطلب جديد».',
    en: 'What has changed on this page since then has not been sent. To apply a second time with these answers, select Send as a new request.',
  },
  sentUnknown: {
    ar: 'وصل إلينا من محاولة سابقة بالإجابات التي كانت فيها. تجده في طلباتي.',
    en: 'It reached us on an earlier try, with the answers of that moment. You find it in My requests.',
  },
  newRequest: {
    ar: 'طلب جديد',
    en: 'New request',
  },
  asked: {
    ar: 'المطلوب منك',
    en: 'What is asked of you',
  },
  closedAct: {
    ar: 'هذا الإجراء غير متاح الآن',
    en: 'This cannot be done now',
  },
  yourWords: {
    ar: 'ما كتبته',
    en: 'What you wrote',
  },
  services: {
    ar: 'كل الخدمات',
    en: 'All services',
  },
  beginNew: {
    ar: 'ابدأ طلبًا جديدًا',
    en: 'Start a new request',
  },
  fromProfile: {
    ar: 'من ملفك',
    en: 'From your profile',
  },
  fromEarlier: {
    ar: 'من طلبك {number} ({service}) بتاريخ {date}',
    en: 'From your request {number} ({service}) of {date}',
  },
  fromApplicant: {
    ar: 'من بيانات صاحب الطلب',
    en: 'From the applicant’s details',
  },
  changePrefilled: {
    ar: 'تغيير',
    en: 'Change',
  },
} as const satisfies Messages
