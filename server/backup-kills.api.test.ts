// Backup and restore, killed before their steps, and with files that cannot be read: what is left can be used or is refused,
// and either can be run again.

import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { runCommand } from './backup-run.ts'
import { sql } from './platform/database/index.ts'
import { emptyDatabase } from './platform/database/test-database.ts'
import { derivedRing, saveRing } from './platform/keys.ts'
import { png, uploadTo } from './test-backup-files.ts'
import { runKilled } from './test-killed-command.ts'
import { cardAnswers, openTestPortal, type TestPortal } from './test-portal.ts'

let folder: string
let portal: TestPortal
let backup: string
let own: Record<string, string>

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bawaba-kills-'))
  portal = await openTestPortal()
  const citizen = await portal.citizen()
  for (let count = 0; count < 3; count++) await uploadTo(citizen, png)
  await citizen.file(cardAnswers)
  await portal.portal.signAudit()
  own = {
    DATABASE_URL: portal.url,
    DATA_FOLDER: portal.folder,
    SECRET: portal.secret,
    KEYS_FILE: join(folder, 'keys.json'),
    PROGRAMMES: 'library-card',
  }
  await saveRing(own.KEYS_FILE as string, derivedRing(portal.secret))
  backup = join(folder, 'whole')
})
after(async () => {
  await portal.close()
  await rm(folder, { recursive: true, force: true })
})

/** Some steps of all, and each of the last ones, in which a command makes its work count. */
const chosen = (steps: number, last: number): number[] => {
  const early = [1, 2].map(part => Math.ceil(((steps - last) * part) / 2))
  return [...early, ...Array.from({ length: last }, (_, index) => steps - last + 1 + index)]
}

/** Runs a command to its end, in this process. */
const run = async (name: 'backup' | 'restore', words: string[], environment: Record<string, string>) => {
  const lines: string[] = []
  const write = (line: string) => void lines.push(line)
  const code = await runCommand(name, words, { environment, say: write, complain: write })
  return { code, output: lines.join('\n') }
}

test('a backup that was killed is refused, or is whole', async context => {
  const whole = await runKilled('backup', [backup], own)
  assert.equal(whole.code, 0, whole.output)
  assert.ok(whole.steps > 50)
  const ends = { refused: 0, whole: 0 }
  for (const step of chosen(whole.steps, 3)) {
    const destination = join(folder, `backup ${step}`)
    const killed = await runKilled('backup', [destination], own, step)
    assert.equal(killed.signal, 'SIGKILL', killed.output)
    const isWhole = existsSync(join(destination, 'manifest.json'))
    const check = await run('backup', [destination, '--check'], own)
    assert.equal(check.code, isWhole ? 0 : 1, check.output)
    if (!isWhole) assert.match(check.output, /no manifest\.json: it is no backup, or one that was cut short/)
    ends[isWhole ? 'whole' : 'refused'] += 1
  }
  context.diagnostic(JSON.stringify(ends))
  assert.ok(ends.refused >= 3)
})

test('a restore that was killed before any step can be run again', async () => {
  const target = async (name: string) => {
    const database = await emptyDatabase()
    const destination = join(folder, name)
    return {
      database,
      destination,
      settings: {
        DATABASE_URL: database.url,
        DATA_FOLDER: destination,
        KEYS_FILE: join(destination, 'keys.json'),
        PROGRAMMES: 'library-card',
      },
    }
  }
  const whole = await target('restored')
  const restored = await runKilled('restore', [backup], whole.settings)
  await whole.database.close()
  assert.equal(restored.code, 0, restored.output)
  // The last steps: the files, the heads, secret and keys, the commit.
  for (const step of chosen(restored.steps, 6)) {
    const { database, destination, settings } = await target(`restore ${step}`)
    try {
      const killed = await runKilled('restore', [backup], settings, step)
      assert.equal(killed.signal, 'SIGKILL', killed.output)
      const again = await run('restore', [backup], settings)
      assert.equal(again.code, 0, `step ${step}: ${again.output}`)
      const verified = await run('restore', [backup, '--verify'], settings)
      assert.equal(verified.code, 0, `step ${step}: ${verified.output}`)
      const left = (await readdir(destination, { recursive: true })).filter(name => name.endsWith('.part'))
      assert.deepEqual(left, [], `step ${step}`)
    } finally {
      await database.close()
    }
  }
})

test('a file that cannot be read is named, and the rest of the backup is whole', async () => {
  const fileId = await uploadTo(await portal.citizen(), png)
  const [name = ''] = (await readdir(join(portal.folder, 'files', fileId.slice(-2)))).filter(file =>
    file.endsWith('.file'),
  )
  const path = join(portal.folder, 'files', fileId.slice(-2), name)
  await rename(path, `${path}.away`)
  // Reading a folder fails as reading a broken sector does.
  await mkdir(path)
  const destination = join(folder, 'unread')
  try {
    const result = await run('backup', [destination], own)
    assert.equal(result.code, 1)
    assert.match(result.output, new RegExp(`✖ The file ${name} cannot be read: EISDIR`))
    assert.match(result.output, /rows of \d+ tables, \d+ files/)
  } finally {
    await rm(path, { recursive: true })
    await rename(`${path}.away`, path)
  }
  const check = await run('backup', [destination, '--check'], own)
  assert.equal(check.code, 0, check.output)
  assert.match(check.output, new RegExp(`lacks 1 of the files.*${name}`))
  const target = await emptyDatabase()
  try {
    const settings = {
      DATABASE_URL: target.url,
      DATA_FOLDER: join(folder, 'without it'),
      PROGRAMMES: 'library-card',
    }
    const restored = await run('restore', [destination], settings)
    assert.equal(restored.code, 0, restored.output)
    assert.match(restored.output, new RegExp(`lacks 1 of the files.*${name}`))
  } finally {
    await target.close()
  }
})

test('a file storage that is away costs the backup its files, not its rows', async () => {
  await portal.database.query(
    sql`insert into files select (jsonb_populate_record(f, jsonb_build_object('id', gen_random_uuid()))).*
      from files f, generate_series(1, 30) where f.id = (select min(id::text)::uuid from files)`,
  )
  const away = { S3_ENDPOINT: 'http://127.0.0.1:1', S3_BUCKET: 'files', S3_KEY_ID: 'a', S3_SECRET: 'b' }
  const destination = join(folder, 'away')
  const result = await run('backup', [destination], { ...own, ...away })
  assert.equal(result.code, 1)
  assert.match(result.output, /rows of \d+ tables, 0 files/)
  assert.equal(result.output.match(/cannot be read/g)?.length, 20)
  assert.match(result.output, /After 20 files in a row .* the backup lacks \d\d of \d\d\./)
  assert.equal((await run('backup', [destination, '--check'], own)).code, 0)
})

test('heads of another portal are still refused', async () => {
  const database = await emptyDatabase()
  const destination = join(folder, 'foreign')
  const settings = { DATABASE_URL: database.url, DATA_FOLDER: destination, PROGRAMMES: 'library-card' }
  try {
    const [head = ''] = await readdir(join(backup, 'audit-heads'))
    await saveRing(join(destination, 'keys.json'), derivedRing(portal.secret))
    await mkdir(join(destination, 'audit-heads'), { recursive: true })
    await writeFile(join(destination, 'audit-heads', head), '{}')
    const refused = await run('restore', [backup], settings)
    assert.equal(refused.code, 1)
    assert.match(refused.output, /audit-heads is not empty: it holds heads of the audit of another portal/)
  } finally {
    await database.close()
  }
})
