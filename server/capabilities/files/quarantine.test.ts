// The quarantine: how much of a file it takes in, and what is swept.

import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { after, before, test } from 'node:test'
import { createQuarantine } from './quarantine.ts'

let folder = ''
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bawaba-quarantine-'))
})
after(() => rm(folder, { recursive: true }))

const limit = 100
const bytesIn = (...sizes: number[]) => Readable.from(sizes.map(size => Buffer.alloc(size, 1)))

test('a file of the limit is taken whole; of a larger one a byte more, so that it shows', async () => {
  const quarantine = createQuarantine(folder)
  const cases: [number[], number][] = [
    [[], 0],
    [[99], 99],
    [[100], 100],
    [[101], 101],
    [[60, 40], 100],
    [[60, 41], 101],
    [[100, 1], 101],
    [[60, 500, 500], 101],
    [[5000], 101],
  ]
  for (const [index, [sizes, taken]] of cases.entries())
    assert.equal(await quarantine.take(`file-${index}`, bytesIn(...sizes), limit), taken, String(sizes))
})

test('leftovers that are older than a moment are swept, and nothing that is being written', async () => {
  const own = join(folder, 'swept')
  const quarantine = createQuarantine(own)
  await quarantine.open()
  const moment = new Date('2026-11-20T10:00:00Z')
  for (const [name, seconds] of [
    ['old', -1],
    ['fresh', 1],
  ] as const) {
    await writeFile(join(own, name), 'x')
    const written = new Date(moment.getTime() + seconds * 1000)
    await utimes(join(own, name), written, written)
  }
  await quarantine.clearBefore(moment)
  assert.deepEqual(await readdir(own), ['fresh'])
})
