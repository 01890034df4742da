// Letting an employee in again who has lost their phone and every recovery code: by whoever runs the portal alone, never
// by an administrator's word (docs/decisions/second-administrator.md).

import type { Audit } from '../audit/index.ts'
import type { Messenger } from '../messages/index.ts'
import { messages } from './messages.ts'
import type { RecoverStore } from './recover-store.ts'
import type { StaffRecord } from './store.ts'
import type { Telling } from './telling.ts'

export type RecoverRules = {
  store: RecoverStore
  messenger: Pick<Messenger, 'prepare'>
  telling: Pick<Telling, 'toGuardians'>
  audit: Audit
  clock: () => Date
}

/** Empties the ways in of an employee and tells them, administrators and auditors; undefined where there is none such. */
export const createRecover =
  ({ store, messenger, telling, audit, clock }: RecoverRules) =>
  async (username: string): Promise<StaffRecord | undefined> => {
    const { recovered: text, recoveredSubject: subject } = messages
    const found = await store.strip(username, clock(), {
      number: messenger.prepare({ channel: 'sms', text }),
      email: messenger.prepare({ channel: 'email', subject, text }),
    })
    if (!found) return undefined
    await audit.record({ kind: 'person.recovered', subjectId: found.id, detail: { by: 'command' } })
    await telling.toGuardians('othersRecovered', found, [], found.id)
    return found
  }
