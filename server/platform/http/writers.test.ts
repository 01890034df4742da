// A list is answered without the rows that cannot be written; a single object that cannot be written is an error.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import Fastify from 'fastify'
import { installWriters } from './schemas.ts'

const Row = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    when: {
      anyOf: [
        {
          type: 'object',
          required: ['kind', 'day'],
          properties: { kind: { const: 'day' }, day: { type: 'string' } },
        },
      ],
    },
  },
}
const Rows = { type: 'array', items: Row }
const sound = { name: 'sound', when: { kind: 'day', day: '2026-01-01' } }
const broken = { name: 'broken', when: { kind: 'day' } }

const answersOf = async (schema: object, answer: unknown) => {
  const log: string[] = []
  const app = Fastify({
    logger: { level: 'error', stream: { write: (line: string) => void log.push(line) } },
  })
  installWriters(app)
  app.get('/', { schema: { response: { 200: schema } } }, () => answer)
  const { statusCode, body } = await app.inject('/')
  await app.close()
  return {
    statusCode,
    body: JSON.parse(body),
    log: log.filter(line => line.includes('http.row_not_writable')),
  }
}

test('a row that cannot be written is left out and logged', async () => {
  const { statusCode, body, log } = await answersOf(Rows, [broken, sound, broken])
  assert.deepEqual([statusCode, body, log.length], [200, [sound], 2])
})

test('a sound list is written whole, and an empty one too', async () => {
  assert.deepEqual((await answersOf(Rows, [sound, sound])).body, [sound, sound])
  assert.deepEqual((await answersOf(Rows, [])).body, [])
})

test('one object that cannot be written is an error', async () =>
  assert.equal((await answersOf(Row, broken)).statusCode, 500))
