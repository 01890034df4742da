// A portal of its own for the author of a service: it is published again whenever a file of its folder is saved, open pages
// load it anew, and all of it is deleted in the end.

import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from './platform/free-port.ts'
import type { Terminal } from './services-terminal.ts'

const launch = fileURLToPath(new URL('launch.mjs', import.meta.url))
/** An editor writes several files at once, and some of them twice. */
const savePauseMs = 200

type Preview = {
  folder: string
  slug: string
  terminal: Terminal
  /** Checks and publishes the folder with these settings; answers whether it was sound. */
  publish(environment: NodeJS.ProcessEnv): Promise<boolean>
  /** Ends the preview. */
  signal: AbortSignal
}

/** Resolves once it takes calls. Throws where the portal ends before. */
const ready = async (address: string, child: ChildProcess): Promise<void> => {
  for (;;) {
    if (child.exitCode !== null) throw new Error('The portal ended before it was ready.')
    const answer = await fetch(`${address}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(100)
  }
}

/** Whatever is saved while a publication is under way is published after it. */
const publishOnSave = ({ folder, signal }: Preview, publish: () => Promise<unknown>): void => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: Promise<unknown> = Promise.resolve()
  const watcher = watch(folder, { recursive: true, signal }, () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      last = last.then(publish)
    }, savePauseMs)
  })
  watcher.on('error', () => undefined)
}

export const preview = async (options: Preview): Promise<boolean> => {
  const { slug, terminal, publish, signal } = options
  const { say, environment } = terminal
  const data = await mkdtemp(join(tmpdir(), 'bawaba-preview-'))
  // The database belongs to another user where this one is root, who has to get there.
  await chmod(data, 0o711)
  const port = String(await freePort())
  const settings = {
    DATA_FOLDER: data,
    DATABASE_URL: '',
    HOST: '127.0.0.1',
    PORT: port,
    DEMO: 'on',
    DEMO_STORY: 'off',
    PREVIEW: 'yes',
  }
  const own = { ...environment, ...settings, ORIGIN: '' }
  const address = `http://localhost:${port}`
  const child = spawn(process.execPath, [launch], {
    env: { LOG_LEVEL: 'warn', ...own },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = new Promise<void>(resolve => child.on('exit', () => resolve()))
  try {
    await ready(address, child)
    await publish(own)
    publishOnSave(options, async () => {
      if (await publish(own)) say('  Open pages load it anew.')
    })
    say(
      `\n${slug}: ${address}/services/${slug}/add\n  Save a file of its folder to see the change. Ctrl+C ends it and deletes everything.`,
    )
    await Promise.race([
      ended,
      new Promise(resolve => signal.addEventListener('abort', resolve, { once: true })),
    ])
  } finally {
    child.kill('SIGTERM')
    await ended
    await rm(data, { recursive: true, force: true, maxRetries: 5 })
  }
  return true
}
