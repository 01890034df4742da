// Scripts read Cairo's clock wherever they run. Expected are the times of the calendar of zones, not of the code under test.

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const runner = fileURLToPath(new URL('../../../run.mjs', import.meta.url))
const sandbox = new URL('./index.ts', import.meta.url).href

/** What a script answers on a machine of a zone. */
const answerIn = (zone: string, body: string): unknown => {
  const program = `import { createSandbox } from '${sandbox}'
    const sandbox = createSandbox({ limit: 5000 })
    const source = ${JSON.stringify(`function work() { ${body} }`)}
    const outcome = await sandbox.run({ group: 'a', name: 'work', source, input: {}, now: new Date('2026-11-20T23:30:00Z') })
    sandbox.stop()
    console.log(JSON.stringify(outcome.ok ? outcome.value : outcome))`
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [runner, '--input-type=module-typescript', '-e', program],
    {
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    },
  )
  assert.ok(stdout, stderr)
  return JSON.parse(stdout)
}
const zones = ['UTC', 'Africa/Cairo', 'America/New_York']
const cases: [what: string, body: string, expected: unknown][] = [
  [
    'the day and hour of an instant',
    "const d = new Date('2026-11-20T23:30:00Z'); return [d.getFullYear(), d.getMonth(), d.getDate(), d.getDay(), d.getHours(), d.getMinutes(), d.getTimezoneOffset()]",
    [2026, 10, 21, 6, 1, 30, -120],
  ],
  [
    'in summer time',
    "return [new Date('2026-07-01T21:30:00Z').getHours(), new Date('2026-07-01T21:30:00Z').getTimezoneOffset()]",
    [0, -180],
  ],
  [
    'a day and time in parts',
    'return [new Date(2026, 10, 20, 9, 30).toISOString(), new Date(2026, 6, 1).toISOString()]',
    ['2026-11-20T07:30:00.000Z', '2026-06-30T21:00:00.000Z'],
  ],
  [
    'a text with a time and no zone',
    "return [new Date('2026-11-20T09:30').toISOString(), Date.parse('Nov 20, 2026 09:30') === Date.UTC(2026, 10, 20, 7, 30)]",
    ['2026-11-20T07:30:00.000Z', true],
  ],
  [
    'a plain day, and a text with a zone',
    "return [new Date('2026-11-20').toISOString(), new Date('2026-11-20T09:30+05:00').toISOString()]",
    ['2026-11-20T00:00:00.000Z', '2026-11-20T04:30:00.000Z'],
  ],
  [
    'setting parts over a change of the clock',
    "const d = new Date('2026-04-23T10:00:00Z'); d.setDate(25); return [d.toISOString(), d.setHours(0, 0, 0, 0) === Date.UTC(2026, 3, 24, 21)]",
    ['2026-04-25T09:00:00.000Z', true],
  ],
  [
    'texts',
    "const d = new Date('2026-11-20T23:30:00Z'); return [d.toString(), d.toDateString(), '' + new Date(NaN), Date().slice(0, 15)]",
    ['Sat Nov 21 2026 01:30:00 GMT+0200', 'Sat Nov 21 2026', 'Invalid Date', 'Sat Nov 21 2026'],
  ],
  [
    'what is no date',
    "const d = new Date('no date'); return [d.getHours(), d.getTimezoneOffset()]",
    [null, null],
  ],
]
const bodies = `return [${cases.map(([, body]) => `(() => { ${body} })()`).join(', ')}]`
for (const zone of zones)
  test(`on a machine of ${zone} a script reads Cairo's clock`, () => {
    const answers = answerIn(zone, bodies) as unknown[]
    for (const [index, [what, , expected]] of cases.entries())
      assert.deepEqual(answers[index], expected, what)
  })
