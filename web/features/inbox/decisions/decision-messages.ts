// Words about decisions that can be undone for some seconds, and those that did not go out.

import type { Messages } from '@bawaba/language/index.ts'

export const decisionMessages = {
  yours: { ar: 'قراراتك التي لم تُرسل', en: 'Your decisions that have not gone out' },
  waits: {
    ar: '«{act}» على الطلب {number}: يمكنك التراجع قبل الإرسال.',
    en: '“{act}” on request {number}: you can undo it before it goes out.',
  },
  someWait: {
    ar: {
      zero: 'لا قرارات تنتظر الإرسال.',
      one: 'قرار واحد ينتظر الإرسال: يمكنك التراجع قبله.',
      two: 'قراران ينتظران الإرسال: يمكنك التراجع قبله.',
      few: '{count} قرارات تنتظر الإرسال: يمكنك التراجع قبله.',
      many: '{count} قرارًا ينتظر الإرسال: يمكنك التراجع قبله.',
      other: '{count} قرار ينتظر الإرسال: يمكنك التراجع قبله.',
    },
    en: {
      zero: 'No decisions wait to go out.',
      one: '{count} decision waits to go out: you can undo it until then.',
      other: '{count} decisions wait to go out: you can undo them until then.',
    },
  },
  waitsHere: {
    ar: '«{act}»: يمكنك التراجع قبل الإرسال.',
    en: '“{act}”: you can undo it before it goes out.',
  },
  waitsOther: {
    ar: 'قرر {name}: «{act}». لم يُرسل القرار بعد.',
    en: '{name} decided: “{act}”. It has not gone out yet.',
  },
  left: {
    ar: {
      zero: 'يُرسل الآن',
      one: 'يُرسل بعد ثانية واحدة',
      two: 'يُرسل بعد ثانيتين',
      few: 'يُرسل بعد {count} ثوانٍ',
      many: 'يُرسل بعد {count} ثانية',
      other: 'يُرسل بعد {count} ثانية',
    },
    en: {
      zero: 'Going out now',
      one: 'Goes out in {count} second',
      other: 'Goes out in {count} seconds',
    },
  },
  undo: { ar: 'تراجع', en: 'Undo' },
  undoAll: { ar: 'التراجع عن الكل', en: 'Undo all' },
  undone: { ar: 'تراجعت عن القرار. لم يُرسل شيء.', en: 'The decision was undone. Nothing went out.' },
  notUndone: { ar: 'لم يتم التراجع. حاول مرة أخرى.', en: 'It was not undone. Try again.' },
  notSent: {
    ar: 'لم يُرسل «{act}» على الطلب {number}: {why}',
    en: '“{act}” on request {number} did not go out: {why}',
  },
  movedOn: {
    ar: 'تغيّر الطلب بعد قرارك. راجعه ثم قرر من جديد، وما كتبته باقٍ.',
    en: 'The request changed after you decided. Check it, then decide again: what you wrote is still there.',
  },
  open: { ar: 'فتح الطلب', en: 'Open the request' },
} as const satisfies Messages
