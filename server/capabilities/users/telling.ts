// Who is told of what an administrator changes: the number and address that count, and all administrators and auditors.

import type { StaffUser } from '@bawaba/contract/entities/staff-user.ts'
import { roleNames } from '@bawaba/contract/role-names.ts'
import { guardedRoles } from '@bawaba/contract/staff-rules.ts'
import { type Language, t } from '@bawaba/language/index.ts'
import type { LinkTo } from '../../platform/http/site.ts'
import { type Messenger, type NewMessage, withLink } from '../messages/index.ts'
import type { StaffChangeStore } from './change-store.ts'
import { messages } from './messages.ts'

type Rules = {
  store: Pick<StaffChangeStore, 'guardians'>
  messenger: Messenger
  linkTo: LinkTo
  /** Told of a message that could not be written. */
  report(error: unknown): void
}
type Former = Pick<StaffUser, 'id' | 'username' | 'mobile' | 'email' | 'language'>

/** The guarded roles that somebody holds after a change and did not before. */
export const gained = (before: readonly string[], after: readonly string[]): string[] =>
  guardedRoles.filter(role => after.includes(role) && !before.includes(role))

const listed = (roles: readonly string[], language: Language): string =>
  guardedRoles
    .filter(role => roles.includes(role))
    .map(role => t(language, roleNames[role]))
    .join(language === 'ar' ? '، ' : ', ')

export const createTelling = ({ store, messenger, linkTo, report }: Rules) => ({
  /** To the number and the address that count until others are proved; written with the change itself. */
  toFormer: ({ id: accountId, username, mobile, email, language }: Former): (NewMessage | undefined)[] => {
    const text = t(language, messages.contactChanged, { username })
    return [
      mobile ? messenger.prepare({ channel: 'sms', recipient: mobile, accountId, text }) : undefined,
      email
        ? messenger.prepare({
            channel: 'email',
            recipient: email,
            accountId,
            text,
            subject: t(language, messages.contactChangedSubject),
          })
        : undefined,
    ]
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
      for (const { id: accountId, language, mobile, email } of await store.guardians(actorId)) {
        const words = t(language, messages[what], {
          username,
          roles: listed(roles, language),
          link: '{link}',
        })
        const text = withLink(words, link)
        if (email)
          await messenger.send({
            channel: 'email',
            recipient: email,
            accountId,
            text,
            subject: t(
              language,
              what === 'othersRecovered' ? messages.recoveredOtherSubject : messages.rolesSubject,
            ),
          })
        else if (mobile) await messenger.send({ channel: 'sms', recipient: mobile, accountId, text })
      }
    } catch (error) {
      report(error)
    }
  },
})
export type Telling = ReturnType<typeof createTelling>
