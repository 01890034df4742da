// Scripts by way of the real sandbox: what they are told, what their answers become, and what a failure does.

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { FieldEntry, Hooks as Scripts } from '@bawaba/forms/definition.ts'
import { platformKinds } from '@bawaba/forms/fields/index.ts'
import { type CompiledActivity, createForms, judge } from '@bawaba/forms/index.ts'
import { createSandbox } from '../../platform/sandbox/index.ts'
import { fieldAddressOf } from './address.ts'
import type { Subject } from './context.ts'
import { createHooks } from './hooks.ts'
import { feeOf } from './money.ts'

// A busy machine cuts no honest script off; one that never ends need not be waited for as long.
const sandbox = createSandbox({ limit: 5000 })
const hasty = createSandbox({ limit: 100 })
after(() => {
  sandbox.stop()
  hasty.stop()
})
const logged: Record<string, unknown>[] = []
const clock = () => new Date('2026-11-20T22:30:00Z')
const log = (details: Record<string, unknown>) => void logged.push(details)
const hooks = createHooks({ sandbox, clock, log })
const hastyHooks = createHooks({ sandbox: hasty, clock, log })
const forms = createForms(platformKinds)

const entry = (more: Partial<FieldEntry> = {}): FieldEntry => ({
  label: 'name',
  type: 'String',
  uniforms: { type: 'text' },
  ...more,
})
const fieldsSchema = {
  governorate: entry(),
  nationalId: entry({ sensitive: true, optional: true }),
  branch: entry({ uniforms: { type: 'select' }, lazyLoad: { apiDependencies: ['governorate'] } }),
  code: entry({ handler: 'validate', optional: true }),
  more: entry({
    type: 'Object',
    uniforms: { type: 'slot' },
    optional: true,
    lazyLoad: { apiDependencies: [] },
  }),
}
const serviceOf = (scripts: Scripts) => {
  const definition = {
    serviceSlug: 'SCRIPTED',
    serviceLabel: 'name',
    serviceDictionary: [{ code: 'CAIRO', label: 'cairo' }],
    translations: {
      ar: { name: 'الاسم', cairo: 'القاهرة', wrong: 'رمز خاطئ' },
      en: { name: 'Name', cairo: 'Cairo', wrong: 'The code is wrong' },
    },
    activities: [
      { activityId: 'APPLY', label: 'name', steps: [{ key: 'main', label: 'name', fieldsSchema }] },
    ],
    workflow: { initial: 'NEW', states: [], transitions: [] },
    hooks: scripts,
  } as unknown as ServiceDefinition
  const form = forms.compile(definition)
  const activity = form.activity('APPLY')
  assert.ok(activity)
  return { service: { slug: 'SCRIPTED', version: 3, definition, form }, activity }
}
const person = {
  firstName: 'Layla',
  lastName: 'Hassan',
  englishFullName: null,
  language: 'ar' as const,
  userSlug: 'citizen',
  mobile: '+201000000000',
  passwordHash: 'secret',
}
const subjectOf = (scripts: Scripts, answers = {}): Subject => ({
  service: serviceOf(scripts).service,
  activityId: 'APPLY',
  answers,
  person,
})
const ask = (script: string, field: string, answers: object, by = hooks) => {
  const { service, activity } = serviceOf({ fieldHandler: script })
  const target = fieldAddressOf(activity, field)
  assert.ok(target, field)
  return by.fieldHandler({ service, activityId: 'APPLY', answers: { ...answers }, person }, target, activity)
}
const codeOf = (code: string) => (error: unknown) => error instanceof Problem && error.code === code

test('the field handler sees the answers its field names, the person by name, the words: nothing else', async () => {
  const tell = 'function fieldHandler(ctx) { return { value: ctx } }'
  const { value } = await ask(tell, 'branch', { governorate: 'CAIRO', nationalId: '29104120103458' })
  assert.deepEqual(value, {
    hook: 'fieldHandler',
    activityId: 'APPLY',
    field: 'branch',
    answers: { governorate: 'CAIRO' },
    person: {
      firstName: 'Layla',
      lastName: 'Hassan',
      englishFullName: null,
      language: 'ar',
      userSlug: 'citizen',
    },
    request: null,
    now: '2026-11-20T22:30:00.000Z',
    today: '2026-11-21',
    words: { CAIRO: { ar: 'القاهرة', en: 'Cairo' } },
    registries: {},
  })
})

