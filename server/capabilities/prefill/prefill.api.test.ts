// What a new form takes over from a profile: one's own and nobody else's, whole identifiers for their owner alone, the
// name and the company where somebody acts, and no proof of anything.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { libraryCard } from '@bawaba/library-card/definition.ts'
import { cardAnswers, openTestPortal, refusal, type TestPortal } from '../../test-portal.ts'
import { publishService } from '../../test-services.ts'
import { readServiceFolders } from '../catalogue/index.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

type Caller = Pick<Awaited<ReturnType<TestPortal['browser']>>, 'call'>
const prefillOf = (who: Caller, service: string, headers = {}) =>
  who.call('GET :service/prefill', { params: { service }, headers })
const answersOf = async (who: Caller, service: string, headers = {}) =>
  (await prefillOf(who, service, headers)).body.answers

const password = 'Citizen#2026'
const nationalId = '29104120160001'
/** Someone who has signed up, with everything that a profile holds. */
const registered = async () => {
  const mobile = '+201080000001'
  const visitor = await portal.browser()
  const data = {
    identity: 'NATIONAL_ID',
    nationalId,
    firstName: 'منى',
    lastName: 'سعيد علي',
    mobile,
    email: 'mona@example.com',
    address: '٧ شارع النيل، الجيزة',
  }
  const { body } = await visitor.send('POST citizen', { body: { data, password, confirmPassword: password } })
  const code = await portal.codeTo(mobile)
  await visitor.send('POST citizen/verifyMobile', { body: { id: body.id, mobile, code } })
  const own = await portal.browser()
  const session = await own.send('POST citizen/login', { body: { username: mobile, password } })
  own.held.token = session.body.usertoken
  return { ...own, id: body.id as string, mobile }
}

test('one’s own profile answers one’s own form, and each form what it asks alone', async () => {
  const mona = await registered()
  assert.deepEqual(await answersOf(mona, 'FAMILY_CARD'), {
    fullName: 'منى سعيد علي',
    nationalId,
    mobile: mona.mobile,
    email: 'mona@example.com',
    address: '٧ شارع النيل، الجيزة',
  })
  assert.deepEqual(await answersOf(mona, 'LIBRARY_QUESTION'), { email: 'mona@example.com' })
  assert.deepEqual(await answersOf(mona, 'ROOM_BOOKING'), {})
  // The profile itself shows the last digits, as before.
  assert.equal((await mona.send(`GET citizen/${mona.id}`)).body.data.nationalId, '••••••••••0001')

  // Whoever acts for her reads her name, and never what only she may read.
  const agent = await portal.person({ slug: 'agent' })
  const token = await portal.actFor(agent, mona.mobile)
  const acted = await answersOf(agent, 'FAMILY_CARD', { 'request-owner-token': token })
  assert.deepEqual(acted, { fullName: 'منى سعيد علي' })

  const other = await portal.citizen()
  const others = await answersOf(other, 'FAMILY_CARD')
  assert.ok(!JSON.stringify(others).includes('منى'))
  assert.ok(!portal.log.join('').includes(nationalId))
})

test('a visitor, staff at their own work, and a service that is not seen: nothing', async () => {
  await refusal(prefillOf(await portal.browser(), 'LIBRARY_QUESTION'), 'UNAUTHENTICATED')
  await refusal(
    prefillOf(await portal.employee(['CASE_OFFICER']), 'LIBRARY_CARD'),
    'INVALID_REQUEST_OWNER_TOKEN',
  )
  await refusal(
    prefillOf(await portal.person({ slug: 'agent' }), 'LIBRARY_CARD'),
    'INVALID_REQUEST_OWNER_TOKEN',
  )
  await refusal(prefillOf(await portal.citizen(), 'NO_SUCH_SERVICE'), 'MODEL_NOT_FOUND')
})

test('what was taken over is an answer like any other: another is taken, a wrong one refused', async () => {
  const citizen = await portal.citizen()
  const { fullName } = await answersOf(citizen, 'LIBRARY_CARD')
  assert.match(String(fullName), /^First\d+ Last\d+$/)
  const filed = await citizen.file({ ...cardAnswers, fullName: 'Somebody Else' })
  assert.equal((await citizen.read(filed)).data.fullName, 'Somebody Else')
  await refusal(citizen.file({ ...cardAnswers, fullName: '' }), 'VALIDATION_FAILED', 'data.fullName')
})

const question = readServiceFolders(libraryCard.services).find(
  ({ serviceSlug }) => serviceSlug === 'LIBRARY_QUESTION',
)
/** A service whose e-mail question is another one. */
const changed = (slug: string, entry: object) => {
  const definition: any = structuredClone(question)
  definition.serviceSlug = slug
  // Its e-mail question no longer holds an address to write to.
  delete definition.contact
  const fields = definition.activities[0].steps[0].fieldsSchema
  fields.email = { ...fields.email, ...entry }
  return definition
}

