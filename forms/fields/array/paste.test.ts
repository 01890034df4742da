// Tables as spreadsheets copy them, and what becomes of them in the rows of a list.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activityOf, textEntry } from '../../engine/form.fixture.ts'
import { createStore } from '../../engine/store.ts'
import { cellsOf, pasteInto } from './paste.ts'

test('a cell of several lines is one cell', () =>
  assert.deepEqual(cellsOf('"1 Nile St\nFlat ""3"""\t100\r\nB\t200\r\n'), [
    ['1 Nile St\nFlat "3"', '100'],
    ['B', '200'],
  ]))

test('other quotes are characters like any other', () =>
  assert.deepEqual(cellsOf('"a"\t5"\n"open\t2'), [
    ['"a"', '5"'],
    ['"open', '2'],
  ]))

test('empty cells and lines keep their place, and a single cell is no table', () => {
  assert.deepEqual(cellsOf('a\n\nb\t'), [['a'], [''], ['b', '']])
  assert.equal(cellsOf('a "b"'), undefined)
})

const opened = () => {
  const fieldsSchema = { name: textEntry(), note: textEntry({ optional: true }) }
  const entry = { label: 'm', type: 'Array' as const, uniforms: { type: 'Array' }, maxCount: 3, fieldsSchema }
  const store = createStore(activityOf({ members: entry }))
  const field = store.fieldOf('members')
  const drawn: string[] = []
  const paste = (text: string) => {
    const rows = store.rowsOf('members')
    const [row] = rows
    assert.ok(row)
    return pasteInto({ store, field, rows, row, first: 'name' }, cellsOf(text) ?? [])
  }
  const [first] = store.rowsOf('members')
  first?.subscribe('name', change => drawn.push(`${change} ${first.get('name')}`))
  const names = () => store.rowsOf('members').map(row => row.get('name'))
  return { store, first, drawn, paste, names }
}

test('a second paste of as many lines is drawn too: what is shown is what is sent', () => {
  const { first, drawn, paste, names } = opened()
  paste('AAA\t1\nBBB\t2\n')
  const before = first?.fillsOf('name')
  paste('CCC\t3\nDDD\t4\n')
  assert.deepEqual(names(), ['CCC', 'DDD'])
  assert.deepEqual(drawn.at(-1), 'rerender CCC')
  assert.notEqual(first?.fillsOf('name'), before, 'its box is a new one: a typed one would keep its text')
})

test('a value that a person types draws nothing anew', () => {
  const { first, drawn } = opened()
  first?.set('name', 'typed')
  assert.deepEqual([drawn, first?.fillsOf('name')], [[], 0])
})

test('lines without room are counted and said', () => {
  const { paste, names } = opened()
  assert.deepEqual(paste('A\nB\nC\nD\nE\n'), { pasted: 3, left: 2 })
  assert.deepEqual(names(), ['A', 'B', 'C'])
  assert.deepEqual(paste('F\nG\n'), { pasted: 2, left: 0 })
})
