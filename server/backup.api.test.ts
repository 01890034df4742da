// A portal is backed up while it works and read back elsewhere: into an empty folder with its embedded database, and
// into an empty database with a bucket. Seeded faults show that the comparison sees what differs.

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { runCommand } from './backup-run.ts'
import { createAudit } from './capabilities/audit/index.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './database.ts'
import { openSession, raw } from './platform/database/index.ts'
import { emptyDatabase } from './platform/database/test-database.ts'
import { startBucket } from './platform/storage/test-bucket.ts'
import { chooseProgrammes } from './programmes.ts'
import { png, uploadTo } from './test-backup-files.ts'
import { cardAnswers, openTestPortal, type TestPortal } from './test-portal.ts'

let folder: string
let portal: TestPortal
let backup: string
let fileId: string
type Ended = { code: number; output: string }
const run = async (
  name: 'backup' | 'restore',
  words: string[],
  environment: Record<string, string>,
): Promise<Ended> => {
  const lines: string[] = []
  const write = (line: string) => void lines.push(line)
  const code = await runCommand(name, words, { environment, say: write, complain: write })
  return { code, output: lines.join('\n') }
}
/** The settings of the portal that is backed up. */
const own = () => ({
  DATABASE_URL: portal.url,
  DATA_FOLDER: portal.folder,
  SECRET: portal.secret,
  PROGRAMMES: 'library-card',
})

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'بوابة backup-'))
  portal = await openTestPortal()
  const citizen = await portal.citizen()
  fileId = await uploadTo(citizen, png)
  const fileCard = (fullName: string) => citizen.file({ ...cardAnswers, fullName })
  await fileCard('ليلى حسن')
  // A comment may hold whatever COPY gives a meaning to.
  await change(
    portal.url,
    `update accounts set english_full_name = E'a\\\\b\\t\\n\\r \\\\. \\u2028 ليلى' where user_slug = 'citizen'`,
  )
  await portal.portal.signAudit()
  // Others work meanwhile: what they do is in it whole or not at all, which the foreign keys of a restore show.
  backup = join(folder, 'first')
  const filing = (async () => {
    for (let count = 0; count < 12; count++) await fileCard('Meanwhile Person')
  })()
  const backedUp = await run('backup', [backup], own())
  await filing
  assert.equal(backedUp.code, 0, backedUp.output)
  assert.match(
    backedUp.output,
    /rows of \d+ tables, 2 files, \d+ signed heads\.\nThe keys are in it \(secret\)/,
  )
})
after(async () => {
  await portal.close()
  await rm(folder, { recursive: true, force: true })
})

const copyOf = async (name: string): Promise<string> => {
  const copy = join(folder, name)
  await cp(backup, copy, { recursive: true })
  return copy
}

/** Changes the restored database of these settings. */
const change = async (url: string, statement: string): Promise<void> => {
  const session = await openSession(url)
  await session.query(raw(statement)).finally(session.close)
}

test('a backup is restored into an empty folder, embedded database and all, and is the same', async () => {
  const settings = { DATA_FOLDER: join(folder, 'restored'), PROGRAMMES: 'library-card' }
  const restored = await run('restore', [backup], settings)
  assert.equal(restored.code, 0, restored.output)
  assert.match(
    restored.output,
    /rows of \d+ tables are the same\.\n✔ 2 files are the same\.\n✔ Audit: \d+ rows/,
  )
  assert.equal(await readFile(join(settings.DATA_FOLDER, 'secret'), 'utf8'), portal.secret)
  assert.ok((await readdir(join(settings.DATA_FOLDER, 'audit-heads'))).length >= 2)
  const again = await run('restore', [backup, '--verify'], settings)
  assert.equal(again.code, 0, again.output)
  const refused = await run('restore', [backup], settings)
  assert.equal(refused.code, 1)
  assert.match(refused.output, /The database is not empty/)
})

