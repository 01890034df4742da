// Definitions over the real API: drafts of definitions, two designers at once, what publishing does to requests, drafts
// and other servers, and who may do none of it.

import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { roles } from '@bawaba/contract/entities/person.ts'
import { libraryCard } from '@bawaba/library-card/definition.ts'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { sql } from '../../platform/database/index.ts'
import { eventually } from '../../platform/test-patience.ts'
import { uncheckedDefinition } from '../../test-definition.ts'
import { cardAnswers, openTestPortal, refusal, type TestPortal } from '../../test-portal.ts'
import { readServiceFolders } from '../catalogue/index.ts'

let portal: TestPortal
before(async () => {
  // One test makes a statement wait.
  portal = await openTestPortal({ DATABASE_TIMEOUT_MS: '30000' })
})
after(() => portal.close())

const card = readServiceFolders(libraryCard.services).find(
  ({ serviceSlug }) => serviceSlug === 'LIBRARY_CARD',
)
const question = readServiceFolders(libraryCard.services).find(
  ({ serviceSlug }) => serviceSlug === 'LIBRARY_QUESTION',
)
assert.ok(card && question)
const designer = () => portal.employee(['SERVICE_DESIGNER'])
type Designer = Awaited<ReturnType<typeof designer>>

let made = 0
/** A new service of its own for a test, as a definition that can be published. */
const fresh = (change: (definition: any) => void = () => undefined) => {
  const definition: any = structuredClone(question)
  made += 1
  definition.serviceSlug = `FRESH_${made}`
  change(definition)
  return definition
}
const create = (who: Designer, definition: object) =>
  who.send('POST dynamic_services', { body: { definition } })
const save = (who: Designer, id: string, definition: object, revision?: number, basedOn?: number) =>
  who.send(`PATCH dynamic_services/${id}`, {
    body: { definition, ...(basedOn === undefined ? {} : { basedOn }) },
    headers: revision === undefined ? {} : { 'if-match': `"${revision}"` },
  })
const publish = (who: Designer, id: string, drafts = 'carry', headers = {}) =>
  who.send(`POST dynamic_services/${id}/publish`, { body: { reason: 'A better question', drafts }, headers })
const keysOf = (issues: { key: string }[]) => issues.map(({ key }) => key)
/** A service of its own, published once. */
const published = async (who: Designer, change?: (definition: any) => void) => {
  const { id, definition } = (await create(who, fresh(change))).body
  assert.equal((await publish(who, id)).status, 200)
  return { id, definition, slug: definition.serviceSlug as string }
}
const reworded = (definition: any, words = 'Ask away') => {
  const changed = structuredClone(definition)
  changed.translations.en.ask = words
  return changed
}

test('B9: a draft definition is seen by designers only, until it is published', async () => {
  const [who, citizen, officer] = [
    await designer(),
    await portal.citizen(),
    await portal.employee(['CASE_OFFICER']),
  ]
  const { status, body, headers } = await create(who, fresh())
  assert.deepEqual([status, body.version, body.revision, headers.etag], [201, 0, 1, '"1"'])
  const where = `GET dynamic_services/findOne?filter=${encodeURIComponent(JSON.stringify({ where: { serviceSlug: body.serviceSlug } }))}`
  for (const other of [citizen, officer, who]) assert.equal((await other.send(where)).status, 404)
  assert.equal((await citizen.send(`POST ${body.serviceSlug}`, { body: { data: {} } })).status, 404)
  const listed = (await who.call('GET dynamic_services/definitions')).body
  assert.ok(listed.some(({ id, version }: any) => id === body.id && version === 0))
  assert.deepEqual((await who.send(`POST dynamic_services/${body.id}/check`)).body, [])
  assert.deepEqual((await publish(who, body.id)).body, { version: 1, release: 1, isNew: true })
  for (const other of [citizen, officer]) assert.equal((await other.send(where)).body.version, 1)
})

