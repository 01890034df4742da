// The words of findings: what is wrong with a definition and what would put it right.

import type { Text } from '@bawaba/language/index.ts'

export type Finding = { place: string; key: string; text: Text }

const texts: Record<string, Text> = {
  unreachable: { ar: 'لا يصل أي مسار إلى هذه الحالة', en: 'No path leads to this state' },
  noEnd: { ar: 'لا مسار من هذه الحالة إلى نهاية', en: 'No path leads from this state to an end' },
  unknownState: { ar: 'هذه الحالة غير معرّفة', en: 'This state is not defined' },
  unknownActivity: { ar: 'هذا الإجراء غير معرّف', en: 'This activity is not defined' },
  nobody: { ar: 'لا أحد يحق له هذا الإجراء', en: 'Nobody may perform this activity' },
  noFiling: { ar: 'الخدمة بلا إجراء يبدأ به الطلب', en: 'The service has no activity that files a request' },
  doubledCode: { ar: 'هذا الرمز مكرر', en: 'This code stands twice' },
  doubledName: { ar: 'اسم الحقل مكرر في الإجراء نفسه', en: 'The field name stands twice in one activity' },
  badName: {
    ar: 'اسم الحقل يبدأ بحرف لاتيني صغير ويحوي حروفًا وأرقامًا فقط',
    en: 'A field name begins with a small Latin letter and holds letters and digits only',
  },
  unknownField: { ar: 'الشرط يذكر حقلًا غير موجود', en: 'The condition names a field that does not exist' },
  unknownOperator: {
    ar: 'الشرط يستخدم مقارنة غير معروفة',
    en: 'The condition uses a comparison that does not exist',
  },
  unknownKind: { ar: 'نوع الحقل غير معروف', en: 'The field kind does not exist' },
  wrongType: { ar: 'نوع القيمة لا يوافق نوع الحقل', en: 'The stored type does not fit the field kind' },
  cycle: { ar: 'شروط الظهور تدور بعضها على بعض', en: 'The conditions of these fields run in a circle' },
  unsafePattern: {
    ar: 'النمط لا يُقرأ أو قد يستغرق وقتًا بلا حد',
    en: 'The pattern does not compile or may run without limit',
  },
  minAboveMax: { ar: 'الحد الأدنى أكبر من الحد الأقصى', en: 'The minimum is above the maximum' },
  noOptions: { ar: 'الحقل بلا خيارات', en: 'The field has no options' },
  emptyOption: { ar: 'خيار بلا قيمة', en: 'An option has no value' },
  doubledOption: { ar: 'قيمة الخيار مكررة', en: 'The option value stands twice' },
  missingArabic: { ar: 'ينقص النص العربي', en: 'The Arabic text is missing' },
  missingEnglish: { ar: 'ينقص النص الإنجليزي', en: 'The English text is missing' },
}

export const finding = (place: string, key: string): Finding => ({
  place,
  key,
  text: texts[key] ?? { ar: key, en: key },
})
