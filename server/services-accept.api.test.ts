// An upgrade that changes who may apply, a fee or a category waits for a yes: over a real database, by starts and the command.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Programme } from '@bawaba/contract/programme.ts'
import { libraryCard } from '@bawaba/library-card/definition.ts'
import { catalogueStore, publishProgrammes } from './capabilities/catalogue/index.ts'
import { sql } from './platform/database/index.ts'
import { runServices } from './services-run.ts'
import { uncheckedDefinition } from './test-definition.ts'
import { openTestPortal, type TestPortal } from './test-portal.ts'

const token = 'figures-and-causes-for-operators'
let folder: string
const portals: TestPortal[] = []
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bawaba-accept-'))
})
after(async () => {
  for (const portal of portals) await portal.close()
  await rm(folder, { recursive: true, force: true })
})
const open = async (): Promise<TestPortal> => {
  const portal = await openTestPortal({ METRICS_TOKEN: token })
  portals.push(portal)
  return portal
}

type Changes = Record<string, object>
let releases = 0
/** The programme as a release brings it: properties of its services in place of the shipped ones. */
const bringing = async (changes: Changes): Promise<Programme> => {
  releases += 1
  const services = join(folder, String(releases))
  await cp(fileURLToPath(libraryCard.services), services, { recursive: true })
  for (const [slug, change] of Object.entries(changes)) {
    const file = join(services, slug, 'service.json')
    await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), ...change }))
  }
  const categories = [
    ...libraryCard.categories,
    { slug: 'reading', name: { ar: 'قراءة', en: 'Reading' }, position: 9 },
  ]
  return { ...libraryCard, categories, services: pathToFileURL(`${services}/`) }
}
const start = async (
  { database, portal }: TestPortal,
  changes: Changes,
  release: string,
  needsConsent = true,
) => {
  const { published, notices } = await publishProgrammes({
    database,
    forms: portal.forms,
    programmes: [await bringing(changes)],
    release,
    newId: randomUUID,
    needsConsent,
    checkScripts: async () => [],
  })
  return {
    published,
    unaccepted: notices.filter(({ outcome }) => outcome === 'unaccepted').map(({ key }) => key),
  }
}
/** `npm run services` over the database of the portal. */
const run = async ({ url }: TestPortal, ...words: string[]) => {
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  const environment = {
    ...process.env,
    DATABASE_URL: url,
    PROGRAMMES: 'library-card',
    UNSAFE_DATABASE: 'yes',
  }
  const code = await runServices(words, { environment, say, complain: say })
  return { code, output: lines.join('\n') }
}
const inForce = async ({ database }: TestPortal, slug: string) => {
  const found = (await catalogueStore(database).services()).find(service => service.slug === slug)
  return found ?? assert.fail(`${slug} is not published`)
}
const waitingAt = async ({ portal }: TestPortal): Promise<string[]> => {
  const headers = { host: 'localhost', authorization: `Bearer ${token}` }
  return (await portal.app.inject({ url: '/readyz?detail', headers })).json().waiting
}

/** The version that waits, as the command names it. */
const waitingName = async (portal: TestPortal, slug: string): Promise<string> =>
  new RegExp(`${slug}@[0-9a-f]{12}`).exec((await run(portal, 'accept')).output)?.[0] ??
  assert.fail(`no version of ${slug} waits`)
const accept = async (portal: TestPortal, slug: string) =>
  run(portal, 'accept', await waitingName(portal, slug))

const questionsClosed = { LIBRARY_QUESTION: { allowAnonymous: false } }

test('a version that changes who may apply waits; other news of the release does not', async () => {
  const portal = await open()
  const before = await inForce(portal, 'LIBRARY_QUESTION')
  assert.equal(before.definition.allowAnonymous, true)
  assert.deepEqual(await waitingAt(portal), [])
  const changes = { ...questionsClosed, FAMILY_CARD: { durationDays: 41 } }
  const upgraded = await start(portal, changes, '1.0.0')
  assert.deepEqual(upgraded, { published: 1, unaccepted: ['LIBRARY_QUESTION'] })
  for (let restart = 0; restart < 3; restart += 1)
    assert.deepEqual(await start(portal, changes, '1.0.0'), {
      published: 0,
      unaccepted: ['LIBRARY_QUESTION'],
    })
  const still = await inForce(portal, 'LIBRARY_QUESTION')
  assert.deepEqual([still.version, still.definition], [before.version, before.definition])
  assert.equal((await inForce(portal, 'FAMILY_CARD')).definition.durationDays, 41)

  const line = 'service LIBRARY_QUESTION: who may apply: allowAnonymous true → none'
  assert.deepEqual(await waitingAt(portal), [line])
  const admin = await portal.employee(['BFM_ADMIN'])
  const { body } = await admin.call('GET dynamic_services/supplied')
  assert.deepEqual(
    body.map(({ since, ...row }) => row),
    [
      {
        serviceSlug: 'LIBRARY_QUESTION',
        version: before.version,
        release: '1.0.0',
        differences: [{ area: 'applicants', property: 'allowAnonymous', from: 'true', to: 'none' }],
      },
    ],
  )
})

