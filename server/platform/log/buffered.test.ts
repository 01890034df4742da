// The gathered log: calls wait for each other, an error is on its way at once.

import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
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

/** A process that logs a lot and lives on for a second; answers how it ended and what it said besides. */
const logging = async (stdout: 'pipe' | number, spoil: (child: ChildProcess) => void = () => undefined) => {
  const source = `
    import { bufferedLog, droppedLines } from '${new URL('buffered.ts', import.meta.url).href}'
    const log = bufferedLog()
    for (let line = 0; line < 20000; line++) log.write(JSON.stringify({ level: line % 100 ? 30 : 50, msg: 'a call '.repeat(20) }) + '\\n')
    let beats = 0
    const beat = setInterval(() => {
      beats += 1
      log.write('{"level":50}\\n')
      if (beats < 10) return
      clearInterval(beat)
      console.error(JSON.stringify({ beats, dropped: droppedLines() }))
      process.kill(process.pid, 'SIGKILL')
    }, 50)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['ignore', stdout, 'pipe'],
  })
  spoil(child)
  const limit = setTimeout(() => child.kill('SIGKILL'), 20_000)
  const output = await text(child.stderr as Readable)
  clearTimeout(limit)
  return JSON.parse(output || '{}') as { beats?: number; dropped?: number }
}

test('a full disk costs lines, which are counted, and the process lives on', async () => {
  const { beats, dropped = 0 } = await logging(openSync('/dev/full', 'w'))
  assert.equal(beats, 10)
  assert.ok(dropped > 1000, `${dropped} dropped`)
})

test('a reader that is gone, or that has stopped, costs lines and nothing else', async () => {
  assert.equal((await logging('pipe', child => child.stdout?.destroy())).beats, 10)
  assert.equal((await logging('pipe')).beats, 10, 'nobody reads the pipe')
})

test('a process ends over a full disk', async () => {
  const source = `
    import { bufferedLog } from '${new URL('buffered.ts', import.meta.url).href}'
    bufferedLog().write('{"level":30}\\n')
    process.exit(3)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['ignore', openSync('/dev/full', 'w'), 'ignore'],
  })
  const limit = setTimeout(() => child.kill('SIGKILL'), 20_000)
  const [code] = await once(child, 'exit')
  clearTimeout(limit)
  assert.equal(code, 3)
})
