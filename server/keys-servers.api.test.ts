// A new key with two servers as processes, one of which is left behind: no step is taken before it has caught up.

import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { readConfig } from './config.ts'
import { migrationSources } from './database.ts'
import { runKeys } from './keys-run.ts'
import { openSession, sql } from './platform/database/index.ts'
import { type TestDatabase, testDatabase } from './platform/database/test-database.ts'
import { derivedRing, fixedKeys, openKeys, saveRing } from './platform/keys.ts'
import { createSeal } from './platform/sealed.ts'
import { eventually } from './platform/test-patience.ts'

const secret = 's'.repeat(40)
const citizen = '01012345678'
const names = ['one', 'two'] as const
type Name = (typeof names)[number]
let database: TestDatabase
let folder: string
const servers = {} as Record<Name, { process: ChildProcess; address: string }>
const ring = (name: Name) => join(folder, `${name}.json`)
const old = derivedRing(secret).sealing[0].id

const environmentOf = (name: Name) => ({
  PORT: '0',
  LOG_LEVEL: 'silent',
  DEMO: 'on',
  DEMO_STORY: 'off',
  PROGRAMMES: 'library-card',
  SECRET: secret,
  MAX_LOOP_DELAY_MS: '0',
  DATA_FOLDER: join(folder, name),
  KEYS_FILE: ring(name),
  UNSAFE_DATABASE: 'yes',
  DATABASE_URL: database.serverUrl,
  MIGRATION_DATABASE_URL: database.url,
  DATABASE_TIMEOUT_MS: '30000',
})

