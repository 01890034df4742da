// A demo portal of its own for the bench, as `npm start` runs it, on an empty folder; where asked, behind nginx as
// docs/operations/proxy.md sets it up, which speaks HTTP/2.

import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startNginx } from '@bawaba/server/drills/fronts.ts'
import { host, isReady } from '@bawaba/server/drills/portals.ts'
import { freePort } from '@bawaba/server/platform/free-port.ts'

/** `browser`: arguments that let a browser find it. */
export type Standing = { address: string; browser: readonly string[]; stop(): Promise<void> }

const behind = { ORIGIN: `https://${host}`, TRUST_PROXY: '127.0.0.1' }

const longestStartMs = 120_000

/** Starts it, building the web first where that is due. */
export const standPortal = async ({ isBehindNginx }: { isBehindNginx: boolean }): Promise<Standing> => {
  const folder = mkdtempSync(join(tmpdir(), 'bawaba-pages-'))
  const port = await freePort()
  const portal = spawn(process.execPath, [join(import.meta.dirname, '../../server/launch.mjs')], {
    env: { ...process.env, PORT: String(port), DATA_FOLDER: folder, ...(isBehindNginx ? behind : {}) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>(done => portal.once('exit', () => done()))
  const stop = async () => {
    portal.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const deadline = Date.now() + longestStartMs
  while (!(await isReady(port))) {
    if (Date.now() > deadline || portal.exitCode !== null) {
      await stop()
      throw new Error('The portal did not start')
    }
    await sleep(200)
  }
  if (!isBehindNginx) return { address: `http://localhost:${port}`, browser: [], stop }
  const front = await startNginx(port).catch(async error => {
    await stop()
    throw error
  })
  return {
    address: behind.ORIGIN,
    browser: [`--host-resolver-rules=MAP ${host}:443 127.0.0.1:${front.port}`, '--ignore-certificate-errors'],
    stop: async () => {
      await front.stop()
      await stop()
    },
  }
}
