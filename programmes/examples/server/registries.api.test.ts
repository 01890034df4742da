// A service that asks registries, against the simulated ones: options, a value, what is unknown, and registries that are down.

import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { createSimulator } from '@bawaba/sandbox-gateway/simulator.ts'
import { readService } from '@bawaba/server/capabilities/catalogue/index.ts'
import { installed } from '@bawaba/server/programmes.ts'
import { outsideServicesText } from '@bawaba/server/simulators.ts'
import { openTestPortal, outcomeOf, type TestPortal } from '@bawaba/server/test-portal.ts'
import { registerRegistries } from '../simulator/registries.ts'

const keys = [{ id: 'test', secret: 'k'.repeat(40) }]
const folder = mkdtempSync(join(tmpdir(), 'registries-'))
let now = () => new Date('2026-11-20T10:00:00Z')
const simulator = createSimulator({ folder, keys, clock: () => now(), register: registerRegistries })
let portal: TestPortal
let citizen: Awaited<ReturnType<TestPortal['citizen']>>

before(async () => {
  const origin = await simulator.listen()
  portal = await openTestPortal(
    { LOG_LEVEL: 'warn', OUTSIDE_SERVICES: outsideServicesText([{ name: 'civil-registry', origin, keys }]) },
    undefined,
    undefined,
    installed.filter(({ slug }) => slug === 'examples'),
  )
  now = portal.now
  citizen = await portal.citizen()
})
after(async () => {
  await portal.close()
  await simulator.close()
  rmSync(folder, { recursive: true })
})

const { definition } = readService(new URL('../services/BIRTH_CERTIFICATE/', import.meta.url))
const answers = {
  childId: '31503121200011',
  relation: 'parent',
  copies: 2,
  governorate: 'CAIRO',
  office: 'CAI-MAADI',
  mobile: '01012345678',
  truth: true,
}
const askAbout = (field: string, data: object, who = citizen) =>
  who.send('POST BIRTH_CERTIFICATE/fieldHandler', { body: { activityId: 'APPLY', field, data } })
const file = (more: object = {}, who = citizen) =>
  who.send('POST BIRTH_CERTIFICATE', { body: { data: { ...answers, ...more } } })

test('options and values come from the registry, without a script', async () => {
  assert.equal(definition.hooks, undefined)
  const offices = await askAbout('office', { governorate: 'GIZA' })
  assert.deepEqual(
    offices.body.options.map(({ value }: { value: string }) => value),
    ['GIZ-DOKKI', 'GIZ-OCTOBER'],
  )
  assert.equal((await askAbout('registeredName', { childId: answers.childId })).body.value, 'سلمى كريم فؤاد')
  assert.deepEqual((await askAbout('registeredName', { childId: '31503121200029' })).body, { valid: true })
  assert.deepEqual((await askAbout('office', { governorate: 'MARS' })).body.options, [])
})

test('what is filed is what the registry says, whatever was sent', async () => {
  const { status, body } = await file({ registeredName: 'اسم مخترع', price: 1 })
  assert.equal(status, 201, JSON.stringify(body))
  const { body: request } = await citizen.send(`GET BIRTH_CERTIFICATE/${body.id}`)
  assert.deepEqual(
    [request.data.registeredName, request.data.price, request.data.office],
    ['سلمى كريم فؤاد', 4600, 'CAI-MAADI'],
  )
})

test('a number that is not registered and an office of elsewhere are refused with their sentences', async () => {
  const refused = await file({ childId: '31503121200029', office: 'GIZ-DOKKI' })
  assert.deepEqual(outcomeOf(refused), [422, 'VALIDATION_FAILED'])
  assert.deepEqual(
    refused.body.error.details.map(({ field }: { field: string }) => field),
    ['registeredName', 'office'],
  )
  assert.match(JSON.stringify(refused.body.error.details), /No birth is registered/)
})

