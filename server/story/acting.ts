// An agent of the story who acts for a person: signs in, sends the person a code and proves it.

import { Problem } from '@bawaba/contract/problem.ts'
import type { Parts } from '../capabilities.ts'
import type { SignedIn } from '../platform/http/call.ts'
import type { Cast } from './cast.ts'
import type { Perform } from './perform.ts'

type Dependencies = Pick<Parts, 'sessions' | 'acting'> & {
  cast: Pick<Cast, 'account'>
  perform: Perform
  codeTo(mobile: string): Promise<string>
}

export const createActing =
  ({ sessions, acting, cast, perform, codeTo }: Dependencies) =>
  async (name: string, owner: string): Promise<SignedIn> => {
    const agent = await cast.account(name)
    const { mobile } = await cast.account(owner)
    const opened = await sessions.open(agent, { device: 'web', by: 'password', address: '' })
    const actor = opened && (await sessions.actorOf('AGENT', opened.token))
    if (!actor || actor.mode === 'VISITOR') throw new Problem('UNAUTHENTICATED')
    await perform(actor, 'POST owners/sendCode', { body: { mobile } })
    const code = await codeTo(mobile ?? '')
    const { requestOwnerToken: token } = await perform(actor, 'POST owners/verify', {
      body: { mobile, code },
    })
    return acting.ownerOf(actor, { token })
  }
