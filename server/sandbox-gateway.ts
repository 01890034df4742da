// Starts the sandbox payment gateway beside a demo: a process of its own with its own port and books, which ends with us
// and is started again, at the same address, where it ends before.

import { fork } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Config, loopback } from './config.ts'
import { kinds } from './config-kinds.ts'
import { superviseChild } from './platform/child-process.ts'
import { readWhole, writeDurably } from './platform/durable.ts'
import { leastSecret, newToken, type Random } from './platform/secret.ts'

const script = fileURLToPath(new URL('../sandbox-gateway/main.ts', import.meta.url))

type Keys = Config['SANDBOX_GATEWAY_KEYS']
export type SandboxGateway = {
  url: string
  keys: Keys
  /** Names the portal that notices go to. */
  announce(address: string): void
  /** The process that runs now. */
  pid(): number | undefined
  stop(): Promise<void>
}

export const keysText = (keys: Keys): string => keys.map(({ id, secret }) => `${id}:${secret}`).join(',')

/** As configured, else made at the first start and stored, readable by the owner alone. */
export const storedKeys = async (configured: Keys, folder: string, random: Random): Promise<Keys> => {
  if (configured.length > 0) return configured
  const file = join(folder, 'keys')
  const stored = readWhole(file, leastSecret, 'Bring it back, or delete it: the next start makes new keys.')
  if (stored !== undefined) return kinds.gatewayKeys(stored)
  const keys = [{ id: 'first', secret: newToken(random) }]
  await writeDurably(file, keysText(keys))
  return keys
}

/** Rejects where the process does not come up. */
export const launchSandboxGateway = async (
  { DATA_FOLDER, HOST, ORIGIN, SANDBOX_GATEWAY_KEYS }: Config,
  { random, report }: { random: Random; report: (line: string) => void },
): Promise<SandboxGateway> => {
  const folder = join(DATA_FOLDER, 'sandbox-gateway')
  const keys = await storedKeys(SANDBOX_GATEWAY_KEYS, folder, random)
  const environment = {
    ...process.env,
    SANDBOX_FOLDER: folder,
    SANDBOX_KEYS: keysText(keys),
    // A demo for others shows them its gateway, too.
    SANDBOX_HOST: loopback.has(HOST) ? '127.0.0.1' : HOST,
    SANDBOX_PUBLIC_HOST: ORIGIN ? new URL(ORIGIN).hostname : 'localhost',
  }
  const { ready, send, pid, stop } = await superviseChild<{ origin: string }>({
    name: 'The sandbox payment gateway',
    report,
    fork: before =>
      fork(script, [], {
        env: { ...environment, ...(before ? { SANDBOX_PORT: new URL(before.origin).port } : {}) },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      }),
  })
  return { url: ready.origin, keys, announce: address => send({ portal: address }), pid, stop }
}
