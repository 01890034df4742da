// Starts the demo provider beside the portal and says how it is signed in by.

import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Provider } from '../../../config-providers.ts'
import { newToken, type Random } from '../../../platform/secret.ts'

const script = fileURLToPath(new URL('main.ts', import.meta.url))
const longestStart = 120_000

export type DemoProvider = { provider: Provider; stop(): Promise<void> }

/** Rejects where the process does not come up. */
export const launchIdentityProvider = async (random: Random): Promise<DemoProvider> => {
  const [clientId, clientSecret] = ['bawaba', newToken(random)]
  const child = fork(script, [], {
    env: { ...process.env, DEMO_CLIENT_ID: clientId, DEMO_CLIENT_SECRET: clientSecret },
    // What it has to say about being for trying things out is of no use to whoever starts a portal.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const issuer = await new Promise<string>((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('The demo provider did not start')), longestStart)
    child.once('message', message => resolve((message as { issuer: string }).issuer))
    child.once('error', reject)
    child.once('exit', code => reject(new Error(`The demo provider ended with ${code}`)))
    child.once('message', () => clearTimeout(limit))
  }).catch(error => {
    child.kill()
    throw error
  })
  return {
    provider: {
      id: 'demo',
      issuer,
      clientId,
      clientSecret,
      scopes: 'openid profile email phone',
      label: { ar: 'الهوية التجريبية', en: 'Demo identity' },
      slugs: ['citizen', 'employee'],
      register: true,
      linkVerified: true,
      logout: true,
      multiFactor: [],
      changePasswordUrl: undefined,
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise(resolve => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}
