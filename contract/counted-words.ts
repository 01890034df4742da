// Counted words of the digest of staff: each kind of which they read in the morning, as one clause.

import type { CountedText, Text } from '@bawaba/language/index.ts'
import type { DigestKind } from './notification-kinds.ts'

/** Kinds whose own text is the clause: it says what waits in which queue. */
export const wholeKinds = ['queueWaits', 'queueEscalated'] as const
type WholeKind = (typeof wholeKinds)[number]

export const digestWords = {
  dueSoon: {
    ar: {
      zero: 'لا طلبات اقترب موعدها',
      one: 'طلب اقترب موعده',
      two: 'طلبان اقترب موعدهما',
      few: '{count} طلبات اقترب موعدها',
      many: '{count} طلبًا اقترب موعدها',
      other: '{count} طلب اقترب موعدها',
    },
    en: { one: '{count} request due soon', other: '{count} requests due soon' },
  },
  overdue: {
    ar: {
      zero: 'لا طلبات تجاوزت موعدها',
      one: 'طلب تجاوز موعده',
      two: 'طلبان تجاوزا موعدهما',
      few: '{count} طلبات تجاوزت موعدها',
      many: '{count} طلبًا تجاوزت موعدها',
      other: '{count} طلب تجاوزت موعدها',
    },
    en: { one: '{count} overdue request', other: '{count} overdue requests' },
  },
  workOwed: {
    ar: {
      zero: 'لا طلبات تنتظر جهة خارجية',
      one: 'طلب لم يُنجز ما يلزمه',
      two: 'طلبان لم يُنجز ما يلزمهما',
      few: '{count} طلبات لم يُنجز ما يلزمها',
      many: '{count} طلبًا لم يُنجز ما يلزمها',
      other: '{count} طلب لم يُنجز ما يلزمها',
    },
    en: {
      one: '{count} request whose owed work is not done',
      other: '{count} requests whose owed work is not done',
    },
  },
  moneyTakenBack: {
    ar: {
      zero: 'لا طلبات أُنجزت دون سدادها',
      one: 'طلب أُنجز ولم يصل سداده',
      two: 'طلبان أُنجزا ولم يصل سدادهما',
      few: '{count} طلبات أُنجزت ولم يصل سدادها',
      many: '{count} طلبًا أُنجزت ولم يصل سدادها',
      other: '{count} طلب أُنجزت ولم يصل سدادها',
    },
    en: { one: '{count} request done without its money', other: '{count} requests done without their money' },
  },
  bookingWaits: {
    ar: {
      zero: 'لا قيود تنتظر تأكيدك',
      one: 'قيد ينتظر تأكيدك',
      two: 'قيدان ينتظران تأكيدك',
      few: '{count} قيود تنتظر تأكيدك',
      many: '{count} قيدًا تنتظر تأكيدك',
      other: '{count} قيد تنتظر تأكيدك',
    },
    en: { one: '{count} booking to confirm', other: '{count} bookings to confirm' },
  },
  bookingDeclined: {
    ar: {
      zero: 'لا قيود مرفوضة',
      one: 'قيد طلبته ورُفض',
      two: 'قيدان طلبتهما ورُفضا',
      few: '{count} قيود طلبتها ورُفضت',
      many: '{count} قيدًا طلبتها ورُفضت',
      other: '{count} قيد طلبتها ورُفضت',
    },
    en: { one: '{count} booking declined', other: '{count} bookings declined' },
  },
  assigned: {
    ar: {
      zero: 'لا طلبات أُسندت إليك',
      one: 'طلب أُسند إليك',
      two: 'طلبان أُسندا إليك',
      few: '{count} طلبات أُسندت إليك',
      many: '{count} طلبًا أُسندت إليك',
      other: '{count} طلب أُسندت إليك',
    },
    en: { one: '{count} request assigned to you', other: '{count} requests assigned to you' },
  },
  workNotice: {
    ar: {
      zero: 'لا جديد في الطلبات',
      one: 'جديد في طلب',
      two: 'جديد في طلبين',
      few: 'جديد في {count} طلبات',
      many: 'جديد في {count} طلبًا',
      other: 'جديد في {count} طلب',
    },
    en: { one: 'news of {count} request', other: 'news of {count} requests' },
  },
  wordsProposed: {
    ar: {
      zero: 'لا نصوص تنتظر مراجعتك',
      one: 'نصوص تنتظر مراجعتك',
      two: 'نصوص من شخصين تنتظر مراجعتك',
      few: 'نصوص من {count} أشخاص تنتظر مراجعتك',
      many: 'نصوص من {count} شخصًا تنتظر مراجعتك',
      other: 'نصوص من {count} شخص تنتظر مراجعتك',
    },
    en: { one: 'words to approve', other: 'words of {count} people to approve' },
  },
  applicantWrote: {
    ar: {
      zero: 'لا رسائل من مقدمي الطلبات',
      one: 'رسالة من مقدم طلب',
      two: 'رسالتان من مقدمي طلبات',
      few: '{count} رسائل من مقدمي طلبات',
      many: '{count} رسالة من مقدمي طلبات',
      other: '{count} رسالة من مقدمي طلبات',
    },
    en: { one: '{count} message from an applicant', other: '{count} messages from applicants' },
  },
  visitsOver: {
    ar: {
      zero: 'لا زيارات تنتظر نتيجتها',
      one: 'زيارات أمس تنتظر نتيجتها',
      two: 'زيارات يومين تنتظر نتيجتها',
      few: 'زيارات {count} أيام تنتظر نتيجتها',
      many: 'زيارات {count} يومًا تنتظر نتيجتها',
      other: 'زيارات {count} يوم تنتظر نتيجتها',
    },
    en: { one: 'visits of yesterday to close', other: 'visits of {count} days to close' },
  },
  handedOver: {
    ar: {
      zero: 'لا أعمال نُقلت إليك',
      one: 'عمل زميل نُقل إليك',
      two: 'عمل زميلين نُقل إليك',
      few: 'عمل {count} زملاء نُقل إليك',
      many: 'عمل {count} زميلًا نُقل إليك',
      other: 'عمل {count} زميل نُقل إليك',
    },
    en: {
      one: 'the work of a colleague, handed over to you',
      other: 'the work of {count} colleagues, handed over to you',
    },
  },
  holidaysEnd: {
    ar: {
      zero: 'مواعيد الأعياد القادمة',
      one: 'مواعيد الأعياد القادمة لم تُضف',
      two: 'مواعيد الأعياد القادمة لم تُضف',
      few: 'مواعيد الأعياد القادمة لم تُضف',
      many: 'مواعيد الأعياد القادمة لم تُضف',
      other: 'مواعيد الأعياد القادمة لم تُضف',
    },
    en: { one: 'feasts to enter', other: 'feasts to enter' },
  },
  workReturned: {
    ar: {
      zero: 'لا طلبات بلا موظف',
      one: 'طلبات زميل بلا موظف',
      two: 'طلبات زميلين بلا موظف',
      few: 'طلبات {count} زملاء بلا موظف',
      many: 'طلبات {count} زميلًا بلا موظف',
      other: 'طلبات {count} زميل بلا موظف',
    },
    en: {
      one: 'requests of a colleague that nobody works on',
      other: 'requests of {count} colleagues that nobody works on',
    },
  },
  sharedMaker: {
    ar: {
      zero: 'لا مبالغ للمراجعة',
      one: 'مبلغ تصرّف فيه موظفان أضافهما مسؤول واحد',
      two: 'مبلغان تصرّف فيهما موظفون أضافهم مسؤول واحد',
      few: '{count} مبالغ تصرّف فيها موظفون أضافهم مسؤول واحد',
      many: '{count} مبلغًا تصرّف فيها موظفون أضافهم مسؤول واحد',
      other: '{count} مبلغ تصرّف فيها موظفون أضافهم مسؤول واحد',
    },
    en: {
      one: 'an amount handled by two people whom one administrator added',
      other: '{count} amounts handled by people whom one administrator added',
    },
  },
  teamEmpty: {
    ar: {
      zero: 'لا فرق بلا أعضاء',
      one: 'فريق بلا أعضاء',
      two: 'فريقان بلا أعضاء',
      few: '{count} فرق بلا أعضاء',
      many: '{count} فريقًا بلا أعضاء',
      other: '{count} فريق بلا أعضاء',
    },
    en: { one: 'a team without members', other: '{count} teams without members' },
  },
} as const satisfies Record<Exclude<DigestKind, WholeKind>, CountedText>

export const moreWords = {
  ar: {
    zero: 'لا شيء غيرها',
    one: 'وبند آخر',
    two: 'وبندان آخران',
    few: 'و{count} بنود أخرى',
    many: 'و{count} بندًا آخر',
    other: 'و{count} بند آخر',
  },
  en: { one: 'and {count} more', other: 'and {count} more' },
} as const satisfies CountedText

/** Between the clauses of a digest: they hold commas of their own. */
export const clauseSeparator = { ar: '؛ ', en: '; ' } as const satisfies Text
