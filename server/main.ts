// The command that runs the portal. `--print-config` prints every setting, `--unsafe` takes a database that may lose writes.

import { printConfig, readConfig } from './config.ts'
import { greeting } from './greeting.ts'
import { startPortal } from './start.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const began = performance.now()

/** Stops once, in at most ten seconds after the port was drained; a second signal ends it at once. */
const stopOnSignal = (stop: () => Promise<void>, drainMs: number): void => {
  let stopping = false
  const end = async () => {
    if (stopping) process.exit(1)
    stopping = true
    const limit = setTimeout(() => process.exit(1), 10_000 + drainMs)
    limit.unref()
    await stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end())
}

try {
  const config = readConfig(process.env)
  if (process.argv.includes('--print-config')) {
    say(printConfig(config))
  } else {
    // Loaded by path: the server imports no line of the web.
    const { ensureBuilt } = (await import(new URL('../web/built.ts', import.meta.url).href)) as {
      ensureBuilt(report: (line: string) => void): Promise<void>
    }
    const running = await startPortal(config, {
      report: say,
      buildWeb: () => ensureBuilt(say),
      isUnsafe: process.argv.includes('--unsafe'),
    })
    stopOnSignal(running.stop, config.DRAIN_MS)
    say(greeting(running, (performance.now() - began) / 1000))
  }
} catch (error) {
  // A start that fails says what to do; the stack helps only whoever works on the server.
  process.stderr.write(`\n${(error as Error).message}\n`)
  if (process.env.LOG_LEVEL === 'debug') process.stderr.write(`${(error as Error).stack}\n`)
  process.exit(1)
}
