// Texts that a database, a clock or a stack fails on, in every place of every call: each is refused, none is a fault of ours.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { CallDefinition } from '@bawaba/contract/calls/call.ts'
import { type CallKey, calls } from '@bawaba/contract/calls/index.ts'
import { roles } from '@bawaba/contract/entities/person.ts'
import { policies } from '@bawaba/contract/policies.ts'
import { type PolicyRow, scopeOf } from '@bawaba/contract/policy.ts'
import { cardAnswers, openTestPortal, type TestPortal } from './test-portal.ts'
import { filter, refused } from './test-refused.ts'
import { sampleOf, withValue } from './test-samples.ts'

let portal: TestPortal
type Person = Awaited<ReturnType<TestPortal['citizen']>>
let owner: Person
let officer: Person
let filed: { id: string; ID: string }

before(async () => {
  portal = await openTestPortal()
  ;[owner, officer] = await Promise.all([portal.citizen(), portal.employee(['CASE_OFFICER'])])
  filed = await owner.file()
})
after(() => portal.close())

const urn = 'urn:uuid:01a1f000-0000-7000-8000-000000000001'
const unstorable = ['a\0b', '\ud800']
const hostile = [
  ...unstorable,
  '%\\',
  urn,
  '0000-01-01',
  '2026-02-30',
  '9999-12-31',
  '0000-01-01T00:00:00Z',
  '2026-12-31T23:59:60Z',
  '2026-01-01T00:00:00+23:00',
]
/** As an address holds it; a lone surrogate has no such form. */
const inAddress = (text: string) => (text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80')

type Tried = { key: string; body?: unknown }
/** A call with each text in each place of its address and its body. */
const tries = (key: CallKey, who: Person, slug: string): Tried[] => {
  const { query, body } = calls[key] as CallDefinition
  const values: Record<string, string> = {
    service: 'LIBRARY_CARD',
    slug,
    audience: 'everyone',
    kind: 'news',
    name: 'sample',
    date: '2026-12-01',
  }
  const isOfRequest = /:service\/:id|track/.test(key)
  const params = [...key.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const own = (name: string) =>
    values[name] ?? (name === 'id' && key.includes(':slug') ? who.id : isOfRequest ? filed.ID : urn.slice(9))
  const address = (name?: string, text = '') =>
    key.replace(/:(\w+)/g, (_, each) => (each === name ? inAddress(text) : own(each)))
  const sample = body && sampleOf(body)
  const requested = query ? (sampleOf(query) as Record<string, unknown>) : {}
  const numbers = [99_999_999_999, -1, 1.5].flatMap(number => withValue(sample, number))
  const counted = numbers.map(changed => ({ key: address(), body: changed }))
  const worded = hostile.flatMap(text => [
    ...params.map(name => ({ key: address(name, text), body: sample })),
    ...Object.keys(requested)
      .filter(name => typeof requested[name] === 'string')
      .map(name => ({ key: `${address()}?${name}=${inAddress(text)}`, body: sample })),
    ...withValue(sample, text).map(changed => ({ key: address(), body: changed })),
  ])
  return [...counted, ...worded]
}

test('no call fails on any text or number in any place of its address or body', async () => {
  const all: [mode: 'EMPLOYEE' | 'CITIZEN' | 'AGENT' | 'VISITOR', slug: string, who: Person][] = [
    ['EMPLOYEE', 'employee', await portal.employee([...roles])],
    ['CITIZEN', 'citizen', await portal.citizen()],
    ['AGENT', 'agent', await portal.person({ slug: 'agent' })],
    ['VISITOR', 'citizen', { ...(await portal.browser()), id: urn.slice(9), username: '', slug: 'citizen' }],
  ]
  // What would end the session, or close the portal to the others.
  const last = new Set<string>(['POST :slug/logout', 'PUT maintenance'])
  const keys = Object.keys(calls) as CallKey[]
  const failed: string[] = []
  for (const key of [...keys.filter(one => !last.has(one)), ...keys.filter(one => last.has(one))]) {
    const row: PolicyRow = policies[key]
    const callers = all.filter(([mode]) => scopeOf(row, mode === 'VISITOR' ? { mode } : { mode, roles }))
    for (const [mode, slug, who] of callers.slice(0, 2))
      for (const { key: requested, body } of tries(key, who, slug)) {
        const headers = { 'idempotency-key': crypto.randomUUID(), 'if-match': '"1"' }
        const answer = await who.send(requested, {
          ...(requested.startsWith('GET') ? {} : { body }),
          headers,
        })
        answer.body?.destroy?.()
        if (answer.status === 500) failed.push(`${mode} ${requested} ${JSON.stringify(body)}`)
      }
  }
  assert.deepEqual(failed, [])
})

test('a text that cannot be stored is refused by its place in the body, in a query and in an address', async () => {
  for (const text of unstorable) {
    const own: [key: string, body: object, path: string][] = [
      [`POST LIBRARY_CARD/${filed.ID}/reply`, { text }, 'body.text'],
      [`POST LIBRARY_CARD/${filed.ID}/rating`, { level: 3, comment: text }, 'body.comment'],
      [`PATCH LIBRARY_CARD/${filed.ID}`, { activityId: 'CANCEL', comment: text }, 'body.comment'],
      ['POST LIBRARY_CARD', { data: { ...cardAnswers, fullName: text } }, 'body.data.fullName'],
      [
        'POST LIBRARY_CARD',
        { data: cardAnswers, clientHooksData: { a: [text] } },
        'body.clientHooksData.a.0',
      ],
      ['POST LIBRARY_CARD', { data: cardAnswers, clientHooksData: { [text]: 1 } }, 'body.clientHooksData'],
    ]
    for (const [key, body, path] of own) {
      const answer = await owner.send(key, { body })
      refused(answer, 'VALIDATION_FAILED', path)
      assert.equal(answer.body.error.details[0].key, 'characters')
    }
    const staff: [key: string, body: object, path: string][] = [
      [`POST LIBRARY_CARD/${filed.ID}/comment`, { text }, 'body.text'],
      [`POST LIBRARY_CARD/${filed.ID}/due`, { dueAt: '2026-12-01T10:00:00Z', reason: text }, 'body.reason'],
    ]
    const supervisor = await portal.employee(['CASE_OFFICER', 'SUPERVISOR'])
    for (const [key, body, path] of staff)
      refused(await supervisor.send(key, { body, headers: { 'if-match': '"1"' } }), 'VALIDATION_FAILED', path)
  }
  const visitor = await portal.browser()
  refused(await visitor.send('GET track/%00'), 'NOT_FOUND')
  refused(await visitor.send('POST track/%00/code', { body: {} }), 'NOT_FOUND')
  refused(await owner.send('PATCH LIBRARY_CARD/%00', { body: { activityId: 'CANCEL' } }), 'NOT_FOUND')
  refused(await visitor.send('GET search?q=a%00'), 'MALFORMED', 'query.q')
})

test('nothing that comes in passes for a sealed value', async () => {
  const sealed = { $sealed: 'nothing opens this', $index: 'x' }
  const bodies = [
    { data: cardAnswers, clientHooksData: sealed },
    { data: cardAnswers, clientHooksData: { deep: [sealed] } },
    { data: { ...cardAnswers, fullName: sealed } },
  ]
  for (const body of bodies) {
    const { status, body: answered } = await owner.send('POST LIBRARY_CARD', { body })
    assert.deepEqual([status, answered.error.code], [422, 'VALIDATION_FAILED'], JSON.stringify(body))
  }
})

test('what is nested too deep to be walked is refused', async () => {
  const nest = (depth: number) =>
    `{"data":{},"clientHooksData":{"a":${'['.repeat(depth)}${']'.repeat(depth)}}}`
  for (const depth of [300, 100_000]) {
    const answer = await owner.send('POST LIBRARY_CARD', { raw: nest(depth) })
    refused(answer, 'VALIDATION_FAILED')
    assert.match(answer.body.error.details[0].path, /^body\.clientHooksData\.a\./)
    assert.equal(answer.body.error.details[0].key, 'tooDeep')
  }
})

test('an instant that no clock shows, a year without end and the URN of an id are refused', async () => {
  const staff = await portal.employee([...roles])
  const due = (dueAt: string) =>
    staff.send(`POST LIBRARY_CARD/${filed.ID}/due`, {
      body: { dueAt, reason: 'x' },
      headers: { 'if-match': '"1"' },
    })
  for (const dueAt of ['2026-12-31T23:59:60Z', '0000-01-01T00:00:00Z', '2026-12-01T10:00:00+23:00'])
    refused(await due(dueAt), 'VALIDATION_FAILED', 'body.dueAt')
  const both = (text: string) => ({ ar: text, en: text })
  const words = { title: both('x'), description: both(''), body: both('') }
  refused(
    await staff.send('PUT announcements/everyone', {
      body: { ...words, active: true, from: '0000-01-01T00:00:00Z' },
      headers: { 'if-match': '"0"' },
    }),
    'VALIDATION_FAILED',
    'body.from',
  )
  refused(await staff.send(`PATCH views/${urn}`, { body: { name: 'x' } }), 'NOT_FOUND')
  refused(await staff.send(`GET exports/${urn}`), 'NOT_FOUND')
  refused(
    await staff.send('POST LIBRARY_CARD/bulkAssign', { body: { items: [{ id: urn, revision: 1 }] } }),
    'VALIDATION_FAILED',
    'body.items.0.id',
  )
  refused(
    await owner.send('POST LIBRARY_CARD', { body: { data: cardAnswers, draftId: urn } }),
    'VALIDATION_FAILED',
    'body.draftId',
  )
})

test('filters that the database would fail on', async () => {
  const wrong: [unknown, string][] = [
    ...hostile
      .filter(text => text !== '9999-12-31')
      .map((text): [unknown, string] => [{ where: { createdAt: { gte: text } } }, 'where.createdAt.gte']),
    [{ where: { status: { like: '%\\' } } }, 'where.status.like'],
    [{ where: { 'data.fullName': { nilike: '\\\\\\' } } }, 'where.data.fullName.nilike'],
  ]
  for (const [value, path] of wrong)
    for (const who of [owner, officer])
      refused(await who.send(`GET LIBRARY_CARD?${filter(value)}`), 'INVALID_FILTER', path)
  // A version there never was, however it is written.
  for (const version of [1.5, 99_999_999_999, 1e300])
    refused(
      await owner.send(
        `GET dynamic_services/findOne?${filter({ where: { serviceSlug: 'LIBRARY_CARD', version } })}`,
      ),
      'MODEL_NOT_FOUND',
    )
})
