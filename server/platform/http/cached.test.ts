// Ready answers of a shelf: a few hundred askings of somebody with other wishes keep out none of what everybody asks for.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Shelf, storedIn } from './cached.ts'
import { readyOf } from './encodings.ts'

const makerOf = () => {
  const made: string[] = []
  const ask = (shelf: Shelf, key: string) =>
    storedIn(shelf, key, () => {
      made.push(key)
      return readyOf(Buffer.from(key))
    })
  return { made, ask }
}

test('an answer is made once, and again only after many others were asked for since', () => {
  const shelf: Shelf = new Map()
  const { made, ask } = makerOf()
  const first = ask(shelf, 'all')
  assert.equal(ask(shelf, 'all'), first)
  assert.deepEqual(made, ['all'])
  for (let other = 0; other < 500; other++) {
    ask(shelf, `other ${other}`)
    if (other % 20 === 0) assert.equal(ask(shelf, 'all'), first, 'asked for in between')
  }
  assert.equal(made.filter(key => key === 'all').length, 1)
  assert.ok(shelf.size <= 64)
})

test('a shelf that is full of what nobody asks for again takes what everybody asks for', () => {
  const shelf: Shelf = new Map()
  const { made, ask } = makerOf()
  for (let other = 0; other < 500; other++) ask(shelf, `other ${other}`)
  for (let turn = 0; turn < 10; turn++) ask(shelf, 'all')
  assert.equal(made.filter(key => key === 'all').length, 1)
})
