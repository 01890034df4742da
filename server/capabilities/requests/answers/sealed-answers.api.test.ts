// Sensitive answers at rest: whatever way a request comes and whatever is done to it, the database and the files hold
// nothing of them that can be read; whoever may read them reads them, and staff find them by their whole value.

import assert from 'node:assert/strict'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { raw, sql } from '../../../platform/database/index.ts'
import { derivedRing, fixedKeys } from '../../../platform/keys.ts'
import { createSeal } from '../../../platform/sealed.ts'
import { openValues } from '../../../platform/sealed-json.ts'
import { uncheckedDefinition } from '../../../test-definition.ts'
import { cardAnswers, openTestPortal, type Person, refusal, type TestPortal } from '../../../test-portal.ts'
import { placesOf, sealedService, storedBy } from '../../../test-sealed.ts'
import { catalogueStore } from '../../catalogue/index.ts'
import { createSeeding, seedStore } from '../../seeding/index.ts'

let portal: TestPortal
let officer: Person
let supervisor: Person

before(async () => {
  portal = await openTestPortal({ LOG_LEVEL: 'info' })
  const store = catalogueStore(portal.database)
  await store.publish(randomUUID(), uncheckedDefinition(sealedService('SEALED'), 'sealed'))
  await store.publish(randomUUID(), uncheckedDefinition(sealedService('OPEN', false), 'open'))
  await portal.portal.loadCatalogue()
  officer = await portal.employee(['CASE_OFFICER'])
  supervisor = await portal.employee(['SUPERVISOR'])
})
after(() => portal.close())

let serial = 0
const seeded = new Set<string>()
/** A number that stands nowhere else. */
const number = (start: string, digits: number): string => {
  serial += 1
  const made = `${start}${String((serial * 7919) % 10 ** digits).padStart(digits, '0')}`
  seeded.add(made)
  return made
}
/** Answers of a request, every sensitive one a number of its own. */
const answers = () => {
  const nationalId = number('291041201', 5)
  const income = Number(number('7', 9))
  seeded.add(`P${nationalId}`)
  return {
    ...cardAnswers,
    nationalId,
    income,
    mobile: number('+97150', 7),
    office: `P${nationalId}`,
    family: [{ name: 'Mona', passport: number('A', 8) }, { name: 'Samir' }],
  }
}

/** Everything that can be done with a request of a service; answers what stands in it at the end. */
const goThrough = async (service: string, person: Person) => {
  const data = answers()
  const filed = await person.file(data, { service })
  const waiting = await officer.act(filed, 'ASK_INFORMATION', {
    ask: { fields: ['nationalId', 'mobile', 'family'] },
    data: { informationAsked: `Is it ${number('55', 8)}?` },
  })
  const nationalId = number('291041201', 5)
  seeded.add(`P${nationalId}`)
  // The office was chosen among those of the former number: it is asked for again with it.
  const later = {
    nationalId,
    office: `P${nationalId}`,
    mobile: number('+97150', 7),
    family: [{ name: 'Mona', passport: number('A', 8) }],
  }
  const supplied = await person.act(waiting, 'SUPPLY_INFORMATION', { data: later })
  const approved = await officer.act(supplied, 'APPROVE', {
    data: { decisionNote: `By the paper ${number('66', 8)}` },
  })
  const corrected = { ...later, mobile: number('+97150', 7) }
  const { fullName, branch } = cardAnswers
  const reason = { reasonCorrected: 'The number was wrong' }
  await supervisor.act(approved, 'CORRECT', {
    data: { fullName, branch, mobile: corrected.mobile, ...reason },
  })
  return { ...filed, data, now: { ...data, ...corrected } }
}

