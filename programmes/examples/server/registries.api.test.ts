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

test('nobody reads a register through: questions are counted for each person', async () => {
  const curious = await portal.citizen()
  for (let time = 0; time < 120; time++)
    await askAbout('registeredName', { childId: answers.childId }, curious)
  assert.deepEqual(outcomeOf(await askAbout('registeredName', { childId: answers.childId }, curious)), [
    429,
    'MAX_ATTEMPTS',
  ])
  assert.equal((await askAbout('registeredName', { childId: answers.childId })).status, 200)
})

test('a visitor is asked to sign in first', async () => {
  const visitor = await portal.browser()
  assert.equal(
    (await askAbout('registeredName', { childId: answers.childId }, visitor as unknown as typeof citizen))
      .status,
    401,
  )
})
