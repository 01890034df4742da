// The mail server is away for a minute, and dies in the middle of mails: everything arrives, nothing twice. Its clock is the
// test's, its sockets are real.

import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import { test } from 'node:test'
import { SMTPServer } from 'smtp-server'
import { migrationSources } from '../../database.ts'
import { uuid7 } from '../../platform/database/index.ts'
import { testDatabase } from '../../platform/database/test-database.ts'
import { freePort } from '../../platform/free-port.ts'
import { createDelivery } from './deliver.ts'
import { createMailSender } from './mail-sender.ts'
import { createMessenger } from './messenger.ts'
import { type MessagesStore, messagesStore } from './store.ts'

/** A mail server that can be killed with everything that is on its way. What it has accepted is on its disk. */
const mailServer = (port: number, disk: string[]) => {
  const sockets = new Set<Socket>()
  /** Dies at the so-manieth mail, before it has accepted it. */
  let diesAt = Number.POSITIVE_INFINITY
  let server: SMTPServer | undefined
  const kill = async (): Promise<void> => {
    const dying = server
    server = undefined
    for (const socket of sockets) socket.destroy()
    await new Promise<void>(resolve => (dying ? dying.close(() => resolve()) : resolve()))
  }
  const start = async (mails = Number.POSITIVE_INFINITY): Promise<void> => {
    diesAt = mails
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        const parts: Buffer[] = []
        stream.on('data', part => parts.push(part))
        stream.on('end', () => {
          diesAt -= 1
          if (diesAt < 0) return void kill()
          disk.push(/^message-id: <([^@]+)@/im.exec(Buffer.concat(parts).toString())?.[1] ?? '')
          done()
        })
      },
    })
    server.on('error', () => undefined)
    server.server.on('connection', socket => {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
    })
    const started = server
    await new Promise<void>(resolve => started.listen(port, '127.0.0.1', () => resolve()))
  }
  return { start, kill }
}

/** A minute without the mail server; `spoil` seeds a fault. Answers how many mails were written, and what arrived. */
const outage = async (spoil = (store: MessagesStore): MessagesStore => store) => {
  const { database, close } = await testDatabase(migrationSources([]))
  let now = new Date('2026-11-20T10:00:00Z')
  const clock = () => now
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }
  const port = await freePort()
  const disk: string[] = []
  const mail = mailServer(port, disk)
  const store = spoil(messagesStore(database))
  const messenger = createMessenger({ store, clock, newId: uuid7(() => now.getTime(), randomBytes) })
  let failed = 0
  const worker = () =>
    createDelivery({
      database,
      store,
      senders: [createMailSender({ url: `smtp://127.0.0.1:${port}`, from: 'portal@portal.example' })],
      clock,
      report: () => {
        failed += 1
      },
    })
  const workers = [worker(), worker()]
  const round = () => Promise.all(workers.map(({ run }) => run()))
  let written = 0
  const write = async (count: number): Promise<void> => {
    for (let index = 0; index < count; index += 1) {
      written += 1
      await messenger.send({
        kind: 'link',
        channel: 'email',
        recipient: `person${written}@example.org`,
        accountId: null,
        subject: 'News',
        text: `Message ${written}`,
      })
    }
  }
  try {
    // It dies in the middle of a round, is away for a minute in which more is written, and comes back.
    await mail.start(12)
    await write(30)
    await round()
    assert.ok(failed > 0 && disk.length < 30, 'it died on the way')
    for (let second = 0; second < 60; second += 10) {
      pass(10_000)
      await write(2)
      await round()
    }
    const arrived = disk.length
    assert.ok(arrived <= 12, 'nothing arrives while it is away')
    await mail.start()
    for (let minute = 0; minute < 12; minute += 1) {
      pass(60_000)
      await round()
      await round()
    }
    return { written, disk }
  } finally {
    await mail.kill()
    await close()
  }
}

test('killed for a minute while two workers deliver: every mail arrives once', async () => {
  const { written, disk } = await outage()
  assert.equal(disk.length, written, 'nothing is lost')
  assert.equal(new Set(disk).size, written, 'nothing is doubled')
})

const seeded: [name: string, spoil: (store: MessagesStore) => MessagesStore][] = [
  ['a worker that forgets what it has sent', store => ({ ...store, sent: async () => undefined })],
  ['a worker that gives up at the first failure', store => ({ ...store, retryAt: store.giveUp })],
]
for (const [name, spoil] of seeded)
  test(`the outage catches ${name}`, async () => {
    const { written, disk } = await outage(spoil)
    assert.ok(disk.length !== written || new Set(disk).size !== written)
  })
