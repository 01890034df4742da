// A programme plugs into the server with a capability of its own folder: a table, calls with their policies, a job, a
// figure. Nothing of the platform is changed for it.

import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { Type } from 'typebox'
import type { Parts } from './capabilities.ts'
import type { ProgrammeCapability } from './capability.ts'
import { guardedTables } from './database.ts'
import { grantServer, migrate, roleOf, sql } from './platform/database/index.ts'
import { signedIn } from './platform/http/call.ts'
import { queueSql } from './platform/jobs/index.ts'
import { openTestPortal, type TestPortal } from './test-portal.ts'

const summary = { ar: 'قراءة العداد', en: 'Reading of a meter' }

/** What `programmes/lighthouse/server/index.ts` would hold. */
const lamps: ProgrammeCapability<Parts> = {
  name: 'lamps',
  contribute: ({ database, newId }) => ({
    calls: {
      'POST lamps': {
        definition: {
          summary,
          tag: 'app',
          body: Type.Object({ watts: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }),
          answer: Type.Object({ id: Type.String() }),
          status: 201,
          policy: { citizen: 'own' },
          errors: [],
        },
        handler: async call => {
          const id = newId()
          const { watts } = call.body as unknown as { watts: number }
          await database.transaction(async queries => {
            await queries.query(
              sql`insert into lamps (id, owner_id, watts) values (${id}, ${signedIn(call).accountId}, ${watts})`,
            )
            await queries.query(queueSql('lamps.light', { id }))
          })
          return { id }
        },
      },
      'GET lamps': {
        definition: {
          summary,
          tag: 'app',
          answer: Type.Array(Type.Object({ id: Type.String(), isLit: Type.Boolean() })),
          policy: { citizen: 'own', BFM_ADMIN: 'all' },
          errors: [],
        },
        handler: call =>
          database.query(
            sql`select id::text, is_lit as "isLit" from lamps
              where ${call.scope} = 'all' or owner_id = ${signedIn(call).accountId}`,
          ),
      },
    },
    jobs: [
      {
        name: 'lamps.light',
        title: { ar: 'إضاءة المصابيح', en: 'Light lamps' },
        isQueued: true,
        run: payload =>
          database.query(sql`update lamps set is_lit = true where id = ${(payload as { id: string }).id}`),
      },
    ],
    metrics: [{ name: 'lamps_lit', help: 'Lamps that burn', read: () => 1 }],
  }),
}

let [portal, folder]: [TestPortal?, string?] = []
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bawaba-lamps-'))
  await writeFile(
    join(folder, '0001-lamps.sql'),
    'create table lamps (id uuid primary key, owner_id uuid not null, watts int not null, is_lit boolean not null default false)',
  )
  portal = await openTestPortal({}, undefined, [lamps])
  await migrate(portal.database, [{ name: 'lighthouse', folder }])
  await grantServer(portal.database, await roleOf(portal.serverDatabase), guardedTables)
})
after(async () => {
  await portal?.close()
  if (folder) await rm(folder, { recursive: true, force: true })
})

test('the calls of a programme are served by their policies, and its job is queued with what asks for it', async () => {
  assert.ok(portal)
  const citizen = await portal.citizen()
  const { status, body: lamp } = await citizen.send('POST lamps', { body: { watts: 40 } })
  assert.equal(status, 201)
  assert.equal(
    (await citizen.send('POST lamps', { body: { watts: 0 } })).body.error.code,
    'VALIDATION_FAILED',
  )
  assert.equal((await (await portal.browser()).send('GET lamps')).status, 401)
  assert.equal((await (await portal.employee(['SUPERVISOR'])).send('GET lamps')).status, 403)
  assert.deepEqual((await (await portal.citizen()).send('GET lamps')).body, [])

  const queued = await portal.database.query<{ payload: unknown }>(
    sql`select j.payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'lamps.light'`,
  )
  assert.deepEqual(
    queued.map(({ payload }) => payload),
    [{ id: lamp.id }],
  )
  await portal.portal.run('lamps.light', queued[0]?.payload)
  assert.deepEqual((await citizen.send('GET lamps')).body, [{ id: lamp.id, isLit: true }])
})

test('its calls are described with those of the platform, each with its policy', async () => {
  const { app } = portal?.portal ?? assert.fail()
  const { paths, components } = (await app.inject({ url: '/api/openapi.json?lang=en' })).json()
  assert.deepEqual(Object.keys(paths['/api/lamps']), ['post', 'get'])
  const { post, get } = paths['/api/lamps']
  assert.deepEqual([post['x-who'], get['x-who']], [{ citizen: 'own' }, { citizen: 'own', BFM_ADMIN: 'all' }])
  assert.deepEqual([post.operationId, post['x-call']], ['post_lamps', 'POST lamps'])
  const name = post.requestBody.content['application/json'].schema.$ref.split('/').at(-1)
  assert.deepEqual(components.schemas[name].required, ['watts'])
  assert.ok('201' in post.responses)
  const { body: page } = await app.inject({ url: '/api/docs?lang=en' })
  assert.match(page, /<b>POST<\/b> \/api\/lamps/)
})

test('its figure is on the page of figures', async () => {
  const metrics = await portal?.portal.app.inject({ url: '/metrics' })
  assert.match(metrics?.body ?? '', /^lamps_lit 1$/m)
})