/** The requests of every way there is, by the service. */
const everyWay = async (service: string) => {
  const person = await portal.citizen()
  const filed = await goThrough(service, person)

  const draftId = randomUUID()
  const typed = answers()
  const at = `drafts/${service}/${draftId}`
  await person.send(`PUT ${at}`, { body: { version: 1, activityId: 'APPLY', answers: typed } })
  await person.file(typed, { service, version: 1, draftId, key: draftId })

  // The same once more is answered as before, another under its key is refused.
  const twice = answers()
  const key = randomUUID()
  const [first, again] = [
    await person.file(twice, { service, key }),
    await person.file(twice, { service, key }),
  ]
  assert.equal(again.ID, first.ID)
  await refusal(person.file(answers(), { service, key }), 'IDEMPOTENCY_KEY_REUSED')

  const visitor = await portal.browser()
  await visitor.file(answers(), { service })

  const agent = await portal.person({ slug: 'agent' })
  const token = await portal.actFor(agent, `+2${(await portal.citizen()).username}`, 'At the counter')
  await agent.file(answers(), { service, headers: { 'request-owner-token': token } })

  await refusal(person.file({ ...answers(), nationalId: '1' }, { service }), 'VALIDATION_FAILED')
  return { person, gone: filed, twice }
}

const exported = async (service: string): Promise<void> => {
  const manager = await portal.employee(['REPORT_MANAGER', 'CASE_OFFICER'])
  for (const format of ['csv', 'xlsx'])
    for (const kind of ['requests', 'report']) {
      const spec = { measure: 'counts', by: 'service', every: 'month', service }
      const made = await manager.send('POST exports', {
        body: { kind, format, spec },
        headers: { 'idempotency-key': randomUUID() },
      })
      assert.equal(made.status, 201, JSON.stringify(made.body))
    }
  await portal.portal.makeExports()
}

test('nothing sensitive stands in the database or a file, whatever was done; not marked, it is found', async () => {
  const { person, gone: filed } = await everyWay('SEALED')
  await exported('SEALED')
  await portal.portal.tidy()
  assert.ok(seeded.size > 20)
  const stored = await storedBy(portal)
  assert.ok([...stored.keys()].filter(name => name.startsWith('file ')).length >= 4)
  assert.deepEqual(placesOf(stored, [...seeded]), [])
  // What was sent cannot be guessed from a hash of it either.
  const body = JSON.stringify({ data: filed.data })
  for (const form of ['hex', 'base64', 'base64url'] as const)
    assert.ok(
      !stored.get('public.idempotency_keys')?.includes(createHash('sha256').update(body).digest(form)),
    )

  // Whoever may read it reads it as it was written.
  for (const who of [person, officer]) {
    const seen = await who.read(filed)
    for (const [name, value] of Object.entries(filed.now)) assert.deepEqual(seen.data[name], value, name)
    assert.equal(seen.given?.office?.options?.[0]?.value, filed.now.office)
    const text = JSON.stringify(seen)
    assert.ok(!text.includes('$sealed'), text)
    // The history tells how it stood before, what was asked and why it was decided.
    for (const canary of [filed.data.nationalId, filed.data.mobile, filed.data.family[0]?.passport])
      assert.ok(JSON.stringify(seen.history).includes(canary ?? '-'), canary)
    assert.match(JSON.stringify(seen.history), /Is it 55\d{8}\?/)
    assert.match(JSON.stringify(seen.history), /By the paper 66\d{8}/)
  }

  // The net is tight: the same questions without their mark are found wherever a request leaves them.
  seeded.clear()
  await everyWay('OPEN')
  const tables = placesOf(await storedBy(portal), [...seeded])
  assert.deepEqual(tables, ['public.request_history', 'public.requests'])
})

test('made-up requests are sealed like others, and are found by their numbers', async () => {
  const { hooks: _, ...definition } = sealedService('SEEDED')
  // Nobody is asked for its options here.
  for (const { fieldsSchema } of definition.activities[0]?.steps ?? []) delete fieldsSchema.office
  const { version } = await catalogueStore(portal.database).publish(
    randomUUID(),
    uncheckedDefinition(definition, 'seeded'),
  )
  await portal.portal.loadCatalogue()
  const form = portal.portal.forms.compile(definition)
  const seal = createSeal(fixedKeys(derivedRing(portal.secret)), randomBytes)
  seeded.clear()
  const { office: __, ...example } = answers()
  const seeding = createSeeding({
    services: [{ definition, version, form, handler: undefined, examples: [example] }],
    seal,
    clock: portal.now,
    progress: () => undefined,
    inOne: work => portal.database.transaction(queries => work(seedStore(queries))),
  })
  await seeding.run({ requests: 60, seed: 4, years: 2, isIntoExisting: true }, false)
  const rows = await portal.database.query<{ data: unknown }>(
    sql`select data from requests where service_slug = 'SEEDED'`,
  )
  const opened = rows.map(({ data }) => openValues<Record<string, string>>(seal, data))
  assert.equal(opened.length, 60)
  const numbers = [...new Set(opened.flatMap(({ nationalId }) => nationalId ?? []))]
  assert.ok(numbers.length > 5 && numbers.every(each => /^\d{14}$/.test(each)))
  assert.deepEqual(placesOf(await storedBy(portal), [...numbers, ...seeded]), [])
  const { body } = await officer.send('POST SEEDED/query', {
    body: { filter: { where: { 'data.nationalId': numbers[0] } } },
  })
  const expected = opened.filter(({ nationalId }) => nationalId === numbers[0]).length
  assert.equal(body.length, expected)
})

