// Starts the demo provider beside the portal, again where it ends, and says how it is signed in by.

import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Provider } from '../../../config-providers.ts'
import { superviseChild } from '../../../platform/child-process.ts'
import { newToken, type Random } from '../../../platform/secret.ts'

const script = fileURLToPath(new URL('main.ts', import.meta.url))

type Starting = { random: Random; report: (line: string) => void }
export type DemoProvider = {
  provider: Provider
  /** The process that runs now. */
  pid(): number | undefined
  stop(): Promise<void>
}

/** Rejects where the process does not come up. */
export const launchIdentityProvider = async ({ random, report }: Starting): Promise<DemoProvider> => {
  const [clientId, clientSecret] = ['bawaba', newToken(random)]
  const environment = { ...process.env, DEMO_CLIENT_ID: clientId, DEMO_CLIENT_SECRET: clientSecret }
  const { ready, pid, stop } = await superviseChild<{ issuer: string; key: object }>({
    name: 'The demo identity',
    report,
    fork: before =>
      fork(script, [], {
        env: before
          ? { ...environment, DEMO_PORT: new URL(before.issuer).port, DEMO_KEY: JSON.stringify(before.key) }
          : environment,
        // What it has to say about being for trying things out is of no use to whoever starts a portal.
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      }),
  })
  return {
    provider: {
      id: 'demo',
      issuer: ready.issuer,
      clientId,
      clientSecret,
      scopes: 'openid profile email phone',
      label: { ar: 'الهوية التجريبية', en: 'Demo identity' },
      slugs: ['citizen', 'employee'],
      register: true,
      linkVerified: true,
      nationalIdClaim: undefined,
      logout: true,
      multiFactor: [],
      changePasswordUrl: undefined,
    },
    pid,
    stop,
  }
}
