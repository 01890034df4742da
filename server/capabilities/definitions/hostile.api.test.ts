// Definitions nobody should have sent: every one gets findings or a refusal, soon, and never an error of ours.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { detailWords } from '@bawaba/contract/detail-keys.ts'
import { libraryCard } from '@bawaba/library-card/definition.ts'
import { measureCpu, pace } from '../../platform/test-patience.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'
import { readServiceFolders } from '../catalogue/index.ts'

let portal: TestPortal
let who: Awaited<ReturnType<TestPortal['employee']>>
before(async () => {
  // One that keeps the server busy is told by its own time, not by the calls after it.
  portal = await openTestPortal({ MAX_LOOP_DELAY_MS: '0' })
  who = await portal.employee(['SERVICE_DESIGNER'])
  // The first check reads the schema and wakes the sandbox; what follows is what designers wait for.
  const { id } = (await create({ ...sound(), serviceSlug: 'WARM' })).body
  await who.send(`POST dynamic_services/${id}/check`)
})
after(() => portal.close())

const card = readServiceFolders(libraryCard.services).find(
  ({ serviceSlug }) => serviceSlug === 'LIBRARY_CARD',
)
const sound = (): any => structuredClone(card)
const create = (definition: object) => who.send('POST dynamic_services', { body: { definition } })

/** An answer that keeps the server at work for less than a second; PACE allows more on a busy machine. */
const timed = async <Result>(act: () => Promise<Result>): Promise<Result> => {
  const { result, milliseconds } = await measureCpu(act)
  assert.ok(milliseconds < 1000 * pace, `took ${Math.round(milliseconds)} ms`)
  return result
}

let made = 0
const issues = async (change: (definition: any) => void): Promise<{ place: string; key: string }[]> => {
  made += 1
  const definition = { ...sound(), serviceSlug: `HOSTILE_${made}` }
  change(definition)
  const created = await create(definition)
  assert.equal(created.status, 201, JSON.stringify(created.body.error))
  const { id } = created.body
  const checked = await timed(() => who.send(`POST dynamic_services/${id}/check`))
  assert.equal(checked.status, 200, JSON.stringify(checked.body))
  for (const { text } of checked.body) assert.ok(text.ar && text.en)
  const refused = await timed(() =>
    who.send(`POST dynamic_services/${id}/publish`, { body: { reason: 'x', drafts: 'keep' } }),
  )
  assert.equal(refused.status, checked.body.length > 0 ? 422 : 200)
  return checked.body
}

const text = (more = {}) => ({ label: 'service', type: 'String', uniforms: { type: 'text' }, ...more })
const fields = (definition: any): any => definition.activities[0].steps[0].fieldsSchema
const nested = (depth: number, inner: unknown, wrap: (inside: unknown) => unknown): any => {
  let inside = inner
  for (let level = 0; level < depth; level++) inside = wrap(inside)
  return inside
}

const hostile: [name: string, key: string, change: (definition: any) => void][] = [
  [
    '10,000 fields',
    'tooManyFields',
    definition => {
      for (let index = 0; index < 10_000; index++) fields(definition)[`f${index}`] = text()
    },
  ],
  [
    '10,000 wrong fields',
    'missingProperty',
    definition => {
      for (let index = 0; index < 10_000; index++) fields(definition)[`f${index}`] = { lable: 1 }
    },
  ],
  [
    '2,900 fields in one long chain of conditions, closed to a circle',
    'cycle',
    definition => {
      for (let index = 0; index < 2_900; index++)
        fields(definition)[`f${index}`] = text({
          conditionalField: { field: `f${(index + 1) % 2_900}`, is: 'filled' },
        })
    },
  ],
  [
    '2,000 patterns that take a while to read',
    'tooManyPatterns',
    definition => {
      for (let index = 0; index < 2_000; index++)
        fields(definition)[`f${index}`] = text({ regExp: `(a+)+${'(b|b)*'.repeat(40)}` })
    },
  ],
  [
    '20,000 states',
    'tooMany',
    definition => {
      for (let index = 0; index < 20_000; index++)
        definition.workflow.states.push({ code: `S${index}`, label: 'a', kind: 'open' })
    },
  ],
  [
    'a field named constructor',
    'reservedName',
    definition => Object.assign(fields(definition), { constructor: text() }),
  ],
  [
    'a field named toString',
    'reservedName',
    definition => Object.assign(fields(definition), { toString: text() }),
  ],
  [
    'a label that is no text of anyone',
    'missingArabic',
    definition => Object.assign(fields(definition).fullName, { label: 'constructor' }),
  ],
  [
    'a property misspelt',
    'unknownProperty',
    definition => Object.assign(fields(definition).fullName, { optionnal: true }),
  ],
  [
    'fields that are a list',
    'wrongShape',
    definition => Object.assign(definition.activities[0].steps[0], { fieldsSchema: [] }),
  ],
  ['a field that is null', 'wrongShape', definition => Object.assign(fields(definition), { nothing: null })],
  ['activities that are a number', 'wrongShape', definition => Object.assign(definition, { activities: 7 })],
  ['a workflow that is a text', 'wrongShape', definition => Object.assign(definition, { workflow: 'x' })],
  ['no texts at all', 'missingProperty', definition => delete definition.translations],
  [
    'a role that nobody has',
    'badValue',
    definition => Object.assign(definition.workflow.transitions[0], { by: ['WIZARD'] }),
  ],
  [
    'a day that no calendar has',
    'badValue',
    definition => Object.assign(definition, { fromDate: '0000-13-45' }),
  ],
  [
    'a channel with a character that nobody types',
    'badValue',
    definition => Object.assign(definition, { hiddenOn: ['a\u0007'] }),
  ],
  [
    'a condition that is two',
    'badCondition',
    definition =>
      Object.assign(fields(definition).fullName, {
        conditionalField: {
          all: [{ field: 'mobile', is: 'filled' }],
          any: [{ field: 'mobile', is: 'filled' }],
        },
      }),
  ],
  [
    'a condition that is none',
    'badCondition',
    definition => Object.assign(fields(definition).fullName, { conditionalField: {} }),
  ],
  [
    'a script that does not parse',
    'scriptUnread',
    definition => Object.assign(definition, { hooks: { ...definition.hooks, fees: 'function fees( {' } }),
  ],
  [
    'a script that never was one',
    'unknownProperty',
    definition => Object.assign(definition.hooks, { onClose: 'x' }),
  ],
  [
    'a script that is hard to read',
    'scriptUnread',
    definition => Object.assign(definition.hooks, { fees: '('.repeat(60_000) }),
  ],
  [
    'a script longer than any',
    'tooLong',
    definition => Object.assign(definition.hooks, { fees: ' '.repeat(100_000) }),
  ],
]

