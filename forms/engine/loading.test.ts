// Fields that the service's script completes: when it is asked, that the newest question wins, failures, what was typed.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FieldEntry } from '../definition.ts'
import type { FieldHandler } from './accept.ts'
import { judge } from './accept.ts'
import { activityOf, textEntry, today } from './form.fixture.ts'
import { createStore } from './store.ts'
import type { Completion } from './table.ts'

const option = (value: string) => ({ value, label: { ar: value, en: value } })
const city: FieldEntry = {
  label: 'city',
  type: 'String',
  uniforms: { type: 'select' },
  lazyLoad: { apiDependencies: ['governorate'] },
}
const activity = () => activityOf({ governorate: textEntry(), city })

/** A handler whose answers are given by the test, in the order it likes. */
const heldBack = () => {
  const requests: { answers: unknown; answer: (completion: Completion) => void; fail: () => void }[] = []
  const handler: FieldHandler = {
    complete: (_address, _field, answers) =>
      new Promise((resolve, reject) =>
        requests.push({ answers, answer: resolve, fail: () => reject(new Error('away')) }),
      ),
    validate: async () => [],
  }
  return { asked: requests, handler }
}
const settled = () => new Promise(resolve => setImmediate(resolve))

test('it is asked once what it depends on is answered, with those answers alone', async () => {
  const { asked: requests, handler } = heldBack()
  const store = createStore(activity(), undefined, { handler })
  assert.equal(store.loadingOf('city'), 'waiting')
  store.set('governorate', 'القاهرة')
  assert.deepEqual(
    requests.map(({ answers }) => answers),
    [{ governorate: 'القاهرة' }],
  )
  assert.equal(store.loadingOf('city'), 'loading')
  requests[0]?.answer({ options: [option('MAADI')] })
  await settled()
  assert.equal(store.loadingOf('city'), 'ready')
  assert.deepEqual(
    store.optionsOf('city').map(({ value }) => value),
    ['MAADI'],
  )
})

test('asked anew it takes what is free now, and keeps every answer', async () => {
  const { asked: requests, handler } = heldBack()
  const store = createStore(activity(), { governorate: 'القاهرة', city: 'MAADI' }, { handler })
  requests[0]?.answer({ options: [option('MAADI'), option('NASR')] })
  await settled()
  store.reload('city')
  assert.equal(requests.length, 2)
  const unavailable = { ar: 'محجوز', en: 'Taken' }
  requests[1]?.answer({ options: [{ ...option('MAADI'), unavailable }, option('NASR')] } as Completion)
  await settled()
  assert.equal(store.get('city'), 'MAADI')
  assert.equal(store.get('governorate'), 'القاهرة')
  assert.deepEqual(
    store.optionsOf('city').map(option => [option.value, option.unavailable]),
    [
      ['MAADI', unavailable],
      ['NASR', undefined],
    ],
  )
})

test('an answer that comes late is not taken for the newest question', async () => {
  const { asked: requests, handler } = heldBack()
  const store = createStore(activity(), { governorate: 'القاهرة' }, { handler })
  store.set('governorate', 'الجيزة')
  requests[1]?.answer({ options: [option('DOKKI')] })
  await settled()
  requests[0]?.answer({ options: [option('MAADI')] })
  await settled()
  assert.deepEqual(
    store.optionsOf('city').map(({ value }) => value),
    ['DOKKI'],
  )
})

test('a failure is the field’s own, is told when one goes on, and can be tried again', async () => {
  const { asked: requests, handler } = heldBack()
  const store = createStore(activity(), { governorate: 'القاهرة' }, { handler })
  requests[0]?.fail()
  await settled()
  assert.equal(store.loadingOf('city'), 'failed')
  assert.deepEqual(
    store.check('all', today).map(({ key }) => key),
    ['notLoaded'],
  )
  store.reload('city')
  requests[1]?.answer({ options: [option('MAADI')] })
  await settled()
  assert.equal(store.loadingOf('city'), 'ready')
})

test('rubbish from the script is a failure of the field, not of the form', async () => {
  for (const completion of [
    { options: 'x' },
    { options: [{}] },
    { entry: { label: 'x', type: 'String', uniforms: { type: 'ghost' } } },
  ]) {
    const { asked: requests, handler } = heldBack()
    const store = createStore(activity(), { governorate: 'القاهرة' }, { handler })
    requests[0]?.answer(completion as unknown as Completion)
    await settled()
    assert.equal(store.loadingOf('city'), 'failed', JSON.stringify(completion))
  }
})

test('what was chosen stays while the options change and come back', async () => {
  const { asked: requests, handler } = heldBack()
  const store = createStore(activity(), { governorate: 'القاهرة', city: 'MAADI' }, { handler })
  requests[0]?.answer({ options: [option('MAADI')] })
  await settled()
  store.set('governorate', 'الجيزة')
  requests[1]?.answer({ options: [option('DOKKI')] })
  await settled()
  assert.deepEqual(
    store.check('all', today).map(({ key }) => key),
    ['notAllowed'],
  )
  assert.equal(store.get('city'), 'MAADI')
  store.set('governorate', 'القاهرة')
  requests[2]?.answer({ options: [option('MAADI')] })
  await settled()
  assert.deepEqual(store.check('all', today), [])
})

