// The command that runs the portal. `--print-config` prints every setting, `--unsafe` takes a database that may lose writes.

import cluster from 'node:cluster'
import pino from 'pino'
import { type Config, printConfig, readConfig } from './config.ts'
import { greeting } from './greeting.ts'
import { watchBackground } from './platform/background-failures.ts'
import { readWords } from './platform/command-words.ts'
import { eventWriter } from './platform/log/events.ts'
import { logOptions } from './platform/log/options.ts'
import { readableLog } from './platform/log/readable.ts'
import { type FromWorker, stopMessage, superviseWorkers, workersOf } from './workers.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const began = performance.now()

/** Stops once, in at most ten seconds after the port was drained; asked a second time it ends at once. */
const stopOnce = (stop: () => Promise<void>, drainMs: number) => {
  let stopping = false
  const end = async () => {
    if (stopping) process.exit(1)
    stopping = true
    const longest = 10_000 + drainMs
    const limit = setTimeout(() => {
      process.stderr.write(`Calls and jobs that were under way after ${longest / 1000} s were cut.\n`)
      process.exit(1)
    }, longest)
    limit.unref()
    await stop()
    process.exit(0)
  }
  return () => void end()
}

const supervisorLog = async ({ LOG_LEVEL }: Config) => {
  const log = eventWriter(pino(logOptions(LOG_LEVEL), (await readableLog(process.stdout)) ?? process.stdout))
  watchBackground({ log, exit: () => process.exit(1) })
  return log
}

/** One of several processes: it stops when its supervisor says so, or is gone. */
const runWorker = async (config: Config, isUnsafe: boolean): Promise<void> => {
  // What a terminal sends reaches every process of it; the supervisor passes on what it means.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined)
  const { runPortal } = await import('./start.ts')
  const { address, isDemo, stop } = await runPortal(config, {
    report: cluster.worker?.id === 1 ? say : () => undefined,
    built: Promise.resolve(),
    isUnsafe,
  })
  const end = stopOnce(stop, config.DRAIN_MS)
  // A service manager may send its signal to each process, and the supervisor says the same.
  let isStopping = false
  const begin = () => {
    if (!isStopping) end()
    isStopping = true
  }
  process.on('SIGTERM', begin)
  process.on('message', message => message === stopMessage && begin())
  process.on('disconnect', end)
  process.send?.({ ready: { address, isDemo } } satisfies FromWorker)
}

try {
  const { rest, options: words } = readWords('start', process.argv.slice(2), {
    unsafe: 'flag',
    'print-config': 'flag',
  })
  if (rest.length > 0) throw new Error(`start takes no "${rest[0]}".`)
  const isUnsafe = words.unsafe === true
  const config = readConfig(process.env)
  if (words['print-config']) {
    say(printConfig(config))
  } else if (cluster.isWorker) {
    await runWorker(config, isUnsafe)
  } else {
    // Loaded by path: the server imports no line of the web.
    const { ensureBuilt } = (await import(new URL('../web/built.ts', import.meta.url).href)) as {
      ensureBuilt(report: (line: string) => void): Promise<void>
    }
    // A program that started it and is gone, even meanwhile, leaves no portal behind.
    const left = new Promise(resolve => process.once('disconnect', resolve))
    const options = { report: say, buildWeb: () => ensureBuilt(say), isUnsafe }
    const running =
      workersOf(config) > 1
        ? await superviseWorkers(config, { ...options, log: await supervisorLog(config) })
        : await (await import('./start.ts')).startPortal(config, options)
    const end = stopOnce(running.stop, config.DRAIN_MS)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
    // A terminal that closes takes along what was started in it. To a service it means "open the log again", which the
    // portal does not hold open.
    process.on('SIGHUP', process.stdout.isTTY ? end : () => undefined)
    void left.then(end)
    say(greeting(running, (performance.now() - began) / 1000))
  }
} catch (error) {
  // A start that fails says what to do; the stack helps only whoever works on the server.
  if (cluster.isWorker) process.send?.({ failed: (error as Error).message } satisfies FromWorker)
  else process.stderr.write(`\n${(error as Error).message}\n`)
  if (process.env.LOG_LEVEL === 'debug') process.stderr.write(`${(error as Error).stack}\n`)
  process.exit(1)
}
