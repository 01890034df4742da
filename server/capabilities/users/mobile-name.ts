// An account from before STAFF_USERNAME=mobile gets its mobile number as user name: by whoever runs the portal, one
// account at a time, for its owner signs in by another name from then on (docs/decisions/staff-identity.md).

import type { UserSlug } from '@bawaba/contract/entities/person.ts'
import { usernameOfMobile } from '@bawaba/contract/mobile.ts'
import type { StaffUsernames } from '@bawaba/contract/staff-rules.ts'
import type { Audit } from '../audit/index.ts'
import type { Messenger } from '../messages/index.ts'
import { messages } from './messages.ts'
import { type MobileNameStore, mobileNameStore } from './mobile-name-store.ts'

type Rules = {
  store: MobileNameStore
  usernames: StaffUsernames
  messenger: Pick<Messenger, 'prepare'>
  audit: Audit
  clock: () => Date
}
type Named = { userSlug: Exclude<UserSlug, 'citizen'>; username: string }

/** Answers the new name. Throws a sentence where it cannot be. */
export const createMobileName =
  ({ store, usernames, messenger, audit, clock }: Rules) =>
  async ({ userSlug, username }: Named): Promise<string> => {
    if (usernames !== 'mobile')
      throw new Error(
        'User names are chosen names here. Set STAFF_USERNAME=mobile first, for the servers too.',
      )
    const found = await store.find({ userSlug, username })
    if (!found || found.status === 'disabled')
      throw new Error(`There is no ${userSlug} ${username} whose account is not disabled.`)
    const { mobile } = found
    if (mobile === null)
      throw new Error(
        `${username} has no mobile number: enter one on the page of the user, and they confirm it.`,
      )
    const name = usernameOfMobile(mobile)
    if (name === username) throw new Error(`The user name of ${username} is its mobile number already.`)
    const { mobileName: text, mobileNameSubject: subject } = messages
    const notices = {
      number: messenger.prepare({ kind: 'accountChanged', channel: 'sms', text }),
      email: messenger.prepare({ kind: 'accountChanged', channel: 'email', subject, text }),
    }
    const moved = await audit.deed(async (queries, record) => {
      const person = await mobileNameStore(queries).move({
        userSlug,
        username,
        mobile,
        name,
        now: clock(),
        notices,
      })
      if (person && person !== 'taken')
        await record({
          kind: 'person.changed',
          subjectId: person.id,
          detail: { changed: { username: true }, by: 'command' },
        })
      return person
    })
    if (moved === 'taken')
      throw new Error(
        `The user name ${name} is another ${userSlug}'s. Nothing was changed: correct the mobile number of one of the two first.`,
      )
    if (!moved) throw new Error(`${username} was changed at the same moment. Nothing was done: try again.`)
    return name
  }
