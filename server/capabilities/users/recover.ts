// Letting an employee in again who has lost their phone and every recovery code: by whoever runs the portal alone, never
// by an administrator's word (docs/decisions/second-administrator.md).

import type { Audit } from '../audit/index.ts'
import type { Messenger } from '../messages/index.ts'
import { messages } from './messages.ts'
import { recoverStore } from './recover-store.ts'
import type { StaffRecord } from './store.ts'
import type { Telling } from './telling.ts'

export type RecoverRules = {
  messenger: Pick<Messenger, 'prepare'>
  telling: Pick<Telling, 'toGuardians'>
  audit: Audit
  clock: () => Date
}

/** Empties the ways in of an employee and tells them, administrators and auditors; undefined where there is none such. */
export const createRecover =
  ({ messenger, telling, audit, clock }: RecoverRules) =>
  async (username: string): Promise<StaffRecord | undefined> => {
    const { recovered: text, recoveredSubject: subject } = messages
    const notices = {
      number: messenger.prepare({ kind: 'accountChanged', channel: 'sms', text }),
      email: messenger.prepare({ kind: 'accountChanged', channel: 'email', subject, text }),
    }
    return audit.deed(async (queries, record) => {
      const person = await recoverStore(queries).strip(username, clock(), notices)
      if (!person) return undefined
      await record({ kind: 'person.recovered', subjectId: person.id, detail: { by: 'command' } })
      await telling.toGuardians(queries, 'othersRecovered', person, [], person.id)
      return person
    })
  }
