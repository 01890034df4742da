// The sandbox gateway in the process of a test, over real HTTP, as the contract sees a provider.

import { createHmac, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSandboxGateway } from '@bawaba/sandbox-gateway/index.ts'
import type { Arrived, Provider, Trouble } from '../gateway-contract-provider.ts'
import { createSandboxAdapter, type GatewayKey } from './sandbox.ts'

const keys: [GatewayKey, GatewayKey] = [
  { id: 'first', secret: randomBytes(32).toString('hex') },
  { id: 'second', secret: randomBytes(32).toString('hex') },
]
/** A call that is slow takes longer than the adapter waits. */
const timeoutMs = 2000

const troubles: Record<Trouble, object> = {
  down: { mode: 'down', after: false },
  nonsense: { mode: 'nonsense', after: false },
  slow: { mode: 'slow', after: false, ms: timeoutMs * 2 },
  break: { mode: 'break', after: false },
  breakAfter: { mode: 'break', after: true },
}

export const openSandbox = async (): Promise<Provider & { close(): Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'bawaba-sandbox-'))
  let now = Date.parse('2026-11-23T10:00:00Z')
  const clock = () => new Date(now)
  const arrived: Arrived[] = []
  const provider = createSandboxGateway({
    folder,
    keys,
    clock,
    merchantId: 'bawaba',
    random: randomBytes,
    portal: 'http://portal.test',
    fetch: async (_url, { headers, body }) => {
      arrived.push({ headers: headers as Record<string, string>, query: {}, body: Buffer.from(String(body)) })
      return new Response(null, { status: 204 })
    },
  })
  const url = await provider.listen()
  const control = async (path: string, body: object): Promise<void> => {
    const answer = await provider.app.inject({ method: 'POST', url: `/control/api${path}`, payload: body })
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`)
  }
  return {
    gateway: createSandboxAdapter({ url, merchantId: 'bawaba', keys, fetch, clock, timeoutMs }),
    now: clock,
    pass: ms => {
      now += ms
    },
    pay: (reference, amount) => control(`/payments/${reference}/fate`, { fate: 'pay', amount }),
    decline: reference => control(`/payments/${reference}/fate`, { fate: 'decline' }),
    delayRefund: ms => control('/faults', { of: 'refund', times: 1, ms, fails: false }),
    trouble: (call, how) => control('/faults', { of: 'call', times: 1, call, ...troubles[how] }),
    notices: async () => {
      await provider.tick()
      return arrived.splice(0)
    },
    signed: (body, key = 0, at = clock()) => {
      const { id, secret } = keys[key]
      const timestamp = String(Math.floor(at.getTime() / 1000))
      const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
      return {
        headers: { 'sandbox-timestamp': timestamp, 'sandbox-key': id, 'sandbox-signature': signature },
        query: {},
        body: Buffer.from(body),
      }
    },
    balances: provider.ledger.balances,
    close: async () => {
      await provider.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