const start = (name: Name): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
      env: { ...process.env, ...environmentOf(name) },
    })
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk
      const address = /Citizens\s+(http:\S+?)\/\s/.exec(output)?.[1]
      if (!address || !/Messages that would go out[^\n]+\n/.test(output)) return
      servers[name] = { process: child, address }
      resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', () => reject(new Error(output)))
  })

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bawaba-keys-'))
  database = await testDatabase(migrationSources([]))
  for (const name of names) {
    await saveRing(ring(name), derivedRing(secret))
    await start(name)
  }
})
after(async () => {
  for (const { process } of Object.values(servers)) process.kill('SIGKILL')
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

/** Runs the command on the first server's machine. */
const run = async (...words: string[]) => {
  const lines: string[] = []
  const write = (line: string) => void lines.push(line)
  const code = await runKeys(words, {
    environment: { ...process.env, ...environmentOf('one') },
    say: write,
    complain: write,
  })
  return { code, output: lines.join('\n') }
}
const succeeded = ({ code }: { code: number }) => code === 0
const newest = () => openKeys(readConfig(environmentOf('one')), secret).ring()

/** What a citizen writes by one server comes back by the other. */
const writeAndRead = async (by: Name, readBy: Name): Promise<void> => {
  const jar = new Map<string, string>()
  const call = async (name: Name, method: string, path: string, json?: unknown, token = '') => {
    const answer = await fetch(new URL(`/api/${path}`, servers[name].address), {
      method,
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      headers: {
        cookie: [...jar].map(([key, value]) => `${key}=${value}`).join('; '),
        'x-app-mode': 'CITIZEN',
        'x-csrf-token': token,
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      },
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      jar.set(key, value)
    }
    const body = (await answer.json()) as any
    assert.ok(answer.ok, `${method} ${path}: ${JSON.stringify(body)}`)
    return body
  }
  const tokenOf = async () => (await call(by, 'GET', 'misc/appData')).csrfToken
  const credentials = { username: citizen, password: 'Citizen#2026' }
  await call(by, 'POST', 'citizen/login', credentials, await tokenOf())
  const draft = `drafts/LIBRARY_CARD/${randomUUID()}`
  const answers = { fullName: `Mona ${by}` }
  await call(
    by,
    'PUT',
    draft,
    { version: 1, activityId: 'APPLY', answers, step: '2', name: draft },
    await tokenOf(),
  )
  assert.deepEqual((await call(readBy, 'GET', draft)).answers, answers)
}

const rows = () =>
  database.database.query<{ process: number; sealsBy: string; opens: string[] }>(
    sql`select process, seals_by as "sealsBy", opens from servers order by started_at`,
  )

/** A text sealed by the former key that nobody else sees yet; answers what commits it. */
const sealBeforeAndCommitAfter = async (): Promise<() => Promise<void>> => {
  const late = await openSession(database.url, 'late')
  const seal = createSeal(fixedKeys(derivedRing(secret)), randomBytes)
  await late.query(sql`begin`)
  await late.query(
    sql`update accounts set national_id = ${seal.seal('nationalId', '29104120103458')} where username = ${citizen}`,
  )
  return async () => {
    await late.query(sql`commit`)
    await late.close()
  }
}
/** Ten minutes in which every server sealed by the newest key. */
const pass = () =>
  database.database.query(sql`update servers set sealing_since = sealing_since - interval '10 minutes'`)

test('each server says which keys it has', async () => {
  assert.deepEqual(
    await rows(),
    names.map(name => ({ process: servers[name].process.pid, sealsBy: old, opens: [old] })),
  )
  assert.match((await run('list')).output, new RegExp(`${hostname()}, process ${servers.two.process.pid}`))
})

test('a key seals, and a former one goes, once every server has caught up', async () => {
  assert.ok(succeeded(await run('rotate')))
  const made = newest().sealing.at(-1)?.id ?? ''
  assert.deepEqual([newest().sealing[0].id, made === old], [old, false], 'it opens and does not seal yet')
  assert.match((await run('rotate')).output, new RegExp(`${made} seals nothing yet`))

  const left = new RegExp(`process ${servers.two.process.pid}.*does not know ${made}.*Copy the keys`, 's')
  await eventually(rows, ([first]) => first?.opens.includes(made) === true, 30)
  assert.match((await run('use')).output, left, 'the second server lacks it')
  await copyFile(ring('one'), ring('two'))
  await eventually(() => run('use'), succeeded, 30)
  assert.equal(newest().sealing[0].id, made)

  // The first server seals by the new key, the second by the former: each opens what the other sealed.
  await eventually(rows, ([first]) => first?.sealsBy === made, 30)
  await writeAndRead('one', 'two')
  await writeAndRead('two', 'one')
  const behind = new RegExp(`process ${servers.two.process.pid}.*seals by ${old}`)
  assert.match((await run('reseal')).output, behind)
  assert.match((await run('retire', old)).output, behind)

  await copyFile(ring('one'), ring('two'))
  await eventually(() => run('reseal'), succeeded, 30)
  const committing = await sealBeforeAndCommitAfter()
  assert.match(
    (await run('retire', old)).output,
    /sealed by another key until \d+ s ago.*again in 5 minutes/s,
  )
  await pass()
  assert.match((await run('retire', old)).output, /a transaction of "late" .* is still open/)
  await committing()
  assert.match((await run('retire', old)).output, /still seals 1/)
  assert.ok(succeeded(await run('reseal')))
  const retired = await run('retire', old)
  assert.equal(retired.code, 0, retired.output)
  await writeAndRead('two', 'one')
  const { sealed } = await database.database.one<{ sealed: string }>(
    sql`select national_id as sealed from accounts where username = ${citizen}`,
  )
  const seal = createSeal(openKeys(readConfig(environmentOf('one')), secret), randomBytes)
  assert.equal(seal.open('nationalId', sealed), '29104120103458')
})

test('a server with a ring from before a retirement is refused', async () => {
  const { sealing, index } = newest()
  await saveRing(ring('two'), { sealing: [derivedRing(secret).sealing[0], ...sealing], index })
  servers.two.process.kill('SIGKILL')
  await assert.rejects(start('two'), new RegExp(`seals by ${old}, which was retired`))
})

test('a server that ended is waited for no longer than a minute, and one that stopped not at all', async () => {
  await database.database.query(
    sql`update servers set seen_at = seen_at - interval '2 minutes' where process = ${servers.two.process.pid}`,
  )
  assert.doesNotMatch((await run('list')).output, new RegExp(`process ${servers.two.process.pid}`))
  servers.one.process.kill('SIGTERM')
  await eventually(rows, found => !found.some(({ process }) => process === servers.one.process.pid), 20)
  assert.doesNotMatch((await run('list')).output, /process /)
})