test('the company that is acted for answers its questions, in the permission alone', async () => {
  const designer = await portal.employee(['SERVICE_DESIGNER'])
  const entry = { uniforms: { type: 'text' }, prefill: 'companyNumber' }
  const { body } = await designer.send('POST dynamic_services', {
    body: { definition: changed('COMPANY_QUESTION', entry) },
  })
  const published = await designer.send(`POST dynamic_services/${body.id}/publish`, {
    body: { reason: 'Companies ask too', drafts: 'carry' },
  })
  assert.equal(published.status, 200)
  const citizen = await portal.citizen()
  assert.deepEqual(await answersOf(citizen, 'COMPANY_QUESTION'), {})
  const { mobile } = (await citizen.send(`GET citizen/${citizen.id}`)).body.data
  const agent = await portal.person({ slug: 'agent' })
  const token = await portal.actFor(agent, mobile, undefined, { name: 'النور', registerNumber: '١٢٣٤٥٦' })
  const headers = { 'request-owner-token': token }
  assert.deepEqual(await answersOf(agent, 'COMPANY_QUESTION', headers), { email: '123456' })
})

test('a form begins with the latest earlier request: one’s own, not cancelled, sealed answers for sealed questions alone', async () => {
  const designer = await portal.employee(['SERVICE_DESIGNER'])
  const takes = (field: string) => ({
    type: 'String',
    uniforms: { type: 'text' },
    optional: true,
    prefill: { service: 'LIBRARY_CARD', field },
  })
  await publishService(designer, 'SECOND_CARD', definition => {
    Object.assign(definition.activities[0].steps[0].fieldsSchema, {
      branch: { label: 'email', ...takes('branch') },
      open: { label: 'email', ...takes('nationalId') },
      closed: { label: 'email', sensitive: true, ...takes('nationalId') },
      gone: { label: 'email', ...takes('noSuchField') },
    })
  })
  const read = async (who: Caller, headers = {}) => (await prefillOf(who, 'SECOND_CARD', headers)).body
  const citizen = await portal.citizen()
  assert.deepEqual((await read(citizen)).earlier, {})
  const first = await citizen.file({ ...cardAnswers, branch: 'RIVER' })
  await citizen.file({ ...cardAnswers, branch: 'GARDEN' }).then(later => citizen.act(later, 'CANCEL'))
  const { answers, earlier } = await read(citizen)
  assert.deepEqual(
    [answers.branch, answers.open, answers.closed, answers.gone],
    ['RIVER', undefined, cardAnswers.nationalId, undefined],
  )
  assert.deepEqual(Object.keys(earlier).sort(), ['branch', 'closed'])
  assert.deepEqual([earlier.branch?.ID, earlier.branch?.filedOn], [first.ID, '2026-11-20'])
  assert.ok(earlier.branch?.serviceLabel.ar && earlier.branch.serviceLabel.en)
  // Nobody else begins with it, nor whoever acts for its owner.
  assert.deepEqual((await read(await portal.citizen())).earlier, {})
  const { mobile } = (await citizen.send(`GET citizen/${citizen.id}`)).body.data
  const agent = await portal.person({ slug: 'agent' })
  const token = await portal.actFor(agent, mobile)
  assert.deepEqual((await read(agent, { 'request-owner-token': token })).earlier, {})
})

test('a question that cannot take what it names is not published, and says why', async () => {
  const designer = await portal.employee(['SERVICE_DESIGNER'])
  const keysFor = async (slug: string, entry: object) => {
    const { body } = await designer.send('POST dynamic_services', {
      body: { definition: changed(slug, entry) },
    })
    const issues = (await designer.send(`POST dynamic_services/${body.id}/check`)).body
    return issues.map(({ key }: { key: string }) => key)
  }
  assert.deepEqual(await keysFor('WRONG_KIND', { prefill: 'mobile' }), ['prefillKind'])
  assert.deepEqual(await keysFor('UNSEALED', { uniforms: { type: 'nationalId' }, prefill: 'nationalId' }), [
    'prefillUnsealed',
  ])
  assert.deepEqual(await keysFor('NO_PROPERTY', { prefill: 'salary' }), ['badValue'])
  const earlier = { service: 'LIBRARY_CARD', field: 'papers' }
  assert.deepEqual(
    await keysFor('NO_FILE', { type: 'Array', uniforms: { type: 'fileUpload' }, prefill: earlier }),
    ['prefillEarlier'],
  )
  assert.deepEqual(await keysFor('NO_SLUG', { prefill: { ...earlier, service: 'card' } }), ['badValue'])
})
