// Keys of personal data: made anew, used by servers after a restart, resealed in batches, retired, lost and brought back.

import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { runCommand } from './backup-run.ts'
import { assertKeys, createReseal, documentsStore, keysStore } from './capabilities/keys/index.ts'
import { readConfig } from './config.ts'
import { runKeys } from './keys-run.ts'
import { json, raw, sql } from './platform/database/index.ts'
import { emptyDatabase } from './platform/database/test-database.ts'
import { derivedRing, fixedKeys, openKeys } from './platform/keys.ts'
import { createSeal, keyIdOf } from './platform/sealed.ts'
import { startPortal } from './start.ts'
import { openTestPortal, type TestPortal } from './test-portal.ts'

let folder: string
let portal: TestPortal
let environment: Record<string, string>
const people = 1200
const idOf = (number: number) => `2910412${String(number).padStart(7, '0')}`
const derived = () => fixedKeys(derivedRing(portal.secret))
const keys = () => openKeys(readConfig(environment), portal.secret)

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bawaba-keys-'))
  portal = await openTestPortal()
  environment = {
    DATABASE_URL: portal.url,
    DATA_FOLDER: portal.folder,
    SECRET: portal.secret,
    KEYS_FILE: join(folder, 'apart', 'keys.json'),
    PROGRAMMES: 'library-card',
    LOG_LEVEL: 'silent',
  }
  const seal = createSeal(derived(), randomBytes)
  const rows = Array.from({ length: people }, (_, index) => ({
    id: randomUUID(),
    name: `p${index}`,
    sealed: seal.seal('nationalId', idOf(index)),
  }))
  await portal.database.query(
    sql`insert into accounts (id, user_slug, username, first_name, last_name, national_id)
      -- Of staff as of citizens.
      select id, case when name like '%7' then 'employee' else 'citizen' end, name, 'a', 'b', sealed
      from jsonb_to_recordset(${json(rows)}::jsonb) as v (id uuid, name text, sealed text)`,
  )
  await portal.database.query(
    sql`insert into factors (id, account_id, kind, name, secret, created_at)
      values (${randomUUID()}, ${rows[0]?.id}, 'totp', 'app', ${seal.seal('authenticator secret', 'ABC')}, now())`,
  )
  await assertKeys(keysStore(portal.database), derived())
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
const sealedOf = async (name: string): Promise<string> =>
  (
    await portal.database.one<{ sealed: string }>(
      sql`select national_id as sealed from accounts where username = ${name}`,
    )
  ).sealed

