// A session that ended in this browser without the server, because it refused what the page did or nobody was here: the
// cookie lives, and the server would go on drawing pages for its person. It is ended there as soon as the server answers,
// by the next page too. See `end` in web/client/session.ts.

import type { UserSlug } from '@bawaba/contract/entities/person.ts'
import type { Messages } from '@bawaba/language/index.ts'
import type { Client, Input } from '../client/client.ts'
import type { Toast } from './toasts.tsx'

const messages = {
  notEnded: {
    ar: 'لم تكتمل نهاية جلستك بعد لأن الخدمة لا تستجيب. ستنتهي عند عودتها، فلا تترك هذا الجهاز لغيرك قبل ذلك.',
    en: 'Your session has not fully ended yet, because the service is not answering. It will end when the service is back; do not leave this device to others until then.',
  },
} as const satisfies Messages

type Ending = Pick<Client, 'call' | 'mode' | 'stored'>
type Toasts = { announce(toast: Toast): void; retract(id: string): void }

const id = 'not-ended'
const limitMs = 10_000
let isUnderWay = false
const longestPause = 300_000

/** Until the connection is back, or so many milliseconds have passed. */
const online = (ms: number): Promise<void> =>
  new Promise(done => {
    const go = () => {
      clearTimeout(timer)
      removeEventListener('online', go)
      done()
    }
    const timer = setTimeout(go, ms)
    addEventListener('online', go)
  })

/** Signing in again, in any tab, replaces the session: nothing is left to end then. */
export const endOnServer = async (client: Ending, { announce, retract }: Toasts): Promise<void> => {
  const { stored, mode } = client
  if (isUnderWay || stored.get('endOwed') === null) return
  isUnderWay = true
  const slug = mode.toLowerCase() as Lowercase<typeof mode> satisfies UserSlug
  const input = { params: { slug }, body: {}, limitMs } as unknown as Input<'POST :slug/logout'>[0]
  const end = async (): Promise<boolean> => {
    if (stored.get('endOwed') === null) return true
    try {
      await client.call('POST :slug/logout', input)
      return true
    } catch {
      announce({ id, kind: 'warning', message: messages.notEnded, stays: true })
      return false
    }
  }
  for (let ms = 5_000; !(await end()); ms = Math.min(ms * 2, longestPause)) await online(ms)
  stored.remove('endOwed')
  retract(id)
  isUnderWay = false
}
