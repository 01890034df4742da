// A link that proves an e-mail address: good for a day, once, and only the newest. The token stands behind the # of
// the address, where no log of a server or proxy sees it.

import type { Verification } from '@bawaba/contract/entities/profile.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { patternOf, t } from '@bawaba/language/index.ts'
import { networkOf } from '../../platform/http/network.ts'
import type { LinkTo } from '../../platform/http/site.ts'
import { linkHash, newToken, type Random, sha256 } from '../../platform/secret.ts'
import { type Audit, eventOfSelf } from '../audit/index.ts'
import { type Budgets, secondsUntil } from '../budgets/index.ts'
import { type Messenger, withLink } from '../messages/index.ts'
import { messages } from './messages.ts'
import { type Addressee, type EmailLinksStore, emailLinksStore } from './store.ts'

const minute = 60_000
const lifeMs = 24 * 60 * minute
const resendAfterMs = minute

export type EmailLinkDependencies = {
  store: EmailLinksStore
  budgets: Budgets
  messenger: Messenger
  audit: Audit
  clock: () => Date
  random: Random
  linkTo: LinkTo
}

/** `n…@example.com` */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1…')

export const createEmailLinks = (dependencies: EmailLinkDependencies) => {
  const { store, budgets, messenger, audit, clock, random } = dependencies

  const send = async (to: Addressee, email: string): Promise<Verification> => {
    const now = clock()
    await budgets.take(`links ${to.id}`, { limit: 10, windowMs: lifeMs })
    const token = newToken(random)
    const isWritten = await store.put({
      tokenHash: sha256(token),
      accountId: to.id,
      email,
      now,
      expiresAt: new Date(now.getTime() + lifeMs),
      notBefore: new Date(now.getTime() - resendAfterMs),
    })
    if (!isWritten) {
      const sentAt = (await store.sentAt(to.id, email)) ?? now
      const seconds = secondsUntil(new Date(sentAt.getTime() + resendAfterMs), now)
      throw new Problem('TOKEN_SENT', { params: { seconds } })
    }
    const link = dependencies.linkTo(to.userSlug, `/email-verify#${token}`)
    await messenger.send({
      kind: 'link',
      channel: 'email',
      recipient: email,
      accountId: to.id,
      subject: t(to.language, messages.subject),
      text: withLink(patternOf(to.language, messages.text), link),
    })
    return { channel: 'email', sentTo: maskedEmail(email), resendAfterSeconds: resendAfterMs / 1000 }
  }

  return {
    send,

    /**
     * Sends the link of a person again, in their own language of messages whoever asks: to the address that waits for it,
     * else to one that was never proved.
     */
    resend: async (accountId: string): Promise<Verification> => {
      const person = await store.addresses(accountId)
      if (!person) throw new Problem('NOT_FOUND')
      const email = person.waiting ?? person.email
      if (!email) throw new Problem('EMAIL_NOT_REGISTERED')
      if (!person.waiting && person.emailVerifiedAt) throw new Problem('EMAIL_ALREADY_VERIFIED')
      return send(person, email)
    },

    /**
     * Follows a link, which proves the address for whoever is signed in to the account in which it was entered: a mailbox's
     * owner who presses the link of a stranger lends them nothing. Throws EMAIL_LINK_OF_ACCOUNT for one that is good, for
     * another account or without one; EMAIL_ALREADY_VERIFIED for one that was used; EXPIRED_LINK for any other.
     */
    follow: async (accountId: string | undefined, token: string, address: string): Promise<void> => {
      await budgets.take(`links from ${networkOf(address)}`, { limit: 100, windowMs: 60 * minute })
      const hash = linkHash(token)
      const sent = await store.state(hash, clock())
      if (sent?.isUsed) throw new Problem('EMAIL_ALREADY_VERIFIED')
      if (!sent || sent.isOver) throw new Problem('EXPIRED_LINK')
      if (sent.accountId !== accountId) throw new Problem('EMAIL_LINK_OF_ACCOUNT')
      const { language } = sent
      const text = t(language, messages.changed)
      const used = await audit.deed(async (queries, record) => {
        const used = await emailLinksStore(queries).use(hash, accountId, clock(), {
          email: messenger.prepare({
            kind: 'accountChanged',
            channel: 'email',
            subject: t(language, messages.changedSubject),
            text,
          }),
          number: messenger.prepare({ kind: 'accountChanged', channel: 'sms', text }),
        })
        if (used) await record(eventOfSelf('person.email-verified', used.accountId, address))
        return used
      })
      if (!used) throw new Problem('EMAIL_ALREADY_VERIFIED')
    },
  }
}
export type EmailLinks = ReturnType<typeof createEmailLinks>
