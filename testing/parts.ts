// The parts of a test run: commands that agree or not, test files under node:test, journeys under Playwright.
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './browser.ts'
import { fileLimitVariable, filesVariable } from './events.ts'
import type { Part } from './part.ts'
import { root, runNode, scriptOf } from './processes.ts'
import { runEvents } from './run-events.ts'

const architectureFile = 'architecture.test.ts'

/** A command that agrees or does not: one test. */
const command = (name: string, script: string, args: () => string[]): Part => ({
  name,
  run: async () => {
    const { code, output } = await runNode(args())
    if (code === 0) return { passed: 1, failures: [] }
    console.log(output)
    return { passed: 0, failures: [{ name, reason: output, command: `npm run ${script}` }] }
  },
})

const isOurs = (file: string) => !/(^|[\\/])(node_modules|dist)([\\/]|$)/.test(file)
const findTests = (isWanted: (file: string) => boolean): string[] =>
  globSync('**/*.test.ts', { cwd: root, exclude: file => !isOurs(file) })
    .filter(file => isOurs(file) && file !== architectureFile && isWanted(file))
    .sort()

/** Factor on limits of time in tests: 1 on a quiet machine. */
const pace = Number(process.env.PACE ?? 1)

type NodeTests = {
  /** The npm script that takes one of these files. */
  script: string
  env?: Record<string, string>
  /** Limit for one test, in milliseconds. */
  limit?: number
  /** Limit for one file in a process of its own, in milliseconds; without it that of one test. */
  filesLimit?: number
  /** How many files run side by side, each in a process of its own; 0: all in one process. */
  processes?: number
  /** A module with globalSetup and globalTeardown for the whole run. */
  setup?: string
}

/**
 * Test files by node:test. In one process what the files prepare is prepared before the first test of all, and stays
 * until the last: right for small things, not for portals.
 */
const nodeTests = (name: string, files: () => string[], options: NodeTests): Part => ({
  name,
  run: progress => {
    const { script, env = {}, limit = 120_000 * pace, processes = 0, setup, filesLimit = limit } = options
    const found = files()
    const missing = found.find(file => !existsSync(join(root, file)))
    if (missing) throw new Error(`${missing} does not exist`)
    // Without a file node:test would go looking for its own choice of files.
    if (found.length === 0) throw new Error('no test file was found')
    const isApart = processes > 0
    const args = [
      '--test',
      ...(isApart
        ? [
            `--import=${new URL('file-limit.ts', import.meta.url).href}`,
            '--test-isolation=process',
            `--test-concurrency=${processes}`,
          ]
        : ['--test-isolation=none']),
      `--test-timeout=${limit}`,
      ...(setup ? [`--test-global-setup=${join(root, setup)}`] : []),
      `--test-reporter=${new URL('node-reporter.ts', import.meta.url).href}`,
      '--test-reporter-destination=stdout',
      ...(isApart ? found : [join(root, 'testing/load-files.ts')]),
    ]
    const commandOf = ({ file }: { file: string }) => `npm run ${script} -- ${file}`
    return runEvents(
      {
        args,
        env: { ...env, [filesVariable]: JSON.stringify(found), [fileLimitVariable]: String(filesLimit) },
        commandOf,
        command: `npm run ${script}`,
      },
      progress,
    )
  },
})

export const types = command('types', 'types', () => [scriptOf('typescript', 'bin/tsc'), '--noEmit'])
export const lint = command('lint', 'lint', () => [
  scriptOf('@biomejs/biome', 'bin/biome'),
  'check',
  '--error-on-warnings',
  '--colors=off',
  '.',
])
export const deadCode = command('dead code', 'lint', () => [scriptOf('knip', 'bin/knip.js')])
export const build = command('web build', 'build', () => ['web/build.ts'])

export const architecture = nodeTests(
  'architecture',
  () => [architectureFile].filter(file => existsSync(join(root, file))),
  { script: 'unit' },
)

