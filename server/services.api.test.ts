// The command for authors: what it says, how it ends, and a publication beside a running server. It is run as a program
// once; what else it does is modelFile of its function.

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { libraryCard } from '@bawaba/library-card/definition.ts'
import { catalogueStore } from './capabilities/catalogue/index.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './database.ts'
import { runServices } from './services-run.ts'
import { uncheckedDefinition } from './test-definition.ts'

const command = fileURLToPath(new URL('services.ts', import.meta.url))
const shipped = fileURLToPath(libraryCard.services)
let folder: string
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bawaba-services-'))
})
after(() => rm(folder, { recursive: true, force: true }))

type Ended = { code: number | null; output: string }
const environmentOf = (more: Record<string, string>) => ({ ...process.env, INIT_CWD: folder, ...more })

const run = async (words: string[], more: Record<string, string> = {}): Promise<Ended> => {
  const lines: string[] = []
  const write = (line: string) => void lines.push(line)
  const code = await runServices(words, { environment: environmentOf(more), say: write, complain: write })
  return { code, output: `${lines.join('\n')}\n` }
}

/** The same as a program of its own. */
const start = (words: string[]) =>
  new Promise<Ended>(resolve => {
    const child = spawn(process.execPath, [command, ...words], { env: environmentOf({}) })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk
      })
    child.on('close', code => resolve({ code, output }))
  })

/** The path of a copy of a shipped service, with one file of it changed. */
const copy = async (name: string, file: string, change: (text: string) => string) => {
  const path = join(name, 'LIBRARY_QUESTION')
  await cp(join(shipped, 'LIBRARY_QUESTION'), join(folder, path), { recursive: true })
  await writeFile(join(folder, path, file), change(await readFile(join(folder, path, file), 'utf8')))
  return path
}

test('what is sound ends with 0; a folder of services is every service in it', async () => {
  const { code, output } = await run(['check', shipped])
  assert.equal(code, 0, output)
  assert.match(output, /✔ LIBRARY_CARD\n✔ LIBRARY_QUESTION/)
})

test('a new service is sound as it is; nothing is written over, and a name that is none is refused', async () => {
  const made = await run(['new', 'BIRTH_CERTIFICATE', 'made'])
  assert.equal(made.code, 0, made.output)
  const { code, output } = await run(['check', 'made'])
  assert.equal(code, 0, output)
  assert.match(output, /✔ BIRTH_CERTIFICATE/)
  const { $schema } = JSON.parse(await readFile(join(folder, 'made/BIRTH_CERTIFICATE/service.json'), 'utf8'))
  await readFile(join(folder, 'made/BIRTH_CERTIFICATE', $schema))
  for (const words of [
    ['new', 'BIRTH_CERTIFICATE', 'made'],
    ['new', '../escaped', 'made'],
    ['new', 'birth certificate', 'made'],
    ['new'],
  ])
    assert.equal((await run(words)).code, 1, words.join(' '))
})

test('a new service beside others begins in their category', async () => {
  const category = (text: string) => text.replace(/"categoryIds": \[[^\]]*\]/, '"categoryIds": ["shelves"]')
  await copy('shelf', 'service.json', category)
  assert.equal((await run(['new', 'NEW_SHELF', 'shelf'])).code, 0)
  const made = JSON.parse(await readFile(join(folder, 'shelf/NEW_SHELF/service.json'), 'utf8'))
  assert.deepEqual(made.categoryIds, ['shelves'])
})

test('as a program: a finding is told with its place in both languages, and ends with 1', async () => {
  const typo = await copy('typo', 'service.json', text => text.replace('"optional"', '"optionnal"'))
  const { code, output } = await start(['check', typo])
  assert.equal(code, 1)
  assert.match(
    output,
    /✖ LIBRARY_QUESTION\n {4}activities\.ASK\.question\.email\.optionnal\n.*[\u0600-\u06ff].*\n.*no property.*\n {6}service\.json:\d+\n/,
  )
})

test('what is named wrongly is told with its line; --expanded shows what a standard flow brings', async () => {
  const unknown = await copy('unknown', 'service.json', text =>
    text.replace(/"workflow": \{[\s\S]*\}\n$/, '"workflow": "revew"\n}\n'),
  )
  const refused = await run(['check', unknown])
  assert.equal(refused.code, 1)
  assert.match(refused.output, /LIBRARY_QUESTION\/service\.json:\d+ workflow\.use: .*revew: answer, review/)

  const card = await run(['check', join(shipped, 'LIBRARY_CARD'), '--expanded'])
  assert.equal(card.code, 0, card.output)
  const shown = JSON.parse(card.output.slice(card.output.indexOf('{')))
  assert.equal(shown.workflow.initial, 'NEW')
  assert.equal(shown.translations.en['state.review'], 'In review')
})

