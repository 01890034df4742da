// The command that runs the portal, as an operator meets it: first start, second start, a crash, wrong settings.

import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { pace } from './platform/test-patience.ts'

const main = fileURLToPath(new URL('launch.mjs', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'بوابة start-'))
const running = new Set<ChildProcess>()
after(async () => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

type Start = { child: ChildProcess; output: string; seconds: number; address: string; code: number | null }

/** Runs the command until it greets or ends. */
const start = (environment: Record<string, string> = {}): Promise<Start> =>
  new Promise(resolve => {
    const began = performance.now()
    const child = spawn(process.execPath, [main], {
      env: { ...process.env, PORT: '0', LOG_LEVEL: 'silent', DATA_FOLDER: folder, ...environment },
    })
    running.add(child)
    let output = ''
    const end = (code: number | null) => {
      const address = /Citizens\s+(http:\S+?)\/\s/.exec(output)?.[1] ?? ''
      resolve({ child, output, address, code, seconds: (performance.now() - began) / 1000 })
    }
    const read = (chunk: Buffer) => {
      output += chunk
      if (/Messages that would go out[^\n]+\n/.test(output)) end(null)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.on('exit', code => {
      running.delete(child)
      end(code)
    })
  })

const ended = (child: ChildProcess) => new Promise(resolve => child.on('exit', resolve))

test('a first start greets with addresses, accounts and outbox; a second is quick; after kill -9 the data are there', async () => {
  const first = await start()
  for (const part of [
    'Database',
    'Migrations',
    '6 services published, 10 demo accounts added',
    '/employee/',
    '/agent/',
    '01012345678',
    '/dev/outbox',
  ]) {
    assert.ok(first.output.includes(part), `${part} in ${first.output}`)
  }
  const services = async ({ address }: Start) =>
    (await fetch(`${address}/api/dynamic_services`)).json() as Promise<{ id: string }[]>
  const before = (await services(first)).map(({ id }) => id)
  assert.equal(before.length, 6)
  first.child.kill('SIGKILL')
  await ended(first.child)

  const second = await start()
  assert.deepEqual(
    (await services(second)).map(({ id }) => id),
    before,
  )
  assert.ok(!second.output.includes('published'))
  second.child.kill('SIGTERM')
  assert.equal(await ended(second.child), 0)

  const third = await start()
  assert.ok(third.seconds < 5 * pace, `ready after ${third.seconds} s`)
  third.child.kill('SIGTERM')
  await ended(third.child)
})

test('wrong settings are all named, and a demo is not shown to the world by accident', async () => {
  const wrong = await start({ PORT: 'http', DEMO: 'perhaps' })
  assert.equal(wrong.code, 1)
  assert.match(wrong.output, /PORT: "http"[\s\S]*DEMO: "perhaps"/)
  const open = await start({ HOST: '0.0.0.0', DEMO: 'on' })
  assert.equal(open.code, 1)
  assert.match(open.output, /DEMO=beyond-loopback/)
  const unknown = await start({ PROGRAMMES: 'trains' })
  assert.match(unknown.output, /no programme "trains"/)
  for (const { output } of [wrong, open, unknown]) assert.doesNotMatch(output, /at .*\.ts:/)
})
