// The project's tests: node testing/run.ts unit | api | journeys | verdicts | check | ci | all | drill verdicts
// Goes on after a part that failed; its last line is always "N passed, N failed".
import { commands, type Part, type Result } from './parts.ts'

const show = ({ name }: Part, { passed, failed, output }: Result, seconds: number) => {
  if (failed > 0 && output.trim()) console.log(`\n${output.trim()}\n`)
  console.log(
    `${failed > 0 ? '✖' : '✔'} ${name}: ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s`,
  )
}

const runPart = async (part: Part): Promise<Result> => {
  const begin = performance.now()
  const result = await part.run().catch(
    (error: Error): Result => ({
      passed: 0,
      failed: 1,
      output: `${part.name} could not start: ${error.stack}`,
    }),
  )
  const judged =
    result.passed + result.failed > 0 ? result : { ...result, failed: 1, output: `${part.name} ran no test.` }
  show(part, judged, (performance.now() - begin) / 1000)
  return judged
}

const name = process.argv.slice(2).join(' ')
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (!command) {
  console.error(`Usage: node testing/run.ts ${Object.keys(commands).join(' | ')}`)
  process.exit(2)
}

const results: Result[] = []
if (command.together) results.push(...(await Promise.all(command.parts.map(runPart))))
else for (const part of command.parts) results.push(await runPart(part))

const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
if (sum('failed') > 0) process.exitCode = 1
