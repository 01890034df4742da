import assert from 'node:assert/strict'
import { test } from 'node:test'
import { revisionOf } from './headers.ts'

test('If-Match names a revision, or the newest of several; without it there is none', () => {
  const cases: [string | undefined, number | undefined][] = [
    [undefined, undefined],
    ['"3"', 3],
    ['3', 3],
    ['W/"3"', 3],
    ['"0"', 0],
    ['"3", "12" ,W/"7"', 12],
  ]
  for (const [header, revision] of cases) assert.equal(revisionOf(header), revision, header)
})

test('an If-Match that names no revision is refused: without its condition the write would go through', () => {
  for (const header of ['', '*', '"a"', '"3', '3"x', '"3" "4"', '"3",', '-1', '٣', '1e3', '"1234567890"'])
    assert.throws(() => revisionOf(header), { code: 'MALFORMED' }, header)
})