test('an example that does not hold is a finding', async () => {
  const index = await copy('example', 'texts.json', text => text)
  const data = { question: 'short' }
  const example = { name: 'too short', activityId: 'ASK', data }
  await writeFile(join(folder, index, 'examples.json'), JSON.stringify({ valid: [example], invalid: [] }))
  const { code, output } = await run(['check', index])
  assert.equal(code, 1)
  assert.match(output, /examples "too short"[\s\S]*question: between/)
})

const scripts = (files: Record<string, string>) => async (name: string) => {
  const index = await copy(name, 'texts.json', text => text)
  await mkdir(join(folder, index, 'hooks'), { recursive: true })
  for (const [script, source] of Object.entries(files))
    await writeFile(join(folder, index, 'hooks', `${script}.js`), source)
  return index
}

test('valid examples are filed through every script; one that fails is told, and the next service is checked', async () => {
  const failing = await scripts({
    beforeSubmit: 'function beforeSubmit() { return {} }',
    fees: 'function fees() {\n\n  return null.items\n}',
    afterTransition: 'function afterTransition() { return { message: 5 } }',
  })('scripts')
  const { code, output } = await run(['check', failing, join(shipped, 'FAMILY_CARD')])
  assert.equal(code, 1)
  assert.match(output, /LIBRARY_QUESTION hooks\/fees\.js:3: it threw: .*null/)
  assert.match(output, /✔ FAMILY_CARD/)

  const decorating = await scripts({
    afterTransition: 'function afterTransition() { return { message: 5 } }',
  })('decorating')
  assert.match(
    (await run(['check', decorating])).output,
    /hooks\/afterTransition\.js: its answer is not of the shape/,
  )
  const refusing = await scripts({
    beforeSubmit:
      "function beforeSubmit() { return { errors: [{ field: 'question', text: { ar: 'لا', en: 'No' } }] } }",
  })('refusing')
  assert.match((await run(['check', refusing])).output, /The answers are refused: question: beforeSubmit/)
})

const wrongFiles: [name: string, file: string, text: string, expected: RegExp][] = [
  [
    'an example without its activity',
    'examples.json',
    '{\n  "valid": [\n    { "name": "x", "data": {} }\n  ],\n  "invalid": []\n}',
    /examples\.json:3 valid\.0\.activityId: This property is missing/,
  ],
  [
    'a property that examples do not have',
    'examples.json',
    '{\n  "valid": [],\n  "invalid": [],\n  "more": 1\n}',
    /examples\.json:4 more: There is no property of this name: .*valid, invalid/,
  ],
  [
    'answers that are no object',
    'examples.json',
    '{ "valid": [\n{ "name": "x", "activityId": "ASK",\n"data": "text" }], "invalid": [] }',
    /examples\.json:3 valid\.0\.data: .*not of the expected type: .*object/,
  ],
  [
    'an invalid example that names no fault',
    'examples.json',
    '{ "valid": [], "invalid": [\n{ "name": "x", "activityId": "ASK", "data": {} }] }',
    /examples\.json:2 invalid\.0\.faults: This property is missing/,
  ],
  [
    'a text of a third language',
    'texts.json',
    '{\n  "a.b": { "ar": "أ", "en": "A" },\n  "f.x": { "fr": "B" }\n}',
    /texts\.json:3 f\.x\.fr: There is no property of this name: .*ar, en/,
  ],
  [
    'a text that is no text',
    'texts.json',
    '{\n  "a.b": { "ar": 5, "en": "A" }\n}',
    /texts\.json:2 a\.b\.ar: .*expected type: .*string/,
  ],
]
for (const [name, file, text, expected] of wrongFiles)
  test(`${name} is told by line, property and what was expected`, async () => {
    const index = await copy(`shape ${name}`, file, () => text)
    const { code, output } = await run(['check', index])
    assert.equal(code, 1)
    assert.match(output, expected)
    assert.doesNotMatch(output, /\n\s+at /)
  })

