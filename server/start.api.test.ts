// The command that runs the portal, as an operator meets it: first start, second start, a crash, wrong settings.

import assert from 'node:assert/strict'
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { readConfig } from './config.ts'
import { startPortal } from './start.ts'

const main = fileURLToPath(new URL('launch.mjs', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'بوابة start-'))
const running = new Set<ChildProcess>()
after(async () => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

type Start = { child: ChildProcess; output: string; address: string; code: number | null }

/** Runs the command until it greets or ends. */
const start = (environment: Record<string, string> = {}): Promise<Start> =>
  new Promise(resolve => {
    const child = spawn(process.execPath, [main], {
      env: { ...process.env, PORT: '0', LOG_LEVEL: 'silent', DATA_FOLDER: folder, ...environment },
    })
    running.add(child)
    let output = ''
    const end = (code: number | null) => {
      const address = /Citizens\s+(http:\S+?)\/\s/.exec(output)?.[1] ?? ''
      resolve({ child, output, address, code })
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

/** Seconds that a process has been at work: what else the machine does is not counted. */
const cpuSeconds = ({ pid }: ChildProcess): number => {
  const time = execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' })
  return time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}

const ended = (child: ChildProcess) => new Promise(resolve => child.on('exit', resolve))

test('a first start greets with addresses, accounts and outbox; a second is quick; after kill -9 the data are there', async () => {
  const first = await start()
  for (const part of [
    'Database',
    'Migrations',
    '6 services published, 11 demo accounts added',
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
  const seconds = cpuSeconds(second.child)
  assert.ok(seconds < 5, `ready after ${seconds} s of work`)
  second.child.kill('SIGTERM')
  assert.equal(await ended(second.child), 0)
})

test('wrong settings are all named, without a stack', async () => {
  const { code, output } = await start({ PORT: 'http', DEMO: 'perhaps' })
  assert.equal(code, 1)
  assert.match(output, /PORT: "http"[\s\S]*DEMO: "perhaps"/)
  assert.doesNotMatch(output, /at .*\.ts:/)
})

test('a demo is not shown to the world by accident, and a programme must be one of ours', async () => {
  const silent = { report: () => undefined, buildWeb: async () => undefined, isUnsafe: false }
  const startWith = (environment: Record<string, string>) =>
    startPortal(readConfig({ PORT: '0', LOG_LEVEL: 'silent', DATA_FOLDER: folder, ...environment }), silent)
  await assert.rejects(startWith({ HOST: '0.0.0.0', DEMO: 'on' }), /DEMO=beyond-loopback/)
  await assert.rejects(startWith({ PROGRAMMES: 'trains' }), /no programme "trains"/)
})
