// Acting for others over HTTP.

import type { actingCalls } from '@bawaba/contract/calls/acting.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { type Call, type Handlers, signedIn } from '../../platform/http/call.ts'
import type { ActingCapability } from './acting.ts'

const askingOf = (call: Pick<Call, 'actor' | 'language' | 'address'>) => ({
  actor: signedIn(call),
  language: call.language,
  address: call.address,
})

/** Somebody else's is like nobody's. */
const assertOwn = (call: Pick<Call, 'actor'>, slug: string, id: string): void => {
  const { accountId, userSlug } = signedIn(call)
  if (accountId !== id || userSlug !== slug) throw new Problem('NOT_FOUND')
}

/** The rows, and in a header where the next page goes on. */
const paged = async <Row>(
  call: Pick<Call, 'setHeader'>,
  page: Promise<{ rows: Row[]; next: string | undefined }>,
): Promise<Row[]> => {
  const { rows, next } = await page
  if (next !== undefined) call.setHeader('x-next-cursor', next)
  return rows
}

export const actingRoutes = (acting: ActingCapability): Handlers<keyof typeof actingCalls> => ({
  'POST owners/sendCode': call => acting.sendCode(askingOf(call), call.body),
  'POST owners/verify': call => acting.verify(askingOf(call), call.body),
  'POST owners/proveIdentity': async call => {
    await acting.proveIdentity(askingOf(call), call.body)
    return null
  },
  'POST owners/release': async call => {
    await acting.release(askingOf(call))
    return null
  },
  'GET owners/current': async call => ({ acting: await acting.current(signedIn(call)) }),
  'POST people/search': call => acting.search(askingOf(call), call.body),
  'GET actings': call => paged(call, acting.ofActor(signedIn(call).accountId, call.query.after)),
  'GET actings/requests': call => paged(call, acting.filedBy(signedIn(call).accountId, call.query.after)),
  'GET :slug/:id/actings': call => {
    assertOwn(call, call.params.slug, call.params.id)
    return paged(call, acting.ofOwner(call.params.id, call.query.after))
  },
})
