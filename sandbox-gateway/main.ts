// The sandbox gateway as a process of its own. Whoever started it by fork learns its origin, names the portal's address by
// a message, and takes it along when they end; else the environment says everything.

import { randomBytes } from 'node:crypto'
import { createSandboxGateway } from './gateway.ts'
import { listenAsBefore } from './port.ts'
import { readKeys } from './signature.ts'

const { env } = process
const folder = env.SANDBOX_FOLDER || '.data/sandbox-gateway'
const gateway = createSandboxGateway({
  folder,
  merchantId: env.SANDBOX_MERCHANT || 'bawaba',
  keys: readKeys(env.SANDBOX_KEYS ?? ''),
  clock: () => new Date(),
  random: randomBytes,
  fetch,
  portal: env.SANDBOX_PORTAL || undefined,
  publicHost: env.SANDBOX_PUBLIC_HOST || undefined,
})
const end = () => void gateway.close().finally(() => process.exit(0))
process.on('SIGTERM', end)
// What a terminal sends reaches every process of it; one that was forked ends with whoever forked it.
process.on('SIGINT', () => process.channel === undefined && end())
process.on('disconnect', end)
process.on('message', ({ portal }: { portal?: string }) => {
  if (portal) gateway.setPortal(portal)
})

const host = env.SANDBOX_HOST || '127.0.0.1'
const listen = (port: number) => gateway.listen(host, port)
await (env.SANDBOX_PORT ? listen(Number(env.SANDBOX_PORT)) : listenAsBefore(folder, listen))
gateway.run(250, error => console.error(error))
console.log(`sandbox gateway ${gateway.origin()}`)
process.send?.({ origin: gateway.origin() })
