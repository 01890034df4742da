// Scripts of the browser without a browser: what they may fill in, what their answers mean, when they are asked.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { platformKinds } from '@bawaba/forms/fields/index.ts'
import { createForms, createStore } from '@bawaba/forms/index.ts'
import { failed, type Outcome } from '@bawaba/forms/sandbox/job.ts'
import { settled, testTimers } from '../../client/test-timers.ts'
import { readScriptAnswer } from './answers.ts'
import { runClientHooks } from './client-hooks.ts'
import { createFilling } from './filling.ts'

const text = { label: 'l', type: 'String', uniforms: { type: 'text' } } as const
const activity = createForms(platformKinds)
  .compile({
    serviceSlug: 'FORM',
    translations: { ar: {}, en: {} },
    activities: [
      {
        activityId: 'APPLY',
        label: 'l',
        steps: [
          {
            key: 'main',
            label: 'l',
            fieldsSchema: {
              name: text,
              city: { ...text, defaultValue: 'Cairo' },
              other: text,
              channel: { ...text, hidden: true, defaultValue: 'portal' },
            },
          },
        ],
      },
    ],
    workflow: { initial: 'NEW', states: [], transitions: [] },
  })
  .activity('APPLY')
assert.ok(activity)
const newStore = () => createStore(activity)

test('only what was left alone is filled in, and what a script filled in before', () => {
  const store = newStore()
  const fill = createFilling(store)
  store.set('name', 'Typed')
  assert.deepEqual(
    fill({ name: 'Script', city: 'Giza', other: 'x', channel: 'y', ghost: 'z', __proto__: 1 }),
    ['city', 'other'],
  )
  assert.deepEqual([store.get('name'), store.get('city'), store.get('channel')], ['Typed', 'Giza', 'portal'])
  assert.deepEqual(fill({ city: 'Aswan' }), ['city'])
  store.set('city', 'Luxor')
  assert.deepEqual(fill({ city: 'Aswan' }), [])
})

test('an answer of another shape is left out', () => {
  const note = { ar: 'نعم', en: 'Yes' }
  assert.deepEqual(
    readScriptAnswer({ answers: { a: 1 }, notes: { a: note, b: null, c: 'x', d: { ar: 'x' } } }),
    {
      answers: { a: 1 },
      notes: { a: note, b: null, c: null, d: null },
    },
  )
  for (const wrong of [null, 1, [], 'x', { answers: [], notes: 1 }])
    assert.deepEqual(readScriptAnswer(wrong), { answers: {}, notes: {} })
})

const watched = (answer: (input: { hook: string; field?: string }) => Outcome, typedEarly?: string) => {
  const store = newStore()
  const opened = store.submission()
  if (typedEarly !== undefined) store.set('name', typedEarly)
  const timers = testTimers()
  const seen = { asked: [] as string[], filled: [] as string[], failures: [] as string[], stopped: false }
  const end = runClientHooks({
    scripts: { onOpen: 'a', onChange: 'b' },
    store,
    opened,
    clock: () => new Date(0),
    timers,
    telling: { person: null, words: {} },
    sandbox: {
      run: async ({ input }) => {
        const context = JSON.parse(input)
        seen.asked.push(`${context.hook} ${context.field ?? ''}`.trim())
        return answer(context)
      },
      stop: () => {
        seen.stopped = true
      },
    },
    onNotes: () => undefined,
    onFilled: name => void seen.filled.push(name),
    onFailure: (script, { kind }) => void seen.failures.push(`${script} ${kind}`),
  })
  return { store, seen, end, timers }
}

test('one is asked on opening, one for each answer that changed once typing pauses; never for what a script filled in', async () => {
  const { store, seen, end, timers } = watched(({ hook, field }) => ({
    ok: true,
    value: { answers: hook === 'onOpen' ? { name: 'Layla' } : field === 'city' ? { other: 'x' } : {} },
  }))
  await settled()
  assert.deepEqual([seen.asked, seen.filled, store.get('name')], [['onOpen'], ['name'], 'Layla'])
  for (const part of ['G', 'Gi', 'Giza']) store.set('city', part)
  assert.deepEqual([seen.asked, timers.waits()], [['onOpen'], [400]])
  await timers.ring()
  assert.deepEqual(seen.asked, ['onOpen', 'onChange city'])
  assert.equal(store.get('other'), 'x')
  // What the script filled in has started the pause again; nothing of it is the person's.
  await timers.ring()
  assert.deepEqual([seen.asked.length, timers.waits()], [2, []])
  store.set('city', 'Luxor')
  end()
  store.set('city', 'Aswan')
  await settled()
  assert.deepEqual(timers.waits(), [])
  assert.deepEqual([seen.asked.length, seen.stopped], [2, true])
})

test('a script that fails is reported and leaves the form as it was', async () => {
  const { store, seen, end, timers } = watched(() => failed('timeout', 'x'))
  store.set('name', 'Typed')
  await timers.ring()
  assert.deepEqual(seen.failures, ['onOpen timeout', 'onChange timeout'])
  assert.equal(store.get('name'), 'Typed')
  end()
})

test('what was typed before the scripts were loaded is a change like any other', async () => {
  const { seen, end, timers } = watched(() => ({ ok: true, value: {} }), 'Early')
  await timers.ring()
  assert.deepEqual(seen.asked, ['onOpen', 'onChange name'])
  end()
})
