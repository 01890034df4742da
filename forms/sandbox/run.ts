// One run of one script: a fresh context, JSON in, JSON out, bounded in time, memory, stack and size.
// The interrupt ends what the script does; what the engine itself does for it (a search through two million letters)
// is not interrupted: whoever owns the worker ends that by ending the worker.

import type { QuickJSContext, QuickJSHandle, QuickJSRuntime } from 'quickjs-emscripten-core'
import type { Engine } from './engine.ts'
import { type Done, deepestJson, failed, type Job, largestJson, type Outcome, type ScriptRun } from './job.ts'
import { parses } from './parses.ts'
import { makePrelude } from './prelude.ts'

const memory = 16 * 1024 * 1024
// With the default of 256 KB more, endless recursion breaks the engine instead of the script.
const stack = 131_072
const jobsAtOnce = 500

let made: string | undefined
/** The same text for every run: the changes of Cairo's clocks stand in it. */
const prelude = (): string => {
  made ??= makePrelude()
  return made
}

type Machine = {
  context: QuickJSContext
  runtime: QuickJSRuntime
  isOver: () => boolean
  file: string
}

/** The line of the script that a stack names first. */
const lineIn = (stackText: string, file: string): number | undefined => {
  const at = stackText.indexOf(`${file}:`)
  const line = at < 0 ? Number.NaN : Number.parseInt(stackText.slice(at + file.length + 1), 10)
  return Number.isInteger(line) ? line : undefined
}

const kindOf = (name: string, message: string): 'memory' | 'stack' | 'throw' => {
  if (message === 'out of memory') return 'memory'
  return name === 'InternalError' && message === 'stack overflow' ? 'stack' : 'throw'
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/** Nothing deeper than a reader expects, and no key that means something else to whoever copies the object. */
const isPlain = (value: unknown, depth = 0): boolean => {
  if (typeof value !== 'object' || value === null) return true
  if (depth > deepestJson || Object.hasOwn(value, '__proto__')) return false
  return Object.values(value).every(part => isPlain(part, depth + 1))
}

const readOutput = (json: string): Outcome => {
  if (json === '' || bytesOf(json) > largestJson) return failed('output', 'The result is too large')
  const value = JSON.parse(json) as unknown
  return isPlain(value) ? { ok: true, value } : failed('output', 'The result is too deep or holds __proto__')
}

/** Thrown inside this file alone: the script's own error, still inside the machine. */
class Thrown extends Error {
  readonly handle: QuickJSHandle
  constructor(handle: QuickJSHandle) {
    super('The script threw')
    this.handle = handle
  }
}

const unwrapped = ({ context }: Machine, result: ReturnType<QuickJSContext['evalCode']>): QuickJSHandle => {
  if (result.error) throw new Thrown(result.error)
  return context.unwrapResult(result)
}

/** Calls a function of the prelude's by name. */
const ask = (
  machine: Machine,
  guard: QuickJSHandle,
  name: string,
  ...args: QuickJSHandle[]
): QuickJSHandle => {
  using handle = machine.context.getProp(guard, name)
  return unwrapped(machine, machine.context.callFunction(handle, machine.context.undefined, ...args))
}

const describe = (machine: Machine, guard: QuickJSHandle | undefined, thrown: QuickJSHandle): Outcome => {
  if (machine.isOver()) return failed('timeout', 'The script ran too long')
  if (!guard) return failed('memory', 'The script could not begin')
  try {
    using answer = ask(machine, guard, 'fault', thrown)
    const {
      message,
      stack: lines,
      name,
    } = JSON.parse(machine.context.getString(answer)) as Record<string, string>
    return failed(kindOf(name ?? '', message ?? ''), message ?? '', lineIn(lines ?? '', machine.file))
  } catch (error) {
    if (error instanceof Thrown) error.handle.dispose()
    // Reading the error failed in turn: it was made to.
    return machine.isOver()
      ? failed('timeout', 'The script ran too long')
      : failed('throw', 'The script threw something that cannot be read')
  }
}

/** Runs what the script left waiting, until its promise is settled or nothing is left to run. */
const settled = (machine: Machine, result: QuickJSHandle): QuickJSHandle => {
  const { context, runtime } = machine
  for (;;) {
    const state = context.getPromiseState(result)
    if (state.type === 'fulfilled') return state.notAPromise ? result.dup() : state.value
    if (state.type === 'rejected') throw new Thrown(state.error)
    if (machine.isOver()) throw new Thrown(context.newString('The script ran too long'))
    if (!runtime.hasPendingJob()) throw new Thrown(context.newString('The promise is never settled'))
    const jobs = runtime.executePendingJobs(jobsAtOnce)
    if (jobs.error) throw new Thrown(jobs.error)
  }
}

const runIn = (machine: Machine, { name, source, input, now }: ScriptRun): Outcome => {
  const { context } = machine
  let guard: QuickJSHandle | undefined
  try {
    using make = unwrapped(machine, context.evalCode(prelude(), 'prelude.js'))
    using inputText = context.newString(input)
    using instant = context.newNumber(now)
    guard = unwrapped(machine, context.callFunction(make, context.undefined, inputText, instant))
    unwrapped(machine, context.evalCode(source, machine.file, { strict: true, type: 'global' })).dispose()
    using script = unwrapped(
      machine,
      context.evalCode(`typeof ${name} === 'function' ? ${name} : undefined`, 'find.js'),
    )
    if (context.typeof(script) !== 'function')
      return failed('throw', `The script declares no function ${name}`)
    using result = ask(machine, guard, 'call', script)
    using value = settled(machine, result)
    using longest = context.newNumber(largestJson)
    using text = ask(machine, guard, 'text', value, longest)
    return readOutput(context.getString(text))
  } catch (error) {
    if (!(error instanceof Thrown)) throw error
    using thrown = error.handle
    return describe(machine, guard, thrown)
  } finally {
    guard?.dispose()
  }
}

/** Runs a script. `time` gives milliseconds that only grow. */
const runScript = (engine: Engine, run: ScriptRun, time: () => number): Outcome => {
  if (bytesOf(run.input) > largestJson) return failed('output', 'The input is too large')
  using runtime = engine.newRuntime()
  runtime.setMemoryLimit(memory)
  runtime.setMaxStackSize(stack)
  using context = runtime.newContext()
  // What the engine needs to make itself ready is not the script's time.
  const deadline = time() + run.limit
  const isOver = () => time() > deadline
  runtime.setInterruptHandler(isOver)
  return runIn({ context, runtime, isOver, file: `${run.name}.js` }, run)
}

/** Does a job. Whatever breaks the engine itself is an outcome too, and the engine is spent. */
export const doJob = (engine: Engine, job: Job, time: () => number): Done => {
  const began = time()
  try {
    const outcome = 'run' in job ? runScript(engine, job.run, time) : parses(engine, job.check)
    return { outcome, isSpent: false }
  } catch (error) {
    const isLate = 'run' in job && time() - began >= job.run.limit
    const message = `The engine broke: ${(error as Error).message}`
    return { outcome: failed(isLate ? 'timeout' : 'memory', message), isSpent: true }
  }
}

const nothing: Job = {
  run: { name: 'warmUp', source: 'function warmUp() { return {} }', input: '{}', now: 0, limit: 5_000 },
}

/** The engine's first run is many times slower than the next: a worker makes it before it takes up scripts. */
export const warmUp = (engine: Engine, time: () => number): void => {
  doJob(engine, nothing, time)
}