for (const [name, key, change] of hostile)
  test(`${name}: ${key}`, async () => {
    const found = await issues(change)
    assert.ok(
      found.some(issue => issue.key === key),
      JSON.stringify(found.slice(0, 5)),
    )
    assert.ok(found.length <= 301)
  })

const group = { label: 'service', type: 'Array', uniforms: { type: 'Array' } }
const deep = {
  groups: nested(40, text(), inner => ({ ...group, fieldsSchema: { inner } })),
  conditions: text({
    conditionalField: nested(70, { field: 'fullName', is: 'filled' }, inside => ({ not: [inside] })),
  }),
}
for (const [name, entry] of Object.entries(deep))
  test(`${name} in ${name} in ${name} are not even kept`, async () => {
    const definition = { ...sound(), serviceSlug: 'DEEP' }
    fields(definition).deep = entry
    const answer = await timed(() => create(definition))
    assert.deepEqual(
      [answer.status, answer.body.error.details],
      [422, [{ path: 'definition', key: 'tooDeep', message: detailWords.tooDeep }]],
    )
  })

test('a sound one has no findings: the harness tells them apart', async () => {
  assert.deepEqual(await issues(() => undefined), [])
})

const raw: [name: string, raw: string | Buffer, statuses: number[]][] = [
  ['no JSON', '{"definition": ', [400]],
  ['not an object', '[]', [422]],
  ['no definition', '{}', [422]],
  ['a character that no text may hold', '{"definition": {"hiddenOn": ["a\\u0000"]}}', [422]],
  ['a definition that is a text', '{"definition": "x"}', [422]],
  ['a slug with a path', '{"definition": {"serviceSlug": "../../etc"}}', [422]],
  ['a slug of 70,000 letters', `{"definition": {"serviceSlug": "${'A'.repeat(70_000)}"}}`, [422]],
  ['a prototype', '{"definition": {"serviceSlug": "PROTO", "__proto__": {"a": 1}}}', [400]],
  [
    'a constructor with a prototype',
    '{"definition": {"serviceSlug": "PROTO", "constructor": {"prototype": {}}}}',
    [400],
  ],
  [
    '100,000 lists in each other',
    `{"definition": {"serviceSlug": "DEEP", "a": ${'['.repeat(100_000)}${']'.repeat(100_000)}}}`,
    [422, 400],
  ],
  [
    'more than a megabyte',
    `{"definition": {"serviceSlug": "LARGE", "a": "${'x'.repeat(1_100_000)}"}}`,
    [413],
  ],
  ['bytes that are no text', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), [400]],
]
for (const [name, body, statuses] of raw)
  test(`${name} is refused`, async () => {
    const answer = await timed(() => who.send('POST dynamic_services', { raw: body }))
    assert.ok(
      statuses.includes(answer.status),
      `${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`,
    )
  })

test('just below a megabyte is kept, though no other call may bring as much', async () => {
  const definition = { ...sound(), serviceSlug: 'BROAD', extra: 'x'.repeat(900_000) }
  assert.equal((await create(definition)).status, 201)
  const elsewhere = await who.send('POST clientErrors', { body: { page: '/', message: 'x'.repeat(900_000) } })
  assert.equal(elsewhere.status, 413)
})

const pattern = (regExp: string) => (definition: any) =>
  Object.assign(fields(definition), { coded: text({ regExp }) })
for (const [regExp, issue] of [
  ...['\\1(a)', '(?=a)a', '(', `${'a'.repeat(499)}(`].map(regExp => [regExp, 'unsafePattern'] as const),
  ['((a{30}){30}){30}', 'patternTooLarge'] as const,
])
  test(`the pattern ${regExp.slice(0, 20)} is a finding`, async () => {
    const found = await issues(pattern(regExp))
    assert.deepEqual(
      found.map(({ key, place: path }) => [key, path.split('.').at(-1)]),
      [[issue, 'regExp']],
    )
  })

test('pictures, logos and links that begin like those of the portal and lead to another site are found', async () => {
  for (const address of [
    '//elsewhere.example/p.png',
    '/\\elsewhere.example/p.png',
    '/\t/elsewhere.example/p.png',
  ]) {
    const found = await issues(definition => {
      Object.assign(definition, { logo: address, images: ['/pictures/p.png', address] })
      definition.activities[0].steps[0].blocks = [
        { id: 'seen', kind: 'picture', picture: address, alt: 'service' },
        { id: 'led', kind: 'links', links: [{ href: address, label: 'service' }] },
      ]
    })
    const places = found.map(({ place }) => place).join(' ')
    for (const where of [/logo/, /images[.[]1/, /picture/, /href|links/]) assert.match(places, where, address)
  }
})
