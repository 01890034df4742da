// Acting for a company: its name and register number stand in the permission, in what is filed, in the history that both
// sides read. What becomes of it when the person
// is erased is tried with everything else of theirs (personal-data).

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openTestPortal, outcomeOf, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

const company = { name: 'شركة النور للمقاولات', registerNumber: '123456' }

/** An employee who files on behalf, a citizen who speaks for a company, and the permission between the two. */
const scene = async (typed: { name: string; registerNumber: string } | undefined) => {
  const employee = await portal.employee(['BFM_ADMIN'])
  const citizen = await portal.citizen()
  const { mobile } = (await citizen.send(`GET citizen/${citizen.id}`)).body.data
  const token = await portal.actFor(employee, mobile, 'Came to the center', typed)
  const headers = { 'request-owner-token': token }
  return { employee, citizen, mobile, headers }
}

test('a company stands in token, request and history, and both sides read it', async () => {
  const { employee, citizen, headers } = await scene({ ...company, registerNumber: '١٢٣ ٤٥٦' })
  const { acting } = (await employee.send('GET owners/current')).body
  assert.deepEqual(acting.company, company)
  const filed = await employee.file(undefined, { headers })
  const officer = await portal.employee(['CASE_OFFICER'])
  for (const reader of [citizen, officer]) {
    const request = await reader.read(filed)
    assert.deepEqual(request.company, company)
    const created = request.history.find(({ kind }: { kind: string }) => kind === 'created')
    assert.deepEqual([created?.company, created?.onBehalfOf?.id], [company, citizen.id])
  }
  const filter = encodeURIComponent(JSON.stringify({ where: { ID: filed.ID }, fields: ['ID', 'company'] }))
  const rows = (await officer.send(`GET dynamic_services/requestsInbox?filter=${filter}`)).body
  assert.deepEqual(rows, [{ ID: filed.ID, company }])

  // What is done later for the company says so too; what the citizen does themselves does not.
  const replied = { params: { service: 'LIBRARY_CARD', id: filed.id }, body: { text: 'One more thing' } }
  assert.equal((await employee.call('POST :service/:id/reply', { ...replied, headers })).status, 200)
  assert.equal((await citizen.call('POST :service/:id/reply', replied)).status, 200)
  const { history } = await officer.read(filed)
  const replies = history.filter(({ kind }: { kind: string }) => kind === 'comment')
  assert.deepEqual(
    replies.map(({ company }: any) => company?.name),
    [undefined, company.name],
  )

  const [own] = (await citizen.send(`GET citizen/${citizen.id}/actings`)).body
  const [mine] = (await employee.send('GET actings')).body
  const [sent] = (await employee.send('GET actings/requests')).body
  assert.deepEqual([own.company, mine.company, sent.company], [company, company, company])
})

test('without one nothing of it stands anywhere; another permission forgets it', async () => {
  const { employee, citizen, mobile } = await scene(company)
  portal.pass(61_000)
  const token = await portal.actFor(employee, mobile)
  assert.equal('company' in (await employee.send('GET owners/current')).body.acting, false)
  const filed = await employee.file(undefined, { headers: { 'request-owner-token': token } })
  const request = await citizen.read(filed)
  assert.equal('company' in request, false)
  assert.ok(request.history.every((entry: object) => !('company' in entry)))
})

test('a number that is none is refused before the code is used up', async () => {
  const employee = await portal.employee(['BFM_ADMIN'])
  const citizen = await portal.citizen()
  const { mobile } = (await citizen.send(`GET citizen/${citizen.id}`)).body.data
  await employee.call('POST owners/sendCode', { body: { mobile } })
  const code = await portal.codeTo(mobile)
  const verify = (typed: object) =>
    employee.send('POST owners/verify', { body: { mobile, code, company: typed } })
  for (const wrong of [{ ...company, registerNumber: 'A12' }, { ...company, name: ' ' }, { name: 'Nour' }]) {
    const answer = await verify(wrong)
    assert.equal(outcomeOf(answer)[1], 'VALIDATION_FAILED', JSON.stringify(wrong))
  }
  assert.equal((await verify(company)).status, 200)
})
