// The gateway as a process: killed at any moment it loses nothing that it acknowledged, and comes back where it was.

import assert from 'node:assert/strict'
import { type ChildProcess, fork } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { keys, newFolder } from './test-merchant.ts'

const [key] = keys
const { folder, remove } = newFolder()
const children = new Set<ChildProcess>()
after(() => {
  for (const child of children) child.kill('SIGKILL')
  remove()
})

const start = async (): Promise<{ child: ChildProcess; origin: string }> => {
  const child = fork(join(import.meta.dirname, 'main.ts'), [], {
    env: { ...process.env, SANDBOX_FOLDER: folder, SANDBOX_KEYS: `${key.id}:${key.secret}` },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  children.add(child)
  const [{ origin }] = (await once(child, 'message')) as [{ origin: string }]
  return { child, origin }
}
const call = (origin: string, path: string, payload?: object): Promise<Response> => {
  const [method, body] = payload ? ['POST', JSON.stringify(payload)] : ['GET', '']
  const timestamp = String(Math.floor(Date.now() / 1000))
  return fetch(`${origin}${path}`, {
    method,
    ...(payload ? { body } : {}),
    headers: {
      ...(payload ? { 'content-type': 'application/json' } : {}),
      'sandbox-merchant': 'bawaba',
      'sandbox-key': key.id,
      'sandbox-timestamp': timestamp,
      'sandbox-signature': createHmac('sha256', key.secret)
        .update(`${timestamp}.${method} ${path}\n${body}`)
        .digest('hex'),
    },
  })
}
const order = (reference: string) => ({
  reference,
  channel: 'payment-code',
  amount: 9_999_999_999,
  currency: 'EGP',
  description: { ar: 'خدمة', en: 'Service' },
  language: 'ar',
  successUrl: 'http://portal.test/paid',
  failureUrl: 'http://portal.test/unpaid',
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
})

test('what was acknowledged before a kill is there after it, to the last payment', async () => {
  const codes = new Map<string, string>()
  let origin = ''
  for (let round = 0; round < 3; round++) {
    const running = await start()
    // Pages that are open stay where they are.
    if (origin) assert.equal(running.origin, origin)
    origin = running.origin
    for (const [reference, code] of codes) {
      const { events } = (await (await call(origin, `/api/payments/${reference}`)).json()) as {
        events: { kind: string }[]
      }
      assert.deepEqual(
        events.map(({ kind }) => kind),
        ['pending'],
      )
      assert.ok(/^\d{10}$/.test(code))
    }
    const before = codes.size
    let number = 0
    const file = async () => {
      for (;;) {
        const reference = `r${round}-${number++}`
        const answer = await call(origin, '/api/payments', order(reference)).catch(() => undefined)
        const begun = (await answer?.json().catch(() => undefined)) as { code: string } | undefined
        if (!begun) return
        codes.set(reference, begun.code)
        if (codes.size === before + 20) running.child.kill('SIGKILL')
      }
    }
    const ended = once(running.child, 'exit')
    await Promise.all([file(), file(), file(), file()])
    await ended
    assert.ok(codes.size >= before + 20)
  }
  assert.equal(new Set(codes.values()).size, codes.size)
})
