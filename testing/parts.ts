// The parts of a test run. Each answers with how many of its tests passed and failed;
// one that cannot start, or that ran no test, has failed.
import { existsSync, globSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './browser.ts'
import { root, runNode, scriptOf } from './commands.ts'
import { countsMark } from './reporter.ts'

export type Result = { passed: number; failed: number; output: string }
export type Part = { name: string; run: () => Promise<Result> }

const architecture = 'architecture.test.ts'

/** A command that agrees or does not: one test. */
const ask = (name: string, args: () => string[]): Part => ({
  name,
  run: async () => {
    const { code, output } = await runNode(args())
    return code === 0 ? { passed: 1, failed: 0, output: '' } : { passed: 0, failed: 1, output }
  },
})

const isOurs = (file: string) => !/(^|[\\/])(node_modules|dist)([\\/]|$)/.test(file)
const findTests = (wanted: (file: string) => boolean): string[] =>
  globSync('**/*.test.ts', { cwd: root, exclude: file => !isOurs(file) })
    .filter(file => isOurs(file) && file !== architecture && wanted(file))
    .sort()

/** How patient to be: 1 on a quiet machine, more on one that others share. */
const pace = Number(process.env.PACE ?? 1)

type Running = {
  env?: Record<string, string>
  /** Of one test, in milliseconds. */
  longest?: number
  /** Whether each file has a process of its own. */
  isApart?: boolean
  /** A module whose globalSetup and globalTeardown stand around the whole run. */
  prepared?: string
}

/**
 * Test files by node:test: in one process, or each in its own, one after the other. In one process what the files prepare is
 * prepared before the first test of all, and stands until the last: right for small things, not for portals.
 */
const runTests = (
  name: string,
  files: () => string[],
  { env = {}, longest = 120_000 * pace, isApart = false, prepared }: Running = {},
): Part => ({
  name,
  run: async () => {
    const found = files()
    // Without a file node:test would go looking for its own choice of files.
    if (found.length === 0) return { passed: 0, failed: 0, output: '' }
    const args = [
      '--test',
      ...(isApart ? ['--test-isolation=process', '--test-concurrency=1'] : ['--test-isolation=none']),
      `--test-timeout=${longest}`,
      ...(prepared ? [`--test-global-setup=${join(root, prepared)}`] : []),
      `--test-reporter=${new URL('reporter.ts', import.meta.url).href}`,
      '--test-reporter-destination=stdout',
      ...found,
    ]
    const { code, output } = await runNode(args, env)
    const lines = output.split('\n')
    const counted = lines.findLast(line => line.startsWith(countsMark))
    const shown = lines.filter(line => !line.startsWith(countsMark)).join('\n')
    if (!counted)
      return { passed: 0, failed: 1, output: `${shown}The tests ended before they were counted.\n` }
    const { passed, failed } = JSON.parse(counted.slice(countsMark.length)) as {
      passed: number
      failed: number
    }
    // A fault outside every test (a timer that throws late) shows in the exit code alone.
    return { passed, failed: failed === 0 && code !== 0 ? 1 : failed, output: shown }
  },
})

/** Journeys in a real browser: all of them, or the core. */
const journeys = (name: 'journeys' | 'core journeys'): Part => ({
  name,
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bawaba-journeys-'))
    const report = join(folder, 'report.json')
    try {
      const args = [scriptOf('@playwright/test', 'cli.js'), 'test', '--config=journeys/playwright.config.ts']
      const env = {
        CHROMIUM_PATH: await findBrowser(),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        JOURNEYS: name === 'core journeys' ? 'core' : 'all',
      }
      const { code } = await runNode([...args, '--reporter=list,json'], env, true)
      const { stats } = JSON.parse(await readFile(report, 'utf8'))
      // One that passed at the second try, or was skipped, is no proof.
      const failed = stats.unexpected + stats.flaky + stats.skipped
      return { passed: stats.expected, failed: failed === 0 && code !== 0 ? 1 : failed, output: '' }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
})

const types = ask('types', () => [scriptOf('typescript', 'bin/tsc'), '--noEmit'])
const lint = ask('lint', () => [
  scriptOf('@biomejs/biome', 'bin/biome'),
  'check',
  '--error-on-warnings',
  '--colors=off',
  '.',
])
const deadCode = ask('dead code', () => [scriptOf('knip', 'bin/knip.js')])
const boundaries = runTests('architecture', () => [architecture].filter(file => existsSync(join(root, file))))
const unit = runTests('unit', () => findTests(file => !file.endsWith('.api.test.ts')))
const isApi = (file: string) => file.endsWith('.api.test.ts')
/** Long and hungry: databases killed and made anew, scripts that do their worst, workflows walked at random. */
const isCrash = (file: string) => /(crashes|walks).api.test.ts$|sandbox.hostile.api.test.ts$/.test(file)
// Servers that tests start as programs; portals within a test have the like by themselves.
const patient = {
  isApart: true,
  prepared: 'server/platform/database/test-run.ts',
  longest: 300_000 * pace,
  env: { DATABASE_TIMEOUT_MS: '30000', SCRIPT_TIMEOUT_MS: '5000', MAX_LOOP_DELAY_MS: '0' },
}
const api = runTests('api', () => findTests(file => isApi(file) && !isCrash(file)), patient)
const crashes = runTests('crashes', () => findTests(isCrash), patient)
/** Browser and server on so many random forms and answers. */
const verdicts = (count: number): Part =>
  runTests('verdicts', () => ['forms/engine/keeping.test.ts', 'forms/engine/verdict.test.ts'], {
    env: { VERDICT_RUNS: String(count) },
    longest: 30 * 60_000,
  })
const build = ask('web build', () => ['web/build.ts'])

/** Each command of the runner: its parts, and whether they run side by side. */
export const commands: Record<string, { parts: Part[]; together: boolean }> = {
  unit: { parts: [unit], together: false },
  api: { parts: [api, crashes], together: false },
  journeys: { parts: [journeys('journeys')], together: false },
  check: { parts: [types, lint, deadCode, boundaries, unit], together: true },
  all: {
    parts: [
      types,
      lint,
      deadCode,
      boundaries,
      unit,
      verdicts(100_000),
      api,
      crashes,
      build,
      journeys('journeys'),
    ],
    together: false,
  },
  // What every change must pass within minutes, on a machine that others share: all but the long runs.
  ci: {
    parts: [
      ...[types, lint, deadCode, boundaries, unit, verdicts(10_000), api, build],
      journeys('core journeys'),
    ],
    together: false,
  },
  verdicts: { parts: [verdicts(100_000)], together: false },
  'drill verdicts': { parts: [verdicts(1_000_000)], together: false },
}
