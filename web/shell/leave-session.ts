// Signing out from the menu. What is still being saved goes with the session: whoever would lose it is told first. Loaded when
// somebody signs out.

import type { Messages } from '@bawaba/language/index.ts'
import type { Client } from '../client/client.ts'
import { signOut } from '../client/sign-out.ts'
import { leaveStored } from './leaving.ts'
import { messages } from './messages.ts'
import { announce, retract } from './toasts.tsx'

const own = {
  signingOut: {
    ar: 'جارٍ تسجيل الخروج…',
    en: 'Signing out…',
  },
  unsaved: {
    ar: 'لم يُحفظ آخر ما كتبته بعد. إذا خرجت الآن فستفقده.',
    en: 'What you typed last is not saved yet. If you sign out now, you will lose it.',
  },
  signOutAnyway: {
    ar: 'تسجيل الخروج دون حفظ',
    en: 'Sign out without saving',
  },
} as const satisfies Messages

const id = 'sign-out'
/** What takes longer is told. */
const quickMs = 500
let isUnderWay = false

/** Says what is lost, and where the server could not be told, with a way to go on or to try again. */
export const leaveSession = async (client: Client, goHome: () => unknown, isSure = false): Promise<void> => {
  if (isUnderWay) return
  isUnderWay = true
  retract(id)
  const timer = setTimeout(() => announce({ id, message: own.signingOut }), quickMs)
  const go = async () => {
    await signOut(client)
    clearTimeout(timer)
    retract(id)
    await goHome()
  }
  const ask = () => {
    clearTimeout(timer)
    const run = () => void leaveSession(client, goHome, true)
    announce({ id, kind: 'warning', message: own.unsaved, action: { text: own.signOutAnyway, run } })
  }
  try {
    await leaveStored(isSure ? { go } : { go, warn: ask })
  } catch {
    const run = () => void leaveSession(client, goHome, isSure)
    announce({ id, kind: 'error', message: messages.signOutFailed, action: { text: messages.tryAgain, run } })
  } finally {
    clearTimeout(timer)
    isUnderWay = false
  }
}
