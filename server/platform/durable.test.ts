// Files that must exist whole: a failed write leaves the former file, and readers of a folder never see a half one.

import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { placeDurably, readWhole, sweepAsides, writeDurably } from './durable.ts'

const root = mkdtempSync(join(tmpdir(), 'bawaba-durable-'))
after(() => rmSync(root, { recursive: true }))
const newFile = () => join(mkdtempSync(join(root, 'a-')), 'deep/file')

test('a file is written into folders that it makes, and only its owner reads it', async () => {
  const file = newFile()
  await writeDurably(file, 'first')
  await writeDurably(file, 'second')
  assert.equal(readFileSync(file, 'utf8'), 'second')
  assert.equal(statSync(file).mode & 0o777, 0o600)
  assert.deepEqual(readdirSync(join(file, '..')), ['file'])
})

test('content that breaks off leaves the former file and nothing else', async () => {
  const file = newFile()
  await writeDurably(file, 'whole')
  await assert.rejects(
    placeDurably(file, async (_, handle) => {
      await handle.writeFile('ha')
      throw new Error('the disk is full')
    }),
    /the disk is full/,
  )
  assert.equal(readFileSync(file, 'utf8'), 'whole')
  assert.deepEqual(readdirSync(join(file, '..')), ['file'])
})

test('of two that write a new file at once, one succeeds and its text remains', async () => {
  const file = newFile()
  const results = await Promise.allSettled(
    ['first', 'second', 'third'].map(text => writeDurably(file, text, { isNew: true }).then(() => text)),
  )
  const written = results.flatMap(result => (result.status === 'fulfilled' ? [result.value] : []))
  assert.deepEqual(written, [readFileSync(file, 'utf8')])
  for (const result of results) if (result.status === 'rejected') assert.equal(result.reason.code, 'EEXIST')
})

test('leftovers of a killed process with the same id block no write', async () => {
  const file = newFile()
  await writeDurably(file, 'first')
  writeFileSync(`${file}.${process.pid}-0.part`, 'ha')
  await writeDurably(file, 'second')
  assert.equal(readFileSync(file, 'utf8'), 'second')
})

test('leftovers are swept from a folder and its folders, files that are being written are not', async () => {
  const file = newFile()
  await writeDurably(file, 'whole')
  const [old, young] = [`${file}.1-0.part`, `${file}.2-0.part`]
  for (const path of [old, young]) writeFileSync(path, 'ha')
  utimesSync(old, 1000, 1000)
  await sweepAsides(join(file, '../..'), new Date(2000_000))
  assert.deepEqual(readdirSync(join(file, '..')).sort(), ['file', 'file.2-0.part'])
})

test('a file with too little text is refused with its remedy, and a missing one has no text', async () => {
  const file = newFile()
  assert.equal(readWhole(file, 5, 'Bring it back.'), undefined)
  await writeDurably(file, 'four\n')
  assert.throws(
    () => readWhole(file, 5, 'Bring it back.'),
    /has 4 characters and needs 5 or more\. Bring it back\./,
  )
  assert.equal(readWhole(file, 4, ''), 'four')
})
