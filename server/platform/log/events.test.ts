// The events of the log: the page of the documentation is up to date, and every event is one that the server writes.

import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { logDocument, logFile } from './document.ts'
import { eventWriter, logEvents } from './events.ts'

test('docs/operations/log.md is what the table says', () =>
  assert.equal(readFileSync(logFile, 'utf8'), logDocument()))

test('every event of the table is written somewhere', () => {
  const folder = fileURLToPath(new URL('../../..', import.meta.url))
  const texts = globSync(['server/**/*.ts', 'programmes/*/server/**/*.ts'], { cwd: folder })
    .filter(path => !path.endsWith('.test.ts') && !path.endsWith('log/events.ts'))
    .map(path => readFileSync(join(folder, path), 'utf8'))
  const unused = Object.keys(logEvents).filter(name => !texts.some(text => text.includes(`'${name}'`)))
  assert.deepEqual(unused, [])
})

test('an event is written at its level, with its name as the message', () => {
  const lines: unknown[] = []
  const at = (level: string) => (fields: object, message: string) => void lines.push([level, fields, message])
  const log = eventWriter({ info: at('info'), warn: at('warn'), error: at('error') })
  log('outbox.delivery_failed', { id: 'm1' })
  log('requests.none_stuck')
  assert.deepEqual(lines, [
    ['error', { id: 'm1' }, 'outbox.delivery_failed'],
    ['info', {}, 'requests.none_stuck'],
  ])
})