test('broken JSON, a missing folder, an odd word: each a sentence that says where, and no stack', async () => {
  const broken = await copy('broken', 'service.json', text => text.replace('"serviceType":', '"serviceType"'))
  const cases: [string[], RegExp][] = [
    [['check', broken], /broken\/LIBRARY_QUESTION\/service\.json:6:\d+: /],
    [['check', 'nowhere'], /There is no folder .*nowhere/],
    [['check'], /npm run services -- check FOLDER/],
    [['burn', 'x'], /There is no "burn"/],
    [['publish', 'x', '--drafts', 'burn'], /--drafts cannot be "burn"/],
    [['check', 'x', '--reason', 'x'], /There is no option --reason/],
  ]
  for (const [words, expected] of cases) {
    const { code, output } = await run(words)
    assert.equal(code, 1)
    assert.match(output, expected)
    assert.doesNotMatch(output, /\n\s+at /)
  }
  assert.match((await run([])).output, /npm run services -- publish FOLDER/)
})

test('it publishes into the embedded database of a server that runs, which runs on', async () => {
  const config = readConfig({
    ...process.env,
    DATA_FOLDER: join(folder, 'data'),
    PROGRAMMES: 'library-card',
    DATABASE_TIMEOUT_MS: '30000',
  })
  const silent = { report: () => undefined, log: () => undefined, isUnsafe: false }
  const server = await openDatabase(config, [libraryCard], silent)
  try {
    const environment = { DATA_FOLDER: config.DATA_FOLDER, PROGRAMMES: 'library-card' }
    const words = ['publish', join(shipped, 'LIBRARY_QUESTION'), '--reason', 'Once', '--drafts', 'keep']
    const first = await run(words, environment)
    assert.equal(first.code, 0, first.output)
    assert.match(first.output, /LIBRARY_QUESTION: version 1 is in force now/)
    assert.match((await run(words, environment)).output, /version 1 is the same already/)
    const [service] = await catalogueStore(server.database).services()
    assert.deepEqual([service?.slug, service?.version], ['LIBRARY_QUESTION', 1])

    // What a newer folder would change of what people rely on is named before anything is published.
    const same = await run(['diff'], environment)
    assert.deepEqual(
      [same.code, same.output],
      [0, 'Nobody gains or loses a service, no fee and no category changes.\n'],
    )
    const dearer = await copy('dearer', 'service.json', text =>
      JSON.stringify({ ...JSON.parse(text), allowAnonymous: false, cost: { free: false, amount: '5.00' } }),
    )
    const differs = await run(['diff', dearer], environment)
    assert.equal(differs.code, 1)
    assert.match(differs.output, /LIBRARY_QUESTION, version 1 is in force/)
    assert.match(differs.output, /who may apply: allowAnonymous true → none/)
    assert.match(differs.output, /what it costs: cost .* → \{"free":false,"amount":"5.00"\}/)
    const [still] = await catalogueStore(server.database).services()
    assert.equal(still?.version, 1)
    const [row] = await server.database.query({
      text: 'select reason, draft_policy, published_by from service_versions',
      values: [],
    } as never)
    assert.deepEqual(row, { reason: 'Once', draft_policy: 'keep', published_by: null })

    // What people are modelFile besides: looked at, published, the same again, misshapen.
    const modelFile = join(folder, 'citizen.json')
    const question = { label: 'hobby', type: 'String', uniforms: { type: 'text' }, optional: true }
    const section = (fieldsSchema: object) => ({
      sections: [{ key: 'leisure', label: 'hobby', fieldsSchema }],
      translations: { ar: { hobby: 'الهواية' }, en: { hobby: 'Hobby' } },
    })
    await writeFile(modelFile, JSON.stringify(section({ hobby: question })))
    const model = (...more: string[]) => run(['user-model', 'citizen', modelFile, ...more], environment)
    assert.deepEqual([(await model('--check')).code, (await model('--check')).output], [0, '✔ citizen\n'])
    assert.match((await model()).output, /citizen: version 1 is in force now/)
    assert.match((await model()).output, /version 1 is the same already/)
    await writeFile(modelFile, JSON.stringify(section({ mobile: question })))
    const refusedModel = await model()
    assert.equal(refusedModel.code, 1)
    assert.match(refusedModel.output, /sections\.leisure\.mobile\n.*\n +The user model has this name already/)
    await writeFile(modelFile, JSON.stringify({ sections: [{ key: 'Work' }] }))
    const misshapen = await model()
    assert.equal(misshapen.code, 1)
    assert.match(misshapen.output, /citizen\.json: \//)

    // Its versions: hidden, and brought back.
    const inForce = async () => {
      const [now] = await catalogueStore(server.database).services()
      return [now?.version, now?.deactivated, now?.definition.durationDays]
    }
    const changed = await copy('second', 'service.json', text =>
      text.replace(/"durationDays": \d+/, '"durationDays": 9'),
    )
    assert.equal((await run(['publish', changed], environment)).code, 0)
    assert.deepEqual(await inForce(), [2, false, 9])
    assert.equal((await run(['unpublish', 'LIBRARY_QUESTION'], environment)).code, 0)
    assert.deepEqual(await inForce(), [2, true, 9])
    const back = await run(['rollback', 'LIBRARY_QUESTION', '1', '--reason', 'It was right'], environment)
    assert.equal(back.code, 0, back.output)
    // What was closed stays closed until it is opened.
    assert.deepEqual(await inForce(), [3, true, service?.definition.durationDays])
    const reason = 'The archive is back'
    assert.equal((await run(['reopen', 'LIBRARY_QUESTION', '--reason', reason], environment)).code, 0)
    assert.deepEqual(await inForce(), [3, false, service?.definition.durationDays])
    const listed = (await run(['versions', 'LIBRARY_QUESTION'], environment)).output
    assert.match(
      listed,
      /^\* {4}3 {2}\S+ {2}a command: It was right\n {5}2 .*\n {5}1 .*: Once\n {2}\S+ {2}open, a command: The archive is back\n {2}\S+ {2}closed, a command: Unpublished\n$/,
    )
    // A version of earlier rules, which those of today refuse.
    const odd = { ...service?.definition, durationDays: 'soon' } as never
    await catalogueStore(server.database).publish(randomUUID(), uncheckedDefinition(odd))
    assert.equal((await run(['publish', changed], environment)).code, 0)
    const refusedBack = await run(['rollback', 'LIBRARY_QUESTION', '4'], environment)
    assert.equal(refusedBack.code, 1)
    assert.match(refusedBack.output, /durationDays/)
    assert.deepEqual(await inForce(), [5, false, 9])
    for (const [words, sentence] of [
      [['rollback', 'LIBRARY_QUESTION', '9'], /has no version 9/],
      [['versions', 'NO_SUCH'], /No service NO_SUCH was published/],
    ] as const)
      assert.match((await run([...words], environment)).output, sentence)
  } finally {
    await server.close()
  }
})

test('a script is run with an example: what it was told, what it answered, and where it failed', async () => {
  const tried = await scripts({
    fees: "function fees(ctx) { return { items: [{ label: 'service', amount: String(ctx.answers.question.length) }] } }",
    fieldHandler: 'function fieldHandler() {\n  return null.x\n}',
  })('tried')
  const answered = await run(['run', tried, 'fees'])
  assert.equal(answered.code, 0, answered.output)
  assert.match(
    answered.output,
    /It is told:\n\{[\s\S]*"question": "[\s\S]*It answered after \d+ ms[\s\S]*"amount": "\d+"/,
  )
  const failed = await run(['run', tried, 'fieldHandler', '--field', 'question'])
  assert.equal(failed.code, 1)
  assert.match(failed.output, /hooks\/fieldHandler\.js:2: it threw/)
  for (const [words, sentence] of [
    [['run', tried, 'fieldHandler'], /--field NAME/],
    [['run', tried, 'beforeSubmit'], /has no hooks\/beforeSubmit\.js/],
    [['run', tried, 'fees', '--example', 'ghost'], /There is no example "ghost". There are "/],
    [['run', tried, 'everything'], /run FOLDER SCRIPT, of onOpen/],
    [['run', tried, 'fees', '--reason', 'x'], /no option --reason for run/],
    [['rollback', 'library', '1'], /rollback NAME VERSION/],
    [['rollback', 'LIBRARY_CARD', 'one'], /rollback NAME VERSION/],
    [['unpublish'], /unpublish NAME/],
    [['user-model', 'king', 'x.json'], /user-model SLUG FILE, of citizen/],
    [['destroy', 'LIBRARY_CARD'], /There is no "destroy". There are new, check/],
  ] as const) {
    const { code, output } = await run([...words])
    assert.equal(code, 1, words.join(' '))
    assert.match(output, sentence)
  }
})
