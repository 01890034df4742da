// Architecture rules: who may use whom, file sizes, what stands where. Every rule first catches a seeded violation.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { appEntries } from './testing/architecture/app-entries.ts'
import { browserRules } from './testing/architecture/browser-rules.ts'
import { commandWords } from './testing/architecture/command-words.ts'
import { ends } from './testing/architecture/ends.ts'
import { promises } from './testing/architecture/promises.ts'
import { oneReader } from './testing/architecture/readers.ts'
import { recipients } from './testing/architecture/recipients.ts'
import { rules as fileRules, type Rule } from './testing/architecture/rules.ts'
import { importsOf, readSources } from './testing/architecture/sources.ts'
import { versions } from './testing/architecture/versions.ts'
import { wholeFiles } from './testing/architecture/whole-files.ts'

const rules: readonly Rule[] = [
  ...fileRules,
  ...browserRules,
  appEntries,
  wholeFiles,
  commandWords,
  recipients,
  promises,
  ends,
  oneReader,
  versions,
]
const sources = readSources(fileURLToPath(new URL('.', import.meta.url)))

/** For each rule a file that breaks it. */
const seeded: Record<string, [path: string, text: string]> = {
  'packages use only the packages below them': ['server/x.ts', "import { a } from '@bawaba/web/client/a.ts'"],
  'a programme imports no programme and only its side': [
    'programmes/housing/server/x.ts',
    "import { a } from '@bawaba/electricity/definition.ts'",
  ],
  'a .ts imports no .tsx, and React lives in .tsx': [
    'forms/x.ts',
    "import { a } from './react/form-view.tsx'",
  ],
  'forms draws with ui in .tsx only': ['forms/x.ts', "import { icons } from '@bawaba/ui/icons.ts'"],
  'the portal knows the sandbox gateway by its wire alone': [
    'server/capabilities/payments/x.ts',
    "import { a } from '@bawaba/sandbox-gateway/index.ts'",
  ],
  'no imports lead back to their file': ['web/x.ts', "import type { A } from './x.ts'"],
  'a feature imports no feature': ['web/features/inbox/x.tsx', "import { a } from '../services/a.ts'"],
  'the web is layered: entry, apps, features, modules, forms, shell, client': [
    'web/modules/requests/x.ts',
    "import { a } from '../../features/inbox/a.ts'",
  ],
  'a capability uses another only through its index.ts, the list through its capability.ts': [
    'server/capabilities/requests/x.ts',
    "import { a } from '../accounts/store.ts'",
  ],
  'platform imports no capability': [
    'server/platform/http/x.ts',
    "import { a } from '../../capabilities/accounts/index.ts'",
  ],
  'rules import neither Fastify nor the driver': ['server/capabilities/requests/x.ts', "import pg from 'pg'"],
  'a field kind is named by its folder and the two lists alone': [
    'forms/react/x.tsx',
    "import { a } from '../fields/rating/rating.ts'",
  ],
  'SQL stands in store.ts only': ['server/capabilities/requests/x.ts', 'const a = sql`select 1`'],
  'browsers import only types from contract/calls': [
    'web/client/x.ts',
    "import { calls } from '@bawaba/contract/calls/index.ts'",
  ],
  'no file above 400 lines': ['server/x.ts', 'x\n'.repeat(401)],
  'no folder for odds and ends': ['web/utils/x.ts', ''],
  'no switch on a kind': ['web/x.ts', 'switch (field.kind) {}'],
  'logical CSS only': ['ui/x.css', '.a {\n  margin-left: 1px;\n}'],
  'no style attribute in what the server draws': ['ui/x.tsx', '<p style={{ color: 1 }} />'],
  "the seeds' odd wire names stay in contract, definitions and routes": [
    'server/capabilities/catalogue/x.ts',
    "const a = 'dynamic_services'",
  ],
  'a form is drawn by web/forms or by the form engine': [
    'web/features/holidays/x.tsx',
    'export const X = () => <form noValidate />',
  ],
  'no variable, parameter, function or type has a private name': [
    'server/x.ts',
    'const f = (told: string) => 1',
  ],
  'no literal is spread into a literal': ['ui/x.ts', 'const a = { ...{ b, c }, d }'],
  'state kinds are listed by their table alone': ['web/x.ts', "const over = ['done', 'rejected']"],
  'calls are named by their definitions, not by patterns': [
    'server/capabilities/files/x.ts',
    'type FileCalls = Extract<CallKey, `GET files`>',
  ],
  'the log is written by named events': ['server/x.ts', "app.log.error({}, 'It failed')"],
  [commandWords.name]: ['server/x.ts', "const isDry = process.argv.includes('--dry')"],
  [wholeFiles.name]: [
    'server/x.ts',
    "import {\n  existsSync,\n  writeFileSync,\n} from 'node:fs'\nwriteFileSync('secret', text)",
  ],
  'the queries of a page travel through web/entry/page-state.ts alone': [
    'web/entry/x.ts',
    'hydrate(queries, state)',
  ],
  'pages read by useRead, which says how fresh an answer is': [
    'web/features/x/x.tsx',
    "const { data } = useQuery(callQuery(client, 'GET payments'))",
  ],
  'pages take the time from web/client/server-clock.ts': [
    'web/features/x/x.tsx',
    'const isOpen = sale.closesAt > new Date().toISOString()',
  ],
  'what a write makes stale is declared beside its call': [
    'web/features/x/x.tsx',
    "void queries.invalidateQueries({ queryKey: ['GET holidays'] })",
  ],
  'a page takes the day from web/client/use-today.tsx': [
    'web/x.tsx',
    'const [today] = useState(() => cairoDate(new Date()))',
  ],
  'parts with a script of their own are optional or required parts': [
    'web/shell/x.tsx',
    "import { lazy, Suspense } from 'react'",
  ],
  'pages and sessions are left through web/shell/leaving.ts': [
    'web/shell/x.tsx',
    "import { flush } from '../client/flush.ts'",
  ],
  'codes and identifiers are marked for translators': ['web/x.tsx', '<bdi dir="ltr">{number}</bdi>'],
  'what a browser stores goes through web/client/storage.ts': [
    'web/features/apply/x.ts',
    "sessionStorage.getItem('a')",
  ],
  [recipients.name]: ['server/capabilities/x/x.ts', "send({ channel: 'sms', recipient: person.number })"],
  [promises.name]: ['server/capabilities/x/x-store.ts', `select where v.held_until <= \${now}`],
  [versions.name]: [
    'server/capabilities/fees/x.ts',
    'const entry = catalogue.get(params.service, actor, device)\nconst due = entry.form.evaluate(fee, body.answers, world)',
  ],
  [oneReader.name]: [
    'server/capabilities/fees/x.ts',
    'const scope = { read: name => answers[name], rows: name => answers[name] }',
  ],
  [ends.name]: ['web/x.tsx', 'const a = formatDate(language, draft.expiresAt)'],
  [appEntries.name]: ['web/apps/x.tsx', "import { a } from '@bawaba/forms/index.ts'"],
  'typed input is read by language/input': ['web/features/x/x.ts', "const a = typed.replace(/[\\s-]/g, '')"],
  'a folder is found by its path, neither by what an address writes for it nor as part of a pattern': [
    'server/x.test.ts',
    "globSync('*.json', { cwd: root.pathname })",
  ],
  'no test is skipped or alone': ['server/x.test.ts', "test.skip('a', () => {})"],
}

