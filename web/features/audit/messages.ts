// Words of the audit.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  title: { ar: 'سجل المراجعة', en: 'Audit' },
  explain: {
    ar: 'من فعل ماذا ومتى، الأحدث أولًا. قراءة هذا السجل تُسجل فيه أيضًا.',
    en: 'Who did what and when, newest first. Reading it is recorded here too.',
  },
  stream: { ar: 'المجال', en: 'Area' },
  kind: { ar: 'الحدث', en: 'Event' },
  any: { ar: 'الكل', en: 'All' },
  from: { ar: 'من يوم', en: 'From' },
  to: { ar: 'إلى يوم', en: 'To' },
  apply: { ar: 'تصفية', en: 'Filter' },
  person: { ar: 'شخص', en: 'Person' },
  personHint: {
    ar: 'الاسم أو اسم المستخدم أو رقم الهاتف، ثلاثة حروف على الأقل',
    en: 'Name, user name or mobile number, three letters or more',
  },
  find: { ar: 'بحث', en: 'Find' },
  nobody: { ar: 'لا أحد بهذا الاسم أو الرقم.', en: 'Nobody has this name or number.' },
  thisPerson: { ar: 'هذا الشخص', en: 'this person' },
  time: { ar: 'الوقت', en: 'Time' },
  who: { ar: 'من', en: 'Who' },
  whom: { ar: 'لمن', en: 'To whom' },
  onBehalfOf: { ar: 'نيابة عن', en: 'On behalf of' },
  address: { ar: 'العنوان الشبكي', en: 'Network address' },
  place: { ar: 'الموضع', en: 'Place' },
  system: { ar: 'النظام أو زائر', en: 'The system or a visitor' },
  yes: { ar: 'نعم', en: 'Yes' },
  no: { ar: 'لا', en: 'No' },
  none: { ar: 'لا توجد أحداث بهذه التصفية', en: 'No events match these filters' },
  noneText: {
    ar: 'وسّع المدة أو أزل إحدى التصفيات.',
    en: 'Try a longer period, or remove a filter.',
  },
  noEvents: { ar: 'لا توجد أحداث حتى الآن', en: 'No events yet' },
  clear: { ar: 'عرض كل الأحداث', en: 'Show all events' },
  total: {
    ar: {
      zero: 'لا أحداث',
      one: 'حدث واحد',
      two: 'حدثان',
      few: '{count} أحداث',
      many: '{count} حدثًا',
      other: '{count} حدث',
    },
    en: { one: '{count} event', other: '{count} events' },
  },
} as const satisfies Messages
