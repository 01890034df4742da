// What stands against a row of a file or a field of a form, as a sentence: used by the screens and by the file of refused rows.

import { formatNumber, type Language, t } from '@bawaba/language/index.ts'
import { type UnitError, unitFieldWords } from './unit.ts'

const sentences = {
  required: { ar: '{field}: أدخل القيمة', en: '{field}: enter a value' },
  shape: { ar: '{field}: القيمة ليست بالصيغة المطلوبة', en: '{field}: the value is not in the right format' },
  unknown: { ar: '{field}: قيمة غير معروفة', en: '{field}: there is no such value' },
  minimum: { ar: '{field}: أقل قيمة {bound}', en: '{field}: must be at least {bound}' },
  maximum: { ar: '{field}: أكبر قيمة {bound}', en: '{field}: must be at most {bound}' },
  exists: { ar: 'توجد وحدة بهذا الرمز', en: 'There is already a unit with this code' },
  twice: { ar: 'الرمز مكرر في الملف', en: 'The code stands in the file twice' },
  changedMeanwhile: {
    ar: 'تغيرت بيانات الوحدة بعد تنزيل الملف. نزّل الملف مرة أخرى، ثم أعد تعديلك.',
    en: 'The unit changed after you downloaded the file. Download it again and repeat your change.',
  },
  reserved: {
    ar: 'الوحدة محجوزة أو مباعة، فلا تتغير بياناتها',
    en: 'The unit is reserved or sold, so its details cannot change',
  },
} as const

/** Keys beyond these come from the schema of a call, and say that the value is of another form. */
export const importErrorText = (
  language: Language,
  { field, key, params }: { field: string; key: string; params?: Record<string, number> | undefined },
): string => {
  const sentence = sentences[(key in sentences ? key : 'shape') as keyof typeof sentences]
  const name = unitFieldWords[field as UnitError['field']]
  const bound = params?.min ?? params?.max ?? params?.limit
  return t(language, sentence, {
    field: name ? name[language] : field,
    bound: bound === undefined ? '' : formatNumber(language, bound),
  })
}