test('publishing the same again makes no version and says so; a change makes one, with who, when and why', async () => {
  const who = await designer()
  const { id, definition } = await published(who)
  assert.deepEqual((await publish(who, id)).body, { version: 1, release: 1, isNew: false })
  const { revision } = (await who.send(`GET dynamic_services/${id}/definition`)).body
  const saved = await save(who, id, reworded(definition), revision)
  assert.deepEqual([saved.status, saved.body.isChanged, saved.body.version], [200, true, 1])
  assert.equal((await publish(who, id, 'keep')).body.version, 2)
  const versions = (await who.send(`GET dynamic_services/${id}/versions`)).body
  assert.deepEqual(
    versions.map(({ version, reason, drafts, by }: any) => [version, reason, drafts, by.id]),
    [
      [2, 'A better question', 'keep', who.id],
      [1, 'A better question', 'carry', who.id],
    ],
  )
  assert.ok(Math.abs(Date.parse(versions[0].publishedAt) - Date.now()) < 60_000)
})

test('a save names its revision: none is 428, a stale one 409 with the present one; of two at once one wins', async () => {
  const [one, other] = [await designer(), await designer()]
  const { id, definition } = (await create(one, fresh())).body
  assert.equal((await save(one, id, definition)).status, 428)
  const both = await Promise.all([
    save(one, id, reworded(definition, 'One'), 1),
    save(other, id, reworded(definition, 'Other'), 1),
  ])
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409])
  const [won] = both.filter(({ status }) => status === 200)
  const [lost] = both.filter(({ status }) => status === 409)
  assert.equal(lost?.body.error.code, 'CONFLICT')
  assert.deepEqual(lost?.body.current.definition, won?.body.definition)
  assert.equal((await save(other, id, definition, lost?.body.current.revision)).status, 200)
})

test('nobody publishes what another designer saved meanwhile, nor over a version published meanwhile', async () => {
  const [one, other] = [await designer(), await designer()]
  const { id, definition } = await published(one)
  const seen = (await one.send(`GET dynamic_services/${id}/definition`)).body.revision
  await save(other, id, reworded(definition, 'Other'), seen)
  assert.equal((await publish(one, id, 'carry', { 'if-match': `"${seen}"` })).body.error.code, 'CONFLICT')
  // A programme, or an operator, publishes another version beside the draft.
  const { catalogueStore } = await import('../catalogue/index.ts')
  const elsewhere = reworded(definition, 'Elsewhere')
  await catalogueStore(portal.database).publish(randomUUID(), uncheckedDefinition(elsewhere))
  const refused = await publish(other, id)
  assert.deepEqual([refused.status, refused.body.current.version], [409, 2])
  assert.deepEqual(
    refused.body.published,
    { version: 2, definition: elsewhere },
    'what was published, to compare',
  )
  assert.equal((await save(other, id, definition, seen + 1)).status, 409)
  const { revision } = refused.body.current
  assert.equal((await save(other, id, definition, revision)).status, 200)
  assert.equal((await publish(other, id)).status, 409, 'another save does not overwrite it')
  assert.equal((await save(other, id, definition, revision + 1, 2)).status, 200)
  assert.equal((await publish(other, id)).body.version, 3)
  const twice = await save(other, id, reworded(definition, 'Twice'), revision + 3)
  assert.equal(twice.status, 200)
  const answers = await Promise.all([publish(one, id), publish(other, id)])
  const versions = (await one.send(`GET dynamic_services/${id}/versions`)).body
  assert.equal(versions.length, 4, JSON.stringify(answers.map(({ status, body }) => [status, body])))
})

test('a service that a programme brought is worked on too; its slug stays, and no other may take it', async () => {
  const who = await designer()
  const row = (await who.call('GET dynamic_services/definitions')).body.find(
    ({ serviceSlug }) => serviceSlug === 'LIBRARY_QUESTION',
  )
  assert.ok(row)
  assert.deepEqual([row.version, row.isChanged], [1, false])
  const { definition, revision } = (await who.send(`GET dynamic_services/${row.id}/definition`)).body
  assert.deepEqual(Object.keys(definition), Object.keys(question))
  assert.equal((await save(who, row.id, { ...definition, serviceSlug: 'OTHER' }, revision)).status, 422)
  assert.equal((await save(who, row.id, reworded(definition), revision)).status, 200)
  assert.equal((await create(who, question)).body.error.code, 'SLUG_TAKEN')
  const unseen = (
    await (
      await portal.citizen()
    ).send(
      `GET dynamic_services/findOne?filter=${encodeURIComponent('{"where":{"serviceSlug":"LIBRARY_QUESTION"}}')}`,
    )
  ).body
  assert.equal(unseen.translations.en.ask, question.translations.en.ask)
})