test('the command lists what waits and brings what is named into force, once; its release is followed again', async () => {
  const portal = await open()
  assert.deepEqual(await run(portal, 'accept'), { code: 0, output: 'No supplied version waits for a yes.' })
  const { version } = await inForce(portal, 'LIBRARY_QUESTION')
  const fee = { FAMILY_CARD: { cost: { free: false, amount: '12.00' } } }
  await start(portal, { ...questionsClosed, ...fee }, '1.0.0')
  const listed = await run(portal, 'accept')
  assert.equal(listed.code, 1)
  assert.match(listed.output, /FAMILY_CARD, version \d+ is in force; release 1\.0\.0 supplies FAMILY_CARD@/)
  assert.match(listed.output, /what it costs: cost .* → \{"free":false,"amount":"12\.00"\}/)
  assert.match(listed.output, /LIBRARY_QUESTION, version/)

  const unknown = await run(portal, 'accept', 'LIBRARY_CARD')
  assert.deepEqual(unknown, { code: 1, output: 'LIBRARY_CARD: no supplied version of it waits for a yes' })
  const named = await waitingName(portal, 'LIBRARY_QUESTION')
  const both = await Promise.all([run(portal, 'accept', named), run(portal, 'accept', named)])
  assert.ok(
    both.some(({ code }) => code === 0),
    both.map(({ output }) => output).join('\n'),
  )
  const now = await inForce(portal, 'LIBRARY_QUESTION')
  assert.deepEqual([now.version, now.definition.allowAnonymous], [version + 1, false])
  assert.deepEqual((await run(portal, 'accept')).output.match(/^\w+/gm)?.[0], 'FAMILY_CARD')
  const recorded = await portal.database.query<{ detail: { serviceSlug: string } }>(
    sql`select detail from audit_entries where kind = 'definition.published'`,
  )
  assert.deepEqual(
    recorded.map(({ detail }) => detail.serviceSlug),
    ['LIBRARY_QUESTION'],
  )
  const { rows } = await portal.database.one<{ rows: string[] }>(
    sql`select jsonb_agg(v.reason) as rows from service_versions v join services s on s.id = v.service_id
      where s.slug = 'LIBRARY_QUESTION' and v.version = s.version`,
  )
  assert.deepEqual(rows, ['Accepted the version of release 1.0.0'])

  // What was accepted is what starts follow from now on.
  const next = { LIBRARY_QUESTION: { allowAnonymous: false, durationDays: 19 }, ...fee }
  assert.deepEqual(await start(portal, next, '1.1.0'), { published: 1, unaccepted: ['FAMILY_CARD'] })
  assert.equal((await inForce(portal, 'LIBRARY_QUESTION')).definition.durationDays, 19)
})

const terms: Record<string, [Changes, area: string]> = {
  'who may apply': [{ LIBRARY_CARD: { eligibilityRules: [] } }, 'applicants'],
  'a limit of open requests': [{ LIBRARY_CARD: { oneOpen: {} } }, 'applicants'],
  'a fee': [{ FAMILY_CARD: { cost: { free: false, amount: '9.00' } } }, 'cost'],
  'a category': [{ LIBRARY_CARD: { categoryIds: ['reading'] } }, 'categories'],
}
for (const [name, [changes, area]] of Object.entries(terms))
  test(`${name} changes only with a yes; a demo and a new portal publish everything`, async () => {
    const portal = await open()
    const [slug = ''] = Object.keys(changes)
    const { version } = await inForce(portal, slug)
    assert.deepEqual(await start(portal, changes, '1.0.0'), { published: 0, unaccepted: [slug] })
    const admin = await portal.employee(['BFM_ADMIN'])
    const [row] = (await admin.call('GET dynamic_services/supplied')).body
    assert.deepEqual([...new Set(row?.differences.map(one => one.area))], [area])
    assert.equal((await inForce(portal, slug)).version, version)
    // The same database as a demo.
    assert.deepEqual(await start(portal, changes, '1.0.0', false), { published: 1, unaccepted: [] })
    assert.equal((await inForce(portal, slug)).version, version + 1)
    assert.deepEqual((await admin.call('GET dynamic_services/supplied')).body, [])
    // A portal without services has no former terms.
    await portal.database.query(sql`truncate services, supplied_versions cascade`)
    assert.deepEqual(await start(portal, changes, '1.0.0'), { published: 4, unaccepted: [] })
  })