test('a backup is restored into an empty database and a bucket; a missing row, a changed one and a byte of a file are named', async () => {
  const target = await emptyDatabase()
  const bucket = await startBucket()
  const settings = {
    DATABASE_URL: target.url,
    DATA_FOLDER: join(folder, 'second'),
    PROGRAMMES: 'library-card',
    S3_ENDPOINT: bucket.options.endpoint,
    S3_KEY_ID: bucket.options.keyId,
    S3_SECRET: bucket.options.secret,
    SECRET: portal.secret,
  }
  const verify = () => run('restore', [backup, '--verify'], settings)
  try {
    const restored = await run('restore', [backup], settings)
    assert.equal(restored.code, 0, restored.output)
    assert.equal((await verify()).code, 0)

    // From the bucket into a second backup: the same rows and files.
    const second = join(folder, 'from bucket')
    assert.equal((await run('backup', [second], settings)).code, 0)
    const tablesOf = async (from: string) =>
      JSON.parse(await readFile(join(from, 'manifest.json'), 'utf8')).tables
    assert.deepEqual(await tablesOf(second), await tablesOf(backup))

    await change(target.url, "update accounts set first_name = 'Another' where user_slug = 'citizen'")
    const altered = await verify()
    assert.equal(altered.code, 1)
    assert.match(
      altered.output,
      /✖ The table accounts has \d+ rows, the backup \d+: the row \S+ is not what it was/,
    )

    await change(
      target.url,
      `alter table request_history disable trigger user;
       delete from request_history where id = (select min(id::text)::uuid from request_history)`,
    )
    assert.match(
      (await verify()).output,
      /✖ The table request_history has (\d+) rows, the backup (\d+): the row [0-9a-f-]{36} is missing here/,
    )

    await change(
      target.url,
      "alter table audit_entries disable trigger user; update audit_entries set kind = 'session.ended' where place = 1",
    )
    assert.match((await verify()).output, /✖ Audit: \S+ 1 {2}altered/)

    const key = [...bucket.objects.keys()].find(name => name.startsWith(fileId)) as string
    bucket.objects.set(key, Buffer.concat([bucket.objects.get(key) as Buffer, Buffer.from('x')]))
    assert.match((await verify()).output, new RegExp(`✖ The file ${fileId}\\S+file is not what it was`))
    // The next backup sees it too: the database knows the hash of what was stored.
    const third = await run('backup', [join(folder, 'third')], settings)
    assert.equal(third.code, 1)
    assert.match(third.output, new RegExp(`✖ The file ${fileId}\\S+file is not what was stored`))
  } finally {
    await bucket.close()
    await target.close()
  }
})

/** The next number of a request or payment that a portal of these settings would give out. */
const nextNumbers = async (url: string): Promise<number[]> => {
  const session = await openSession(url)
  const rows = await session
    .query<{ next: string }>(
      raw(
        "select nextval(name::regclass)::text as next from unnest(array['request_numbers', 'payment_numbers']) name",
      ),
    )
    .finally(session.close)
  return rows.map(({ next }) => Number(next))
}

test('numbers that were given out after the backup are given to nobody else', async () => {
  const target = await emptyDatabase()
  const settings = {
    DATABASE_URL: target.url,
    DATA_FOLDER: join(folder, 'numbers'),
    PROGRAMMES: 'library-card',
  }
  try {
    const restored = await run('restore', [backup, '--skip=500'], settings)
    assert.equal(restored.code, 0, restored.output)
    assert.match(restored.output, /Numbers of requests and payments go on 500 further/)
    // Since the backup the portal has given out at least one of each; a payment never before.
    const [request = 0, payment = 0] = await nextNumbers(portal.url)
    const [nextRequest = 0, nextPayment = 0] = await nextNumbers(target.url)
    assert.ok(request < 500 && nextRequest > 500, `${nextRequest} comes after ${request}`)
    assert.ok(payment < 500 && nextPayment > 500, `${nextPayment} comes after ${payment}`)
  } finally {
    await target.close()
  }
})

test('where the server has a role of its own, the owner of the tables restores and the server works on', async () => {
  const target = await emptyDatabase()
  const roles = (owner: string, server: string) => ({ DATABASE_URL: server, MIGRATION_DATABASE_URL: owner })
  const settings = {
    ...own(),
    ...roles(target.url, target.serverUrl),
    DATA_FOLDER: join(folder, 'roles'),
  }
  try {
    const from = { ...own(), ...roles(portal.url, portal.serverUrl) }
    assert.equal((await run('backup', [join(folder, 'of roles')], from)).code, 0)
    const alone = await run('restore', [join(folder, 'of roles')], {
      ...settings,
      MIGRATION_DATABASE_URL: '',
    })
    assert.equal(alone.code, 1)
    assert.match(alone.output, /needs the role that owns the tables, in MIGRATION_DATABASE_URL/)
    const restored = await run('restore', [join(folder, 'of roles')], settings)
    assert.equal(restored.code, 0, restored.output)
    const config = readConfig(settings)
    const quiet = { report: () => undefined, log: () => undefined, isUnsafe: true }
    const { database, close } = await openDatabase(config, chooseProgrammes(config), quiet)
    try {
      const audit = createAudit({ database, clock: () => new Date() })
      await audit.deed((_, record) => record({ kind: 'keys.rotated', detail: {} }))
      await assert.rejects(
        database.query(raw("update audit_entries set kind = 'session.ended'")),
        /permission denied/,
      )
    } finally {
      await close()
    }
  } finally {
    await target.close()
  }
})

