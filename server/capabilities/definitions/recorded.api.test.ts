// What designers do to definitions stands in the audit: drafts saved and discarded, publications, earlier versions again.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { libraryCard } from '@bawaba/library-card/definition.ts'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'
import { readServiceFolders } from '../catalogue/index.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

test('drafts, publications and earlier versions that are published again stand in the audit', async () => {
  const designer = await portal.employee(['SERVICE_DESIGNER'])
  const made: any = structuredClone(
    readServiceFolders(libraryCard.services).find(({ serviceSlug }) => serviceSlug === 'LIBRARY_QUESTION'),
  )
  made.serviceSlug = 'RECORDED'
  const { id } = (await designer.send('POST dynamic_services', { body: { definition: made } })).body
  const save = async (definition: object) => {
    const { body } = await designer.send(`GET dynamic_services/${id}/definition`)
    const headers = { 'if-match': `"${body.revision}"` }
    const answer = await designer.send(`PATCH dynamic_services/${id}`, { body: { definition }, headers })
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
  }
  const publish = async () => {
    const body = { reason: 'A better question', drafts: 'carry' }
    assert.equal((await designer.send(`POST dynamic_services/${id}/publish`, { body })).status, 200)
  }
  const other = structuredClone(made)
  other.translations.en.ask = 'Ask us anything'
  await publish()
  await save(other)
  await save(made)
  await save(other)
  await publish()
  await save(made)
  await publish()
  // What is in force already is no publication.
  await publish()
  const rows = await portal.database.query<{ kind: string; actor: string; detail: Record<string, unknown> }>(
    sql`select kind, actor_id as actor, detail from audit_entries where stream = 'definition' order by place`,
  )
  assert.ok(rows.every(({ actor, detail }) => actor === designer.id && detail.serviceSlug === 'RECORDED'))
  assert.deepEqual(
    rows.map(({ kind, detail }) => [kind.split('.')[1], detail.version, detail.likeVersion]),
    [
      ['saved', undefined, undefined],
      ['published', 1, undefined],
      ['saved', undefined, undefined],
      ['discarded', undefined, undefined],
      ['saved', undefined, undefined],
      ['published', 2, undefined],
      ['saved', undefined, undefined],
      ['rolledBack', 3, 1],
    ],
  )
  // Why stands with the version: the audit, which is never erased, holds nobody's own words.
  assert.equal(rows[1]?.detail.reason, undefined)
})
