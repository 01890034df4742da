// The command that runs the portal, as an operator meets it: first start, second start, a crash, wrong settings.

import assert from 'node:assert/strict'
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { readConfig } from './config.ts'
import { pace } from './platform/test-patience.ts'
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

/** The sandbox payment gateway that a demo has beside it. */
const gatewayOf = ({ output }: Start): string =>
  /Sandbox payments: (http:\S+?)\/ /.exec(output)?.[1] ?? assert.fail('there is none')
/** It ends by itself once whoever started it is gone, however they went. */
const eventuallyGone = async (address: string): Promise<void> => {
  for (let tries = 0; tries < 500; tries++) {
    const isThere = await fetch(address).then(
      () => true,
      () => false,
    )
    if (!isThere) return
    await sleep(20)
  }
  assert.fail('the gateway outlived its portal')
}

const ended = (child: ChildProcess) => new Promise(resolve => child.on('exit', resolve))

test('a first start greets with addresses, accounts and outbox; a second is quick; after kill -9 the data are there', async () => {
  const first = await start()
  for (const part of [
    'Database',
    'Migrations',
    '22 services published, 11 demo accounts added',
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
  assert.equal(before.length, 22)
  const gateway = gatewayOf(first)
  assert.equal((await fetch(`${gateway}/control`)).status, 200)
  first.child.kill('SIGKILL')
  await ended(first.child)
  await eventuallyGone(gateway)

  const second = await start()
  // Pages of it that are open stay where they are.
  assert.equal(gatewayOf(second), gateway)
  assert.deepEqual(
    (await services(second)).map(({ id }) => id),
    before,
  )
  assert.ok(!second.output.includes('published'))
  const seconds = cpuSeconds(second.child)
  assert.ok(seconds < 5 * pace, `ready after ${seconds} s of work`)
  // A service manager that asks for the log to be opened again stops nothing.
  second.child.kill('SIGHUP')
  await sleep(500)
  assert.equal((await services(second)).length, before.length)
  second.child.kill('SIGTERM')
  assert.equal(await ended(second.child), 0)
  await assert.rejects(fetch(gateway))
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

test('a sandbox payment gateway is a demo’s alone, and one that runs by itself shares its keys', async () => {
  const silent = { report: () => undefined, buildWeb: async () => undefined, isUnsafe: false }
  const startWith = (environment: Record<string, string>) =>
    startPortal(readConfig({ PORT: '0', LOG_LEVEL: 'silent', DATA_FOLDER: folder, ...environment }), silent)
  const SANDBOX_GATEWAY_URL = 'http://localhost:4000'
  const SANDBOX_GATEWAY_KEYS = `first:${'k'.repeat(32)}`
  const inService = { DEMO: 'off', ORIGIN: 'https://portal.example' }
  await assert.rejects(
    startWith({ ...inService, SANDBOX_GATEWAY_URL, SANDBOX_GATEWAY_KEYS }),
    /only demo mode has one/,
  )
  await assert.rejects(startWith({ DEMO: 'on', SANDBOX_GATEWAY_URL }), /SANDBOX_GATEWAY_KEYS/)
})

for (const [name, whole] of Object.entries({
  Fawry: {
    FAWRY_URL: 'https://atfawry.fawrystaging.com',
    FAWRY_MERCHANT_CODE: 'code',
    FAWRY_SECURE_KEYS: 'one,two',
    FAWRY_MOBILE: '01000000000',
    FAWRY_EMAIL: 'payments@authority.example',
  },
  Paymob: {
    PAYMOB_URL: 'https://accept.paymob.com',
    PAYMOB_SECRET_KEY: 'secret',
    PAYMOB_PUBLIC_KEY: 'public',
    PAYMOB_API_KEY: 'api',
    PAYMOB_HMAC_SECRETS: 'one,two',
    PAYMOB_INTEGRATION: '4097558',
    PAYMOB_NAME: 'Authority',
    PAYMOB_MOBILE: '+201000000000',
    PAYMOB_EMAIL: 'payments@authority.example',
  },
}))
  test(`${name} starts with all that it needs, or not at all`, async () => {
    const silent = { report: () => undefined, buildWeb: async () => undefined, isUnsafe: false }
    const portal = { PORT: '0', LOG_LEVEL: 'silent', DATA_FOLDER: folder, DEMO: 'on' }
    for (const missing of Object.keys(whole).slice(1)) {
      const environment = { ...portal, ...whole, [missing]: '' }
      await assert.rejects(startPortal(readConfig(environment), silent), new RegExp(missing))
    }
    if (!('PAYMOB_INTEGRATION' in whole)) return
    const named = { ...portal, ...whole, PAYMOB_INTEGRATION: 'card' }
    await assert.rejects(startPortal(readConfig(named), silent), /PAYMOB_INTEGRATION: it is a number/)
  })
