// The gathered log: calls wait for each other, an error is on its way at once.

import assert from 'node:assert/strict'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pino from 'pino'
import { bufferedLog } from './buffered.ts'

test('an error is written at once, with what was gathered before it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'log-'))
  const file = join(folder, 'log')
  const log = pino({}, bufferedLog(openSync(file, 'w')))
  const written = () => readFileSync(file, 'utf8').trim().split('\n').filter(Boolean).length
  log.info('a call')
  await sleep(100)
  assert.equal(written(), 0)
  log.error('a fault')
  // Well before the second after which everything is written.
  await sleep(200)
  assert.equal(written(), 2)
  rmSync(folder, { recursive: true })
})
