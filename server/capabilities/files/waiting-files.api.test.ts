// The statements that take files in are gates themselves: what was looked at before them can be outdated.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'
import { filesStore } from './store.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

const quota = { files: 10, bytes: 300, account: 1000, unknown: 100 }
const begin = async (accountId: string, size: number, more: Partial<typeof quota> = {}) => {
  const id = randomUUID()
  const file = { id, name: 'a.txt', type: 'text/plain', size, createdAt: portal.now() }
  const room = await filesStore(portal.database).add({ ...file, owner: { accountId } }, { ...quota, ...more })
  return { id, room }
}

test('a file whose size is not known yet counts for the most that it may be', async () => {
  const { id: accountId } = await portal.citizen()
  const rooms = []
  for (let count = 0; count < 4; count++) rooms.push((await begin(accountId, 0)).room)
  assert.deepEqual(rooms, ['found', 'found', 'found', 'none of the owner'])
})

test('the last file takes no more than what is left, to the byte', async () => {
  const { id: accountId } = await portal.citizen()
  assert.equal((await begin(accountId, 200)).room, 'found')
  assert.equal((await begin(accountId, 101)).room, 'none of the owner')
  assert.equal((await begin(accountId, 100)).room, 'found')
  assert.equal((await begin(accountId, 1)).room, 'none of the owner')
})

test('parts of an upload follow one another, each once, and never go beyond the whole', async () => {
  const { id: accountId } = await portal.citizen()
  const { id } = await begin(accountId, 20)
  const add = (offset: number, size: number) =>
    filesStore(portal.database).addPart(id, { key: `${id}.part-${randomUUID()}`, offset, size })
  assert.equal(await add(3, 3), false, 'it begins at the beginning')
  assert.equal(await add(0, 21), false, 'more than was announced')
  assert.equal(await add(0, 6), true)
  assert.equal(await add(0, 6), false, 'the same part again')
  assert.equal(await add(6, 15), false, 'a byte more than was announced')
  assert.equal(await add(6, 14), true)
  const upload = await filesStore(portal.database).upload(id)
  assert.deepEqual([upload?.received, upload?.parts.length], [20, 2])
})
