// The runner believes no run that hides a failure: each case here is a real run of node:test over a seeded file.

import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { fileLimitVariable, filesVariable } from './events.ts'
import type { Progress } from './part.ts'
import { runEvents } from './run-events.ts'

let folder = ''
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bawaba-runner-'))
  // With it the runs below would report to this one.
  delete process.env.NODE_TEST_CONTEXT
})
after(() => rm(folder, { recursive: true, force: true }))

const reporter = new URL('node-reporter.ts', import.meta.url).href

const run = async (source: string, isolation = 'none') => {
  const file = join(folder, 'seeded.mjs')
  await writeFile(file, `import { test } from 'node:test'\n${source}`)
  const progress: Progress = { passed: 0, failed: 0, current: '' }
  const args = [
    '--test',
    `--import=${new URL('file-limit.ts', import.meta.url).href}`,
    `--test-isolation=${isolation}`,
    `--test-reporter=${reporter}`,
    '--test-reporter-destination=stdout',
    isolation === 'none' ? fileURLToPath(new URL('load-files.ts', import.meta.url)) : file,
  ]
  const env = { [filesVariable]: JSON.stringify([file]), [fileLimitVariable]: '3000' }
  const result = await runEvents(
    { args, env, commandOf: test => test.name, command: 'all of it' },
    progress,
    () => {},
  )
  return { ...result, progress }
}

test('what passes is counted', async () => {
  const { passed, failures, progress } = await run("test('a', () => {}); test('b', () => {})")
  assert.deepEqual([passed, failures.length, progress.passed], [2, 0, 2])
})

for (const isolation of ['none', 'process'])
  test(`a failure has its name, its reason and its command; isolation: ${isolation}`, async () => {
    const { passed, failures, progress } = await run(
      "test('a', () => {}); test('b', () => { throw new Error('seeded') })",
      isolation,
    )
    assert.equal(passed, 1)
    assert.deepEqual(
      failures.map(({ name, command }) => [name, command]),
      [['b', 'b']],
    )
    assert.match(failures[0]?.reason ?? '', /seeded/)
    assert.equal(progress.failed, 1)
  })

const hidden: Record<string, string> = {
  'a skipped test': "test('a', { skip: true }, () => {}); test('b', () => {})",
  'a test that is put off': "test('a', { todo: true }, () => {}); test('b', () => {})",
  'a file without a test': '',
  'an error after the last test': "test('a', () => {}); setTimeout(() => { throw new Error('late') }, 50)",
  'a process that ends before the counts': "test('a', () => process.exit(0))",
  'an error that ends the file': "test('a', () => {}); throw new Error('at once')",
}

for (const [what, source] of Object.entries(hidden))
  test(`${what} is a failure`, async () => {
    const { failures } = await run(source, what.includes('without') ? 'process' : 'none')
    assert.ok(failures.length > 0)
  })

for (const [what, source, failed] of [
  ['a failed test', "test('a', () => { throw new Error('seeded') })", 'a'],
  ['a test that passed', "test('a', () => {})", 'seeded.mjs'],
] as const)
  test(`a file that ${what} keeps open is ended, and no test of it is lost`, async () => {
    const { progress, failures } = await run(
      `setInterval(() => {}, 1000); ${source}; test('b', () => {})`,
      'process',
    )
    assert.ok(progress.passed > 0)
    assert.deepEqual(
      failures.map(({ name }) => name.split('/').at(-1)),
      [failed],
    )
  })
