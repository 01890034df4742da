// A form with two questions that reserve the same kind of thing: the check refuses it, and one that was published before it
// did is answered.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import type { FormDefinition } from '@bawaba/forms/definition.ts'
import { sql } from '../../platform/database/index.ts'
import { installed } from '../../programmes.ts'
import { uncheckedDefinition } from '../../test-definition.ts'
import { openTestPortal, refusal, type TestPortal } from '../../test-portal.ts'
import { catalogueStore } from '../catalogue/index.ts'

const examples = installed.filter(({ slug }) => slug === 'examples')
let portal: TestPortal
before(async () => {
  portal = await openTestPortal({}, undefined, undefined, examples)
})
after(() => portal.close())

const answers = { childFullName: 'ليلى أحمد سالم', childBirthDate: '2016-03-05', mobile: '01012345678' }
const visits = { visit: 'NASR/2026-11-24T09:30', second: 'NASR/2026-11-25T09:30' }

/** SUMMER_CAMP with a second appointment, published without its check. */
const publish = async (): Promise<void> => {
  const { definition } = await portal.database.one<{ definition: FormDefinition }>(
    sql`select v.definition from service_versions v join services s on s.id = v.service_id where s.slug = 'SUMMER_CAMP'
      order by v.version desc limit 1`,
  )
  const [step] = definition.activities[0]?.steps.filter(({ fieldsSchema }) => 'visit' in fieldsSchema) ?? []
  assert.ok(step?.fieldsSchema.visit)
  const second = { ...step.fieldsSchema.visit, optional: true }
  Object.assign(step.fieldsSchema, { second })
  await catalogueStore(portal.database).publish(
    randomUUID(),
    uncheckedDefinition({ ...definition, serviceSlug: 'TWO_VISITS' } as never),
  )
  await portal.portal.loadCatalogue()
}

test('sending both is refused after two tries, and nothing stays reserved', { timeout: 60_000 }, async () => {
  await publish()
  const me = await portal.citizen()
  await refusal(
    me.call('POST :service', {
      params: { service: 'TWO_VISITS' },
      body: { data: { ...answers, ...visits } },
    }),
    'SENDING_INTERRUPTED',
  )
  const { count } = await portal.database.one<{ count: number }>(
    sql`select count(*)::int as count from reservations where account_id = ${me.id} and status = 'freed'`,
  )
  assert.ok(count <= 4, `${count} holds were taken and freed`)
  const one = await me.file({ ...answers, visit: visits.visit }, { service: 'TWO_VISITS' })
  assert.match(one.ID, /^TWOV/)
})