test('a byte that changed in the backup is named, and nothing is restored from it', async () => {
  const damaged = await copyOf('damaged')
  const table = join(damaged, 'tables', 'accounts.copy')
  const bytes = await readFile(table)
  bytes[10] = (bytes[10] as number) ^ 1
  await writeFile(table, bytes)
  const files = join(damaged, 'files', fileId.slice(-2))
  const [file = ''] = (await readdir(files)).filter(name => name.startsWith(fileId))
  await rm(join(files, file))
  const check = await run('backup', [damaged, '--check'], own())
  assert.equal(check.code, 1)
  assert.match(check.output, /✖ tables\/accounts\.copy is not what was written/)
  assert.match(check.output, /✖ The file \S+\.file is missing from the backup/)
  const settings = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', DATA_FOLDER: join(folder, 'never') }
  assert.equal((await run('restore', [damaged], settings)).code, 1)
})

test('without keys a backup says so, and a restore says what is to be brought', async () => {
  const bare = join(folder, 'bare')
  const backup = await run('backup', [bare, '--without-keys'], own())
  assert.equal(backup.code, 0)
  assert.match(backup.output, /The keys are NOT in it/)
  assert.ok(!(await readdir(bare)).includes('keys'))
  const target = await emptyDatabase()
  const settings = {
    DATABASE_URL: target.url,
    DATA_FOLDER: join(folder, 'bare place'),
    PROGRAMMES: 'library-card',
  }
  try {
    const other = await run('restore', [bare], {
      ...settings,
      SECRET: 'another secret of forty characters here',
    })
    assert.equal(other.code, 1)
    assert.match(other.output, /SECRET is not the secret of the portal that was backed up/)
    const restored = await run('restore', [bare], settings)
    assert.equal(restored.code, 0, restored.output)
    assert.match(
      restored.output,
      /The backup does not hold all keys\. Before the server starts, bring the secret with the fingerprint/,
    )
  } finally {
    await target.close()
  }
})

test('a folder or a file storage that holds something is refused, and so are foreign settings', async () => {
  assert.match((await run('backup', [backup], own())).output, /is not empty: every backup needs a folder/)
  assert.match((await run('restore', [folder], own())).output, /holds no manifest\.json/)
  const foreign = await run('backup', [join(folder, 'x')], {
    ...own(),
    SECRET: '',
    DATA_FOLDER: join(folder, 'y'),
  })
  assert.match(foreign.output, /secret is missing: are these the settings of the server/)
  const target = await emptyDatabase()
  try {
    const settings = { ...own(), DATABASE_URL: target.url, DATA_FOLDER: join(folder, 'filled') }
    await cp(join(backup, 'files'), join(settings.DATA_FOLDER, 'files'), { recursive: true })
    await cp(backup, join(settings.DATA_FOLDER, 'files', 'zz'), { recursive: true })
    assert.match((await run('restore', [backup], settings)).output, /The file storage is not empty/)
  } finally {
    await target.close()
  }
})

test('heads that do not fit the database are named; what was broken before is restored as it was, and told', async () => {
  const target = await emptyDatabase()
  const settings = { ...own(), DATABASE_URL: target.url, DATA_FOLDER: join(folder, 'broken') }
  const other = await emptyDatabase()
  try {
    assert.equal((await run('restore', [backup], settings)).code, 0)
    await change(
      target.url,
      `alter table audit_entries disable trigger user; delete from audit_entries;
       delete from audit_streams; alter table audit_entries enable trigger user`,
    )
    const backedUp = await run('backup', [join(folder, 'of broken')], settings)
    assert.equal(backedUp.code, 1)
    assert.match(
      backedUp.output,
      /✖ The signed heads in .* pledge rows of \S+ that the database does not hold/,
    )
    const again = { ...settings, DATABASE_URL: other.url, DATA_FOLDER: join(folder, 'broken again') }
    const restored = await run('restore', [join(folder, 'of broken')], again)
    assert.equal(restored.code, 1)
    assert.match(restored.output, /✖ Audit: \S+ 1 {2}cut[\s\S]*Restored from .* The audit was broken already/)
  } finally {
    await target.close()
    await other.close()
  }
})

test('as programs: help ends with 0, a refusal with 1 and on the error output', async () => {
  const start = (name: string, ...words: string[]) =>
    new Promise<{ code: number | null; out: string; errors: string }>(resolve => {
      const child = spawn(process.execPath, [fileURLToPath(new URL(`${name}.ts`, import.meta.url)), ...words])
      let [out, errors] = ['', '']
      child.stdout.on('data', chunk => {
        out += chunk
      })
      child.stderr.on('data', chunk => {
        errors += chunk
      })
      child.on('close', code => resolve({ code, out, errors }))
    })
  const [help, refused] = [await start('backup', 'help'), await start('restore', '--verify')]
  assert.deepEqual([help.code, help.errors], [0, ''])
  assert.match(help.out, /npm run backup -- FOLDER/)
  assert.deepEqual([refused.code, refused.out], [1, ''])
  assert.match(refused.errors, /Which folder\?/)
})
