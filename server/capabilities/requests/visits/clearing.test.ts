// A database that is away while visits are changed is one failure, and not one for each visit.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DatabaseUnavailable } from '../../../platform/database/index.ts'
import { standardNotices } from '../../notifications/index.ts'
import { createClearing } from './clearing.ts'

test('while the database is away visits are left for the next run, with one report', async () => {
  let statements = 0
  const query = async () => {
    statements += 1
    throw new DatabaseUnavailable('no connection', undefined)
  }
  const clearing = createClearing({
    database: { query } as never,
    stored: { sealing: async () => ({ answers: (data: object) => data }) } as never,
    catalogue: {
      formOf: async () => ({ filing: { fields: [{ name: 'visit', kind: { reserves: 'appointment' } }] } }),
    } as never,
    notices: standardNotices,
    announce: () => undefined,
    clock: () => new Date('2026-11-20T10:00:00Z'),
    newId: () => crypto.randomUUID(),
  })
  const reason = { ar: 'صيانة', en: 'Repairs' }
  const code = 'NASR/2026-11-24T10:00'
  const changes = Array.from({ length: 500 }, () => ({
    visit: {
      id: crypto.randomUUID(),
      revision: 1,
      serviceSlug: 'S',
      version: 1,
      code,
      elsewhere: [],
      data: { visit: code },
    } as never,
    to: 'NASR/2026-11-25T10:00',
    reason,
  }))
  const reported: unknown[] = []
  await clearing.clear(changes, error => reported.push(error))
  assert.deepEqual([reported.length, statements], [1, 1])
})
