// Sentences that every kind may need. `label` is the field's label, `name` the same inside an English
// sentence, `be` agrees with the Arabic label, `unit` is the postfix with its space, or nothing.

import type { Messages } from '@bawaba/language/index.ts'

export const required = {
  enter: { ar: 'أدخل {label}', en: 'Enter {name}' },
  select: { ar: 'اختر {label}', en: 'Select {name}' },
  choose: { ar: 'اختر {label}', en: 'Choose {name}' },
  tick: { ar: 'ضع علامة: {label}', en: 'Tick the box: {label}' },
  /** A label that is itself a question. */
  answer: { ar: 'أجب عن السؤال: {label}', en: 'Answer the question: {label}' },
} as const satisfies Messages

export const generalMessages = {
  expectedType: {
    ar: 'قيمة {label} من نوع غير المتوقع. النوع المتوقع: {type}',
    en: '{label} has a value of an unexpected type. Expected: {type}',
  },
  tooLong: {
    ar: {
      zero: '{label} أطول مما يمكن حفظه',
      one: '{label} أطول مما يمكن حفظه. اكتفِ بحرف واحد.',
      two: '{label} أطول مما يمكن حفظه. اكتفِ بحرفين.',
      few: '{label} أطول مما يمكن حفظه. اكتفِ بـ{count} أحرف.',
      many: '{label} أطول مما يمكن حفظه. اكتفِ بـ{count} حرفًا.',
      other: '{label} أطول مما يمكن حفظه. اكتفِ بـ{count} حرف.',
    },
    en: {
      one: '{label} is longer than can be saved. Use 1 character.',
      other: '{label} is longer than can be saved. Use {count} characters or fewer.',
    },
  },
  characters: {
    ar: '{label} به رموز لا يمكن حفظها. احذفها أو اكتبه من جديد.',
    en: '{label} has characters that cannot be saved. Remove them or type it again.',
  },
  notAllowed: {
    ar: 'القيمة المختارة في {label} ليست من الخيارات المتاحة. اختر غيرها.',
    en: 'The value chosen for {name} is not one of the options. Select another.',
  },
  unavailable: {
    ar: 'ما اخترته في {label} غير متاح الآن. اختر غيره.',
    en: 'What you selected for {name} is not available now. Select another.',
  },
  notLoaded: {
    ar: 'تعذر تحميل {label}. أعد تحميله ثم تابع.',
    en: '{label} could not be loaded. Load it again, then continue.',
  },
  unique: {
    ar: 'قيمة {label} مكررة: هي نفسها في رقم {row}. لكل واحد قيمة مختلفة.',
    en: '{label} is the same as in number {row}. Each needs its own.',
  },
  unknownField: {
    ar: 'الحقل {label} ليس من حقول هذا النموذج',
    en: 'The field {label} is not part of this form',
  },
} as const satisfies Messages

export const patternMessages = {
  pattern: {
    ar: '{label} ليس بالصيغة المطلوبة. راجعه.',
    en: '{label} is not in the expected format. Check it.',
  },
} as const satisfies Messages

export const digitMessages = {
  minDigits: {
    ar: {
      zero: '{label} لا يشترط أرقامًا',
      one: '{label} يجب أن {be} من رقم واحد على الأقل',
      two: '{label} يجب أن {be} من رقمين على الأقل',
      few: '{label} يجب أن {be} من {count} أرقام على الأقل',
      many: '{label} يجب أن {be} من {count} رقمًا على الأقل',
      other: '{label} يجب أن {be} من {count} رقم على الأقل',
    },
    en: {
      one: '{label} must have at least 1 digit',
      other: '{label} must have at least {count} digits',
    },
  },
} as const satisfies Messages

/** Bounds on how many options of a list are chosen. */
export const countMessages = {
  equalCount: {
    ar: {
      zero: 'لا تختر شيئًا في {label}',
      one: 'اختر خيارًا واحدًا في {label}',
      two: 'اختر خيارين في {label}',
      few: 'اختر {count} خيارات في {label}',
      many: 'اختر {count} خيارًا في {label}',
      other: 'اختر {count} خيار في {label}',
    },
    en: { one: 'Select 1 option for {name}', other: 'Select {count} options for {name}' },
  },
  betweenCount: {
    ar: 'اختر ما بين {min} و{max} من الخيارات في {label}',
    en: 'Select between {min} and {max} options for {name}',
  },
  minCount: {
    ar: {
      zero: 'اختر في {label}',
      one: 'اختر خيارًا واحدًا على الأقل في {label}',
      two: 'اختر خيارين على الأقل في {label}',
      few: 'اختر {count} خيارات على الأقل في {label}',
      many: 'اختر {count} خيارًا على الأقل في {label}',
      other: 'اختر {count} خيار على الأقل في {label}',
    },
    en: { one: 'Select at least 1 option for {name}', other: 'Select at least {count} options for {name}' },
  },
  maxCount: {
    ar: {
      zero: 'لا تختر شيئًا في {label}',
      one: 'اختر خيارًا واحدًا على الأكثر في {label}',
      two: 'اختر خيارين على الأكثر في {label}',
      few: 'اختر {count} خيارات على الأكثر في {label}',
      many: 'اختر {count} خيارًا على الأكثر في {label}',
      other: 'اختر {count} خيار على الأكثر في {label}',
    },
    en: { one: 'Select at most 1 option for {name}', other: 'Select at most {count} options for {name}' },
  },
} as const satisfies Messages

/** A number with a decimal comma: "1,50" is 1.50 or 150. */
export const twoReadings = {
  ar: 'أدخل {first} أو {second} في {label}',
  en: 'Enter {label} as {first} or {second}',
} as const
