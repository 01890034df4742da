// Words of a form on the screen: its steps, its last look before sending, its one button.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  steps: {
    ar: 'خطوات الطلب',
    en: 'Steps of the request',
  },
  stepOf: {
    ar: 'الخطوة {step} من {total}',
    en: 'Step {step} of {total}',
  },
  completed: {
    ar: 'مكتملة',
    en: 'completed',
  },
  check: {
    ar: 'المراجعة والإرسال',
    en: 'Check and send',
  },
  checkTitle: {
    ar: 'راجع إجاباتك قبل الإرسال',
    en: 'Check your answers before you send',
  },
  continue: {
    ar: 'متابعة',
    en: 'Continue',
  },
  back: {
    ar: 'رجوع إلى {step}',
    en: 'Back to {step}',
  },
  backToCheck: {
    ar: 'رجوع إلى المراجعة',
    en: 'Back to check your answers',
  },
  answerNeeded: { ar: 'ينقصه إجابة', en: 'An answer is needed' },
  change: {
    ar: 'تغيير',
    en: 'Change',
  },
  checking: {
    ar: 'جارٍ التحقق',
    en: 'Checking',
  },
  chooseFirst: {
    ar: 'اختر {names} أولًا',
    en: 'Choose the {names} first',
  },
  answerFirst: {
    ar: 'أجب أولًا عن {names}',
    en: 'Answer {names} first',
  },
  loading: {
    ar: 'جارٍ تحميل {label}',
    en: 'Loading {name}',
  },
  loadFailed: {
    ar: 'تعذر تحميل خيارات {label}. باقي إجاباتك محفوظ.',
    en: 'The options of {name} could not be loaded. The rest of your answers are kept.',
  },
  questionsFailed: {
    ar: 'تعذر تحميل أسئلة {label}. باقي إجاباتك محفوظ.',
    en: 'The questions of {name} could not be loaded. The rest of your answers are kept.',
  },
  notDrawn: {
    ar: 'تعذر تحميل بعض أسئلة النموذج. إجاباتك محفوظة.',
    en: 'Some questions of the form could not be loaded. Your answers are kept.',
  },
  tryAgain: {
    ar: 'حاول مرة أخرى',
    en: 'Try again',
  },
  sending: {
    ar: 'جارٍ الإرسال',
    en: 'Sending',
  },
  notSent: {
    ar: 'لم يُرسل الطلب. إجاباتك ما زالت هنا. حاول مرة أخرى.',
    en: 'The request was not sent. Your answers are still here. Try again.',
  },
} as const satisfies Messages