test('registries that are down, slow or answer nonsense: told as such, nothing filed, and filed afterwards', async () => {
  const count = async () => Number((await citizen.send('GET BIRTH_CERTIFICATE/count')).body.count)
  const before = await count()
  for (const callFault of ['down', 'nonsense', 'break'] as const) {
    simulator.inject({ fault: callFault, path: 'birth', times: 1 })
    assert.deepEqual(
      outcomeOf(await askAbout('registeredName', { childId: answers.childId })),
      [503, 'ECONNABORTED'],
      callFault,
    )
    simulator.inject({ fault: callFault, path: 'birth', times: 1 })
    assert.deepEqual(outcomeOf(await file()), [503, 'ECONNABORTED'], callFault)
    // Between them one call succeeds, so that the circuit stays closed.
    assert.equal((await askAbout('registeredName', { childId: answers.childId })).status, 200)
  }
  assert.equal(await count(), before)
  assert.equal((await file()).status, 201)
  // Neither the log nor the address of a call tells whom it was about.
  assert.ok(portal.log.some(line => line.includes('registries.unavailable')))
  assert.ok(!portal.log.join('').includes(answers.childId))
})

test('one that stays down is left alone, and asked again after its pause', async () => {
  simulator.inject({ fault: 'down', path: 'birth', times: 5 })
  for (let time = 0; time < 6; time++)
    assert.deepEqual(outcomeOf(await askAbout('registeredName', { childId: answers.childId })), [
      503,
      'ECONNABORTED',
    ])
  portal.pass(10_000)
  assert.equal((await askAbout('registeredName', { childId: answers.childId })).status, 200)
})

const child = (index: number) => `3150312120${String(index).padStart(4, '0')}`

test('nobody reads a register through: questions are counted for each person, whichever call asks', async () => {
  const curious = await portal.citizen()
  for (let index = 1000; index < 1120; index++)
    assert.equal((await askAbout('registeredName', { childId: child(index) }, curious)).status, 200)
  const refused = [429, 'MAX_ATTEMPTS']
  const other = { ...answers, childId: child(1200) }
  assert.deepEqual(outcomeOf(await askAbout('registeredName', { childId: child(1200) }, curious)), refused)
  // Filing, and reckoning what it costs, judge by the same register; what was typed stays in the draft.
  const draftId = crypto.randomUUID()
  const drafted = await curious.send(`PUT drafts/BIRTH_CERTIFICATE/${draftId}`, {
    body: { version: 1, activityId: 'APPLY', answers: other },
  })
  assert.equal(drafted.status, 200, JSON.stringify(drafted.body))
  const filed = await curious.send('POST BIRTH_CERTIFICATE', { body: { data: other, draftId } })
  assert.deepEqual(outcomeOf(filed), refused)
  assert.match(filed.body.error.message, /Too many tries/)
  assert.ok(Number(filed.headers['retry-after']) > 0)
  assert.equal((await curious.send('GET BIRTH_CERTIFICATE/count')).body.count, 0)
  const left = await curious.send(`GET drafts/BIRTH_CERTIFICATE/${draftId}`)
  assert.equal(left.body.answers.childId, other.childId)
  const costs = await curious.send('POST BIRTH_CERTIFICATE/fees', { body: { data: other } })
  assert.deepEqual(outcomeOf(costs), refused)
  // What was asked before tells nothing new; others have budgets of their own.
  assert.equal((await askAbout('registeredName', { childId: child(1000) }, curious)).status, 200)
  assert.equal((await askAbout('registeredName', { childId: answers.childId })).status, 200)
})

test('whoever acts for a person spends a budget of their own, and the person theirs', async () => {
  const officer = await portal.employee(['CASE_OFFICER'])
  const { mobile } = (await citizen.send(`GET citizen/${citizen.id}`)).body.data
  const token = await portal.actFor(officer, mobile)
  const acting = { 'request-owner-token': token }
  const ask = (childId: string) =>
    officer.send('POST BIRTH_CERTIFICATE/fieldHandler', {
      body: { activityId: 'APPLY', field: 'registeredName', data: { childId } },
      headers: acting,
    })
  for (let index = 2000; index < 2120; index++) assert.equal((await ask(child(index))).status, 200)
  assert.deepEqual(outcomeOf(await ask(child(2200))), [429, 'MAX_ATTEMPTS'])
  const data = { ...answers, childId: child(2300) }
  const filed = await officer.send('POST BIRTH_CERTIFICATE', { body: { data }, headers: acting })
  assert.deepEqual(outcomeOf(filed), [429, 'MAX_ATTEMPTS'])
  assert.equal((await askAbout('registeredName', { childId: child(2200) })).status, 200)
})

test('a visitor is asked to sign in first', async () => {
  const visitor = await portal.browser()
  assert.equal(
    (await askAbout('registeredName', { childId: answers.childId }, visitor as unknown as typeof citizen))
      .status,
    401,
  )
})
