// Runs a program that writes test events, and makes a result of them. Every failure is shown as it happens.
import { readEvent, type TestEnded } from './events.ts'
import type { Failure, Progress, Result } from './part.ts'
import { runNode } from './processes.ts'

const indent = (text: string): string => text.trimEnd().replaceAll('\n', '\n    ')

type Source = {
  args: string[]
  env?: Record<string, string>
  /** The command that runs one test alone. */
  commandOf: (test: TestEnded) => string
  /** The command that runs the whole part. */
  command: string
}

export const runEvents = async (
  { args, env = {}, commandOf, command }: Source,
  progress: Progress,
  print: (text: string) => void = console.log,
): Promise<Result> => {
  const failures: Failure[] = []
  let counted: { passed: number; failed: number } | undefined
  const { code } = await runNode(args, env, line => {
    const event = readEvent(line)
    if (event === undefined) return print(`  ${line}`)
    if (event.kind === 'counts') counted = event.data
    if (event.kind === 'started') progress.current = event.data.file || event.data.name
    if (event.kind !== 'ended') return
    const { name, file, line: row, project, reason } = event.data
    if (reason === undefined) {
      progress.passed += 1
      return
    }
    progress.failed += 1
    failures.push({
      name: `${project ? `[${project}] ` : ''}${name}`,
      reason,
      command: commandOf(event.data),
    })
    print(`✖ ${name}\n  ${file}:${row}\n    ${indent(reason)}\n`)
  })
  const fail = (reason: string) => failures.push({ name: 'the run itself', reason, command })
  if (counted === undefined) fail('The tests ended before they were counted.')
  // Hooks of a file and errors outside every test show in the counts or the exit code alone.
  else if (counted.failed > failures.length)
    fail(`${counted.failed} failed, ${failures.length} of them named.`)
  else if (failures.length === 0 && code !== 0) fail(`It ended with ${code}; its last lines say why.`)
  return { passed: counted?.passed ?? progress.passed, failures }
}