test('servers of two releases agree: the older one changes nothing, and two starts at once leave one question', async () => {
  const portal = await open()
  const before = await inForce(portal, 'LIBRARY_QUESTION')
  await start(portal, {}, '1.0.0')
  const starts = await Promise.all([1, 2, 3].map(() => start(portal, questionsClosed, '1.1.0')))
  assert.deepEqual(
    starts.map(({ unaccepted }) => unaccepted),
    Array(3).fill(['LIBRARY_QUESTION']),
  )
  assert.deepEqual(await start(portal, {}, '1.0.0'), { published: 0, unaccepted: [] })
  assert.equal((await waitingAt(portal)).length, 1)
  assert.equal((await inForce(portal, 'LIBRARY_QUESTION')).version, before.version)
  assert.equal((await accept(portal, 'LIBRARY_QUESTION')).code, 0)
  assert.deepEqual(await start(portal, {}, '1.0.0'), { published: 0, unaccepted: [] })
  assert.equal((await inForce(portal, 'LIBRARY_QUESTION')).definition.allowAnonymous, false)
})

test('a release that takes its change back asks nothing any more, nor where a designer published another version', async () => {
  const portal = await open()
  await start(portal, questionsClosed, '1.0.0')
  assert.equal((await waitingAt(portal)).length, 1)
  assert.deepEqual(await start(portal, {}, '1.1.0'), { published: 0, unaccepted: [] })
  assert.deepEqual(await waitingAt(portal), [])

  await start(portal, { LIBRARY_QUESTION: { allowAnonymous: false, durationDays: 5 } }, '1.2.0')
  assert.equal((await waitingAt(portal)).length, 1)
  const named = await waitingName(portal, 'LIBRARY_QUESTION')
  const { definition } = await inForce(portal, 'LIBRARY_QUESTION')
  const own = uncheckedDefinition({ ...definition, durationDays: 77 })
  await catalogueStore(portal.database).publish(randomUUID(), own, { reason: 'Ours' })
  assert.deepEqual(await waitingAt(portal), [])
  const refused = await run(portal, 'accept', named)
  assert.equal(refused.code, 1)
  assert.equal((await inForce(portal, 'LIBRARY_QUESTION')).definition.durationDays, 77)
})

test('what was read is what is accepted: a version that came since, or none that is named, stays waiting', async () => {
  const portal = await open()
  const { version } = await inForce(portal, 'LIBRARY_QUESTION')
  await start(portal, questionsClosed, '1.0.0')
  const former = await waitingName(portal, 'LIBRARY_QUESTION')
  const paid = { cost: { free: false, amount: '75.00' } }
  await start(portal, { LIBRARY_QUESTION: { ...questionsClosed.LIBRARY_QUESTION, ...paid } }, '1.1.0')
  for (const words of [former, 'LIBRARY_QUESTION']) {
    const { code, output } = await run(portal, 'accept', words)
    assert.equal(code, 1)
    assert.match(output, /release 1\.1\.0 supplies LIBRARY_QUESTION@[0-9a-f]{12}\n.*75\.00/s)
    assert.equal((await inForce(portal, 'LIBRARY_QUESTION')).version, version)
  }
  assert.equal((await accept(portal, 'LIBRARY_QUESTION')).code, 0)
  assert.deepEqual((await inForce(portal, 'LIBRARY_QUESTION')).definition.cost, paid.cost)
})

test('the digest that diff prints before an upgrade is that of the version which then waits', async () => {
  const portal = await open()
  const { services } = await bringing(questionsClosed)
  const read = await run(portal, 'diff', fileURLToPath(services ?? assert.fail('it has services')))
  assert.equal(read.code, 1)
  await start(portal, questionsClosed, '1.0.0')
  assert.match(read.output, new RegExp(`this one is ${await waitingName(portal, 'LIBRARY_QUESTION')}`))
})

test('a decision that asks for the fees from now on changes only with a yes', async () => {
  const portal = await open()
  const { definition } = await inForce(portal, 'LIBRARY_QUESTION')
  const transitions = definition.workflow.transitions.map(one => ({
    ...one,
    effects: [...(one.effects ?? []), { kind: 'requestPayment' }],
  }))
  const changed = { ...definition, workflow: { ...definition.workflow, transitions } }
  const { version } = await inForce(portal, 'LIBRARY_QUESTION')
  const published = await catalogueStore(portal.database).publish(
    randomUUID(),
    uncheckedDefinition(changed),
    { release: '1.0.0', needsConsent: true },
  )
  assert.equal(published.supply, 'unaccepted')
  assert.equal((await inForce(portal, 'LIBRARY_QUESTION')).version, version)
  assert.match((await run(portal, 'accept')).output, /what it costs: effects\.requestPayment none → /)
})
