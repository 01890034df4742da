// Senders who dribble: they are cut at the documented times, and nobody else waits for them.

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { call } from './calls.ts'
import { host, type Portal, startPortal } from './portals.ts'
import { type Postgres, startPostgres } from './postgres.ts'

/** As docs/operations/running.md says, and the two seconds between two looks. */
const [headersMs, requestMs, lookMs] = [10_000, 60_000, 2_500]
const senders = 40
let [postgres, portal]: [Postgres?, Portal?] = []

before(async () => {
  postgres = await startPostgres(0)
  portal = await startPortal({ ...postgres.environment, DATA_FOLDER: join(postgres.folder, 'portal') })
})
after(async () => {
  await portal?.end('SIGKILL')
  await postgres?.stop()
})

const starts = {
  headers: `GET /services HTTP/1.1\r\nhost: ${host}\r\nx-slow: `,
  body: `POST /api/citizen/login HTTP/1.1\r\nhost: ${host}\r\nx-app-mode: CITIZEN\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n`,
}

/** One byte a second until it is cut, or until `most` ms are over; how long it was let. */
const dribble = (port: number, start: string, most: number): Promise<number> =>
  new Promise(resolve => {
    const began = performance.now()
    const socket = connect(port, '127.0.0.1', () => socket.write(start))
    const timer = setInterval(() => socket.write(' '), 1000)
    const end = () => {
      clearInterval(timer)
      clearTimeout(limit)
      socket.destroy()
      resolve(performance.now() - began)
    }
    const limit = setTimeout(end, most)
    socket.resume()
    socket.on('error', end)
    socket.on('close', end)
    socket.on('end', end)
  })

test('slow headers are cut after 10 s, slow bodies after 60 s; others are served meanwhile', async context => {
  const { port } = portal as Portal
  const times = (start: string, most: number) =>
    Promise.all(Array.from({ length: senders }, () => dribble(port, start, most)))
  const waiting = Promise.all([
    times(starts.headers, headersMs + 2 * lookMs),
    times(starts.body, requestMs + 2 * lookMs),
  ])
  let slowest = 0
  for (let turn = 0; turn < 20; turn++) {
    const began = performance.now()
    assert.equal((await call(port, { path: '/services' })).status, 200)
    slowest = Math.max(slowest, performance.now() - began)
  }
  const [headers, bodies] = await waiting
  context.diagnostic(
    `headers ${Math.round(Math.max(...headers))} ms, bodies ${Math.round(Math.max(...bodies))} ms, another's page ${Math.round(slowest)} ms`,
  )
  assert.ok(Math.max(...headers) < headersMs + 2 * lookMs, 'slow headers are not cut')
  assert.ok(Math.max(...bodies) < requestMs + 2 * lookMs, 'slow bodies are not cut')
  assert.ok(slowest < 3_000, `another waited ${slowest} ms`)
})

test('seeded: a server that has all the time in the world is noticed', async () => {
  const server = createServer(() => undefined)
  server.headersTimeout = 0
  server.requestTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const most = headersMs + 2 * lookMs
  assert.ok((await dribble(port, starts.headers, most)) >= most - 50)
  server.closeAllConnections()
  server.close()
})
