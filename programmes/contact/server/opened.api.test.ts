// Replies of visitors where staff opened questions of the filing again.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { multipart, pdf } from '@bawaba/server/test-files.ts'
import type { Person, TestPortal } from '@bawaba/server/test-portal.ts'
import { openContact, service, type Visitor } from './test-contact.ts'

let portal: TestPortal
let visitor: Visitor
let officer: Person
before(async () => {
  ;({ portal, visitor, officer } = await openContact())
})
after(() => portal.close())

const own = {
  messageType: 'COMPLAINT',
  content: 'Nobody came to look at the meter',
  fullName: 'Noha Abdelrahman',
  answerBy: 'SMS',
  mobile: '+201112345678',
}
const askAgain = async (answers: object, fields: string[]) => {
  const filed = await visitor.file({ ...own, ...answers }, { service })
  const request = await officer.read({ ...filed, serviceSlug: service })
  await officer.act(request, 'ASK_INFORMATION', {
    data: { informationAsked: 'What did the receipt say?' },
    ask: { fields, workingDays: 5 },
  })
  return filed
}
const reply = async ({ ID, trackingSecret = '' }: { ID: string; trackingSecret?: string }, who: Visitor) => {
  const headers = { 'x-tracking-secret': trackingSecret }
  const { body } = await who.call('GET track/:id', { params: { id: ID }, headers })
  const askedAt = body.question?.askedAt ?? ''
  const answer = await who.call('POST track/:id/reply', {
    params: { id: ID },
    headers,
    body: { askedAt, text: 'It said 12' },
  })
  assert.equal(answer.status, 200, JSON.stringify(answer.answer.body))
}

for (const fields of [
  ['requestId'],
  ['papers'],
  ['serviceName', 'content'],
  ['mobile'],
  ['email'],
  ['answerBy'],
])
  test(`opened again: ${fields}`, async () => reply(await askAgain({}, fields), visitor))

test('files of the filing stay where the reply comes from another browser', async () => {
  const { body: upload } = await visitor.send('POST files', multipart(pdf()))
  const filed = await askAgain({ papers: [upload.id] }, ['papers'])
  await reply(filed, await portal.browser())
  const { documents } = await officer.read({ ...filed, serviceSlug: service })
  assert.deepEqual(
    documents?.map(({ id }) => id),
    [upload.id],
  )
})
