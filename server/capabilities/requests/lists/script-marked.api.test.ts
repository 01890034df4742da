// Questions that a script marks as sensitive, where the definition does not: sealed where they are stored, and masked in
// every list of staff, as those of the definition are.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import type { FieldEntry } from '@bawaba/forms/definition.ts'
import { uncheckedDefinition } from '../../../test-definition.ts'
import { cardAnswers, openTestPortal, type TestPortal } from '../../../test-portal.ts'
import { placesOf, sealedService, storedBy } from '../../../test-sealed.ts'
import { catalogueStore } from '../../catalogue/index.ts'

const secret = 'QX55019283'
const slug = 'MARKED_BY_SCRIPT'
const entry = (more: Partial<FieldEntry> = {}): FieldEntry => ({
  label: 'f.fullName',
  type: 'String',
  uniforms: { type: 'text' },
  optional: true,
  ...more,
})
/** The definition marks neither; the script does. */
const service = () => {
  const definition = sealedService(slug, false)
  const schema = definition.activities.find(({ activityId }) => activityId === 'APPLY')?.steps[0]
    ?.fieldsSchema
  const lazyLoad = { apiDependencies: ['fullName'] }
  Object.assign(schema ?? {}, {
    office: entry({ showColumn: true, lazyLoad }),
    slot: entry({ type: 'Object', uniforms: { type: 'slot' }, showColumn: true, lazyLoad }),
  })
  const marked = JSON.stringify(entry({ sensitive: true }))
  return {
    ...definition,
    hooks: {
      fieldHandler: `function fieldHandler(ctx) {
        return ctx.field === 'slot' ? { fieldsSchema: { card: ${marked} } } : { entry: ${marked} }
      }`,
    },
  }
}

let portal: TestPortal
let officer: Awaited<ReturnType<TestPortal['employee']>>
before(async () => {
  portal = await openTestPortal()
  await catalogueStore(portal.database).publish(randomUUID(), uncheckedDefinition(service(), 'marked'))
  await portal.portal.loadCatalogue()
  officer = await portal.employee(['CASE_OFFICER'])
})
after(() => portal.close())

const filterOf = (filter: object) => encodeURIComponent(JSON.stringify(filter))

test('what a script marks as sensitive is sealed, and masked in every list of staff', async () => {
  const person = await portal.citizen()
  const filed = await person.send(`POST ${slug}`, {
    body: { data: { ...cardAnswers, office: secret, slot: { card: secret } } },
    headers: { 'idempotency-key': randomUUID() },
  })
  assert.equal(filed.status, 201, JSON.stringify(filed.body))
  assert.deepEqual(placesOf(await storedBy(portal), [secret]), [])
  const masked = { office: '…9283', slot: { card: '…9283' } }
  for (const call of [
    `GET ${slug}`,
    'GET dynamic_services/requestsInbox',
    `GET ${slug}?filter=${filterOf({ fields: ['ID', 'columns'] })}`,
    `GET ${slug}?filter=${filterOf({ fields: ['ID', 'data'] })}`,
    `POST ${slug}/query`,
  ]) {
    const { status, body } = await officer.send(call, call.startsWith('POST') ? { body: {} } : {})
    assert.equal(status, 200, call)
    assert.deepEqual([body[0].data.office, body[0].data.slot], [masked.office, masked.slot], call)
    assert.ok(!JSON.stringify(body).includes(secret), call)
  }
  const inbox = (await officer.send('GET dynamic_services/inbox')).body
  assert.equal(inbox.items.length, 1)
  assert.ok(!JSON.stringify(inbox).includes(secret))
  // Whoever opens the request reads it, as the applicant does.
  const whole = await officer.send(`GET ${slug}/findOne?filter=${filterOf({ where: { id: filed.body.id } })}`)
  assert.equal(whole.body.data.office, secret)
  assert.equal((await person.send(`GET ${slug}`)).body[0].data.office, secret)
})
