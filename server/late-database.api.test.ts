// A start while PostgreSQL recovers, as after a power cut: it is waited for; a command that no start is says so at once.

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { after, before, test } from 'node:test'
import { readConfig } from './config.ts'
import { openDatabase } from './database.ts'
import { testCluster } from './platform/database/test-cluster.ts'

/** What PostgreSQL sends to whoever connects while it recovers (protocol 3, ErrorResponse). */
const recovering = (): Buffer => {
  const fields = ['SFATAL', 'VFATAL', 'C57P03', 'Mthe database system is not yet accepting connections']
  const body = Buffer.from(`${fields.join('\0')}\0\0`)
  const head = Buffer.from('E....')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

let adminUrl = ''
/** How many connections more are refused. */
let refusals = 0
const sockets = new Set<Socket>()
const front = createServer(socket => {
  sockets.add(socket)
  socket.on('error', () => undefined)
  if (refusals-- > 0) {
    socket.once('data', () => socket.end(recovering()))
    return
  }
  const { hostname, port } = new URL(adminUrl)
  const behind = connect(Number(port), hostname)
  sockets.add(behind)
  behind.on('error', () => socket.destroy())
  socket.pipe(behind).pipe(socket)
})
const settings = () => {
  const url = new URL(adminUrl)
  url.port = String((front.address() as AddressInfo).port)
  return readConfig({ DATABASE_URL: url.href, UNSAFE_DATABASE: 'yes' })
}
const open = (report: (line: string) => void, waitMs?: number) =>
  openDatabase(settings(), [], {
    report,
    log: () => undefined,
    isUnsafe: true,
    isMigrated: false,
    ...(waitMs === undefined ? {} : { waitMs }),
  })

before(async () => {
  adminUrl = (await testCluster()).adminUrl
  await once(front.listen(0, '127.0.0.1'), 'listening')
})
after(() => {
  for (const socket of sockets) socket.destroy()
  front.close()
})

test('a start waits for a database that recovers, and says what it waits for', async () => {
  refusals = 3
  const lines: string[] = []
  const { close } = await open(line => lines.push(line), 60_000)
  await close()
  assert.deepEqual(lines, [
    '  The database is unavailable (no connection): the database system is not yet accepting connections; waiting up to 60 s for it',
  ])
})

test('a command does not wait', async () => {
  refusals = 1
  await assert.rejects(
    open(() => undefined),
    /not yet accepting connections/,
  )
})
