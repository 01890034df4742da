// What may become of a draft elsewhere, and of a form that changed: most forms never load these words.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
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
  sentBeforeTitle: {
    ar: 'سبق إرسال هذا النموذج',
    en: 'This form was already sent',
  },
  sentBeforeText: {
    ar: 'ما تغيّر هنا بعد إرساله لم يُرسل. لتقديم طلب ثانٍ بالإجابات الظاهرة اضغط «إرسال كطلب جديد».',
    en: 'What has changed on this page since then has not been sent. To apply a second time with these answers, select Send as a new request.',
  },
} as const satisfies Messages
