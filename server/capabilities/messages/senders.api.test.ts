// One contract for every way out: the words arrive as they were written, under the message's own id, and what the
// gateway refuses is a failure. Then the worker over a real database.

import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { SMTPServer } from 'smtp-server'
import { migrationSources } from '../../database.ts'
import { uuid7 } from '../../platform/database/index.ts'
import { testDatabase } from '../../platform/database/test-database.ts'
import { createDelivery } from './deliver.ts'
import { createMailSender } from './mail-sender.ts'
import { createMessenger } from './messenger.ts'
import type { Sender } from './sender.ts'
import { createSmsSender } from './sms-sender.ts'
import { messagesStore } from './store.ts'

type Arrived = { id: string; to: string; text: string; subject?: string; list?: string[] }
type Gateway = { sender: Sender; arrived: Arrived[]; break(): void; close(): Promise<unknown> }

const smsGateway = async (): Promise<Gateway> => {
  const arrived: Arrived[] = []
  let broken = false
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    if (broken || request.headers.authorization !== 'Bearer right') return void response.writeHead(503).end()
    const { to, text } = JSON.parse(Buffer.concat(parts).toString())
    arrived.push({ id: String(request.headers['idempotency-key']), to, text })
    response.writeHead(202).end('{}')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    sender: createSmsSender({ url: `http://127.0.0.1:${port}/`, token: 'right', from: 'Bawaba' }),
    arrived,
    break: () => {
      broken = true
    },
    close: () => new Promise(resolve => server.close(resolve)),
  }
}

/** The words of the plain part, whatever the encoding of its transfer. */
const plainPart = (raw: string): string => {
  const part = raw.split(/\r\n--/).find(each => each.includes('text/plain')) ?? ''
  const [head = '', ...body] = part.split('\r\n\r\n')
  const text = body.join('\r\n\r\n')
  return /base64/i.test(head)
    ? Buffer.from(text, 'base64').toString()
    : Buffer.from(
        text
          .replace(/=\r\n/g, '')
          .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16))),
        'latin1',
      ).toString()
}
const wordsOf = (header: string): string =>
  header.replace(/=\?UTF-8\?(B|Q)\?([^?]*)\?=\s*/gi, (_, kind, text) =>
    kind.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64').toString()
      : Buffer.from(
          text
            .replaceAll('_', ' ')
            .replace(/=([\dA-F]{2})/g, (_: string, hex: string) => String.fromCharCode(parseInt(hex, 16))),
          'latin1',
        ).toString(),
  )

const mailGateway = async (): Promise<Gateway> => {
  const arrived: Arrived[] = []
  let broken = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', part => parts.push(part))
      stream.on('end', () => {
        if (broken) return done(Object.assign(new Error('no room'), { responseCode: 452 }))
        const raw = Buffer.concat(parts).toString()
        const header = (name: string) =>
          (new RegExp(`^${name}:(?: |\\r\\n[ \\t])((?:.|\\r\\n[ \\t])*)`, 'mi').exec(raw)?.[1] ?? '').replace(
            /\r\n\s+/g,
            ' ',
          )
        arrived.push({
          id: header('message-id').replace(/^<|@.*$/g, ''),
          to: session.envelope.rcptTo[0]?.address ?? '',
          subject: wordsOf(header('subject')),
          text: plainPart(raw).trim(),
          list: [header('list-unsubscribe'), header('list-unsubscribe-post')],
        })
        done()
      })
    },
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  return {
    sender: createMailSender({ url: `smtp://127.0.0.1:${port}`, from: 'Bawaba <no-reply@portal.example>' }),
    arrived,
    break: () => {
      broken = true
    },
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  }
}

const gateways = { sms: smsGateway, email: mailGateway }
const recipients = { sms: '+201012345678', email: 'noha@example.org' }

