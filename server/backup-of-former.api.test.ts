// A backup of an earlier version is restored as it was and upgraded afterwards; one of a later version is refused.

import assert from 'node:assert/strict'
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { runCommand } from './backup-run.ts'
import { createDatabase, migrate, openSession, raw } from './platform/database/index.ts'
import { emptyDatabase, type TestDatabase, testDatabase } from './platform/database/test-database.ts'

const all = fileURLToPath(new URL('migrations/', import.meta.url))
let folder: string

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bawaba former '))
})
after(() => rm(folder, { recursive: true, force: true }))

type Ended = { code: number; output: string }
const run = async (command: 'backup' | 'restore', name: string, url: string): Promise<Ended> => {
  const lines: string[] = []
  const write = (line: string) => void lines.push(line)
  const environment = {
    DATABASE_URL: url,
    DATA_FOLDER: join(folder, `data of ${command} ${name}`),
    SECRET: 'a secret of thirty-two characters',
    PROGRAMMES: 'library-card',
  }
  const code = await runCommand(command, [join(folder, name)], { environment, say: write, complain: write })
  return { code, output: lines.join('\n') }
}

const query = async <Row>(url: string, statement: string): Promise<Row[]> => {
  const session = await openSession(url)
  return session.query<Row>(raw(statement)).finally(session.close)
}
const historyOf = async (url: string): Promise<string[]> =>
  (await query<{ name: string }>(url, 'select name from migrations order by name')).map(({ name }) => name)

/** A database with some of the files of this version, and an empty one to restore it into. */
const withFormer = async (
  name: string,
  isIn: (file: string) => boolean,
  work: (earlier: TestDatabase, targetUrl: string) => Promise<void>,
): Promise<void> => {
  const former = join(folder, `files of ${name}`)
  await mkdir(former)
  for (const file of (await readdir(all)).filter(isIn)) await cp(join(all, file), join(former, file))
  const earlier = await testDatabase([{ name: 'platform', folder: former }])
  const target = await emptyDatabase()
  try {
    await work(earlier, target.url)
  } finally {
    await target.close()
    await earlier.close()
  }
}

test('a backup of an earlier version is restored as it was, one of a later version is refused', () =>
  withFormer(
    'an earlier version',
    file => file < '0312',
    async ({ url }, targetUrl) => {
      assert.equal((await run('backup', 'earlier', url)).code, 0)
      const restored = await run('restore', 'earlier', targetUrl)
      assert.equal(restored.code, 0, restored.output)
      assert.equal((await historyOf(targetUrl)).at(-1), '0311-payment-proofs.sql')

      await query(url, "insert into migrations values ('platform', '9999-later.sql', 'x', now())")
      assert.equal((await run('backup', 'later', url)).code, 0)
      const empty = await emptyDatabase()
      const refused = await run('restore', 'later', empty.url)
      await empty.close()
      assert.equal(refused.code, 1)
      assert.match(refused.output, /with platform\/9999-later\.sql: restore it with that version/)
    },
  ))

test('a backup of 0.7.0, whose files one has replaced, is restored and upgraded; one of before is refused', () =>
  withFormer(
    '0.7.0',
    file => file === '0182-baseline.sql',
    async ({ url }, targetUrl) => {
      const setHistory = (...names: string[]) =>
        query(
          url,
          `delete from migrations; insert into migrations
            select 'platform', name, md5(name) from unnest(array['${names.join("','")}']) name`,
        )
      await setHistory('0001-accounts.sql', '0002-catalogue.sql')
      assert.equal((await run('backup', 'before 0.7.0', url)).code, 0)
      const refused = await run('restore', 'before 0.7.0', targetUrl)
      assert.equal(refused.code, 1)
      assert.match(refused.output, /before 0\.7\.0: it lacks platform\/0181-user-models\.sql/)

      const history = ['0001-accounts.sql', '0002-catalogue.sql', '0181-user-models.sql']
      await setHistory(...history)
      assert.equal((await run('backup', '0.7.0', url)).code, 0)
      const restored = await run('restore', '0.7.0', targetUrl)
      assert.equal(restored.code, 0, restored.output)
      assert.deepEqual(await historyOf(targetUrl), history)
      const database = createDatabase({ url: targetUrl, log: () => undefined, statementTimeout: 30_000 })
      const upgraded = await migrate(database, [{ name: 'platform', folder: all }]).finally(database.close)
      assert.equal(upgraded[0], 'platform/0190-credentials-version.sql')
    },
  ))
