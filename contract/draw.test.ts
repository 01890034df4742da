// The published draw: the same everywhere, another with any other seed or entry, and fair to every entry.

import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { beaconValueOf, drawOrder, entryList, textHash } from './draw.ts'

const codes = ['C3', 'A1', 'B2', 'D4', 'E5']
const seed = 'f'.repeat(64)

test('it is what its description says, computed by another library', async () => {
  const sha = (text: string) => createHash('sha256').update(text).digest('hex')
  const entriesHash = sha('A1\nB2\nC3\nD4\nE5')
  const draw = sha(`${seed}:${entriesHash}`)
  const order = [...codes].sort((one, other) => (sha(`${draw}:${one}`) < sha(`${draw}:${other}`) ? -1 : 1))
  assert.deepEqual(await drawOrder(seed, codes), { entriesHash, order })
  assert.equal(await textHash('بوابة'), sha('بوابة'))
})

test('a public value is mixed in after the list, and each value has an order of its own', async () => {
  const sha = (text: string) => createHash('sha256').update(text).digest('hex')
  const draw = sha(`${seed}:${sha('A1\nB2\nC3\nD4\nE5')}:48.2931`)
  const order = [...codes].sort((one, other) => (sha(`${draw}:${one}`) < sha(`${draw}:${other}`) ? -1 : 1))
  assert.deepEqual((await drawOrder(seed, codes, '48.2931')).order, order)
  const orders = await Promise.all(
    ['', '1', '2', '3', '4'].map(async value => (await drawOrder(seed, codes, value)).order.join()),
  )
  assert.equal(new Set([...orders, (await drawOrder(seed, codes)).order.join()]).size, 6)
  assert.equal(beaconValueOf('  ٤٨٫٢٩٣١   جنيه '), '48.2931 جنيه')
})

test('the order in which entries are passed changes nothing, one entry more or another seed changes all', async () => {
  const drawn = await drawOrder(seed, codes)
  assert.deepEqual(await drawOrder(seed, [...codes].reverse()), drawn)
  assert.equal(entryList([...codes].reverse()), entryList(codes))
  const more = await drawOrder(seed, [...codes, 'F6'])
  assert.notEqual(more.entriesHash, drawn.entriesHash)
  const without = more.order.filter(code => code !== 'F6')
  const other = await drawOrder('e'.repeat(64), codes)
  assert.ok([without, other.order].some(order => order.join() !== drawn.order.join()))
})

test('each entry is the first about as often as any other', async () => {
  const firsts = new Map<string, number>()
  const rounds = 1_000
  for (let round = 0; round < rounds; round += 1) {
    const [first = ''] = (await drawOrder(`seed ${round}`, codes)).order
    firsts.set(first, (firsts.get(first) ?? 0) + 1)
  }
  // Seeds are fixed, so that this is the same every time: five standard deviations around a fifth.
  for (const code of codes) assert.ok(Math.abs((firsts.get(code) ?? 0) - rounds / 5) < 64, code)
})

test('nobody enters: there is an empty order', async () => {
  assert.deepEqual((await drawOrder(seed, [])).order, [])
})
