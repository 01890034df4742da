// Which files of signed heads stay: all of two weeks, one of each day for a year, one of each month for ever.

import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { rotateHeads, superfluousHeads, writeHeads } from './heads.ts'

const hour = 3_600_000
const now = new Date('2028-03-10T12:00:00Z')
const nameAt = (at: Date) => `${at.toISOString().replaceAll(':', '-')}.17.json`
const hourly = (days: number): string[] =>
  Array.from({ length: days * 24 }, (_, index) => nameAt(new Date(now.getTime() - index * hour)))

test('hourly files of three years become few, and the newest all stay', () => {
  const files = hourly(3 * 365)
  const superfluous = new Set(superfluousHeads(files, now))
  const left = files.filter(file => !superfluous.has(file)).sort()
  const since = (date: string) => left.filter(file => file >= date)
  // 25 February to 10 March: every hour.
  assert.equal(since('2028-02-26').length, files.filter(file => file >= '2028-02-26').length)
  assert.ok(left.length < 15 * 24 + 380 + 30, String(left.length))
  // A day half a year ago has one, its first; a month two years ago too.
  assert.deepEqual(
    left.filter(file => file.startsWith('2027-10-05')),
    ['2027-10-05T00-00-00.000Z.17.json'],
  )
  assert.equal(left.filter(file => file.startsWith('2026-05')).length, 1)
  assert.deepEqual(superfluousHeads(left, now), [], 'what stayed stays')
})

test('files of other names are nobody’s to delete', () => {
  assert.deepEqual(superfluousHeads(['2020-01-01.json', 'notes.txt', '.json'], now), [])
})

test('a folder is rotated, and one that is missing is none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bawaba-rotated-'))
  for (const at of [now.getTime() - 500 * 24 * hour, now.getTime() - 499 * 24 * hour, now.getTime()])
    await writeHeads(folder, 'secret', new Date(at), [])
  await rotateHeads(folder, now)
  assert.equal((await readdir(folder)).length, 2)
  await rotateHeads(join(folder, 'missing'), now)
  await rm(folder, { recursive: true })
})