/** In how many rows of all tables a text stands. */
const rowsWith = async (text: string): Promise<string[]> => {
  const tables = await portal.database.query<{ name: string }>(
    sql`select relname::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { count } = await portal.database.one<{ count: number }>(
      sql`select count(*) as count from ${raw(`"${name}"`)} t where strpos(t::text, ${text}) > 0`,
      { named: false },
    )
    if (count > 0) found.push(`${name}: ${count}`)
  }
  return found
}

test('a new key opens, in a file that only its owner reads, and seals after a word of its own', async () => {
  const absent = await run(['list'], { KEYS_FILE: '' })
  assert.match(absent.output, /Keys in the secret:\n {2}[0-9a-f]{8} {2}seals and opens, sealed 1201/)
  assert.match((await run(['use'], { KEYS_FILE: '' })).output, /is the newest key and seals already/)
  const rotated = await run(['rotate'])
  assert.equal(rotated.code, 0, rotated.output)
  assert.equal(statSync(environment.KEYS_FILE as string).mode & 0o777, 0o600)
  const { sealing, index } = keys().ring()
  const before = derivedRing(portal.secret)
  assert.deepEqual([sealing.length, sealing[0].id, index.id], [2, before.sealing[0].id, before.index.id])
  const [, made] = sealing
  assert.ok(made && !rotated.output.includes(made.key.toString('base64url')))
  assert.match((await run(['list'])).output, new RegExp(`${made.id} {2}opens and waits to seal`))
  assert.match((await run(['retire', made.id])).output, /waits to seal/)
  assert.equal((await run(['use'])).code, 0)
  assert.deepEqual(
    keys()
      .ring()
      .sealing.map(({ id }) => id),
    [made.id, before.sealing[0].id],
  )
  // From now on no server starts without it.
  const used = await keysStore(portal.database).used()
  assert.ok(used.some(({ id }) => id === made.id))
})

test('resealing goes on where it was cut short; what no key opens stays as it is and is named', async () => {
  const store = keysStore(portal.database)
  let batches = 0
  // Somebody changes their own while the first batch is on its way.
  const changed = { id: '', sealed: createSeal(keys(), randomBytes).seal('nationalId', idOf(9_999)) }
  const cut = createReseal({
    store: {
      ...store,
      replace: async (column, rows) => {
        batches += 1
        if (batches > 1) throw new Error('cut short')
        changed.id = rows[0]?.id ?? ''
        await portal.database.query(
          sql`update accounts set national_id = ${changed.sealed} where id = ${changed.id}`,
        )
        return store.replace(column, rows)
      },
    },
    documents: documentsStore(portal.database),
    seal: createSeal(keys(), randomBytes),
    keys: keys(),
  })
  await assert.rejects(
    cut(() => undefined),
    /cut short/,
  )
  const { id, username, sealed } = await portal.database.one<{
    id: string
    username: string
    sealed: string
  }>(sql`select id, username, national_id as sealed from accounts where id = ${changed.id}`)
  assert.equal(sealed, changed.sealed)
  await portal.database.query(
    sql`update accounts set national_id = ${createSeal(derived(), randomBytes).seal('nationalId', idOf(Number(username.slice(1))))} where id = ${id}`,
  )
  const foreign = createSeal(fixedKeys(derivedRing('n'.repeat(40))), randomBytes).seal('nationalId', idOf(0))
  const own = await sealedOf('p0')
  await portal.database.query(sql`update accounts set national_id = ${foreign} where username = 'p0'`)
  const stopped = await run(['reseal'])
  assert.equal(stopped.code, 1)
  assert.match(stopped.output, new RegExp(`✖ 1 stay as they are: the key ${keyIdOf(foreign)} is not in`))
  assert.equal(await sealedOf('p0'), foreign)
  await portal.database.query(sql`update accounts set national_id = ${own} where username = 'p0'`)
  const rest = await run(['reseal'])
  assert.equal(rest.code, 0, rest.output)
  const seal = createSeal(keys(), randomBytes)
  for (const index of [0, 1, 600, people - 1])
    assert.equal(seal.open('nationalId', await sealedOf(`p${index}`)), idOf(index))
  assert.deepEqual(await rowsWith(`${derivedRing(portal.secret).sealing[0].id}.`), [])
  const kinds = await portal.database.query<{ kind: string }>(
    sql`select distinct kind from audit_entries where kind like 'keys.%' order by kind`,
  )
  assert.deepEqual(
    kinds.map(({ kind }) => kind),
    ['keys.resealed', 'keys.rotated', 'keys.used'],
  )
})

test('a text whose key is not here answers 503 and is not overwritten', async () => {
  const citizen = await portal.citizen()
  const foreign = createSeal(fixedKeys(derivedRing('n'.repeat(40))), randomBytes).seal('nationalId', idOf(1))
  await portal.database.query(sql`update accounts set national_id = ${foreign} where id = ${citizen.id}`)
  const answers = [
    await citizen.send(`GET citizen/${citizen.id}`),
    await citizen.send(`PATCH citizen/${citizen.id}`, { body: { data: { firstName: 'Mona' } } }),
  ]
  for (const { status, body } of answers) assert.deepEqual([status, body.error.code], [503, 'KEY_MISSING'])
  const { stored, name } = await portal.database.one<{ stored: string; name: string }>(
    sql`select national_id as stored, first_name as name from accounts where id = ${citizen.id}`,
  )
  assert.deepEqual([stored, name === 'Mona'], [foreign, false])
  await portal.database.query(sql`update accounts set national_id = null where id = ${citizen.id}`)
})

const silent = { report: () => undefined, buildWeb: async () => undefined, isUnsafe: true }
const startWith = async (more: Record<string, string>): Promise<void> => {
  const started = await startPortal(
    readConfig({ ...environment, DEMO: 'on', DEMO_STORY: 'off', PORT: '0', ...more }),
    silent,
  )
  // One that should not have started leaves nothing running.
  await started.stop()
}

test('a start without a key that the database depends on is refused, and makes no new one', async () => {
  const file = environment.KEYS_FILE as string
  await assert.rejects(startWith({ KEYS_FILE: join(folder, 'none.json') }), /none\.json does not exist/)
  // The ring of a portal that never rotated: it lacks the key that everything is sealed by.
  await assert.rejects(
    startWith({ KEYS_FILE: '' }),
    /depends on keys that are not in the secret: [0-9a-f]{8}\. Bring/,
  )
  const other = join(folder, 'empty')
  await assert.rejects(
    startWith({ SECRET: '', DATA_FOLDER: other }),
    /secret is missing, and this database was in use with one/,
  )
  assert.ok(!existsSync(join(other, 'secret')))
  const missing = await run(['list'], { KEYS_FILE: '' })
  assert.equal(missing.code, 1)
  assert.match(missing.output, /✖ [0-9a-f]{8} {2}is missing: sealed 1201/)
  await rename(file, `${file}.away`)
  assert.match((await run(['reseal'])).output, /keys\.json does not exist/)
  assert.match(
    (await run(['reseal'], { KEYS_FILE: '' })).output,
    /depends on keys that are not in the secret/,
  )
  await rename(`${file}.away`, file)
})

test('a key that seals nothing is retired; one that seals something, the newest and the index are not', async () => {
  const [newest, old] = keys().ring().sealing
  assert.ok(old)
  assert.match((await run(['retire', newest.id])).output, /is the newest key/)
  assert.match((await run(['retire', keys().ring().index.id])).output, /makes the index/)
  const stored = await sealedOf('p2')
  const earlier = createSeal(derived(), randomBytes).seal('nationalId', idOf(2))
  await portal.database.query(sql`update accounts set national_id = ${earlier} where username = 'p2'`)
  assert.match((await run(['retire', old.id])).output, /still seals 1/)
  assert.match((await run(['retire', old.id, '--lost'])).output, /is not lost/)
  await portal.database.query(sql`update accounts set national_id = ${stored} where username = 'p2'`)
  assert.equal((await run(['retire', old.id])).code, 0)
  assert.deepEqual(
    keys()
      .ring()
      .sealing.map(({ id }) => id),
    [newest.id],
  )
  assert.equal((await run(['list'])).code, 0)
})

test('texts of a key that is neither here nor known are named', async () => {
  const stored = await sealedOf('p3')
  const stranger = `0badc0de.${stored.split('.').slice(1).join('.')}`
  await portal.database.query(sql`update accounts set national_id = ${stranger} where username = 'p3'`)
  const { code, output } = await run(['list'])
  assert.match(output, /✖ 0badc0de {2}is not here, and the database does not know it: sealed 1/)
  assert.equal(code, 1)
  await portal.database.query(sql`update accounts set national_id = ${stored} where username = 'p3'`)
  assert.equal((await run(['list'])).code, 0)
})

test('a backup holds the keys, and a restore puts them where the server reads them', async () => {
  const lines: string[] = []
  const write = (line: string) => void lines.push(line)
  const backup = (name: 'backup' | 'restore', words: string[], settings: Record<string, string>) =>
    runCommand(name, words, { environment: settings, say: write, complain: write })
  const [whole, bare] = [join(folder, 'whole'), join(folder, 'bare')]
  assert.equal(await backup('backup', [whole], environment), 0, lines.join('\n'))
  assert.equal(await backup('backup', [bare, '--without-keys'], environment), 0)
  const [{ key, id }] = keys().ring().sealing
  assert.match(lines.join('\n'), new RegExp(`The keys are NOT in it: keep elsewhere .*${id}`))
  const texts = await readFile(join(bare, 'manifest.json'), 'utf8')
  assert.ok(!texts.includes(key.toString('base64url')) && !texts.includes(portal.secret))
  const target = await emptyDatabase()
  try {
    const index = {
      DATABASE_URL: target.url,
      DATA_FOLDER: join(folder, 'place'),
      PROGRAMMES: 'library-card',
      KEYS_FILE: join(folder, 'brought', 'keys.json'),
    }
    assert.equal(await backup('restore', [whole], index), 0, lines.join('\n'))
    assert.deepEqual(openKeys(readConfig(index), '').ring(), keys().ring())
    assert.equal((await run(['list'], { ...index, SECRET: '' })).code, 0)
    lines.length = 0
    await backup('restore', [bare, '--verify'], { ...index, KEYS_FILE: join(folder, 'not here.json') })
    assert.match(lines.join('\n'), new RegExp(`bring the keys ${id}`))
  } finally {
    await target.close()
  }
})
