// Starts the sandbox payment gateway beside a demo: a process of its own with its own port and books, which ends with us.

import { fork } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Config, loopback } from './config.ts'
import { kinds } from './config-kinds.ts'
import { newToken, type Random } from './platform/secret.ts'

const script = fileURLToPath(new URL('../sandbox-gateway/main.ts', import.meta.url))
const longestStartMs = 120_000

type Keys = Config['SANDBOX_GATEWAY_KEYS']
export type SandboxGateway = {
  url: string
  keys: Keys
  /** Names the portal that notices go to. */
  announce(address: string): void
  stop(): Promise<void>
}

export const gatewayKeysText = (keys: Keys): string =>
  keys.map(({ id, secret }) => `${id}:${secret}`).join(',')

/** As configured, else made at the first start and stored, readable by the owner alone. */
const storedKeys = (configured: Keys, folder: string, random: Random): Keys => {
  if (configured.length > 0) return configured
  const file = join(folder, 'keys')
  if (existsSync(file)) return kinds.gatewayKeys(readFileSync(file, 'utf8').trim())
  const keys = [{ id: 'first', secret: newToken(random) }]
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeFileSync(file, gatewayKeysText(keys), { mode: 0o600, flag: 'wx' })
  return keys
}

/** Rejects where the process does not come up. */
export const launchSandboxGateway = async (
  { DATA_FOLDER, HOST, ORIGIN, SANDBOX_GATEWAY_KEYS }: Config,
  random: Random,
): Promise<SandboxGateway> => {
  const folder = join(DATA_FOLDER, 'sandbox-gateway')
  const keys = storedKeys(SANDBOX_GATEWAY_KEYS, folder, random)
  const child = fork(script, [], {
    env: {
      ...process.env,
      SANDBOX_FOLDER: folder,
      SANDBOX_KEYS: gatewayKeysText(keys),
      // A demo for others shows them its gateway, too.
      SANDBOX_HOST: loopback.has(HOST) ? '127.0.0.1' : HOST,
      SANDBOX_PUBLIC_HOST: ORIGIN ? new URL(ORIGIN).hostname : 'localhost',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('it did not start')), longestStartMs)
    child.once('message', message => {
      clearTimeout(limit)
      resolve((message as { origin: string }).origin)
    })
    child.once('error', reject)
    child.once('exit', code => reject(new Error(`it ended with ${code}`)))
  }).catch(error => {
    child.kill()
    throw error
  })
  return {
    url,
    keys,
    announce: address => {
      if (child.connected) child.send({ portal: address })
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise(resolve => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}
