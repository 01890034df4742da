// The e-mails by which staff set a password.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  invitationSubject: { ar: 'دعوتك إلى بوابة الخدمات', en: 'Your invitation to the services portal' },
  invitation: {
    ar: 'أُضيف لك حساب في بوابة الخدمات. اسم المستخدم: {username}\n\nاختر كلمة المرور من هذا الرابط خلال سبعة أيام:\n{link}\n\nالرابط لك وحدك ويُستخدم مرة واحدة.',
    en: 'An account has been made for you in the services portal. Your user name: {username}\n\nChoose your password by this link within seven days:\n{link}\n\nThe link is for you alone and works once.',
  },
  resetSubject: { ar: 'كلمة مرور جديدة', en: 'A new password' },
  reset: {
    ar: 'طلب مسؤول المستخدمين أن تختار كلمة مرور جديدة لحسابك {username}. كلمة المرور السابقة لم تعد صالحة.\n\nاختر كلمة المرور من هذا الرابط خلال يوم:\n{link}\n\nالرابط لك وحدك ويُستخدم مرة واحدة.',
    en: 'An administrator has asked that you choose a new password for your account {username}. The one before it no longer works.\n\nChoose your password by this link within a day:\n{link}\n\nThe link is for you alone and works once.',
  },
} as const satisfies Messages