test('options, a field in its place, questions: in both languages, and only what a form can be made of', async () => {
  const options = "function fieldHandler() { return { options: [{ value: 'A', label: 'cairo', x: 1 }] } }"
  assert.deepEqual(await ask(options, 'branch', {}), {
    valid: true,
    options: [{ value: 'A', label: { ar: 'القاهرة', en: 'Cairo' } }],
  })
  const kind = (type: string) =>
    `function fieldHandler() { return { fieldsSchema: { shelf: { label: 'name', type: 'String', uniforms: { type: '${type}' } } } } }`
  assert.ok((await ask(kind('text'), 'more', {})).fieldsSchema?.shelf)
  await assert.rejects(ask(kind('hologram'), 'more', {}), codeOf('HOOK_FAILED'))
  for (const wrong of [
    "{ options: 'all' }",
    '{ options: [{ value: 1, label: "cairo" }] }',
    '{ options: [{ value: "A" }] }',
    '{ errors: [{ text: { ar: "x" } }] }',
    '{ fieldsSchema: { a: 1 } }',
    '{ entry: { type: "String" } }',
    '{ translations: { ar: { a: 1 }, en: {} } }',
    '[1]',
    '"text"',
  ]) {
    const script = `function fieldHandler() { return ${wrong} }`
    await assert.rejects(ask(script, 'branch', {}), codeOf('HOOK_FAILED'), wrong)
  }
})

test('a value is judged by the script, as the form engine asks it', async () => {
  const script =
    "function fieldHandler(ctx) { return ctx.value === 'GOOD' ? {} : ctx.value === 'NO' ? { valid: false } : { errors: [{ key: 'wrong' }] } }"
  const { service, activity } = serviceOf({ fieldHandler: script })
  const handler = hooks.handlerFor({ service, activityId: 'APPLY', person }, activity)
  const field = activity.byName.get('code')
  assert.ok(field)
  assert.deepEqual(await handler.validate('code', field, 'GOOD'), [])
  assert.deepEqual(await handler.validate('code', field, 'NO'), [
    { path: 'data.code', field: 'code', key: 'notAllowed' },
  ])
  assert.deepEqual(await handler.validate('code', field, 'BAD'), [
    {
      path: 'data.code',
      field: 'code',
      key: 'handler',
      text: { ar: 'رمز خاطئ', en: 'The code is wrong' },
    },
  ])
})

test('filing judges whole answers by the service’s scripts', async () => {
  const script =
    "function fieldHandler(ctx) { if (ctx.field === 'more') return { fieldsSchema: {} }; return { options: ctx.answers.governorate === 'CAIRO' ? [{ value: 'NILE', label: 'cairo' }] : [] } }"
  const { service, activity } = serviceOf({ fieldHandler: script })
  const form = forms.compile(service.definition)
  const handler = hooks.handlerFor({ service, activityId: 'APPLY', person }, activity)
  const verdictOn = (data: object) =>
    judge(form.activity('APPLY') as CompiledActivity, data, { today: '2026-11-20' }, handler)
  const good = await verdictOn({ governorate: 'CAIRO', branch: 'NILE' })
  assert.ok(good.ok, JSON.stringify(good))
  const bad = await verdictOn({ governorate: 'GIZA', branch: 'NILE' })
  assert.deepEqual(!bad.ok && bad.faults.map(({ field, key }) => [field, key]), [['branch', 'notAllowed']])
})

test('addresses: only fields of the form with which the handler has to do', () => {
  const { activity } = serviceOf({})
  assert.deepEqual(fieldAddressOf(activity, 'branch')?.needs, ['governorate'])
  assert.deepEqual(fieldAddressOf(activity, 'more.shelf')?.needs, [])
  for (const address of [
    'governorate',
    'ghost',
    'branch.x.',
    '__proto__',
    'constructor',
    '',
    '0',
    'code.0.x',
  ])
    assert.ok(!fieldAddressOf(activity, address)?.field, address)
  assert.equal(fieldAddressOf(activity, 'governorate.x'), undefined)
})