for (const channel of ['sms', 'email'] as const) {
  test(`${channel}: Arabic words arrive as they are, under the message’s id; a refusal is a failure`, async () => {
    const gateway = await gateways[channel]()
    const message = {
      id: '01a1f000-0000-7000-8000-00000000000a',
      recipient: recipients[channel],
      subject: 'رمز التأكيد',
      text: 'رمزك: 123456\n<b>ليس وسمًا</b> & https://portal.example/x#y',
      unsubscribe: null,
    }
    try {
      await gateway.sender.send(message)
      const [first] = gateway.arrived
      assert.equal(first?.id, message.id)
      assert.equal(first?.to, message.recipient)
      assert.equal(first?.text.replaceAll('\r\n', '\n'), message.text)
      if (channel === 'email') assert.equal(first?.subject?.trim(), message.subject)
      gateway.break()
      await assert.rejects(gateway.sender.send(message))
      assert.equal(gateway.arrived.length, 1)
    } finally {
      await gateway.close()
    }
  })
}

test('a letter of the newsletter is ended by one press in the mail program; another e-mail has no such header', async () => {
  const gateway = await mailGateway()
  const message = {
    id: '01a1f000-0000-7000-8000-00000000000b',
    recipient: 'noha@example.org',
    subject: 'News',
  }
  const unsubscribe = 'https://portal.example/api/newsletter/unsubscribe/oneClick?token=x'
  try {
    await gateway.sender.send({ ...message, text: '# News', unsubscribe })
    await gateway.sender.send({ ...message, text: 'Your code', unsubscribe: null })
    assert.deepEqual(
      gateway.arrived.map(({ list }) => list),
      [
        [`<${unsubscribe}>`, 'List-Unsubscribe=One-Click'],
        ['', ''],
      ],
    )
  } finally {
    await gateway.close()
  }
})

test('a message is delivered once by two workers, tried again after a failure, and given up in the end', async () => {
  const { database, close } = await testDatabase(migrationSources([]))
  let now = new Date('2026-11-20T10:00:00Z')
  const clock = () => now
  const store = messagesStore(database)
  const messenger = createMessenger({ store, clock, newId: uuid7(() => now.getTime(), randomBytes) })
  const got: string[] = []
  let broken = false
  const sender: Sender = {
    channel: 'sms',
    send: async ({ text }) => {
      if (broken) throw new Error('down')
      got.push(text)
    },
  }
  const failures: string[] = []
  const worker = () =>
    createDelivery({ database, senders: [sender], clock, report: (_, id) => void failures.push(id) })
  const state = async () =>
    (
      await database.query<{ body: string; code: string | null; tries: number; over: boolean }>({
        text: `select body, code, tries, given_up_at is not null as over from messages order by created_at desc, id desc limit 1`,
        values: [],
      } as never)
    )[0]
  try {
    await messenger.send({
      kind: 'link',
      channel: 'sms',
      recipient: '+201012345678',
      accountId: null,
      text: 'رمزك 123456',
      code: '123456',
    })
    const [one, other] = [worker(), worker()]
    const tried = await Promise.all([one.run(), other.run()])
    assert.deepEqual([tried[0] + tried[1], got], [1, ['رمزك 123456']])
    assert.deepEqual([(await state())?.body, (await state())?.code], ['رمزك ••••••', null])
    assert.equal(await one.run(), 0)

    broken = true
    await messenger.send({
      kind: 'link',
      channel: 'sms',
      recipient: '+201012345678',
      accountId: null,
      text: 'طلبك وصل',
    })
    for (const minutes of [0, 1, 5, 60, 360, 1440]) {
      now = new Date(now.getTime() + minutes * 60_000)
      assert.equal(await one.run(), 1, `after ${minutes} minutes`)
      assert.equal(await one.run(), 0, 'not before the next pause is over')
    }
    assert.deepEqual([(await state())?.tries, (await state())?.over, failures.length], [6, true, 6])

    await messenger.send({
      kind: 'link',
      channel: 'sms',
      recipient: '+201012345678',
      accountId: null,
      text: 'رمزك 654321',
      code: '654321',
    })
    now = new Date(now.getTime() + 6 * 60_000)
    assert.equal(await one.run(), 0, 'a code that is over is not delivered')
    assert.deepEqual([(await state())?.code, (await state())?.over], [null, true])
  } finally {
    await close()
  }
})