const isApi = (file: string) => file.endsWith('.api.test.ts')
/** Long and hungry: databases killed and made again, scripts that do their worst, random workflows, many timings. */
const isLong = (file: string) =>
  /(^|\/)(crashes|walks|sandbox\/hostile|[\w-]+\.long)\.api\.test\.ts$/.test(file)

export const unit = (files?: string[]): Part =>
  nodeTests('unit', () => files ?? findTests(file => !isApi(file)), { script: 'unit' })

// Servers that tests start as programs; portals within a test have the like by themselves.
const apiOptions: NodeTests = {
  script: 'api',
  processes: 1,
  setup: 'server/platform/database/test-run.ts',
  limit: 300_000 * pace,
  env: { DATABASE_TIMEOUT_MS: '30000', SCRIPT_TIMEOUT_MS: '5000', MAX_LOOP_DELAY_MS: '0' },
}
export const api = (files?: string[]): Part =>
  // Most files are one thread of Node and one backend of PostgreSQL.
  nodeTests('api', () => files ?? findTests(file => isApi(file) && !isLong(file)), {
    ...apiOptions,
    processes: 2,
  })
export const longApi = nodeTests('long api', () => findTests(isLong), {
  ...apiOptions,
  filesLimit: 1_200_000 * pace,
})

/**
 * What befalls a portal in service, done to real processes, one after the other.
 * @param rounds of kills and restarts; without it each drill's few
 */
export const drills = (rounds?: number, files?: string[]): Part =>
  nodeTests(
    'drills',
    () => files ?? globSync('{testing,server/drills,programmes/*/server}/*.drill.ts', { cwd: root }).sort(),
    {
      script: 'drill',
      processes: 1,
      limit: 3_600_000,
      filesLimit: 4 * 3_600_000,
      env: rounds ? { DRILL_ROUNDS: String(rounds) } : {},
    },
  )

/** So many drawn services, each published, filled, sent, decided and corrected. */
export const drawnServices = (count: number): Part =>
  nodeTests('drawn services', () => ['server/drawn-services.api.test.ts'], {
    ...apiOptions,
    env: { ...apiOptions.env, DRAWN_SERVICES: String(count) },
    limit: 6 * 3_600_000,
  })

/** Browser and server on so many random forms and answers. */
export const verdicts = (count: number): Part =>
  nodeTests(
    'verdicts',
    () => [
      ...['chains', 'keeping', 'lazy-rows', 'readings', 'steps', 'verdict'].map(
        name => `forms/engine/${name}.test.ts`,
      ),
      'server/capabilities/requests/corrections.test.ts',
    ],
    {
      script: 'unit',
      env: { VERDICT_RUNS: String(count) },
      limit: 30 * 60_000,
    },
  )

export type JourneyChoice = {
  /** `core`: those of every run; `outside`: the others; `all`. */
  which: 'core' | 'outside' | 'all'
  language?: string
  /** One share of several of equal size, from 1. */
  share?: { number: number; of: number }
  /** `FILE` or `FILE:LINE`. */
  files?: string[]
  /** Settings of the journeys themselves. */
  settings?: Record<string, string>
}

/** Journeys in a real browser. */
export const journeys = (name: string, choice: JourneyChoice): Part => ({
  name,
  run: async progress => {
    const { which, language, share, files = [], settings } = choice
    const args = [
      scriptOf('@playwright/test', 'cli.js'),
      'test',
      '--config=journeys/playwright.config.ts',
      `--reporter=${join(root, 'testing/journey-reporter.ts')}`,
      ...(language ? [`--project=${language}`] : []),
      ...(share ? [`--shard=${share.number}/${share.of}`] : []),
      ...files,
    ]
    const env = { CHROMIUM_PATH: await findBrowser(), JOURNEYS: which, ...settings }
    const commandOf = (test: { file: string; line: number; project?: string }) =>
      `npm run journeys -- ${test.file}:${test.line} --language=${test.project}`
    return runEvents({ args, env, commandOf, command: 'npm run journeys' }, progress)
  },
})
