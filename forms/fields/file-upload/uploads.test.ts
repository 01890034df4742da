// Files on their way: three at a time, one failure leaves the rest, nothing that was taken away comes back.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import type { FilePort, UploadListener } from '../../react/file-port.ts'
import type { DocumentRef } from '../field.ts'
import { createUploads, type Upload } from './uploads.ts'

type Sending = {
  file: File
  listener: UploadListener
  resolve(document: DocumentRef): void
  reject(error: Error): void
}

const setUp = (isSingle = false) => {
  const sendings: Sending[] = []
  const removed: string[] = []
  const notified: string[] = []
  const port: FilePort = {
    upload: (file, listener) => {
      const { promise, resolve, reject } = Promise.withResolvers<DocumentRef>()
      sendings.push({ file, listener, resolve, reject })
      const tell = (word: string) => () => void notified.push(`${word} ${file.name}`)
      return { done: promise, pause: tell('pause'), resume: tell('resume'), cancel: tell('cancel') }
    },
    remove: async id => void removed.push(id),
    link: async () => '',
  }
  let list: readonly Upload[] = []
  const uploads = createUploads({
    port,
    refuse: file => (file.name.endsWith('.tiff') ? `${file.name} is no picture` : undefined),
    failed: 'Not uploaded',
    isSingle,
    initial: [],
    onChange: next => {
      list = next
    },
  })
  const finish = async (index: number) => {
    const { file, resolve } = sendings[index] as Sending
    resolve({ id: `id of ${file.name}`, name: file.name, size: file.size, type: file.type })
    await turn()
  }
  const states = () => list.map(({ name, state }) => `${name} ${state}`)
  return {
    uploads,
    sendings,
    removed,
    told: notified,
    finish,
    states,
    keyOf: (index: number) => list[index]?.key ?? '',
  }
}
const files = (...names: string[]) => names.map(name => new File(['content'], name))

test('three at a time; the next begins when one is through', async () => {
  const { uploads, sendings, finish, states } = setUp()
  uploads.add(files('a', 'b', 'c', 'd', 'e'))
  assert.deepEqual(states(), ['a sending', 'b sending', 'c sending', 'd waiting', 'e waiting'])
  await finish(1)
  assert.deepEqual(states(), ['a sending', 'b done', 'c sending', 'd sending', 'e waiting'])
  assert.equal(sendings.length, 4)
})

test('one that is refused or fails leaves the others, and can be tried again', async () => {
  const { uploads, sendings, finish, states, keyOf } = setUp()
  uploads.add(files('scan.tiff', 'a', 'b'))
  sendings[0]?.reject(new Error('a is empty'))
  await turn()
  await finish(1)
  assert.deepEqual(states(), ['scan.tiff failed', 'a failed', 'b done'])
  assert.deepEqual(
    uploads.list().map(({ message }) => message),
    ['scan.tiff is no picture', 'a is empty', undefined],
  )
  assert.deepEqual([uploads.canRetry(keyOf(0)), uploads.canRetry(keyOf(1))], [false, true])
  uploads.resume(keyOf(1))
  await finish(2)
  assert.deepEqual(states(), ['scan.tiff failed', 'a done', 'b done'])
})

test('what is refused for good is not offered to be tried again', async () => {
  const { uploads, sendings, states, keyOf } = setUp()
  uploads.add(files('a'))
  sendings[0]?.reject(Object.assign(new Error('a is empty'), { isFinal: true }))
  await turn()
  assert.deepEqual([states(), uploads.canRetry(keyOf(0))], [['a failed'], false])
})

test('a paused one gives its place away and goes on where it was', () => {
  const { uploads, told: notified, states, keyOf } = setUp()
  uploads.add(files('a', 'b', 'c', 'd'))
  uploads.pause(keyOf(0))
  assert.deepEqual(states(), ['a paused', 'b sending', 'c sending', 'd sending'])
  uploads.resume(keyOf(0))
  assert.deepEqual(states()[0], 'a waiting')
  uploads.remove(keyOf(3))
  assert.deepEqual(states(), ['a sending', 'b sending', 'c sending'])
  assert.deepEqual(notified, ['pause a', 'cancel d', 'resume a'])
})

test('what was taken away is removed outside as well, even when it was through at that moment', async () => {
  const { uploads, removed, finish, states, keyOf } = setUp()
  uploads.add(files('a', 'b'))
  await finish(0)
  uploads.remove(keyOf(0))
  uploads.remove(keyOf(0))
  await finish(1)
  assert.deepEqual([states(), removed], [[], ['id of a', 'id of b']])
})

test('where one file is asked for, a new one takes the place of the one before', async () => {
  const { uploads, removed, finish, states } = setUp(true)
  uploads.add(files('a'))
  await finish(0)
  uploads.add(files('b', 'c'))
  assert.deepEqual([states(), removed], [['b sending'], ['id of a']])
})

test('without a connection it waits, and goes on', () => {
  const { uploads, sendings, states } = setUp()
  uploads.add(files('a'))
  sendings[0]?.listener.waits(true)
  assert.deepEqual(states(), ['a offline'])
  sendings[0]?.listener.progress(3, 7)
  assert.deepEqual(states(), ['a sending'])
  sendings[0]?.listener.progress(7, 7)
  assert.deepEqual(states(), ['a checking'])
})
