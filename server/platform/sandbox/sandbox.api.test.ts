// The sandbox as its callers know it: answers, kinds of failure with their line, reading without running, its end.

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { FailureKind } from '@bawaba/forms/sandbox/job.ts'
import { eventually, measureCpu } from '../test-patience.ts'
import { createSandbox } from './index.ts'

// A busy machine cuts no honest script off; one that never ends need not be waited for as long.
const sandbox = createSandbox({ limit: 5000, queueOfGroup: 3 })
const hasty = createSandbox({ limit: 100 })
after(() => {
  sandbox.stop()
  hasty.stop()
})
const now = new Date('2026-11-20T10:00:00Z')
const run = (source: string, input: unknown = { a: [1] }, group = 'one') =>
  sandbox.run({ group, name: 'work', source, input, now })

test('a script answers JSON of JSON, at once or by a promise', async () => {
  assert.equal(sandbox.threads(), 0)
  assert.deepEqual(await run('function work(ctx) { return { sum: ctx.a[0] + 1 } }'), {
    ok: true,
    value: { sum: 2 },
  })
  assert.deepEqual(await run('async function work(ctx) { await null; return ctx.a }'), {
    ok: true,
    value: [1],
  })
  assert.deepEqual(await run('function work() {}'), { ok: true, value: null })
  assert.ok(sandbox.threads() > 0)
})

test('it sees one instant, and nothing of an earlier run', async () => {
  const source =
    'function work() { globalThis.seen = (globalThis.seen ?? 0) + 1; return [seen, Date.now(), new Date(), typeof Math.random] }'
  const expected = { ok: true, value: [1, now.getTime(), now.toISOString(), 'undefined'] }
  assert.deepEqual(await run(source), expected)
  assert.deepEqual(await run(source), expected)
})

const failures: [source: string, kind: FailureKind, line?: number][] = [
  ['function work() {\n  for (;;);\n}', 'timeout'],
  ['function work() {\n  return null.x\n}', 'throw', 2],
  ["function work() {\n\n  throw 'text'\n}", 'throw'],
  ['function work(ctx) {\n  "use strict"; ctx.a[0] = 2\n}', 'throw', 2],
  ['function work() {\n  return work()\n}', 'stack', 2],
  ['function work() { return new ArrayBuffer(2 ** 30) }', 'memory', 1],
  ["function work() { return 'x'.repeat(3e5) }", 'output'],
  ['const work = 5', 'throw'],
]
for (const [source, kind, line] of failures)
  test(`${kind}${line ? ` in line ${line}` : ''}: ${source.replaceAll('\n', ' ')}`, async () => {
    const { run: runIn } = kind === 'timeout' ? hasty : sandbox
    const outcome = await runIn({ group: 'one', name: 'work', source, input: { a: [1] }, now })
    assert.ok(!outcome.ok)
    assert.deepEqual([outcome.failure.kind, outcome.failure.line], [kind, line], outcome.failure.message)
  })

test('an input that is too large is refused before it travels', async () => {
  const outcome = await run('function work() { return 1 }', 'x'.repeat(300_000))
  assert.equal(!outcome.ok && outcome.failure.kind, 'output')
})

test('a script is read without being run', async () => {
  const read = (source: string) => sandbox.parses('one', 'work', source)
  assert.deepEqual(await read('for (;;);\nfunction work() {}'), { ok: true, value: null })
  const broken = await read('function work() {\n  return {\n}')
  assert.deepEqual(!broken.ok && [broken.failure.kind, broken.failure.line], ['parse', 3])
  for (const source of ['', 'const work = 1', 'function other() { function work() {} }']) {
    const other = await read(source)
    assert.match(other.ok ? '' : other.failure.message, /declares no function work/, source)
  }
})

test('calls beyond the queue of their service are told so at once', async () => {
  const calls = Array.from({ length: 8 }, () => run('function work() { return 1 }', {}, 'many'))
  const kinds = (await Promise.all(calls)).map(outcome => (outcome.ok ? 'ok' : outcome.failure.kind))
  assert.ok(kinds.includes('busy') && kinds.includes('ok'), kinds.join())
})

test('a simple call costs a few milliseconds at most, in all threads together', async () => {
  const calls = 300
  const { milliseconds } = await measureCpu(async () => {
    for (let call = 0; call < calls; call++)
      await run('function work(ctx) { return { valid: ctx.a.length > 0 } }')
  })
  assert.ok(milliseconds < 10 * calls, `${milliseconds / calls} ms each`)
})

test('threads stop when nobody calls, and start again', async () => {
  const brief = createSandbox({ limit: 5000, idleAfter: 50 })
  const call = () =>
    brief.run({ group: 'one', name: 'work', source: 'function work() { return 1 }', input: {}, now })
  assert.ok((await call()).ok)
  assert.equal(await eventually(brief.threads, count => count === 0), 0)
  assert.ok((await call()).ok)
  brief.stop()
  const late = await call()
  assert.equal(!late.ok && late.failure.kind, 'busy')
  assert.equal(brief.threads(), 0)
})
