// Words of the filters and of saved views.

import { stateKindName } from '@bawaba/contract/report-words.ts'
import type { Messages } from '@bawaba/language/index.ts'

export const filterMessages = {
  add: { ar: 'إضافة تصفية', en: 'Add filter' },
  title: { ar: 'تصفية القائمة', en: 'Filters of the list' },
  apply: { ar: 'تطبيق', en: 'Apply' },
  cancel: { ar: 'رجوع', en: 'Back' },
  any: { ar: 'الكل', en: 'Any' },
  kind: stateKindName,
  kindIs: { ar: 'المرحلة: {kind}', en: 'Stage: {kind}' },
  assignee: { ar: 'المسؤول', en: 'Owner' },
  assigneeIs: { ar: 'المسؤول: {name}', en: 'Owner: {name}' },
  nobody: { ar: 'غير مسند', en: 'Unassigned' },
  someone: { ar: 'موظف آخر', en: 'Another employee' },
  since: { ar: 'قُدّم من يوم', en: 'Submitted from' },
  until: { ar: 'قُدّم حتى يوم', en: 'Submitted until' },
  sinceIs: { ar: 'من {day}', en: 'Since {day}' },
  untilIs: { ar: 'حتى {day}', en: 'Until {day}' },
  answers: { ar: 'إجابات «{service}»', en: 'Answers of “{service}”' },
  chooseService: {
    ar: 'اختر خدمة لتصفية القائمة بإجاباتها.',
    en: 'Choose a service to filter by its answers.',
  },
  answerIs: { ar: '{label}: {value}', en: '{label}: {value}' },
  personIs: { ar: 'شخص رقمه {number}', en: 'Person with {number}' },
  personLost: {
    ar: 'رقم الشخص لا يُحفظ في العنوان. ابحث عنه من جديد.',
    en: 'The person’s number is not kept in the address. Search for it again.',
  },
  yes: { ar: 'نعم', en: 'Yes' },
  no: { ar: 'لا', en: 'No' },
  saveView: { ar: 'حفظ كعرض', en: 'Save as view' },
  viewName: { ar: 'اسم العرض', en: 'Name of the view' },
  viewNameMissing: { ar: 'أدخل اسمًا للعرض', en: 'Enter a name for the view' },
  save: { ar: 'حفظ', en: 'Save' },
  rename: { ar: 'تغيير الاسم', en: 'Rename' },
  replace: { ar: 'تحديثه بالتصفية الحالية', en: 'Update with current filters' },
  remove: { ar: 'حذف العرض', en: 'Delete view' },
  manage: { ar: 'عروضك المحفوظة', en: 'Your saved views' },
  manageNote: {
    ar: 'رابط العرض يفتح الصفوف نفسها لمن له الصلاحية نفسها.',
    en: 'A view’s link opens the same rows for whoever has the same permissions.',
  },
  copyLink: { ar: 'نسخ الرابط', en: 'Copy link' },
  viewSaved: { ar: 'حُفظ العرض', en: 'View saved' },
  viewRemoved: { ar: 'حُذف العرض «{name}»', en: 'View “{name}” deleted' },
  failed: { ar: 'لم يُحفظ. حاول مرة أخرى.', en: 'Not saved. Try again.' },
} as const satisfies Messages
