// A demo portal of its own for the bench, as `npm start` runs it, on an empty folder.

import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@bawaba/server/drills/portals.ts'

export type Standing = { address: string; stop(): Promise<void> }

const longestStartMs = 120_000

/** Starts it, building the web first where that is due. */
export const standPortal = async (): Promise<Standing> => {
  const folder = mkdtempSync(join(tmpdir(), 'bawaba-pages-'))
  const port = await freePort()
  const portal = spawn(process.execPath, [join(import.meta.dirname, '../../server/launch.mjs')], {
    env: { ...process.env, PORT: String(port), DATA_FOLDER: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>(done => portal.once('exit', () => done()))
  const address = `http://localhost:${port}`
  const stop = async () => {
    portal.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const deadline = Date.now() + longestStartMs
  while (
    !(await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > deadline || portal.exitCode !== null) {
      await stop()
      throw new Error('The portal did not start')
    }
    await sleep(200)
  }
  return { address, stop }
}
