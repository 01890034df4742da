// Files that staff attach: internal ones are theirs by every path; those of a question that is for the applicant are the
// applicant's too, and nobody else's.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { multipart, pdf } from '../../test-files.ts'
import { openTestPortal, type Person, type TestPortal } from '../../test-portal.ts'
import { publishService, questionAnswers } from '../../test-services.ts'

let portal: TestPortal
let officer: Person
let citizen: Person
let service: string
const files = (more: object = {}) => ({
  label: 'answerText',
  type: 'Array',
  uniforms: { type: 'fileUpload' },
  optional: true,
  ...more,
})

before(async () => {
  portal = await openTestPortal()
  const designer = await portal.employee(['SERVICE_DESIGNER'])
  service = await publishService(designer, 'FILES_OF_STAFF', definition => {
    Object.assign(definition.activities[1].steps[0].fieldsSchema, {
      letter: files({ forApplicant: true }),
      memo: files(),
      rows: {
        ...files(),
        uniforms: { type: 'Array' },
        fieldsSchema: { page: files({ forApplicant: true }), note: files() },
      },
    })
    Object.assign(definition.activities[0].steps[0].fieldsSchema, { picture: files() })
  })
  officer = await portal.employee(['CASE_OFFICER'])
  citizen = await portal.citizen()
})
after(() => portal.close())

const upload = async (who: Person, name: string): Promise<string> =>
  (await who.send('POST files', multipart(pdf(name)))).body.id
const namesIn = async (who: Person, id: string): Promise<string[]> => {
  const { body } = await who.send(`GET ${service}/${id}`)
  return body.documents.map(({ name, ofStaff }: any) => `${name} ${ofStaff ?? '-'}`).sort()
}

test('what a question marks is the applicant’s too; the rest stays with staff, in the request and by its link', async () => {
  const picture = await upload(citizen, 'picture.pdf')
  const filed = await citizen.send(`POST ${service}`, {
    body: { data: { ...questionAnswers, picture: [picture] } },
  })
  assert.equal(filed.status, 201, JSON.stringify(filed.body))
  const { id } = filed.body
  const [letter, memo, page, note] = await Promise.all(
    ['letter.pdf', 'memo.pdf', 'page.pdf', 'note.pdf'].map(name => upload(officer, name)),
  )
  const { body: seen } = await officer.send(`GET ${service}/${id}`)
  const data = {
    answer: 'Here it is',
    letter: [letter],
    memo: [memo],
    rows: [{ page: [page], note: [note] }],
  }
  const acted = await officer.send(`PATCH ${service}/${id}`, {
    body: { activityId: 'ANSWER', data },
    headers: { 'if-match': `"${seen.revision}"` },
  })
  assert.equal(acted.status, 200, JSON.stringify(acted.body))

  assert.deepEqual(await namesIn(citizen, id), ['letter.pdf shared', 'page.pdf shared', 'picture.pdf -'])
  assert.deepEqual(await namesIn(officer, id), [
    'letter.pdf shared',
    'memo.pdf internal',
    'note.pdf internal',
    'page.pdf shared',
    'picture.pdf -',
  ])
  const other = await portal.citizen()
  const statuses = (who: Person) =>
    Promise.all(
      [letter, memo, page, note].flatMap(file => [
        who.send(`GET files/${file}`).then(({ status }) => status),
        who.send(`GET files/${file}/link?what=file`).then(({ status }) => status),
      ]),
    )
  assert.deepEqual(await statuses(citizen), [200, 200, 404, 404, 200, 200, 404, 404])
  assert.deepEqual(new Set(await statuses(officer)), new Set([200]))
  assert.deepEqual(new Set(await statuses(other)), new Set([404]))
})

test('whoever acts for the applicant sees what the applicant sees', async () => {
  const filed = await citizen.send(`POST ${service}`, { body: { data: { ...questionAnswers } } })
  const { id } = filed.body
  const memo = await upload(officer, 'memo.pdf')
  const { body: seen } = await officer.send(`GET ${service}/${id}`)
  await officer.send(`PATCH ${service}/${id}`, {
    body: { activityId: 'ANSWER', data: { answer: 'Here it is', memo: [memo] } },
    headers: { 'if-match': `"${seen.revision}"` },
  })
  const { mobile } = (await citizen.send(`GET citizen/${citizen.id}`)).body.data
  const agent = await portal.person({ slug: 'agent' })
  const token = await portal.actFor(agent, mobile)
  const headers = { 'request-owner-token': token }
  assert.deepEqual((await agent.send(`GET ${service}/${id}`, { headers })).body.documents, [])
  assert.equal((await agent.send(`GET files/${memo}`, { headers })).status, 404)
})