/** Keeps everyone from writing requests until they are released. */
const holdRequests = async () => {
  const locked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const holding = portal.database.transaction(
    async queries => {
      await queries.query(sql`lock table requests in share mode`)
      locked.resolve()
      await released.promise
    },
    { statementTimeout: 0 },
  )
  await Promise.race([locked.promise, holding])
  const waiting = () =>
    portal.database.query(sql`select 1 from pg_locks where relation = 'requests'::regclass and not granted`)
  return {
    /** Until somebody waits to write. */
    awaited: async () => assert.ok((await eventually(waiting, rows => rows.length > 0)).length > 0),
    release: () => {
      released.resolve()
      return holding
    },
  }
}

test('requests filed while it is published stay on their version, and can be finished on it', async () => {
  const who = await designer()
  const { id, definition, slug } = await published(who, made => {
    made.allowAnonymous = false
  })
  const citizen = await portal.citizen()
  const { revision } = (await who.send(`GET dynamic_services/${id}/definition`)).body
  const changed = reworded(definition)
  changed.activities[0].steps[0].fieldsSchema.question.max = 2000
  await save(who, id, changed, revision)
  const file = (version: number) =>
    citizen.file({ question: 'When does the library open?' }, { service: slug, version })
  // The request has been judged by its version and waits to be written; then the new version comes.
  const written = await holdRequests()
  const filing = file(1)
  await written.awaited()
  assert.equal((await publish(who, id)).body.version, 2)
  await written.release()
  const filed = await filing
  assert.equal((await citizen.read(filed)).version, 1)
  await refusal(file(1), 'VERSION_CHANGED')
  const officer = await portal.employee(['CASE_OFFICER'])
  const answered = await officer.act(filed, 'ANSWER', { data: { answer: 'At nine.' } })
  assert.deepEqual([answered.status, answered.version], ['DELIVERED', 1])
})

test('drafts of people go on with their version, or are carried to the new one, as publishing says', async () => {
  const who = await designer()
  const { id, definition, slug } = await published(who)
  const citizen = await portal.citizen()
  const draftId = randomUUID()
  const put = await citizen.send(`PUT drafts/${slug}/${draftId}`, {
    body: { version: 1, activityId: 'ASK', answers: { question: 'When?' } },
  })
  assert.equal(put.status, 200)
  const opens = async () => (await citizen.send(`GET drafts/${slug}/${draftId}`)).body.opensVersion
  const next = async (words: string, drafts: string) => {
    const { revision } = (await who.send(`GET dynamic_services/${id}/definition`)).body
    await save(who, id, reworded(definition, words), revision)
    assert.equal((await publish(who, id, drafts)).body.isNew, true)
  }
  await next('First', 'keep')
  assert.equal(await opens(), 1)
  await next('Second', 'carry')
  assert.equal(await opens(), 3)
})

test('a state with requests under way cannot vanish: the finding names it and how many there are', async () => {
  const who = await designer()
  const { id, definition, slug } = await published(who)
  const citizen = await portal.citizen()
  const data = { question: 'When does the library open?' }
  assert.equal((await citizen.send(`POST ${slug}`, { body: { version: 1, data } })).status, 201)
  const changed = structuredClone(definition)
  changed.workflow.initial = 'ARRIVED'
  changed.workflow.states[0].code = 'ARRIVED'
  changed.workflow.transitions[0].from = ['ARRIVED']
  const { revision } = (await who.send(`GET dynamic_services/${id}/definition`)).body
  await save(who, id, changed, revision)
  const [issue] = (await who.send(`POST dynamic_services/${id}/check`)).body
  assert.deepEqual([issue.place, issue.key], ['workflow.states.NEW', 'vanishedState'])
  assert.match(issue.text.en, /1/)
  assert.match(issue.text.ar, /١/)
  const refused = await publish(who, id)
  assert.deepEqual([refused.status, refused.body.error.code], [422, 'DEFINITION_REFUSED'])
  assert.deepEqual(keysOf(refused.body.findings), ['vanishedState'])
})