test('what stands against sending carries its field and both texts', async () => {
  const script =
    "function beforeSubmit(ctx) { return { errors: [{ field: 'code', key: 'wrong' }, { text: { ar: 'لا', en: 'No' } }] } }"
  assert.deepEqual(await hooks.beforeSubmit(subjectOf({ beforeSubmit: script })), [
    {
      path: 'data.code',
      field: 'code',
      key: 'beforeSubmit',
      text: { ar: 'رمز خاطئ', en: 'The code is wrong' },
    },
    { path: 'data', field: '', key: 'beforeSubmit', text: { ar: 'لا', en: 'No' } },
  ])
  assert.deepEqual(await hooks.beforeSubmit(subjectOf({})), [])
})

test('fees are reckoned in whole piasters, or not at all', async () => {
  const fees = (amounts: string) =>
    hooks.fees(
      subjectOf({
        fees: `function fees() { return { items: [${amounts}].map(amount => ({ label: 'name', amount })) } }`,
      }),
    )
  const label = { ar: 'الاسم', en: 'Name' }
  assert.deepEqual(await fees("'0.1', '0.20', '12.50'"), {
    items: [
      { label, amount: 10 },
      { label, amount: 20 },
      { label, amount: 1250 },
    ],
    total: 1280,
  })
  for (const wrong of ['12.5', "'-1'", "'1e3'", "'1.005'", "''", 'NaN', "'١٢'", "'999999999.99'"])
    await assert.rejects(fees(wrong), codeOf('HOOK_FAILED'), wrong)
  assert.equal(await hooks.fees(subjectOf({})), undefined)
  assert.equal(feeOf('100000000'), 10_000_000_000)
})

test('judging and reckoning fail closed, decoration fails open', async () => {
  const loop = (name: string) => `function ${name}() { for (;;); }`
  await assert.rejects(
    hastyHooks.beforeSubmit(subjectOf({ beforeSubmit: loop('beforeSubmit') })),
    codeOf('HOOK_TIMEOUT'),
  )
  await assert.rejects(
    hooks.fees(subjectOf({ fees: 'function fees() { return null.x }' })),
    codeOf('HOOK_FAILED'),
  )
  await assert.rejects(ask(loop('fieldHandler'), 'branch', {}, hastyHooks), codeOf('HOOK_TIMEOUT'))
  const endless = subjectOf({ afterTransition: loop('afterTransition') })
  assert.deepEqual(await hastyHooks.afterTransition(endless), {})
  const greet =
    "function afterTransition(ctx) { return { message: { ar: 'تم', en: 'Done' }, clientHooksData: { a: 1 }, status: 'APPROVED' } }"
  assert.deepEqual(await hooks.afterTransition(subjectOf({ afterTransition: greet })), {
    message: { ar: 'تم', en: 'Done' },
    clientHooksData: { a: 1 },
  })
})

test('a failure is logged by service, script and line; never by what the script saw or said', async () => {
  logged.length = 0
  const script = 'function beforeSubmit(ctx) {\n  throw new Error(ctx.answers.nationalId)\n}'
  const subject = subjectOf({ beforeSubmit: script }, { nationalId: '29104120103458' })
  await assert.rejects(hooks.beforeSubmit(subject), codeOf('HOOK_FAILED'))
  assert.deepEqual(logged, [
    { service: 'SCRIPTED', version: 3, script: 'beforeSubmit', kind: 'throw', line: 2 },
  ])
})

test('before publishing, a script that does not parse or declares no function of its name is found', async () => {
  const paths = async (scripts: Scripts) =>
    (await hooks.issues(serviceOf(scripts).service.definition)).map(({ place: field }) => field)
  assert.deepEqual(await paths({ fees: 'function fees() {}', onOpen: 'function onOpen() {}' }), [])
  assert.deepEqual(await paths({ fees: 'function fees() {\n  return [\n}', onOpen: 'const onOpen = 1' }), [
    'hooks.onOpen',
    'hooks.fees:3',
  ])
})
