// Where services are walked: the portal with the examples, their registries and the gateway, each by its own wire.

import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Answers } from '@bawaba/forms/definition.ts'
import { createSimulator } from '@bawaba/sandbox-gateway/simulator.ts'
import { sql } from '@bawaba/server/platform/database/index.ts'
import { installed } from '@bawaba/server/programmes.ts'
import { outsideServicesText } from '@bawaba/server/simulators.ts'
import { multipart, pdf } from '@bawaba/server/test-files.ts'
import { openWorld, type World } from '@bawaba/server/test-payment-world.ts'
import type { Person } from '@bawaba/server/test-portal.ts'
import { registrySimulators } from '../../definition.ts'
import { registerRegistries } from '../../simulator/registries.ts'
import { aPdf, type Seat } from './walk.ts'

const keys = [{ id: 'test', secret: 'k'.repeat(40) }]

export const openExamples = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'walks-'))
  let now = () => new Date('2026-11-20T10:00:00Z')
  const simulator = createSimulator({ folder, keys, clock: () => now(), register: registerRegistries })
  const origin = await simulator.listen()
  const leave = async () => {
    await simulator.close()
    rmSync(folder, { recursive: true })
  }
  const world: World = await openWorld(
    { OUTSIDE_SERVICES: outsideServicesText(registrySimulators.map(({ name }) => ({ name, origin, keys }))) },
    installed.filter(({ slug }) => slug === 'examples'),
  ).catch(async error => {
    await leave()
    throw error
  })
  const { portal } = world
  now = portal.now
  return {
    ...world,
    close: async () => {
      await world.close()
      await leave()
    },
    /** An employee with this role; a member of a team is a case officer. */
    seated: async (service: string, seat: Seat): Promise<Person> => {
      if (!seat.startsWith('team:')) return portal.employee([seat as 'CASE_OFFICER'])
      const member = await portal.employee(['CASE_OFFICER'])
      const team = seat.replace('team', service)
      await portal.database.query(sql`update accounts set teams = ${[team]}::text[] where id = ${member.id}`)
      return member
    },
    /** The answers with files of this person in place of what stands for them. */
    uploaded: async (who: Pick<Person, 'send'>, answers: Answers): Promise<Answers> => {
      const ready: Answers = {}
      for (const [name, value] of Object.entries(answers))
        ready[name] = Array.isArray(value) ? await Promise.all(value.map(each => fileIn(who, each))) : value
      return ready
    },
  }
}
export type Examples = Awaited<ReturnType<typeof openExamples>>

const fileIn = async (who: Pick<Person, 'send'>, value: unknown): Promise<unknown> => {
  if (value !== aPdf) return value
  const { status, body } = await who.send('POST files', multipart(pdf()))
  assert.equal(status, 201, JSON.stringify(body))
  return body.id
}
