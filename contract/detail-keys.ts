// What may stand against one part of a call, besides what the kinds of form fields say of theirs: each key of an error's
// `details` with its words, as the documentation of the API lists them. Screens say it in words of their own.

import type { Text } from '@bawaba/language/index.ts'
import type { PasswordRule } from './password-rule.ts'

/** The names of JSON Schema, for what breaks a call's own schema. */
const schemaWords = {
  type: { ar: 'نوع القيمة غير المطلوب', en: 'It is of another type.' },
  enum: { ar: 'ليست من القيم المسموح بها', en: 'It is none of the values allowed.' },
  const: { ar: 'ليست القيمة المطلوبة', en: 'It is not the value required.' },
  minLength: { ar: 'النص أقصر من المطلوب', en: 'The text is too short.' },
  maxLength: { ar: 'النص أطول من المسموح به', en: 'The text is too long.' },
  pattern: { ar: 'النص ليس بالصيغة المطلوبة', en: 'The text is not of the form required.' },
  format: { ar: 'النص ليس بالصيغة المطلوبة', en: 'The text is not of the format required.' },
  minimum: { ar: 'العدد أصغر من المسموح به', en: 'The number is too small.' },
  maximum: { ar: 'العدد أكبر من المسموح به', en: 'The number is too large.' },
  exclusiveMinimum: { ar: 'العدد أصغر من المسموح به', en: 'The number is too small.' },
  exclusiveMaximum: { ar: 'العدد أكبر من المسموح به', en: 'The number is too large.' },
  multipleOf: { ar: 'العدد ليس من مضاعفات المطلوب', en: 'The number is no multiple of the one required.' },
  minItems: { ar: 'القائمة أقصر من المطلوب', en: 'The list has too few items.' },
  maxItems: { ar: 'القائمة أطول من المسموح به', en: 'The list has too many items.' },
  uniqueItems: { ar: 'في القائمة عنصر مكرر', en: 'The list has an item twice.' },
  minProperties: { ar: 'القيمة تنقصها خصائص', en: 'It has too few properties.' },
  maxProperties: { ar: 'في القيمة خصائص أكثر من المسموح بها', en: 'It has too many properties.' },
  propertyNames: { ar: 'اسم خاصية غير مسموح به', en: 'It has a property of a name not allowed.' },
  anyOf: { ar: 'لا تطابق أي صيغة مسموح بها', en: 'It fits none of the shapes allowed.' },
  oneOf: { ar: 'لا تطابق صيغة واحدة مسموحًا بها', en: 'It does not fit exactly one of the shapes allowed.' },
  not: { ar: 'تطابق صيغة غير مسموح بها', en: 'It fits a shape that is not allowed.' },
} as const satisfies Record<string, Text>

const filterWords = {
  notJson: { ar: 'المرشح ليس JSON', en: 'The filter is not JSON.' },
  tooWide: { ar: 'في المرشح شروط أكثر من المسموح بها', en: 'The filter has more parts than are taken.' },
  regexpRefused: { ar: 'التعبيرات النمطية غير مقبولة', en: 'Regular expressions are not taken.' },
  unknownOperator: { ar: 'معامل غير معروف', en: 'There is no such operator.' },
  wholeOnly: { ar: 'يُبحث في هذا الحقل بالقيمة كاملة', en: 'This field is found by its whole value alone.' },
  noOperator: { ar: 'لا يوجد معامل', en: 'There is no operator.' },
  needsList: { ar: 'المطلوب قائمة', en: 'A list is needed, not empty and not too long.' },
  needsObject: { ar: 'المطلوب كائن', en: 'An object is needed.' },
  needsBoolean: { ar: 'المطلوب true أو false', en: 'True or false is needed.' },
  needsText: { ar: 'المطلوب نص', en: 'A text is needed, not too long.' },
  needsTwo: { ar: 'المطلوب قيمتان', en: 'Two values are needed.' },
  notAText: { ar: 'هذا الحقل ليس نصًا', en: 'This field is not a text.' },
  wrongType: { ar: 'القيمة ليست من نوع الحقل', en: 'The value is not of the type of the field.' },
  endsInEscape: { ar: 'النص ينتهي بعلامة هروب', en: 'The text ends in an escape.' },
  notAnOrder: { ar: 'الترتيب اسم حقل ثم ASC أو DESC', en: 'An order is a field, and ASC or DESC.' },
  notOrdered: { ar: 'لا يُرتب بهذا الحقل', en: 'This field gives no order.' },
  notAWholeNumber: { ar: 'المطلوب عدد صحيح', en: 'A whole number is needed.' },
  unknownRelation: { ar: 'علاقة غير معروفة', en: 'There is no such relation.' },
  unknownPart: { ar: 'جزء غير معروف في المرشح', en: 'A filter has no such part.' },
  skipAndOffset: { ar: 'إما skip أو offset', en: 'Either skip or offset, not both.' },
  notACursor: { ar: 'هذه ليست علامة صفحة من إجابة سابقة', en: 'This is no cursor of an earlier answer.' },
} as const satisfies Record<string, Text>

