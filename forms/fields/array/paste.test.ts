// Tables as spreadsheets copy them.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cellsOf } from './paste.ts'

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
