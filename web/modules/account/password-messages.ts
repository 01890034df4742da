// Words of choosing a password: the rules as one reads them before typing, and the sentence for each that is broken.

import type { PasswordRule } from '@bawaba/contract/password-rule.ts'
import type { Message, Messages } from '@bawaba/language/index.ts'

export const passwordMessages = {
  current: { ar: 'كلمة المرور الحالية', en: 'Current password' },
  currentMissing: { ar: 'أدخل كلمة المرور الحالية', en: 'Enter your current password' },
  show: {
    ar: 'إظهار كلمة المرور',
    en: 'Show password',
  },
  hide: {
    ar: 'إخفاء كلمة المرور',
    en: 'Hide password',
  },
  rules: {
    ar: 'ما يجب أن يكون في كلمة المرور:',
    en: 'What your password must have:',
  },
  met: {
    ar: 'تحقق:',
    en: 'Done:',
  },
  open: {
    ar: 'لم يتحقق بعد:',
    en: 'Not yet:',
  },
  allMet: {
    ar: 'كلمة المرور توافق كل الشروط',
    en: 'The password meets every rule',
  },
  leftOpen: {
    ar: {
      zero: 'كلمة المرور توافق كل الشروط',
      one: 'بقي شرط واحد لكلمة المرور: {rules}',
      two: 'بقي شرطان لكلمة المرور: {rules}',
      few: 'بقيت {count} شروط لكلمة المرور: {rules}',
      many: 'بقي {count} شرطًا لكلمة المرور: {rules}',
      other: 'بقي {count} شرط لكلمة المرور: {rules}',
    },
    en: {
      one: '{count} rule left for the password: {rules}',
      other: '{count} rules left for the password: {rules}',
    },
  },
  missing: {
    ar: 'أدخل كلمة المرور الجديدة',
    en: 'Enter your new password',
  },
  again: {
    ar: 'كلمة المرور مرة أخرى',
    en: 'Confirm password',
  },
  againMissing: {
    ar: 'أدخل كلمة المرور مرة أخرى',
    en: 'Enter the password again',
  },
  different: {
    ar: 'كلمتا المرور مختلفتان. أدخل الكلمة نفسها مرتين.',
    en: 'The two passwords differ. Enter the same one twice.',
  },
} as const satisfies Messages

/** A rule as a line of the list. */
export const ruleTexts = {
  shortest: {
    ar: {
      zero: '{count} حرف على الأقل',
      one: 'حرف واحد على الأقل',
      two: 'حرفين على الأقل',
      few: '{count} أحرف على الأقل',
      many: '{count} حرفًا على الأقل',
      other: '{count} حرف على الأقل',
    },
    en: {
      one: '{count} character or more',
      other: '{count} characters or more',
    },
  },
  longest: {
    ar: {
      zero: '{count} حرف على الأكثر',
      one: 'حرف واحد على الأكثر',
      two: 'حرفين على الأكثر',
      few: '{count} أحرف على الأكثر',
      many: '{count} حرفًا على الأكثر',
      other: '{count} حرف على الأكثر',
    },
    en: {
      one: '{count} character at most',
      other: '{count} characters at most',
    },
  },
  letter: {
    ar: 'حرف',
    en: 'A letter',
  },
  upper: {
    ar: 'حرف لاتيني كبير (A إلى Z)',
    en: 'A capital letter (A to Z)',
  },
  lower: {
    ar: 'حرف لاتيني صغير (a إلى z)',
    en: 'A small letter (a to z)',
  },
  digit: {
    ar: 'رقم',
    en: 'A digit',
  },
  symbol: {
    ar: 'رمز، مثل # أو @ أو !',
    en: 'A symbol, such as # or @ or !',
  },
  common: {
    ar: 'ليست مما يستخدمه كثيرون',
    en: 'Nothing that many people use',
  },
} as const satisfies Record<PasswordRule, Message>

/** What is wrong with a password that breaks the rule. */
export const faultTexts = {
  shortest: {
    ar: {
      zero: 'كلمة المرور يجب ألا تقل عن {count} حرف',
      one: 'كلمة المرور يجب ألا تقل عن حرف واحد',
      two: 'كلمة المرور يجب ألا تقل عن حرفين',
      few: 'كلمة المرور يجب ألا تقل عن {count} أحرف',
      many: 'كلمة المرور يجب ألا تقل عن {count} حرفًا',
      other: 'كلمة المرور يجب ألا تقل عن {count} حرف',
    },
    en: {
      one: 'Password must have {count} character or more',
      other: 'Password must have {count} characters or more',
    },
  },
  longest: {
    ar: {
      zero: 'كلمة المرور يجب ألا تزيد على {count} حرف',
      one: 'كلمة المرور يجب ألا تزيد على حرف واحد',
      two: 'كلمة المرور يجب ألا تزيد على حرفين',
      few: 'كلمة المرور يجب ألا تزيد على {count} أحرف',
      many: 'كلمة المرور يجب ألا تزيد على {count} حرفًا',
      other: 'كلمة المرور يجب ألا تزيد على {count} حرف',
    },
    en: {
      one: 'Password must have {count} character at most',
      other: 'Password must have {count} characters at most',
    },
  },
  letter: {
    ar: 'أضف إلى كلمة المرور حرفًا',
    en: 'Add a letter to the password',
  },
  upper: {
    ar: 'أضف إلى كلمة المرور حرفًا لاتينيًا كبيرًا',
    en: 'Add a capital letter to the password',
  },
  lower: {
    ar: 'أضف إلى كلمة المرور حرفًا لاتينيًا صغيرًا',
    en: 'Add a small letter to the password',
  },
  digit: {
    ar: 'أضف إلى كلمة المرور رقمًا',
    en: 'Add a digit to the password',
  },
  symbol: {
    ar: 'أضف إلى كلمة المرور رمزًا مثل # أو @ أو !',
    en: 'Add a symbol such as # or @ or ! to the password',
  },
  common: {
    ar: 'كلمة المرور هذه يستخدمها كثيرون. اختر كلمات لا يخمنها أحد.',
    en: 'Many people use this password. Choose words that nobody would guess.',
  },
} as const satisfies Record<PasswordRule, Message>