test('another server shows a new version at once, long before it looks for itself', async () => {
  const who = await designer()
  const { id, definition, slug } = await published(who)
  const config = readConfig({
    DATA_FOLDER: portal.folder,
    LOG_LEVEL: 'silent',
    DEMO: 'on',
    CATALOGUE_CHECK_MS: '60000',
  })
  const second = await buildApp({
    config,
    database: portal.database,
    clock: () => new Date(),
    secret: 's'.repeat(40),
    random: randomBytes,
    version: '0.0.0',
    isDemo: true,
  })
  await second.load()
  const stop = await second.watch(['catalogue'])
  try {
    const url = `/api/dynamic_services?filter=${encodeURIComponent(JSON.stringify({ where: { serviceSlug: slug } }))}`
    const version = async () => (await second.app.inject({ url })).json()[0]?.version
    assert.equal(await version(), 1)
    const { revision } = (await who.send(`GET dynamic_services/${id}/definition`)).body
    await save(who, id, reworded(definition), revision)
    await publish(who, id)
    assert.equal(await eventually(version, found => found === 2), 2)
  } finally {
    await stop()
    await second.app.close()
  }
})

test('a server that was told nothing looks for itself', async () => {
  const who = await designer()
  const { createCatalogue, catalogueStore, watchCatalogue } = await import('../catalogue/index.ts')
  const catalogue = createCatalogue(catalogueStore(portal.database), portal.portal.forms, () => new Date())
  await catalogue.load()
  assert.equal(await catalogue.isStale(), false)
  const deaf = async () => async () => undefined
  const stop = await watchCatalogue({
    catalogue,
    listen: deaf,
    everyMs: 20,
    report: error => assert.fail(String(error)),
  })
  const { slug } = await published(who)
  await eventually(() => catalogue.find(slug), Boolean)
  await stop()
  assert.equal(catalogue.find(slug)?.row.version, 1)
})

test('nobody but a designer comes near: not the administrator, not a citizen, not a visitor', async () => {
  const who = await designer()
  const { id } = (await create(who, fresh())).body
  const calls = [
    'GET dynamic_services/definitions',
    `GET dynamic_services/${id}/definition`,
    `GET dynamic_services/${id}/versions`,
    `POST dynamic_services/${id}/check`,
    `POST dynamic_services/${id}/publish`,
    `PATCH dynamic_services/${id}`,
    'POST dynamic_services',
  ]
  const others = await Promise.all([
    ...roles.filter(role => role !== 'SERVICE_DESIGNER').map(role => portal.employee([role])),
    portal.citizen(),
    portal.person({ slug: 'agent' }),
  ])
  for (const key of calls) {
    const options = key.startsWith('GET') ? {} : { body: {} }
    for (const other of others) assert.equal((await other.send(key, options)).status, 403, key)
    assert.equal((await (await portal.browser()).send(key, options)).status, 401, key)
  }
  assert.equal((await who.send(`GET dynamic_services/${randomUUID()}/definition`)).status, 404)
  assert.equal((await publish(who, randomUUID())).status, 404)
})

test('a publication needs a reason and a policy for drafts', async () => {
  const who = await designer()
  const { id } = (await create(who, fresh())).body
  for (const body of [
    {},
    { reason: 'x' },
    { reason: ' ', drafts: 'keep' },
    { reason: 'x', drafts: 'burn' },
  ]) {
    const answer = await who.send(`POST dynamic_services/${id}/publish`, { body })
    assert.deepEqual([answer.status, answer.body.error.code], [422, 'VALIDATION_FAILED'])
  }
})

test('what a demonstration of a real service shows: the card is published anew while somebody files it', async () => {
  const who = await designer()
  const row = (await who.call('GET dynamic_services/definitions')).body.find(
    ({ serviceSlug }) => serviceSlug === 'LIBRARY_CARD',
  )
  assert.ok(row)
  const { definition, revision } = (await who.send(`GET dynamic_services/${row.id}/definition`)).body
  assert.deepEqual((await who.send(`POST dynamic_services/${row.id}/check`)).body, [])
  await save(who, row.id, reworded(definition), revision)
  const citizen = await portal.citizen()
  const filing = citizen.send('POST LIBRARY_CARD', { body: { data: cardAnswers } })
  const [filed, done] = await Promise.all([filing, publish(who, row.id)])
  assert.deepEqual([filed.status, done.status], [201, 200])
})