const violations = (rule: Rule, over = sources): string[] => over.flatMap(source => rule.find(source, over))

for (const rule of rules) {
  test(`${rule.name}: a seeded violation is caught`, () => {
    const [path, text] = seeded[rule.name] ?? assert.fail('no violation is seeded for this rule')
    assert.equal(violations(rule, [{ path, text, imports: importsOf(path, text) }]).length, 1)
  })
  test(rule.name, () => assert.deepEqual(violations(rule), []))
}

test('files are small', () => {
  const lengths = sources.map(({ text }) => text.split('\n').length).sort((a, b) => a - b)
  const median = lengths[Math.floor(lengths.length / 2)] ?? 0
  assert.ok(lengths.length > 100 && median <= 70, `the median of ${lengths.length} files is ${median} lines`)
})

test('a circle of three files is found from each of them, and a late import is one', () => {
  const source = (path: string, text: string) => ({ path, text, imports: importsOf(path, text) })
  const circle = [
    source('web/a.ts', "import type { B } from './b.ts'"),
    source('web/b.ts', "export { c } from './c.ts'"),
    source('web/c.ts', "const late = () => import('./a.ts')"),
    source('web/d.ts', "import { a } from './a.ts'"),
  ]
  const rule = rules.find(({ name }) => name === 'no imports lead back to their file')
  assert.ok(rule)
  assert.deepEqual(violations(rule, circle), [
    'web/a.ts imports web/b.ts imports web/c.ts imports web/a.ts',
    'web/b.ts imports web/c.ts imports web/a.ts imports web/b.ts',
    'web/c.ts imports web/a.ts imports web/b.ts imports web/c.ts',
  ])
})
