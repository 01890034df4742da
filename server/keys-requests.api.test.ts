// A new key reaches the answers of requests and their history: counted, sealed anew, and no key retired before.

import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { assertKeys, keysStore } from './capabilities/keys/index.ts'
import { readConfig } from './config.ts'
import { runKeys } from './keys-run.ts'
import { raw, sql } from './platform/database/index.ts'
import { tablesWith } from './platform/database/test-dump.ts'
import { derivedRing, fixedKeys, openKeys } from './platform/keys.ts'
import { createSeal } from './platform/sealed.ts'
import { openValues } from './platform/sealed-json.ts'
import { cardAnswers, openTestPortal, type TestPortal } from './test-portal.ts'

let folder: string
let portal: TestPortal
let environment: Record<string, string>
const old = () => derivedRing(portal.secret).sealing[0].id
const keys = () => openKeys(readConfig(environment), portal.secret)
const mobile = '+971501234999'

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bawaba-keys-'))
  portal = await openTestPortal()
  environment = {
    DATABASE_URL: portal.url,
    DATA_FOLDER: portal.folder,
    SECRET: portal.secret,
    KEYS_FILE: join(folder, 'keys.json'),
    PROGRAMMES: 'library-card',
    LOG_LEVEL: 'silent',
  }
  await assertKeys(keysStore(portal.database), fixedKeys(derivedRing(portal.secret)))
  const [citizen, officer] = [await portal.citizen(), await portal.employee(['CASE_OFFICER'])]
  const filed = await citizen.file()
  const data = { informationAsked: 'Your mobile number, please' }
  const waiting = await officer.act(filed, 'ASK_INFORMATION', { data, ask: { fields: ['mobile'] } })
  await citizen.act(waiting, 'SUPPLY_INFORMATION', { data: { mobile } })
})
after(async () => {
  await portal.close()
  await rm(folder, { recursive: true, force: true })
})

const run = async (words: string[], more: Record<string, string> = {}) => {
  const lines: string[] = []
  const write = (line: string) => void lines.push(line)
  const code = await runKeys(words, { environment: { ...environment, ...more }, say: write, complain: write })
  return { code, output: lines.join('\n') }
}
const documents = async () => {
  const row = await portal.database.one<{ data: unknown; details: unknown }>(
    sql`select data, (select jsonb_agg(detail) from request_history where request_id = r.id) as details from requests r`,
  )
  const opened = openValues<{ data: Record<string, string>; details: { before?: object }[] }>(
    createSeal(keys(), randomBytes),
    row,
  )
  return [opened.data.nationalId, opened.data.mobile, opened.details.find(({ before }) => before)?.before]
}
const expected = [cardAnswers.nationalId, mobile, { mobile: cardAnswers.mobile }]

test('sealed answers count for their key, and are sealed anew by the next one, the history by its owner', async () => {
  // Two answers; in the history one before and one after.
  assert.match(
    (await run(['list'], { KEYS_FILE: '' })).output,
    new RegExp(`${old()} {2}seals and opens, sealed 4`),
  )
  assert.equal((await run(['rotate'])).code, 0)
  assert.equal((await run(['use'])).code, 0)
  await assertKeys(keysStore(portal.database), keys())
  assert.match((await run(['retire', old()])).output, /still seals 4/)

  const asServer = await run(['reseal'], { DATABASE_URL: portal.serverUrl })
  assert.equal(asServer.code, 1)
  assert.match(asServer.output, /✖ request_history stays as it is: only the role that owns it/)
  assert.deepEqual(await tablesWith(portal.database, [`${old()}.`]), ['public.request_history'])
  // The request stands sealed: the hourly job has nothing to do with it.
  const open = await portal.database.query(sql`select from requests where sealed_at is null`)
  assert.equal(open.length, 0)
  assert.match((await run(['retire', old()])).output, /still seals 2/)
  assert.deepEqual(await documents(), expected)

  const resealed = await run(['reseal'])
  assert.deepEqual([resealed.code, resealed.output.includes('✖')], [0, false], resealed.output)
  assert.deepEqual(await tablesWith(portal.database, [`${old()}.`]), [])
  assert.deepEqual(await documents(), expected)
  assert.equal((await run(['reseal'])).code, 0)
})

test('a value that was altered is named, stays as it is and holds its key back', async () => {
  const altered = `"${old()}.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"`
  await portal.database.query(
    raw(`update requests set data = jsonb_set(data, '{mobile,$sealed}', '${altered}')`),
    { named: false },
  )
  const stopped = await run(['reseal'])
  assert.equal(stopped.code, 1)
  assert.match(stopped.output, /✖ requests [0-9a-f-]{36} does not open by its own key: it was altered/)
  assert.match((await run(['retire', old()])).output, /still seals 1/)
})
