// How many uploads one person has on the way: as many as the limit, not one more, and one less when one ends or fails.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createAtOnce } from './at-once.ts'

const limit = 4

test('as many uploads as the limit are on the way, not one more; another person has their own', async () => {
  const atOnce = createAtOnce(limit)
  const ways = Array.from({ length: limit }, () => Promise.withResolvers<string>())
  const begin = (owner: string, work: () => Promise<string>) => atOnce(owner, work)
  const uploads = ways.map(({ promise }) => begin('mona', () => promise))
  const oneMore = () => begin('mona', async () => 'stored')
  await assert.rejects(oneMore, { code: 'TOO_MANY_UPLOADS' })
  assert.equal(await begin('omar', async () => 'stored'), 'stored')
  ways[0]?.resolve('stored')
  ways[1]?.reject(new Error('broken off'))
  assert.equal(await uploads[0], 'stored')
  await assert.rejects(uploads[1] ?? Promise.resolve(), /broken off/)
  // Two have ended: two more, and not three.
  const more = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const next = more.map(({ promise }) => begin('mona', () => promise))
  await assert.rejects(oneMore, { code: 'TOO_MANY_UPLOADS' })
  for (const { resolve } of [...ways, ...more]) resolve('stored')
  await Promise.all([...uploads.slice(2), ...next])
  assert.equal(await oneMore(), 'stored')
})
