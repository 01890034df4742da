// Sales that say what is verified of whoever takes a place: with proved identities one person has one, whatever phones they have.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '@bawaba/server/platform/database/index.ts'
import { outcomeOf, refusal } from '@bawaba/server/test-portal.ts'
import { openUnits, type UnitsPortal } from './units/test-units.ts'

let units: UnitsPortal
before(async () => {
  units = await openUnits()
})
after(() => units.portal.close())

type Person = Awaited<ReturnType<UnitsPortal['portal']['citizen']>>
const minute = 60_000
const later = (minutes: number) => new Date(units.portal.now().getTime() + minutes * minute).toISOString()
const join = (who: Person, project: string) => who.send(`PUT projects/${project}/entry`)
const begin = (project: string, more: object) =>
  units.admin.send(`PUT projects/${project}/sale`, {
    body: { method: 'line', opensAt: later(0), places: 5, turnMinutes: 10, ...more },
  })
const saleOf = async (project: string) => (await units.visitor.send(`GET projects/${project}/sale`)).body.sale
/** The person stands at a counter, gives a code and shows the document. */
const prove = async ({ username }: Person, nationalId: string) => {
  const officer = await units.portal.employee(['CASE_OFFICER'])
  await units.portal.actFor(officer, `+2${username}`)
  return officer.send('POST owners/proveIdentity', { body: { nationalId } })
}
const nationalId = '29104120107701'

test('a draw of proved identities: three phones of one person are one entry, and whoever has not proved reads what to do', async () => {
  const project = 'ZAHYA'
  await units.add('P-1', { project })
  const draw = { method: 'draw', closesAt: later(60), verified: 'proved' }
  assert.equal((await begin(project, draw)).status, 204)
  const phones = [await units.portal.citizen(), await units.portal.citizen(), await units.portal.citizen()]
  for (const phone of phones) {
    const refused = await join(phone, project)
    assert.deepEqual(outcomeOf(refused), [409, 'IDENTITY_NOT_PROVED'])
    assert.match(refused.body.error.message, /service center/)
  }
  const proofs = []
  for (const phone of phones) proofs.push(outcomeOf(await prove(phone, nationalId))[1])
  assert.deepEqual(proofs, [undefined, 'IDENTITY_OF_ANOTHER', 'IDENTITY_OF_ANOTHER'])
  const entries = []
  for (const phone of phones) entries.push((await join(phone, project)).status)
  assert.deepEqual(entries, [200, 409, 409])
  assert.deepEqual([(await saleOf(project)).waiting, (await saleOf(project)).verified], [1, 'proved'])
  const { draw: published } = (await units.visitor.send(`GET projects/${project}/draw`)).body
  assert.equal(published.verified, 'proved')
})

test('a sale that says nothing takes typed identities; each counts for its own account and keeps nobody out', async () => {
  const project = 'LATINCITY'
  await units.add('P-2', { project })
  assert.equal((await begin(project, {})).status, 204)
  const [first, second] = [await units.portal.citizen(), await units.portal.citizen()]
  await units.portal.database.query(
    sql`update accounts set national_id = 'sealed', national_id_index = ${Buffer.from('typed by both')}
      where id in (${first.id}, ${second.id})`,
  )
  for (const who of [first, second]) assert.equal((await join(who, project)).status, 200)
  assert.deepEqual([(await saleOf(project)).waiting, (await saleOf(project)).verified], [2, 'typed'])
  const wrong = await begin('ELITE', { verified: 'perhaps' })
  assert.equal(wrong.status, 422)
})

test('no hold leads past a sale of proved identities', async () => {
  const stranger = await units.portal.citizen()
  await refusal(stranger.call('POST reservations', { body: { kind: 'unit', code: 'P-1' } }), 'NOT_YOUR_TURN')
})
