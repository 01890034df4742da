// The project's test runner: node run.mjs testing/run.ts COMMAND [FILE ...] [options]. See `plans.ts` for the commands.
// It goes on after a part that failed, ends with the list of what failed, and its last line is "N passed, N failed".
import { parseArgs } from 'node:util'
import { startHeartbeat } from './heartbeat.ts'
import type { Failure, Part, Progress, Result } from './part.ts'
import { plans } from './plans.ts'
import { openRecord } from './resume.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string' },
    rotation: { type: 'string' },
    resume: { type: 'boolean', default: false },
    only: { type: 'string' },
    long: { type: 'boolean', default: false },
  },
})

const usage = (): never => {
  console.error(
    [
      `Usage: node run.mjs testing/run.ts ${Object.keys(plans).join(' | ')}`,
      '  unit | api | journeys FILE ...   only these files; journeys also FILE:LINE and --language=ar|en',
      '  journeys --rotation=N            one eighth of the journeys outside the core',
      '  drill [FILE ...] [--long]        faults done to real processes; --long: 200 rounds',
      '  all --resume                     leaves out what passed before on the same sources',
      '  all --only="PART"                one part of it, by its name',
    ].join('\n'),
  )
  return process.exit(2)
}

const isCommand = (name: string) => Object.hasOwn(plans, name)
const name = [positionals.slice(0, 2).join(' '), positionals[0] ?? ''].find(isCommand) ?? usage()
const files = positionals.slice(name.split(' ').length)
const plan = plans[name] ?? usage()
if (files.length > 0 && !['unit', 'api', 'journeys', 'drill'].includes(name)) usage()

// Of the full run alone: `unit -- FILE` passes under the name of a part that it ran a piece of.
const record = name === 'all' ? openRecord(values.resume) : undefined

const runPart = async (part: Part): Promise<Result & { name: string; seconds: number }> => {
  const before = record?.find(part.name)
  if (before) {
    console.log(`✔ ${part.name}: passed before on these sources`)
    return { name: part.name, passed: before.tests, failures: [], seconds: before.seconds }
  }
  const begin = performance.now()
  const progress: Progress = { passed: 0, failed: 0, current: '' }
  const stopHeartbeat = startHeartbeat(part.name, progress)
  const command = `npm run ${name === 'all' ? 'test:all' : name} -- --only="${part.name}"`
  const failWhole = (reason: string): Failure => ({ name: part.name, reason, command })
  const ran = await (async () => part.run(progress))().catch(
    (error: Error): Result => ({
      passed: 0,
      failures: [failWhole(`It could not start: ${error.stack}`)],
    }),
  )
  stopHeartbeat()
  const isEmpty = ran.passed + ran.failures.length === 0
  const result: Result = isEmpty ? { passed: 0, failures: [failWhole('It ran no test.')] } : ran
  const seconds = (performance.now() - begin) / 1000
  const { passed, failures } = result
  const sign = failures.length > 0 ? '✖' : '✔'
  console.log(`${sign} ${part.name}: ${passed} passed, ${failures.length} failed, ${seconds.toFixed(1)} s`)
  if (failures.length === 0) record?.add(part.name, { tests: passed, seconds })
  return { ...result, name: part.name, seconds }
}

const stages = plan({
  ...(files.length > 0 ? { files } : {}),
  ...(values.long ? { isLong: true } : {}),
  ...(values.language ? { language: values.language } : {}),
  ...(values.rotation === undefined ? {} : { rotation: Number(values.rotation) }),
})
  .map(stage => stage.filter(part => values.only === undefined || part.name === values.only))
  .filter(stage => stage.length > 0)

const begin = performance.now()
const results: Awaited<ReturnType<typeof runPart>>[] = []
for (const stage of stages) results.push(...(await Promise.all(stage.map(runPart))))

const failures = results.flatMap(result => result.failures)
const passed = results.reduce((total, result) => total + result.passed, 0)
const firstLines = (reason: string): string => reason.trim().split('\n').slice(0, 6).join('\n     ')

if (results.length > 1) {
  console.log(`\nSeconds: ${results.map(part => `${part.name} ${part.seconds.toFixed(0)}`).join(', ')}`)
  console.log(`In all: ${((performance.now() - begin) / 60_000).toFixed(1)} minutes`)
}
if (failures.length > 0) {
  console.log('\nWhat failed, why, and how to run it alone:')
  for (const failure of failures)
    console.log(`\n✖ ${failure.name}\n     ${firstLines(failure.reason)}\n  → ${failure.command}`)
}
console.log(`\n${passed} passed, ${failures.length} failed`)
if (failures.length > 0 || results.length === 0) process.exitCode = 1
