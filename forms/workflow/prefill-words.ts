// The words of findings about what a new form begins with.

import type { Text } from '@bawaba/language/index.ts'

export const prefillWords: Record<string, Text> = {
  prefillKind: {
    ar: 'هذا النوع لا يأخذ هذا البند من الملف الشخصي؛ يأخذ',
    en: 'This kind cannot begin with this part of a profile; it can with',
  },
  prefillNotAsked: {
    ar: 'لا يُملأ من الملف الشخصي إلا سؤال في التقديم يجيب عنه مقدم الطلب، خارج المجموعات وبلا قيمة مبدئية',
    en: 'Only a question of the filing that the applicant answers, outside groups and without a default, begins with the profile',
  },
  prefillUnsealed: {
    ar: 'هذا البند محفوظ مشفَّرًا في الملف الشخصي: أضف sensitive: true',
    en: 'This part of a profile is stored encrypted: add sensitive: true',
  },
  prefillEarlier: {
    ar: 'هذا النوع لا يؤخذ من طلب سابق',
    en: 'This kind is not taken over from an earlier request',
  },
}
