// The outbox of demo mode: what would have gone out by SMS or e-mail.

import { Problem } from '@bawaba/contract/problem.ts'
import { normaliseDigits } from '@bawaba/language/index.ts'
import type { Handlers } from '../../platform/http/call.ts'
import type { OutboxStore } from './store.ts'

/** A number as people type it, in the form messages are addressed with. */
const addressOf = (typed: string): string => {
  const tidy = normaliseDigits(typed).replace(/[\s-]/g, '')
  return /^01\d{9}$/.test(tidy) ? `+2${tidy}` : tidy
}

export const demoRoutes = (store: OutboxStore, isDemo: boolean): Handlers<'GET dev/outbox'> => ({
  'GET dev/outbox': async ({ query }) => {
    if (!isDemo) throw new Problem('NOT_FOUND')
    const rows = await store.newest(query.to === undefined ? undefined : addressOf(query.to))
    return rows.map(({ subject, code, at, ...rest }) => ({
      ...rest,
      ...(subject === null ? {} : { subject }),
      ...(code === null ? {} : { code }),
      at: at.toISOString(),
    }))
  },
})
