// Calls that pages make inside the process: they read of an answer what a browser would.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fastify from 'fastify'
import { insideCalls } from './routes.ts'

test('everything that a list says in its headers comes along, and the cookies of who asked go with it', async () => {
  const app = fastify()
  app.get('/api/list', (request, reply) =>
    reply
      .headers({ 'X-Total-Count': '10000', 'X-Total-Capped': 'true', 'X-Next-Cursor': 'next' })
      .send([request.headers.cookie ?? null]),
  )
  const read = async (cookie?: string) => {
    const answer = await insideCalls(app, () => 'http://localhost', cookie)('/api/list', {})
    const names = ['X-Total-Count', 'X-Total-Capped', 'X-Next-Cursor']
    return [...names.map(name => answer.headers.get(name)), await answer.json()]
  }
  assert.deepEqual(await read(), ['10000', 'true', 'next', [null]])
  assert.deepEqual(await read('session=a'), ['10000', 'true', 'next', ['session=a']])
  await app.close()
})
