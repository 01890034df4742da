// The notice for a person whose roles changed while signed in: loaded when it is needed, since every first page would carry it.

import type { Messages } from '@bawaba/language/index.ts'
import { announce } from '../shell/toasts.tsx'

const messages = {
  rightsChanged: {
    ar: 'تغيرت صلاحيات حسابك وتم تسجيل الخروج. سجّل الدخول مرة أخرى للعمل بصلاحياتك الحالية.',
    en: 'Your permissions have changed and you are signed out. Sign in again to use your current permissions.',
  },
} as const satisfies Messages

export const announceRightsChanged = (): void =>
  announce({ id: 'rights', kind: 'warning', message: messages.rightsChanged })
