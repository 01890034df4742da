import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inGroups, targetOf } from './found.ts'
import { partsOf } from './marked.ts'

test('groups stand in the order of their best answers', () => {
  const hits = (['project', 'service', 'project'] as const).map((kind, id) => ({ kind, id }))
  assert.deepEqual(inGroups(hits), [
    { kind: 'project', hits: [hits[0], hits[2]] },
    { kind: 'service', hits: [hits[1]] },
  ])
})

test('a path is taken apart into what the router wants', () => {
  assert.deepEqual(targetOf('/services/PAY_BILLS?tab=questions'), {
    to: '/services/PAY_BILLS',
    search: { tab: 'questions' },
  })
  assert.deepEqual(targetOf('/'), { to: '/', search: {} })
})

test('a text is cut at its marks and put together again as it was', () => {
  const parts = partsOf('دفع فواتير الكهرباء', [
    [0, 3],
    [4, 10],
  ])
  assert.deepEqual(
    parts.filter(({ isMarked }) => isMarked).map(({ text }) => text),
    ['دفع', 'فواتير'],
  )
  assert.equal(parts.map(({ text }) => text).join(''), 'دفع فواتير الكهرباء')
  assert.deepEqual(partsOf('', []), [])
})
