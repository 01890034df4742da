// The ports that reach the outside, or what belongs to somebody else, with every file that calls them: a new caller is seen
// here, and how it is counted is written beside it.

import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const root = join(import.meta.dirname, '..')
type Port = { name: string; call: RegExp; counted: string; callers: string[] }

const ports: Port[] = [
  {
    name: 'registries outside',
    call: /\bawait ask\(registry,|\bregistries\.ask\(/,
    counted: 'in registries/registries.ts, against whoever asks: typed, filed, reckoned or judged',
    callers: ['server/capabilities/hooks/registry-answers.ts'],
  },
  {
    name: 'scripts and field handlers, which ask registries',
    call: /\bscriptsOf\(|\bhooks\.fieldHandler\(\w*subject/,
    counted: 'the asker is a parameter that the type demands',
    callers: [
      'server/capabilities/hooks/routes.ts',
      'server/capabilities/requests/casework.ts',
      'server/capabilities/requests/deadlines/scheduler.ts',
      'server/capabilities/requests/filing.ts',
      'server/capabilities/requests/requests.ts',
    ],
  },
  {
    name: 'verifiers of answers, which ask companies outside',
    call: /\binput\.verify\(/,
    counted: 'the asker is a part of the scene that the type demands',
    callers: ['server/capabilities/requests/act.ts', 'server/capabilities/requests/file.ts'],
  },
  {
    name: 'meters and bills of anybody',
    call: /\bprovider\.(meter|bills)\(/,
    counted: 'in provider/asking.ts, against whoever asks; what is one’s own is free',
    callers: ['programmes/electricity/server/provider/asking.ts'],
  },
  {
    name: 'readings, consumption and the year’s bills of a meter',
    call: /\bprovider\s*\.(reading|consumption|year)\(/,
    counted: 'of a meter of one’s own alone: each asks `isOwn` before',
    callers: [
      'programmes/electricity/server/bills/verify.ts',
      'programmes/electricity/server/meters/routes.ts',
      'programmes/electricity/server/readings/verify.ts',
    ],
  },
  {
    name: 'people by a national ID or a passport number',
    call: /\bbyIdentifier\(/,
    counted: 'each takes a look-up before',
    callers: [
      'server/capabilities/acting/acting.ts',
      'server/capabilities/personal-data/holds.ts',
      'server/capabilities/requests/lists/by-person.ts',
    ],
  },
]

const sources = globSync(['server/**/*.ts', 'programmes/*/server/**/*.ts'], {
  cwd: root,
  exclude: ['**/node_modules/**', '**/*.test.ts', '**/test-*.ts'],
}).map(file => ({ file: file.replaceAll('\\', '/'), text: readFileSync(join(root, file), 'utf8') }))

for (const { name, call, callers } of ports)
  test(`${name}: called by those alone who are counted`, () => {
    const found = sources.filter(({ text }) => call.test(text)).map(({ file }) => file)
    assert.deepEqual(found.toSorted(), callers.toSorted())
  })
