// The calls about codes to mobile numbers, for whoever asks: a visitor proves the number of a sign-up, a person their
// own new one, and staff that of the citizen whom they are to act for.

import type { mobileProofCalls } from '@bawaba/contract/calls/mobile-proof.ts'
import type { SentCode } from '@bawaba/contract/entities/code.ts'
import type { UserSlug } from '@bawaba/contract/entities/person.ts'
import { mayBegin } from '@bawaba/contract/policy.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { Language } from '@bawaba/language/index.ts'
import type { Actor, FreshActor, Handlers, SignedIn } from '../../platform/http/call.ts'
import type { MobileProof } from './mobile-proof.ts'

type Asking = { actor: Actor; language: Language; address: string }
type Signed = Asking & { actor: SignedIn }
type Proved = { verified: true; requestOwnerToken?: string }
type Typed = { mobile: string; code: string; id?: string }

type Dependencies = {
  mobiles: Pick<MobileProof, 'send' | 'take' | 'read'>
  /** A person's own number leads back into their account. Throws STEP_UP_REQUIRED. */
  needFresh(actor: SignedIn): FreshActor
  signUps: {
    resend(slug: UserSlug, mobile: string, from: Asking): Promise<SentCode>
    verify(slug: UserSlug, typed: Typed, from: Asking): Promise<void>
  }
  acting: {
    sendCode(asking: Signed, whom: { mobile: string }): Promise<SentCode>
    verify(asking: Signed, typed: { mobile: string; code: string }): Promise<Required<Proved>>
  }
}

const isSignedIn = (asking: Asking): asking is Signed => asking.actor.mode !== 'VISITOR'

export const createMobileCodes = ({ mobiles, needFresh, signUps, acting }: Dependencies) => {
  const freshly = ({ actor, ...rest }: Signed) => ({ ...rest, actor: needFresh(actor) })
  /** Staff who ask below `citizen` mean somebody to act for. */
  const isForOther = (slug: UserSlug, { actor }: Signed): boolean => {
    if (slug !== 'citizen' || actor.userSlug === 'citizen') return false
    if (!mayBegin(actor)) throw new Problem('FORBIDDEN')
    return true
  }
  return {
    send: async (slug: UserSlug, typed: string, asking: Asking): Promise<SentCode> => {
      if (!isSignedIn(asking)) return signUps.resend(slug, typed, asking)
      if (isForOther(slug, asking)) return acting.sendCode(asking, { mobile: typed })
      return mobiles.send(freshly(asking), mobiles.read(typed))
    },

    verify: async (slug: UserSlug, typed: Typed, asking: Asking): Promise<Proved> => {
      const { mobile, code } = typed
      if (!isSignedIn(asking)) await signUps.verify(slug, typed, asking)
      else if (isForOther(slug, asking)) {
        const { requestOwnerToken } = await acting.verify(asking, { mobile, code })
        return { verified: true, requestOwnerToken }
      } else await mobiles.take(freshly(asking), mobiles.read(mobile), code)
      return { verified: true }
    },
  }
}

export const mobileCodeRoutes = (
  codes: ReturnType<typeof createMobileCodes>,
): Handlers<keyof typeof mobileProofCalls> => ({
  'POST :slug/sendMobileVerification': call => codes.send(call.params.slug, call.body.mobile, call),
  'POST :slug/verifyMobile': call => codes.verify(call.params.slug, call.body, call),
})
