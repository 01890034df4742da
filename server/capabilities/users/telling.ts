// Who is told of what an administrator changes: the number and address that count, and all administrators and auditors.

import type { StaffUser } from '@bawaba/contract/entities/staff-user.ts'
import { roleNames } from '@bawaba/contract/role-names.ts'
import { guardedRoles } from '@bawaba/contract/staff-rules.ts'
import { type Language, t } from '@bawaba/language/index.ts'
import type { LinkTo } from '../../platform/http/site.ts'
import { type AccountsStore, contactsOf, subjectOf } from '../accounts/index.ts'
import { type Messenger, type NewMessage, withLink } from '../messages/index.ts'
import type { StaffChangeStore } from './change-store.ts'
import { messages } from './messages.ts'

type Rules = {
  store: Pick<StaffChangeStore, 'guardians'>
  accounts: Pick<AccountsStore, 'get'>
  messenger: Messenger
  linkTo: LinkTo
  clock: () => Date
  /** Told of a message that could not be written. */
  report(error: unknown): void
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

export const createTelling = ({ store, accounts, messenger, linkTo, clock, report }: Rules) => ({
  /** To the number and the address that count until others are proved; written with the change itself. */
  toFormer: async ({ id, username, language }: Former): Promise<NewMessage[]> => {
    const text = t(language, messages.contactChanged, { username })
    const subject = t(language, messages.contactChangedSubject)
    return contactsOf(await accounts.get(id), clock()).map(to =>
      messenger.prepare({ ...to, text, ...subjectOf(to, subject) }),
    )
  },

  /** To every administrator and auditor but the one who did it. What cannot be written is reported; the change stands. */
  toGuardians: async (
    what: 'rolesProposed' | 'rolesGranted' | 'othersRecovered',
    { id, username }: Pick<StaffUser, 'id' | 'username'>,
    roles: readonly string[],
    actorId: string,
  ): Promise<void> => {
    const link = linkTo('employee', `/usersManagment/${id}`)
    try {
      for (const { language, ...guardian } of await store.guardians(actorId)) {
        const words = t(language, messages[what], {
          username,
          roles: listed(roles, language),
          link: '{link}',
        })
        const text = withLink(words, link)
        const subject = what === 'othersRecovered' ? messages.recoveredOtherSubject : messages.rolesSubject
        const to = contactsOf(guardian, clock()).at(-1)
        if (to) await messenger.send({ ...to, text, ...subjectOf(to, t(language, subject)) })
      }
    } catch (error) {
      report(error)
    }
  },
})
export type Telling = ReturnType<typeof createTelling>