const passwordWords = {
  shortest: { ar: 'كلمة المرور أقصر من المطلوب', en: 'The password is too short.' },
  longest: { ar: 'كلمة المرور أطول من المسموح به', en: 'The password is too long.' },
  letter: { ar: 'كلمة المرور ينقصها حرف', en: 'The password needs a letter.' },
  upper: { ar: 'كلمة المرور ينقصها حرف كبير', en: 'The password needs a capital letter.' },
  lower: { ar: 'كلمة المرور ينقصها حرف صغير', en: 'The password needs a small letter.' },
  digit: { ar: 'كلمة المرور ينقصها رقم', en: 'The password needs a digit.' },
  symbol: { ar: 'كلمة المرور ينقصها رمز', en: 'The password needs a symbol.' },
  common: { ar: 'كلمة المرور شائعة', en: 'The password is one that everyone uses.' },
} as const satisfies Record<PasswordRule, Text>

export const detailWords = {
  ...schemaWords,
  ...filterWords,
  ...passwordWords,
  required: { ar: 'مطلوب', en: 'It is required.' },
  unknownField: { ar: 'لا يوجد حقل بهذا الاسم', en: 'There is no such field.' },
  unknown: { ar: 'قيمة غير معروفة', en: 'There is no such value.' },
  shape: { ar: 'ليست بالصيغة المطلوبة', en: 'It is not of the form required.' },
  digits: { ar: 'عدد الأرقام غير صحيح', en: 'It has another number of digits.' },
  birthDate: { ar: 'تاريخ الميلاد فيه غير صحيح', en: 'The date of birth in it is none.' },
  governorate: { ar: 'رمز المحافظة فيه غير صحيح', en: 'The governorate in it is none.' },
  tooLong: { ar: 'أطول من المسموح به', en: 'It is too long.' },
  tooDeep: { ar: 'التداخل أعمق من المسموح به', en: 'It is nested too deep.' },
  max: { ar: 'العدد أكبر من المسموح به', en: 'The number is too large.' },
  characters: { ar: 'به رموز لا يمكن حفظها', en: 'It has characters that cannot be saved.' },
  registerNumber: {
    ar: 'رقم السجل التجاري من ٣ إلى ١٢ رقمًا',
    en: 'A commercial register number has 3 to 12 digits.',
  },
  exactlyOne: { ar: 'المطلوب واحد فقط من المذكور', en: 'Exactly one of those offered is needed.' },
  notAllowed: { ar: 'غير مسموح به هنا', en: 'It is not allowed here.' },
  unencryptedLink: {
    ar: 'به رابط يبدأ بـ http://، والصفحات لا تعرض إلا روابط https://. غيّر بدايته.',
    en: 'It has a link that begins with http://. Pages show https:// links only: change its beginning.',
  },
  notEditable: { ar: 'لا يمكن تعديله هنا', en: 'It cannot be changed here.' },
  fixed: { ar: 'لا يمكن تغييره', en: 'It stays as it is.' },
  taken: { ar: 'مستعمل في حساب آخر', en: 'Another account has it.' },
  duplicate: { ar: 'مستعمل في حساب آخر', en: 'Another account has it.' },
  exists: { ar: 'موجود من قبل', en: 'There is one already.' },
  twice: { ar: 'مكرر في الملف', en: 'It stands in the file twice.' },
  changedMeanwhile: {
    ar: 'تغيّر بعد تنزيل الملف، فنزّل الملف مرة أخرى',
    en: 'It changed after the file was downloaded. Download the file again.',
  },
  reserved: { ar: 'محجوز فلا يتغير', en: 'It is reserved and cannot change.' },
  different: { ar: 'القيمتان مختلفتان', en: 'The two are not the same.' },
  oneLanguage: { ar: 'ينقصه نص إحدى اللغتين', en: 'The text of one language is missing.' },
  past: { ar: 'اليوم مضى', en: 'The day has passed.' },
  far: { ar: 'اليوم أبعد من المسموح به', en: 'The day is too far ahead.' },
  early: { ar: 'النهاية قبل البداية', en: 'The end is before the beginning.' },
  severalDays: { ar: 'الساعات ليوم واحد فقط', en: 'Hours can be of one day only.' },
  future: { ar: 'المطلوب وقت لم يأتِ بعد', en: 'It needs a time still to come.' },
  notAhead: { ar: 'المطلوب وقت لم يأتِ بعد', en: 'It needs a time still to come.' },
  beforeBeginning: { ar: 'النهاية قبل البداية', en: 'The end is before the beginning.' },
  maxDate: { ar: 'التاريخ أبعد من المسموح به', en: 'The date is too far ahead.' },
  notOurs: { ar: 'العنوان ليس من البوابة', en: 'The address is not one of the portal.' },
  notServed: { ar: 'لا تُرسل رموز إلى هذا الرقم', en: 'No codes are sent to this number.' },
  badBrackets: { ar: 'أقواس لا معنى لها', en: 'It has brackets that mean nothing.' },
  unknownPlaceholder: {
    ar: 'فيه خانة لا يعرفها هذا النوع',
    en: 'It has a placeholder that this kind has not.',
  },
  placeholderMissing: { ar: 'تنقصه خانة لازمة', en: 'A placeholder that it needs is missing.' },
  locked: { ar: 'لا يمكن إيقافه', en: 'It cannot be switched off.' },
  sameTime: { ar: 'الوقتان متساويان', en: 'Both times are the same.' },
  notOfRequests: {
    ar: 'هذا النوع لا يُخصص لخدمة أو مرحلة',
    en: 'This kind is not written by service or stage.',
  },
  staffMobile: {
    ar: 'هذا رقم موظف. المطلوب رقم صاحب الحساب',
    en: 'It is the number of an employee. The account holder’s own is needed.',
  },
  notMobile: { ar: 'ليس رقم المحمول', en: 'It is not the mobile number.' },
  textEmpty: { ar: 'النص فارغ', en: 'The text is empty.' },
  textPlaceholders: {
    ar: 'الأجزاء التي بين القوسين {} يجب أن تبقى كما هي',
    en: 'What stands in braces {} must stay as it is.',
  },
  textForms: { ar: 'تنقصه صيغة من صيغ العدد', en: 'One of its plural forms is missing.' },
  foreignLink: {
    ar: 'فيه رابط أو اسم موقع ليس من مواقع البوابة، أو رابط لا يبدأ بـ https://',
    en: 'It has a link or a name of a site that is not the portal’s, or a link that does not begin with https://.',
  },
  textSigns: { ar: 'فيه علامات لا تُكتب في نص', en: 'It has signs that belong in no text.' },
} as const satisfies Record<string, Text>
export type DetailKey = keyof typeof detailWords

export const isDetailKey = (key: string): key is DetailKey => Object.hasOwn(detailWords, key)
