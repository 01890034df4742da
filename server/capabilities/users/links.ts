// Links by which a person sets a password: an invitation, or the reset that an administrator asked for. What the link
// carries stands behind its #, which no server and no log of addresses ever sees.

import type { UserSlug } from '@bawaba/contract/entities/person.ts'
import { type PasswordProfile, passwordErrors } from '@bawaba/contract/password-rule.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { type Language, t } from '@bawaba/language/index.ts'
import { networkOf } from '../../platform/http/network.ts'
import type { LinkTo } from '../../platform/http/site.ts'
import { linkHash, newToken, type Random, sha256 } from '../../platform/secret.ts'
import type { Passwords } from '../accounts/index.ts'
import { type Audit, type AuditEvent, eventOfSelf } from '../audit/index.ts'
import type { Budgets } from '../budgets/index.ts'
import { type Messenger, withLink } from '../messages/index.ts'
import { messages } from './messages.ts'
import { type PasswordLink, type UsersStore, usersStore } from './store.ts'

const day = 86_400_000
const lifeOf = { invitation: 7 * day, reset: day } as const
/** Links that are made up: a network address may try so many. */
const tries = { limit: 30, windowMs: 15 * 60_000 }

type Rules = {
  store: Pick<UsersStore, 'findLink'>
  passwords: Passwords
  messenger: Messenger
  budgets: Budgets
  audit: Audit
  clock: () => Date
  random: Random
  linkTo: LinkTo
  profile: PasswordProfile
}
type Receiver = {
  id: string
  username: string
  userSlug: UserSlug
  email: string | null
  language: Language
}

export const createLinks = (rules: Rules) => {
  const { store, passwords, messenger, budgets, audit, clock, random, linkTo } = rules

  const get = async (token: string): Promise<PasswordLink> => {
    const link = await store.findLink(linkHash(token), clock())
    if (!link) throw new Problem('LINK_NOT_GOOD')
    return link
  }

  const make = async (
    { id, userSlug }: Pick<Receiver, 'id' | 'userSlug'>,
    purpose: PasswordLink['purpose'],
    event?: AuditEvent,
  ) => {
    const token = newToken(random)
    const now = clock()
    const expiresAt = new Date(now.getTime() + lifeOf[purpose])
    const link = { tokenHash: sha256(token), accountId: id, purpose, now, expiresAt }
    await audit.deed(async (queries, record) => {
      await usersStore(queries).addLink(link)
      if (event) await record(event)
    })
    return linkTo(userSlug, `/invitation#${token}`)
  }

  return {
    /** A link to hand over by another way than e-mail. */
    make,

    /** Sends a link; what was sent before works no more. Throws NO_EMAIL. */
    send: async (to: Receiver, purpose: PasswordLink['purpose'], event: AuditEvent): Promise<void> => {
      if (!to.email) throw new Problem('NO_EMAIL')
      await budgets.take(`password links ${to.id}`, { limit: 10, windowMs: day })
      const link = await make(to, purpose, event)
      const words = messages[purpose]
      const { username } = to
      await messenger.send({
        kind: 'link',
        channel: 'email',
        recipient: to.email,
        accountId: to.id,
        subject: t(to.language, messages[`${purpose}Subject`]),
        text: withLink(t(to.language, words, { username, link: '{link}' }), link),
      })
    },

    open: async (token: string, address: string) => {
      await budgets.take(`password links from ${networkOf(address)}`, tries)
      const { username, userSlug, firstName, lastName, purpose } = await get(token)
      return { username, userSlug, name: `${firstName} ${lastName}`.trim(), purpose }
    },

    accept: async (token: string, password: string, address: string): Promise<void> => {
      await budgets.take(`password links from ${networkOf(address)}`, tries)
      const { accountId, purpose } = await get(token)
      if (passwordErrors(password, rules.profile).length > 0) throw new Problem('INVALID_PASSWORD')
      const hash = await passwords.hash(password)
      await audit.deed(async (queries, record) => {
        if (!(await usersStore(queries).useLink(linkHash(token), hash, clock())))
          throw new Problem('LINK_NOT_GOOD')
        await record(eventOfSelf('person.password', accountId, address, { by: purpose }))
      })
    },
  }
}
export type Links = ReturnType<typeof createLinks>
