// Moments are read as the driver would read them, whatever PostgreSQL writes.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { valueParsers } from './values.ts'

const { TIMESTAMPTZ } = pg.types.builtins

test('a moment is the same as the driver reads it', () => {
  const own = valueParsers.getTypeParser(TIMESTAMPTZ)
  const driver = pg.types.getTypeParser(TIMESTAMPTZ) as (text: string) => unknown
  for (const text of [
    '2026-11-20 10:00:00+00',
    '2026-11-20 10:00:00.1+00',
    '2026-11-20 10:00:00.123456+00',
    '0001-01-01 00:00:00+00',
    '2026-11-20 12:00:00+02',
    '2026-11-20 12:00:00.5+05:30',
    '10000-01-01 00:00:00+00',
    '0044-03-15 12:00:00+00 BC',
    'infinity',
    '-infinity',
  ])
    assert.deepEqual(own(text), driver(text), text)
})
