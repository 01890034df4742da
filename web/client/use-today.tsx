// The day in Cairo by the server's clock, in React: a page that stays open over midnight goes on with the next day.

import { cairoDate } from '@bawaba/language/index.ts'
import { useSyncExternalStore } from 'react'
import { serverNow } from './server-clock.ts'

const everyMs = 30_000

const subscribe = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, everyMs)
  // A device that slept runs no timer, and its page is looked at before the next one.
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}
const read = (): string => cairoDate(serverNow())

/** Today as a plain date 'YYYY-MM-DD'; draws anew when it is another. */
export const useToday = (): string => useSyncExternalStore(subscribe, read, read)
