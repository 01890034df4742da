// The words of findings about how a service reaches visitors.

import type { Text } from '@bawaba/language/index.ts'

export const contactIssueWords: Record<string, Text> = {
  contactField: {
    ar: 'يذكر contact سؤالًا من التقديم: mobile للرسائل النصية والمكالمات، وemail للبريد',
    en: 'contact names a question of the filing: mobile for SMS and CALL, email for EMAIL',
  },
  contactBy: {
    ar: 'يذكر by سؤال اختيار في التقديم، خياراته هي وسائل contact نفسها',
    en: 'by names a choice of the filing whose options are the ways of contact',
  },
  contactOfMany: {
    ar: 'للزائر أكثر من وسيلة: حدد في by السؤال الذي يختار به',
    en: 'Visitors have several ways: by needs the question that chooses one',
  },
  contactMissing: {
    ar: 'ينتظر الطلب رد الزائر في هذه الحالة، ولا وسيلة في contact للوصول إليه',
    en: 'The request waits for a visitor here, and contact gives no way to reach them',
  },
  contactReply: {
    ar: 'يرد الزائر بنص ومرفقات فقط: اجعل هذا السؤال اختياريًا',
    en: 'A visitor answers with text and files only: make this question optional',
  },
  contactNoText: {
    ar: 'يرد الزائر بنص، ولا سؤال نصي في هذا النشاط',
    en: 'A visitor answers with a text, and this activity has no question for one',
  },
}
