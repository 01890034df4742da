// Staff for the drill of a year: added to a migrated database, and signed in by the code that reaches their number.

import { randomBytes } from 'node:crypto'
import type { Role } from '@bawaba/contract/entities/person.ts'
import { accountsStore, createPasswords } from '../capabilities/accounts/index.ts'
import { createDatabase, uuid7 } from '../platform/database/index.ts'
import { eventually } from '../platform/test-patience.ts'
import type { SmsGateway } from '../test-sms.ts'
import { type Answer, call, createJar, type Person } from './calls.ts'

type Employee = { id: string; username: string; mobile: string }

export const addStaff = async (url: string, roles: readonly Role[]): Promise<Employee[]> => {
  const database = createDatabase({ url, log: () => undefined, statementTimeout: 30_000 })
  try {
    const accounts = accountsStore(database)
    const newId = uuid7(Date.now, randomBytes)
    const passwordHash = await createPasswords(randomBytes, { memory: 64 }).hash('Right#2026')
    const staff = roles.map((role, index) => ({
      id: newId(),
      username: `employee${index}`,
      mobile: `+20120000001${index}`,
      role,
    }))
    for (const { id, username, mobile, role } of staff)
      await accounts.add({
        id,
        userSlug: 'employee',
        username,
        passwordHash,
        firstName: 'First',
        lastName: 'Last',
        englishFullName: null,
        mobile,
        mobileIsFactor: true,
        roles: [role],
        services: ['*'],
        language: 'en',
      })
    return staff
  } finally {
    await database.close()
  }
}

/** Signs an employee in by password and the code of an SMS. */
export const signInStaff = async (
  port: number,
  sms: SmsGateway,
  { id, username, mobile }: Employee,
): Promise<Person> => {
  const jar = createJar('EMPLOYEE')
  const send = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const answer = await call(port, {
      method,
      path,
      headers: { ...jar.headers(), ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    jar.keep(answer)
    if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}: ${answer.body}`)
    return JSON.parse(answer.body || 'null')
  }
  const { csrfToken } = await send('GET', '/api/misc/appData')
  const token = { 'x-csrf-token': csrfToken }
  const first = await send('POST', '/api/employee/login', { username, password: 'Right#2026' }, token)
  const step = (body: object) =>
    send('POST', '/api/employee/MFA', body, { ...token, authorization: `Bearer ${first.mfa.token}` })
  const before = sms.accepted.length
  await step({ method: 'otp', send: true })
  const code = () => sms.accepted.slice(before).find(({ to }) => to === mobile)?.text
  const text = await eventually(code, found => /\d{6}/.test(found ?? ''), 20)
  if (!text) throw new Error(`No code came for ${username}`)
  const session = await step({ method: 'otp', value: /\d{6}/.exec(text)?.[0] })
  return { id, headers: jar.headers(session.usertoken) }
}

/** The JSON of an answer; throws for one that is no success. */
export const answerOf = (
  answer: Answer,
): { ID: string; id: string; revision: number; dueAt?: string; status: string } => {
  if (answer.status >= 300) throw new Error(`answered ${answer.status}: ${answer.body.slice(0, 300)}`)
  return JSON.parse(answer.body)
}
