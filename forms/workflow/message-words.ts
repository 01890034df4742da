// The words of findings about the texts of messages.

import type { Text } from '@bawaba/language/index.ts'

export const messageWords: Record<string, Text> = {
  badTemplate: {
    ar: 'أقواس الرسالة لا تُفهم: {name} أو {name, plural, one {…} other {…}} أو {name, select, A {…} other {…}}',
    en: 'The brackets of the message mean nothing: {name}, {name, plural, one {…} other {…}} or {name, select, A {…} other {…}}',
  },
  unknownPlaceholder: {
    ar: 'لا شيء في الخدمة بهذا الاسم يُكتب في الرسالة',
    en: 'Nothing of the service has this name: an answer, a value of the message, number, service, state or today',
  },
  sensitiveInMessage: {
    ar: 'الرسالة تُقرأ على شاشة هاتف مقفل، فلا تحمل بيانات شخصية',
    en: 'A message is read on a locked phone: it carries no sensitive answer',
  },
  unwritableInMessage: {
    ar: 'لا تُكتب في الرسالة مجموعة ولا ملف ولا ما يأتي به معالج الحقول',
    en: 'Rows, files and what the field handler gives cannot be written into a message',
  },
  placeholderType: {
    ar: 'هذا النوع لا يُكتب هنا في الرسالة',
    en: 'A value of this type cannot be written here',
  },
  unknownLetter: { ar: 'لا توجد وثيقة بهذا الاسم في letters', en: 'letters has no letter of this id' },
  idleLetter: {
    ar: 'لا انتقال يصدر هذه الوثيقة: أضف الأثر issueLetter',
    en: 'No transition issues this letter: add the effect issueLetter',
  },
  unknownFact: {
    ar: 'لا سؤال ولا قيمة بهذا الاسم تُكتب في الوثيقة',
    en: 'No answer and no value of this name can be written into the letter',
  },
  formMissing: { ar: 'تنقص صيغ', en: 'Forms are missing' },
  formUnknown: { ar: 'لا توجد صيغة جمع بهذا الاسم', en: 'There is no plural form of this name' },
}
