// What somebody reads who may not open a page.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  notAllowed: {
    ar: 'هذه الصفحة ليست ضمن صلاحيات حسابك، لذلك عدت إلى الرئيسية.',
    en: 'Your account does not include that page, so you are back at the home page.',
  },
} as const satisfies Messages
