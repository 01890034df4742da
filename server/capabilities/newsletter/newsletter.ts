// The newsletter. Whoever asks for it by an address learns nothing of that address: the answer is always the same, and what
// is so stands in a letter to it. A link only opens a page; the page's button begins or ends a subscription, because
// programs that look at mail follow links too.

import { Problem } from '@bawaba/contract/problem.ts'
import { type Language, patternOf } from '@bawaba/language/index.ts'
import { readEmail } from '@bawaba/language/input/email-addresses.ts'
import { readToken } from '@bawaba/language/input/tokens.ts'
import { networkOf } from '../../platform/http/network.ts'
import type { LinkTo } from '../../platform/http/site.ts'
import { isSameText, linkHash, newToken, type Random, sha256, sign } from '../../platform/secret.ts'
import type { Budgets } from '../budgets/index.ts'
import { maskedEmail } from '../email-links/index.ts'
import { type Messenger, withLink } from '../messages/index.ts'
import { messages } from './messages.ts'
import type { NewsletterStore, Subscription } from './store.ts'

const minute = 60_000
const lifeMs = 24 * 60 * minute

type Dependencies = {
  store: NewsletterStore
  budgets: Pick<Budgets, 'take' | 'takeAll'>
  messenger: Messenger
  clock: () => Date
  random: Random
  newId: () => string
  secret: string
  linkTo: LinkTo
}

const idLength = 36

export const createNewsletter = (dependencies: Dependencies) => {
  const { store, budgets, messenger, clock, random, newId, secret, linkTo } = dependencies
  /** A link of a subscription ends it as long as it lasts. */
  const endingToken = (id: string): string => `${id}${sign(secret, `newsletter ${id}`)}`
  const subjectOf = (token: string): string | undefined => {
    const id = token.slice(0, idLength)
    return /^[0-9a-f-]{36}$/.test(id) && isSameText(token, endingToken(id)) ? id : undefined
  }

  /** What is written to an address, by what stands of it: each letter has one link. */
  const letters = {
    confirm: { subject: messages.confirmSubject, text: messages.confirm, isEnding: false },
    language: { subject: messages.languageSubject, text: messages.language, isEnding: false },
    already: { subject: messages.alreadySubject, text: messages.already, isEnding: true },
  }
  const letterFor = ({ subscribedAt, language }: Subscription, wanted: Language) => {
    if (!subscribedAt) return letters.confirm
    return language === wanted ? letters.already : letters.language
  }
  const write = async (found: Subscription, wanted: Language, token: string): Promise<void> => {
    const { subject, text, isEnding } = letterFor(found, wanted)
    const link = isEnding
      ? linkTo('citizen', `/newsletter?end=true#${endingToken(found.id)}`)
      : linkTo('citizen', `/newsletter#${token}`)
    await messenger.send({
      kind: 'link',
      channel: 'email',
      recipient: found.email,
      // Of an address: whose it is, nobody has said.
      accountId: null,
      subject: patternOf(wanted, subject),
      text: withLink(patternOf(wanted, text), link),
      // What ends a subscription is good as long as it lasts.
      isLinkLasting: isEnding,
    })
  }

  /**
   * Large mail providers press for many readers from a few addresses: what a token proves costs nothing, and what proves
   * nothing is counted.
   */
  const refuseLink = async (address: string): Promise<never> => {
    await budgets.take(`newsletter links from ${networkOf(address)}`, { limit: 100, windowMs: 60 * minute })
    throw new Problem('NEWSLETTER_LINK_EXPIRED')
  }

  return {
    endingToken,

    /** Asks for it; the answer does not tell whether anything was sent. */
    ask: async (typed: string, language: Language, address: string): Promise<{ sentTo: string }> => {
      const email = readEmail(typed)
      if (email === undefined)
        throw new Problem('VALIDATION_FAILED', { details: [{ path: 'body.email', key: 'format' }] })
      await budgets.takeAll([
        { subject: `newsletter from ${networkOf(address)}`, budget: { limit: 10, windowMs: 60 * minute } },
        { subject: `newsletter ${email.toLowerCase()}`, budget: { limit: 5, windowMs: lifeMs } },
      ])
      const now = clock()
      const token = newToken(random)
      const subscription = await store.ask({
        id: newId(),
        email,
        language,
        tokenHash: sha256(token),
        now,
        until: new Date(now.getTime() + lifeMs),
        notBefore: new Date(now.getTime() - minute),
      })
      if (subscription) await write(subscription, language, token)
      return { sentTo: maskedEmail(email) }
    },

    /**
     * Begins a subscription, or changes its language. Throws ALREADY_SUBSCRIBED where it changes nothing,
     * NEWSLETTER_LINK_EXPIRED for a link that leads nowhere.
     */
    confirm: async (token: string, address: string): Promise<void> => {
      const found = await store.confirm(linkHash(token), clock())
      if (!found) return refuseLink(address)
      if (found === 'before') throw new Problem('ALREADY_SUBSCRIBED')
    },

    end: async (typed: string, address: string): Promise<void> => {
      const id = subjectOf(readToken(typed))
      if (!id || !(await store.end(id))) await refuseLink(address)
    },
  }
}
export type Newsletter = ReturnType<typeof createNewsletter>