test('a value from outside fills what was left alone and never what a person typed', async () => {
  const { asked: requests, handler } = heldBack()
  const filled: FieldEntry = {
    ...textEntry(),
    handler: 'value',
    lazyLoad: { apiDependencies: ['governorate'] },
  }
  const store = createStore(
    activityOf({ governorate: textEntry(), office: filled }),
    { governorate: 'القاهرة' },
    { handler },
  )
  requests[0]?.answer({ value: 'مكتب القاهرة' })
  await settled()
  assert.equal(store.get('office'), 'مكتب القاهرة')
  store.set('governorate', 'الجيزة')
  requests[1]?.answer({ value: 'مكتب الجيزة' })
  await settled()
  assert.equal(store.get('office'), 'مكتب الجيزة')
  store.set('office', 'مكتبي')
  store.set('governorate', 'القاهرة')
  requests[2]?.answer({ value: 'مكتب القاهرة' })
  await settled()
  assert.equal(store.get('office'), 'مكتبي')
})

test('a value that only the script sets is the script’s, whatever was sent', async () => {
  const price: FieldEntry = {
    ...textEntry(),
    editable: false,
    handler: 'value',
    lazyLoad: { apiDependencies: ['governorate'] },
  }
  const form = activityOf({ governorate: textEntry(), price })
  const handler: FieldHandler = { complete: async () => ({ value: '30' }), validate: async () => [] }
  const verdict = await judge(form, { governorate: 'القاهرة', price: '1' }, { today }, handler)
  assert.ok(verdict.ok)
  assert.deepEqual(verdict.data, { governorate: 'القاهرة', price: '30' })
})

test('with the answers goes what they need to be read later: of the options those that were chosen', async () => {
  const handler: FieldHandler = {
    complete: async () => ({ options: [option('y'), option('z')] }),
    validate: async () => [],
  }
  const verdict = await judge(activity(), { governorate: 'x', city: 'y' }, { today }, handler)
  assert.ok(verdict.ok)
  assert.deepEqual(verdict.given, { city: { options: [option('y')] } })
})

test('a script that fails on the server is no verdict: the failure goes through', async () => {
  const handler: FieldHandler = {
    complete: () => Promise.reject(new Error('HOOK_TIMEOUT')),
    validate: async () => [],
  }
  await assert.rejects(judge(activity(), { governorate: 'x', city: 'y' }, { today }, handler), /HOOK_TIMEOUT/)
})

test('what the script says of a value stands at its field, on both sides', async () => {
  const judged = { ...textEntry(), handler: 'validate' } as const
  const form = activityOf({ code: judged })
  const handler: FieldHandler = {
    complete: async () => ({}),
    validate: async address => [
      { path: `data.${address}`, field: address, key: 'handler', text: { ar: 'مستعمل', en: 'Used' } },
    ],
  }
  const store = createStore(form, { code: 'x' }, { handler })
  assert.equal(store.isJudged(0), true)
  const found = await store.judge(0, today)
  assert.equal(store.errorOf('code')?.text?.en, 'Used')
  const verdict = await judge(form, { code: 'x' }, { today }, handler)
  assert.ok(!verdict.ok)
  assert.deepEqual(verdict.faults, found)
})

test('the script is not shown the value of a question that is not asked, nor of one that nobody sees', async () => {
  const form = activityOf({
    wants: textEntry(),
    code: {
      ...textEntry(),
      handler: 'validate',
      conditionalField: { field: 'wants', is: 'equals', value: 'yes' },
    },
    secret: { ...textEntry(), handler: 'validate', hidden: true, editable: false, defaultValue: 'x' },
  })
  const shown: string[] = []
  const handler: FieldHandler = {
    complete: async () => ({}),
    validate: async (address, _field, value) => {
      shown.push(`${address} ${value}`)
      return []
    },
  }
  assert.ok((await judge(form, { wants: 'no', code: 'a' }, { today }, handler)).ok)
  assert.deepEqual(shown, [])
  assert.ok((await judge(form, { wants: 'yes', code: 'a' }, { today }, handler)).ok)
  assert.deepEqual(shown, ['code a'])
})

test('what the rows of a list need is asked for when the list is set whole', async () => {
  const { asked: requests, handler } = heldBack()
  const list: FieldEntry = {
    label: 'list',
    type: 'Array',
    uniforms: { type: 'Array' },
    fieldsSchema: { governorate: textEntry(), city },
  }
  const store = createStore(activityOf({ list }), undefined, { handler })
  store.set('list', [{ governorate: 'القاهرة' }, { governorate: 'الجيزة' }])
  assert.deepEqual(
    requests.map(({ answers }) => answers),
    [{ governorate: 'القاهرة' }, { governorate: 'الجيزة' }],
  )
  for (const { answer } of requests) answer({ options: [option('MAADI')] })
  await settled()
  assert.deepEqual(
    store.rowsOf('list').map(row => row.loadingOf('city')),
    ['ready', 'ready'],
  )
})

test('a list that shows again without its ground is loaded anew, and not as it was when it was hidden', async () => {
  const { asked: requests, handler } = heldBack()
  const outer: FieldEntry = {
    label: 'outer',
    type: 'String',
    optional: true,
    uniforms: { type: 'select', options: [{ value: 'A', label: 'A' }] },
  }
  const schema = {
    outer,
    first: { ...city, lazyLoad: { apiDependencies: ['outer'] } },
    second: {
      ...city,
      lazyLoad: { apiDependencies: ['outer'] },
      conditionalField: { not: [{ field: 'first', is: 'equals', value: 'MAADI' }] },
    } satisfies FieldEntry,
  }
  const store = createStore(activityOf(schema), undefined, { handler })
  for (const { answer } of requests) answer({ options: [option('MAADI')] })
  await settled()
  store.set('first', 'MAADI')
  store.set('outer', 'Z')
  assert.deepEqual([store.loadingOf('first'), store.loadingOf('second')], ['waiting', 'waiting'])
  assert.deepEqual(store.optionsOf('second'), [])
})
