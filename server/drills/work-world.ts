// A portal as a process of its own with its database, its files, a payment gateway, an SMS gateway, staff and citizens: for
// drills that kill it and judge all of these together.

import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Role } from '@bawaba/contract/entities/person.ts'
import { createSandboxGateway } from '@bawaba/sandbox-gateway/index.ts'
import { createDatabase } from '../platform/database/index.ts'
import { freePort } from '../platform/free-port.ts'
import { startSms } from '../test-sms.ts'
import { type Answer, call, type Person, type Sent, signIn } from './calls.ts'
import { type Portal, startPortal } from './portals.ts'
import { startPostgres } from './postgres.ts'
import { addStaff, signInStaff } from './test-year-people.ts'

const staffRoles = [
  'CASE_OFFICER',
  'BFM_ADMIN',
  'FINANCIAL_MANAGER',
  'REPORT_MANAGER',
] as const satisfies Role[]
type StaffRole = (typeof staffRoles)[number]

/** @param people citizens who are busy; as many again wait for something */
export const openWorkWorld = async (people: number) => {
  const sms = await startSms(() => new Date())
  const postgres = await startPostgres(people * 2)
  const database = createDatabase({ url: postgres.url, log: () => undefined, statementTimeout: 60_000 })
  const port = await freePort()
  const secret = randomBytes(32).toString('hex')
  const gateway = createSandboxGateway({
    folder: join(postgres.folder, 'gateway'),
    merchantId: 'bawaba',
    keys: [{ id: 'first', secret }],
    clock: () => new Date(),
    random: randomBytes,
    portal: 'http://portal',
    // Notices go where the portal's proxy would pass them on to.
    fetch: async (url, { headers, body }) => {
      const path = new URL(url).pathname
      const sent = { method: 'POST', path, headers: headers as Record<string, string>, body: String(body) }
      return new Response(null, { status: (await call(port, sent)).status })
    },
  })
  const url = await gateway.listen()
  gateway.run(250)
  const staff = await addStaff(postgres.url, staffRoles)
  const folder = join(postgres.folder, 'portal')
  const environment = {
    ...postgres.environment,
    DATA_FOLDER: folder,
    // Demo mode alone takes the sandbox gateway.
    DEMO: 'on',
    DEMO_STORY: 'off',
    PROGRAMMES: 'library-card,housing',
    SANDBOX_GATEWAY_URL: url,
    SANDBOX_GATEWAY_KEYS: `first:${secret}`,
    SMS_URL: sms.url,
    SMS_TOKEN: 'drill',
    DELIVERY_MS: '200',
    DECISION_UNDO_SECONDS: '1',
    RESERVATION_LIMIT: '1000',
    RESERVATION_DAILY_MINUTES: '0',
    // A busy machine is no fault of a kill.
    MAX_LOOP_DELAY_MS: '0',
    DATABASE_TIMEOUT_MS: '15000',
  }
  let portal: Portal | undefined = await startPortal(environment, { port })
  const busy: Person[] = []
  const waiting: Person[] = []
  for (const [index, citizen] of postgres.citizens.entries())
    (index < people ? busy : waiting).push(await signIn(port, citizen))
  const signedIn = new Map<StaffRole, Person>()
  for (const [index, role] of staffRoles.entries()) {
    const employee = staff[index]
    if (employee) signedIn.set(role, await signInStaff(port, sms, employee))
  }

  return {
    database,
    url: postgres.url,
    gateway,
    sms,
    folder,
    port,
    busy,
    waiting,
    staff: (role: StaffRole): Person => {
      const person = signedIn.get(role)
      if (!person) throw new Error(`Nobody is ${role}`)
      return person
    },
    call: (who: Person, { headers, ...sent }: Sent, ms?: number): Promise<Answer> =>
      call(port, { ...sent, headers: { ...who.headers, ...headers } }, ms),
    /** What the payer or the operator does at the gateway. */
    control: async (path: string, body: object): Promise<void> => {
      const answer = await gateway.app.inject({ method: 'POST', url: `/control/api${path}`, payload: body })
      if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.body}`)
    },
    kill: async (): Promise<void> => {
      await portal?.end('SIGKILL')
      portal = undefined
    },
    start: async (isAwaited = true): Promise<void> => {
      portal = await startPortal(environment, { port, isAwaited })
    },
    close: async (): Promise<void> => {
      await portal?.end('SIGKILL')
      await gateway.close()
      await database.close()
      await postgres.stop()
      await sms.close()
    },
  }
}
export type WorkWorld = Awaited<ReturnType<typeof openWorkWorld>>
