// The sandbox gateway beside a demo is there again after it died, where it was, and knows its portal.

import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { gatewaysOf } from './capabilities/payments/index.ts'
import { readConfig } from './config.ts'
import { eventually } from './platform/test-patience.ts'
import { launchSandboxGateway, type SandboxGateway } from './sandbox-gateway.ts'

const folder = mkdtempSync(join(tmpdir(), 'bawaba-again-'))
const lines: string[] = []
const notices: string[] = []
let portal: Server
let gateway: SandboxGateway

before(async () => {
  portal = createServer((request, response) => {
    notices.push(request.url ?? '')
    response.writeHead(200).end()
  }).listen(0, '127.0.0.1')
  gateway = await launchSandboxGateway(readConfig({ DATA_FOLDER: folder }), {
    random: randomBytes,
    report: line => lines.push(line),
  })
  gateway.announce(`http://127.0.0.1:${(portal.address() as AddressInfo).port}`)
})
after(async () => {
  await gateway.stop()
  portal.close()
  rmSync(folder, { recursive: true, force: true })
})

const isThere = (): Promise<boolean> =>
  fetch(`${gateway.url}/control`).then(
    answer => answer.ok,
    () => false,
  )
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
/** Kills it and waits until another answers at the same address. */
const kill = async (): Promise<void> => {
  const pid = gateway.pid() ?? assert.fail('there is none')
  process.kill(pid, 'SIGKILL')
  assert.ok(await eventually(() => gateway.pid() !== pid, Boolean, 60))
  assert.ok(await eventually(isThere, Boolean, 60), lines.join('\n'))
}
const order = (reference: string) => ({
  reference,
  channel: 'payment-code' as const,
  amount: 5000,
  currency: 'EGP' as const,
  description: { ar: 'خدمة', en: 'Service' },
  language: 'en' as const,
  successUrl: 'http://localhost/paid',
  failureUrl: 'http://localhost/unpaid',
  returnUrl: 'http://localhost/back',
  expiresAt: new Date(Date.now() + 3_600_000),
})

test('killed, it comes back at its address with its books, and its notices go where they went', async () => {
  const { url, keys } = gateway
  const config = { ...readConfig({}), SANDBOX_GATEWAY_URL: url, SANDBOX_GATEWAY_KEYS: keys }
  const adapter = gatewaysOf(config, { isDemo: true, clock: () => new Date() }).get('sandbox')
  assert.ok(adapter)
  await adapter.begin(order('before'))
  for (let round = 0; round < 2; round++) {
    await kill()
    assert.equal((await adapter.status('before'))?.events[0]?.kind, 'pending')
  }
  // It went out before, or goes out after: what comes now is of the process that runs now.
  await eventually(
    () => notices.length,
    count => count > 0,
  )
  notices.length = 0
  await adapter.begin(order('after'))
  await eventually(
    () => notices.length,
    count => count > 0,
  )
  assert.deepEqual([...new Set(notices)], ['/api/gateways/sandbox/notices'])
  assert.equal(lines.filter(line => line.includes('is back')).length, 2, lines.join('\n'))
})

test('stopped while it is coming back, nothing of it stays', async () => {
  const pid = gateway.pid() ?? 0
  process.kill(pid, 'SIGKILL')
  assert.ok(await eventually(() => gateway.pid() !== pid, Boolean, 60))
  const next = gateway.pid() ?? 0
  await gateway.stop()
  assert.equal(isAlive(next), false)
  assert.equal(gateway.pid(), next)
  assert.equal(await isThere(), false)
})
