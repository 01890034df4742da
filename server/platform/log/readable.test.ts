import assert from 'node:assert/strict'
import { Writable } from 'node:stream'
import { test } from 'node:test'
import { readableLog } from './readable.ts'

const terminal = (isTTY: boolean) => {
  const written: string[] = []
  const out = new Writable({
    write: (chunk, _encoding, done) => {
      written.push(String(chunk))
      done()
    },
  })
  return { out: Object.assign(out, { isTTY }), written }
}
const entry = {
  level: 50,
  time: 0,
  pid: 1,
  hostname: 'h',
  job: 'outbox.deliver',
  msg: 'scheduler.job_failed',
}

test('at a terminal an entry is one readable line with the event and its fields', async () => {
  const { out, written } = terminal(true)
  const log = await readableLog(out)
  log?.write(`${JSON.stringify(entry)}\n`)
  await new Promise(resolve => setImmediate(resolve))
  const text = written.join('')
  assert.match(text, /ERROR.*scheduler\.job_failed.*outbox\.deliver/)
  assert.ok(!text.includes('"msg"') && !text.includes('hostname'), text)
  assert.equal(text.trim().split('\n').length, 1)
})

test('elsewhere the log stays JSON', async () =>
  assert.equal(await readableLog(terminal(false).out), undefined))
