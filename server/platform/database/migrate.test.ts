// Which migrations are still to run, judged without a database.
import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { findPending } from './migrate.ts'
import { readMigrations } from './migration-files.ts'

const migration = (name: string, sha256 = 'a', source = 'platform') => ({ source, name, text: '', sha256 })

test('what is applied does not run again', () => {
  const [first, second] = [migration('0001-a.sql'), migration('0002-b.sql')]
  assert.deepEqual(findPending([first, second], [first]), [second])
})

test('an edited file is refused by name', () => {
  assert.throws(
    () => findPending([migration('0001-a.sql', 'new')], [migration('0001-a.sql', 'old')]),
    /platform\/0001-a\.sql was changed/,
  )
})

test('a file that was repaired before its release counts as applied in its former text, and in no other', async () => {
  const folder = new URL('../../migrations/', import.meta.url)
  const files = await readMigrations([{ name: 'platform', folder }])
  const applied = files.map(({ source, name, sha256 }) => ({ source, name, sha256 }))
  const inFormerText = (sha256: string) =>
    applied.map(one => (one.name === '0520-hours-of-messages.sql' ? { ...one, sha256 } : one))
  const former = '90d2fba1b1df1b422ed54a749be41f119dfc70035555c995308621b2cfba9c67'
  assert.deepEqual(findPending(files, inFormerText(former)), [])
  assert.throws(
    () => findPending(files, inFormerText('f'.repeat(64))),
    /0520-hours-of-messages.sql was changed/,
  )
})

test('a file in place of others runs in a new database, and not in one that has the last of them', () => {
  const baseline = {
    ...migration('0004-baseline.sql'),
    replaces: { first: '0001-a.sql', last: '0003-c.sql' },
  }
  const later = migration('0005-d.sql')
  const former = ['0001-a.sql', '0002-b.sql', '0003-c.sql'].map(name => migration(name))
  assert.deepEqual(findPending([baseline, later], []), [baseline, later])
  assert.deepEqual(findPending([baseline, later], former), [later])
  assert.deepEqual(findPending([baseline, later], [...former, later]), [])
  assert.deepEqual(findPending([baseline, later], [baseline]), [later])
  assert.throws(
    () => findPending([baseline, later], former.slice(0, 2)),
    /before 0\.7\.0: it lacks platform\/0003-c\.sql/,
  )
  const elsewhere = former.map(file => ({ ...file, source: 'housing' }))
  assert.deepEqual(findPending([baseline], elsewhere), [baseline])
})

test('a new file before an applied one is refused, in its own source only', () => {
  const applied = [migration('0002-b.sql')]
  assert.throws(
    () => findPending([migration('0001-a.sql')], applied),
    /platform\/0001-a\.sql comes before 0002-b\.sql/,
  )
  assert.equal(findPending([migration('0001-a.sql', 'a', 'housing')], applied).length, 1)
})

test('a folder is read in order; an odd name and a doubled number are refused; schema.sql is none of them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'migrations '))
  const write = (name: string, text = 'select 1') => writeFile(join(folder, name), text)
  const read = () => readMigrations([{ name: 'platform', folder }])
  try {
    await write('0002-b.sql', 'a\r\nb')
    await write('0001-a.sql', 'a\nb')
    await write('schema.sql')
    const found = await read()
    assert.deepEqual(
      found.map(({ name }) => name),
      ['0001-a.sql', '0002-b.sql'],
    )
    assert.equal(found[0]?.sha256, found[1]?.sha256, 'line ends do not count')
    await write('0002-c.sql')
    await assert.rejects(read, /0002-c\.sql bears a number/)
    await rm(join(folder, '0002-c.sql'))
    await write('1-c.sql')
    await assert.rejects(read, /1-c\.sql is not named like/)
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('a migration that replaces a list of allowed values keeps those of the list before', async () => {
  const latest = new Map<string, string[]>()
  const definition = /add constraint (\w+)\s+check\s*\(([^;]*?)\)\s*(?:not valid)?;/g
  const folder = new URL('../../migrations/', import.meta.url)
  for (const { name, text } of await readMigrations([{ name: 'platform', folder }]))
    for (const [, constraint = '', check = ''] of text.matchAll(definition)) {
      const values = [...check.matchAll(/'([\w.-]+)'/g)].map(([, value = '']) => value)
      const lost = (latest.get(constraint) ?? []).filter(value => !values.includes(value))
      // Repaired by 0630.
      if (name !== '0561-reminders-of-ends.sql') assert.deepEqual(lost, [], `${name}: ${constraint}`)
      latest.set(constraint, [...values, ...lost])
    }
  assert.ok(latest.get('notifications_reminds_check')?.includes('message'))
})
