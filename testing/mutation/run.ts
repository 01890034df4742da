// `npm run mutate`: seeds faults into a copy of the sources, one at a time, runs the tests that should notice, and says
// which faults survived. `npm run mutate -- drafts sales:` seeds those whose title or file has one of these texts, and
// `--trust` leaves out the run without faults, for tests that are known to pass.

import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startTemporary } from '../../server/platform/database/test-cluster.ts'
import { copySources } from '../copy.ts'
import type { Mutation } from './mutation.ts'
import { mutations } from './mutations.ts'

/** Faults at once, each in a copy of its own. */
const lanes = 2
const wantedScore = 90
const longest = 10 * 60_000 * Number(process.env.PACE ?? 1)

type Ran = { code: number; output: string }
const isApi = (file: string): boolean => file.endsWith('.api.test.ts')

const runFiles = (folder: string, script: string, files: readonly string[]): Promise<Ran> =>
  new Promise(resolve => {
    const child = spawn(process.execPath, ['testing/run.ts', script, ...files], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: longest,
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    child.on('close', code => resolve({ code: code ?? 1, output }))
  })

/** The units first: where they notice, the API is not asked. */
const runTests = async (folder: string, files: readonly string[]): Promise<Ran> => {
  let ran: Ran = { code: 0, output: '' }
  for (const [script, own] of [
    ['unit', files.filter(file => !isApi(file))],
    ['api', files.filter(isApi)],
  ] as const)
    if (own.length > 0 && ran.code === 0) ran = await runFiles(folder, script, own)
  return ran
}

/** A fault that no test could even start with says nothing about the tests. */
const isBroken = ({ output }: Ran): boolean => /It could not start|It ran no test|SyntaxError/.test(output)
/** The first test that failed. */
const killerOf = ({ output }: Ran): string => /^✖ (.+)$/m.exec(output)?.[1] ?? 'time is up'

type Verdict = { kind: 'killed' | 'survived' | 'broken'; by?: string }
const seed = async (folder: string, { file, from, to, tests }: Mutation): Promise<Verdict> => {
  const path = join(folder, file)
  const sound = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    sound.replace(from, () => to),
  )
  try {
    const ran = await runTests(folder, tests)
    if (ran.code === 0) return { kind: 'survived' }
    return isBroken(ran) ? { kind: 'broken' } : { kind: 'killed', by: killerOf(ran) }
  } finally {
    writeFileSync(path, sound)
  }
}

const { positionals: texts, values } = parseArgs({
  allowPositionals: true,
  options: { trust: { type: 'boolean', default: false } },
})
const wanted = mutations.filter(
  ({ title, file }) => texts.length === 0 || texts.some(text => `${title} ${file}`.includes(text)),
)
if (wanted.length === 0) {
  console.error(`No fault has "${texts.join('" or "')}" in its title or file.`)
  process.exit(2)
}

const cluster = await startTemporary()
process.env.TEST_DATABASE_URL = cluster.url
process.env.TEST_DATABASE_SERVER_URL = cluster.serverUrl
process.env.TEST_DATABASE_ADMIN_URL = cluster.adminUrl
const copies = Array.from({ length: lanes }, copySources)
const stop = async (): Promise<void> => {
  for (const copy of copies) copy.remove()
  await cluster.stop()
}
process.on('SIGINT', () => void stop().finally(() => process.exit(130)))

const survivors: string[] = []
let killed = 0
try {
  const tests = [...new Set(wanted.flatMap(mutation => mutation.tests))]
  if (!values.trust) {
    console.log(`${wanted.length} faults; first their ${tests.length} test files without any`)
    const sound = await runTests(copies[0]?.folder ?? '', tests)
    if (sound.code !== 0) throw new Error(`The tests fail without a fault:\n${sound.output}`)
  }
  const waiting = [...wanted]
  await Promise.all(
    copies.map(async ({ folder }) => {
      for (let mutation = waiting.shift(); mutation; mutation = waiting.shift()) {
        const { kind, by } = await seed(folder, mutation)
        const line = `${kind}: ${mutation.title} (${mutation.file})`
        console.log(by === undefined ? `✖ ${line}` : `✔ ${line}\n    by: ${by}`)
        if (kind === 'killed') killed += 1
        else survivors.push(line)
      }
    }),
  )
} finally {
  await stop()
}

const score = Math.floor((killed / wanted.length) * 100)
if (survivors.length > 0) console.log(`\nNothing noticed:\n${survivors.map(line => `  ${line}`).join('\n')}`)
console.log(`\n${killed} of ${wanted.length} faults were noticed: ${score}% (at least ${wantedScore}%)`)
if (score < wantedScore) process.exitCode = 1
