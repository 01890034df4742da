// Who is told of what an administrator changes: the number and address that count, and all administrators and auditors.

import type { StaffUser } from '@bawaba/contract/entities/staff-user.ts'
import { roleNames } from '@bawaba/contract/role-names.ts'
import { guardedRoles } from '@bawaba/contract/staff-rules.ts'
import { type Language, t } from '@bawaba/language/index.ts'
import type { LockingQueries } from '../../platform/database/index.ts'
import type { LinkTo } from '../../platform/http/site.ts'
import { type AccountsStore, contactsOf, subjectOf } from '../accounts/index.ts'
import { type Messenger, messagesStore, type NewMessage, withLink } from '../messages/index.ts'
import { staffChangeStore } from './change-store.ts'
import { messages } from './messages.ts'

type Rules = {
  accounts: Pick<AccountsStore, 'get'>
  messenger: Pick<Messenger, 'prepare'>
  linkTo: LinkTo
  clock: () => Date
}
type Former = Pick<StaffUser, 'id' | 'username' | 'language'>

/** The guarded roles that somebody holds after a change and did not before. */
export const gained = (before: readonly string[], after: readonly string[]): string[] =>
  guardedRoles.filter(role => after.includes(role) && !before.includes(role))

const listed = (roles: readonly string[], language: Language): string =>
  guardedRoles
    .filter(role => roles.includes(role))
    .map(role => t(language, roleNames[role]))
    .join(language === 'ar' ? '، ' : ', ')

export const createTelling = ({ accounts, messenger, linkTo, clock }: Rules) => ({
  /** To the number and the address that count until others are proved; written with the change itself. */
  toFormer: async ({ id, username, language }: Former): Promise<NewMessage[]> => {
    const text = t(language, messages.contactChanged, { username })
    const subject = t(language, messages.contactChangedSubject)
    return contactsOf(await accounts.get(id), clock()).map(to =>
      messenger.prepare({ kind: 'accountChanged', ...to, text, ...subjectOf(to, subject) }),
    )
  },

  /** To every administrator and auditor but the one who did it, in the transaction of what they are told of. */
  toGuardians: async (
    queries: LockingQueries,
    what: 'rolesProposed' | 'rolesGranted' | 'othersRecovered',
    { id, username }: Pick<StaffUser, 'id' | 'username'>,
    roles: readonly string[],
    actorId: string,
  ): Promise<void> => {
    const link = linkTo('employee', `/usersManagment/${id}`)
    const now = clock()
    for (const { language, ...guardian } of await staffChangeStore(queries).guardians(actorId)) {
      const words = t(language, messages[what], {
        username,
        roles: listed(roles, language),
        link: '{link}',
      })
      const text = withLink(words, link)
      const subject = what === 'othersRecovered' ? messages.recoveredOtherSubject : messages.rolesSubject
      const to = contactsOf(guardian, now).at(-1)
      if (!to) continue
      const message = messenger.prepare({
        kind: 'accountChanged',
        ...to,
        text,
        ...subjectOf(to, t(language, subject)),
      })
      await messagesStore(queries).add(message, now)
    }
  },
})
export type Telling = ReturnType<typeof createTelling>
