// Reporter for Playwright: writes the runner's events. Playwright wants a reporter as a default export.
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { FullConfig, Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { writeEvent } from './events.ts'

const fileOf = (test: TestCase): string => relative(process.cwd(), test.location.file)
const nameOf = (test: TestCase): string => test.titlePath().slice(3).join(' › ')
const write = (text: string): void => void process.stdout.write(text)
const textOf = ({ message, stack, value }: TestError): string =>
  stripVTControlCharacters(stack ?? message ?? value ?? '')

export default class JourneyReporter implements Reporter {
  #counts = { passed: 0, failed: 0 }

  onBegin(config: FullConfig): void {
    write(`journeys with ${config.workers} browsers side by side\n`)
  }

  onTestBegin(test: TestCase): void {
    write(writeEvent('started', { name: nameOf(test), file: fileOf(test) }))
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    // One that passed at the second try, or was skipped, is no proof.
    const isPassed = test.outcome() === 'expected' && result.status === 'passed'
    this.#counts[isPassed ? 'passed' : 'failed'] += 1
    const seconds = (result.duration / 1000).toFixed(1)
    const reason = isPassed
      ? undefined
      : `${test.outcome()}, ${result.status} after ${seconds} s\n${result.errors.map(textOf).join('\n')}`
    const project = test.parent.project()?.name
    write(
      writeEvent('ended', {
        name: nameOf(test),
        file: fileOf(test),
        line: test.location.line,
        ...(project ? { project } : {}),
        ...(reason ? { reason } : {}),
      }),
    )
  }

  /** What goes wrong outside every journey: the portal that does not start. */
  onError(error: TestError): void {
    write(`${textOf(error)}\n`)
  }

  onEnd(): void {
    write(writeEvent('counts', this.#counts))
  }

  printsToStdio(): boolean {
    return true
  }
}
