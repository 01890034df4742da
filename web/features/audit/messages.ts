// Words of the audit.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  title: { ar: 'سجل المراجعة', en: 'Audit' },
  explain: {
    ar: 'من فعل ماذا ومتى، الأحدث أولًا. قراءة هذا السجل تُسجل فيه أيضًا.',
    en: 'Who did what and when, newest first. Reading it is recorded here too.',
  },
  filters: { ar: 'التصفية', en: 'Filters' },
  stream: { ar: 'المجال', en: 'Area' },
  kind: { ar: 'الحدث', en: 'Event' },
  any: { ar: 'الكل', en: 'All' },
  from: { ar: 'من يوم', en: 'From' },
  to: { ar: 'إلى يوم', en: 'To' },
  apply: { ar: 'تصفية', en: 'Filter' },
  clear: { ar: 'إلغاء التصفية', en: 'Clear filters' },
  person: { ar: 'شخص', en: 'Person' },
  personHint: {
    ar: 'الاسم أو اسم المستخدم أو رقم الهاتف، ثلاثة حروف على الأقل',
    en: 'Name, user name or mobile number, three letters or more',
  },
  find: { ar: 'بحث', en: 'Find' },
  nobody: { ar: 'لا أحد بهذا الاسم أو الرقم.', en: 'Nobody has this name or number.' },
  onlyPerson: { ar: 'أحداث {name} فقط', en: 'Only events about {name}' },
  everyone: { ar: 'كل الأشخاص', en: 'Everyone' },
  thisPerson: { ar: 'هذا الشخص', en: 'this person' },
  time: { ar: 'الوقت', en: 'Time' },
  who: { ar: 'من', en: 'Who' },
  whom: { ar: 'لمن', en: 'To whom' },
  onBehalfOf: { ar: 'نيابة عن', en: 'On behalf of' },
  address: { ar: 'العنوان الشبكي', en: 'Network address' },
  place: { ar: 'الموضع', en: 'Place' },
  details: { ar: 'التفاصيل', en: 'Details' },
  system: { ar: 'النظام أو زائر', en: 'The system or a visitor' },
  yes: { ar: 'نعم', en: 'Yes' },
  no: { ar: 'لا', en: 'No' },
  none: { ar: 'لا أحداث بهذه التصفية', en: 'No events with these filters' },
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
  older: { ar: 'الأقدم', en: 'Older' },
  newest: { ar: 'العودة إلى الأحدث', en: 'Back to the newest' },
  refresh: { ar: 'تحديث', en: 'Refresh' },
} as const satisfies Messages
