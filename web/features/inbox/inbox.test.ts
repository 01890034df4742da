// Addresses of the inbox: what they hold, what they ask, what a view keeps of them.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filtersOn, readSearch, sorted, viewOf, without } from './address.ts'
import { whereOf } from './filters/conditions.ts'
import { identifierIn, isLikeIdentifier, masked } from './search/looked-for.ts'
import { isShown, searchOf, storedOf } from './views/saved-views.ts'

const now = new Date('2026-11-22T10:00:00Z')
const ask = (search: Record<string, unknown>) => whereOf(readSearch(search), 'me', now)

test('an address asks for its view and each of its filters', () => {
  assert.deepEqual(ask({ view: 'open', service: 'X', status: 'open', assignee: 'none' }), {
    and: [
      { statusKind: { nin: ['done', 'rejected', 'cancelled'] } },
      { serviceSlug: 'X' },
      { statusKind: 'open' },
      { assigneeId: { exists: false } },
    ],
  })
})

test('days are those of Cairo, and the last day counts whole', () => {
  const query = JSON.stringify(ask({ view: 'open', since: '2026-07-01', until: '2026-12-01' }))
  assert(query.includes('"gte":"2026-06-30T21:00:00.000Z"'))
  assert(query.includes('"lt":"2026-12-01T22:00:00.000Z"'))
})

test('answers are asked of their service alone, texts by each of their words, and signs of patterns are letters', () => {
  const answers = {
    name: { has: 'O’Neill، أحمد' },
    street: { has: '%_' },
    rooms: 3,
    garden: true,
    kind: 'FLAT',
  }
  assert.equal(readSearch({ answers }).answers, undefined)
  const where = ask({ number: '1', service: 'X', answers })
  assert.deepEqual((where.and as unknown[]).at(-1), {
    and: [
      { 'data.name': { ilike: '%o%' } },
      { 'data.name': { ilike: '%neill%' } },
      { 'data.name': { ilike: '%احمد%' } },
      { 'data.street': { ilike: '%\\%\\_%' } },
      { 'data.rooms': 3 },
      { 'data.garden': true },
      { 'data.kind': 'FLAT' },
    ],
  })
  assert.equal(without(readSearch({ service: 'X', answers }), 'service').answers, undefined)
})

test('an address holds a number between two others, and none whose maximum is not above its minimum', () => {
  const areaIn = (area: object) => readSearch({ service: 'X', answers: { area } }).answers
  assert.deepEqual(areaIn({ min: 90, max: 120 }), { area: { min: 90, max: 120 } })
  for (const wrong of [{ min: 90, max: 90 }, { min: 90 }, { min: '90', max: 120 }])
    assert.equal(areaIn(wrong), undefined)
  const where = ask({ service: 'X', answers: { area: { min: 90, max: 120 } } })
  assert.deepEqual((where.and as unknown[]).at(-1), { and: [{ 'data.area': { between: [90, 120] } }] })
})

test('what an address cannot hold is left out', () => {
  const read = readSearch({
    view: 'nope',
    status: 'draft',
    since: '2026-02-30',
    sort: 'x',
    from: -1,
    service: 'X',
    answers: '{"Bad name": 1, "__proto__": 2, "ok": {"has": "  "}}',
  })
  assert.equal(filtersOn(read), 1)
  assert.deepEqual([read.view, read.sort, read.from], [undefined, undefined, undefined])
})

test('a number or a person is looked for in every view', () => {
  assert.equal(viewOf(readSearch({ number: '٠٠٤٨١٢' })), undefined)
  assert.equal(viewOf(readSearch({ person: 'p1', view: 'late' })), undefined)
  assert.equal(viewOf(readSearch({})), 'mine')
})

test('a saved view is the address without its page, and is known again', () => {
  const search = readSearch({
    view: 'late',
    service: 'X',
    answers: { kind: 'FLAT' },
    from: 40,
    request: 'R',
    person: 'p1',
  })
  const stored = storedOf(search)
  assert.deepEqual(stored, { view: 'late', service: 'X', answers: '{"kind":"FLAT"}' })
  assert(isShown({ search: stored }, { ...search, person: undefined, from: 20 }))
  assert(!isShown({ search: stored }, { ...search, service: 'Y' }))
  assert.deepEqual(searchOf({ search: stored }).answers, { kind: 'FLAT' })
})

test('an address without an order is given its reader’s own, else that of its view, and says it', () => {
  assert.equal(sorted({ view: 'open' }, undefined).sort, 'due')
  assert.equal(sorted({ view: 'finished' }, 'due').sort, '-decided')
  assert.equal(sorted({ view: 'open' }, '-sent').sort, '-sent')
  assert.equal(sorted({ view: 'open', sort: 'due' }, '-sent').sort, 'due')
  assert.equal(sorted({ person: 'p1' }, '-sent').sort, undefined)
})

test('a view that was saved without an order is known in any, one with an order in that alone', () => {
  const search = readSearch({ view: 'open', service: 'X', sort: '-sent' })
  assert(isShown({ search: { view: 'open', service: 'X' } }, search))
  assert(isShown({ search: { view: 'open', service: 'X', sort: '-sent' } }, search))
  assert(!isShown({ search: { view: 'open', service: 'X', sort: 'due' } }, search))
})

test('numbers of people are told from numbers of requests, in any digits', () => {
  assert.deepEqual(identifierIn('٢٩١٠٤١٢٠١٠٣٤٥٨'), { nationalId: '29104120103458' })
  assert.deepEqual(identifierIn('2 910412 01 0345 8'), { nationalId: '29104120103458' })
  assert.deepEqual(identifierIn('010 1234 5678'), { mobile: '+201012345678' })
  assert.deepEqual(identifierIn('a1234567'), { passportNumber: 'A1234567' })
  assert.equal(identifierIn('٠٠٤٨١٢'), undefined)
  assert.equal(identifierIn('ADDM-2026-004812-7'), undefined)
  assert(isLikeIdentifier('2910412010345'))
  assert.equal(masked({ nationalId: '29104120103458' }), '…3458')
})

test('a passport number is any code of letters and digits that a profile accepts', () => {
  for (const number of ['C01X00T47', 'A12345', '12AB34567'])
    assert.deepEqual(identifierIn(number.toLowerCase()), { passportNumber: number })
  for (const number of ['LIBR20260001237', 'libr 2026', 'R5-B12-304', 'ADDM-2026'])
    assert.equal(identifierIn(number), undefined, number)
})