test('staff find a sensitive answer by its whole value, and by another value nothing', async () => {
  const person = await portal.citizen()
  const { ID, data, now } = await goThrough('SEALED', person)
  const found = async (where: object, who = officer): Promise<string[]> => {
    const { status, body } = await who.send('POST SEALED/query', { body: { filter: { where } } })
    assert.equal(status, 200, JSON.stringify(body))
    return body.map((row: any) => row.ID)
  }
  const search = async () => {
    for (const name of ['nationalId', 'income'] as const) {
      assert.deepEqual(await found({ [`data.${name}`]: now[name] }), [ID], name)
      assert.deepEqual(await found({ [`data.${name}`]: { inq: [now[name], '1'] } }), [ID], name)
      assert.deepEqual(await found({ [`data.${name}`]: { inq: [] } }), [], name)
      assert.deepEqual(await found({ [`data.${name}`]: now[name] }, person), [ID], name)
    }
    assert.deepEqual(await found({ 'data.nationalId': data.nationalId }), [], 'it was changed')
    assert.deepEqual(await found({ 'data.nationalId': `${now.nationalId} ` }), [])
    // As text a number is the same number.
    assert.deepEqual(await found({ 'data.income': String(now.income) }), [ID])
    assert.deepEqual(await found({ 'data.income': String(now.income + 1) }), [])
    assert.deepEqual(await found({ 'data.income': now.income + 1 }), [])
    assert.deepEqual(await found({ not: { 'data.nationalId': now.nationalId }, ID }), [])
  }
  await search()
  // Also while the columns wait to be filled.
  await portal.database.query(sql`update hot_fields set is_ready = false where service_slug = 'SEALED'`)
  await portal.portal.loadCatalogue()
  await search()
  await portal.database.query(sql`update hot_fields set is_ready = true where service_slug = 'SEALED'`)
  await portal.portal.loadCatalogue()
  // The same answer to another question, or of another service, has another index.
  const indexes = await portal.database.query<{ index: string }>(
    raw(`select data -> 'nationalId' ->> '$index' as index from requests where data -> 'nationalId' ? '$index'
      union all select data -> 'mobile' ->> '$index' from requests where data -> 'mobile' ? '$index'`),
    { named: false },
  )
  assert.ok(indexes.length > 8)
  // No part of it, no order, for anybody.
  for (const who of [officer, person])
    for (const filter of [
      { where: { 'data.income': { gt: 1 } } },
      { where: { 'data.nationalId': { like: '2%' } } },
      { order: 'data.income ASC' },
    ])
      assert.equal((await who.send('POST SEALED/query', { body: { filter } })).status, 400)
})

test('a list opens what it shows and nothing else', async () => {
  const person = await portal.citizen()
  const filed = await person.file(answers(), { service: 'SEALED' })
  // Nobody can open the mobile number any more: it was altered.
  await portal.database.query(
    sql`update requests set data = jsonb_set(data, '{mobile,$sealed}', '"00000000.AAAA"') where id = ${filed.id}`,
  )
  const rows = await officer.send('GET SEALED')
  assert.equal(rows.status, 200)
  const row = rows.body.find((each: any) => each.ID === filed.ID)
  assert.deepEqual(Object.keys(row.data).sort(), ['booksAtOnce', 'branch', 'fullName', 'income'])
  assert.equal(row.data.income, '…')
  const filter = encodeURIComponent(JSON.stringify({ fields: ['ID', 'status'] }))
  assert.equal((await person.send(`GET SEALED?filter=${filter}`)).status, 200)
  await refusal(officer.read(filed), 'KEY_MISSING')
})
