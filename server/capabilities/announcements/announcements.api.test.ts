import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { eventually } from '../../platform/test-patience.ts'
import { openTestPortal, outcomeOf, type TestPortal } from '../../test-portal.ts'
import { createAudit } from '../audit/index.ts'
import { createAnnouncements } from './announcements.ts'
import { watchAnnouncements } from './capability.ts'
import { announcementsStore } from './store.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal?.close())

type Who = Pick<Awaited<ReturnType<TestPortal['browser']>>, 'call' | 'send'>
const none = { ar: '', en: '' }
const order = (en: string, change: object = {}) => ({
  title: { ar: `${en} بالعربية`, en },
  description: none,
  body: none,
  active: true,
  ...change,
})
const put = (admin: Who, audience: string, revision: number | undefined, body: object) =>
  admin.send(`PUT announcements/${audience}`, {
    body,
    headers: revision === undefined ? {} : { 'if-match': `"${revision}"` },
  })
const remove = (admin: Who, audience: string, revision?: number) =>
  admin.send(`DELETE announcements/${audience}`, {
    headers: revision === undefined ? {} : { 'if-match': `"${revision}"` },
  })
const codeOf = (answer: Parameters<typeof outcomeOf>[0]) => {
  const [status, code] = outcomeOf(answer)
  return code ?? status
}
const read = async (who: Who): Promise<string[]> =>
  (await who.call('GET announcements/current')).body.map(({ title }: { title: { en: string } }) => title.en)
/** Leaves nothing behind for the next test. */
const clear = async (admin: Who) => {
  for (const { audience, revision } of (await admin.call('GET announcements')).body)
    assert.equal(codeOf(await remove(admin, audience, revision)), 204)
}

test('each reads what is for them; staff read both; what is for staff leaves no trace elsewhere', async () => {
  const admin = await portal.employee(['BFM_ADMIN'])
  const officer = await portal.employee(['CASE_OFFICER'])
  const outside = [
    await portal.browser(),
    await portal.citizen(),
    await portal.person({ slug: 'agent' }),
    // Claiming to be staff opens nothing.
    await portal.browser('EMPLOYEE'),
  ]
  assert.deepEqual(await read(officer), [])
  assert.equal(codeOf(await put(admin, 'staff', 0, order('For staff'))), 200)
  for (const who of outside) assert.deepEqual(await read(who), [])
  assert.equal(codeOf(await put(admin, 'everyone', 0, order('For all'))), 200)
  for (const who of outside) assert.deepEqual(await read(who), ['For all'])
  assert.deepEqual(await read(officer), ['For all', 'For staff'])
  const [first] = (await outside[0]?.call('GET announcements/current'))?.body ?? []
  assert.deepEqual(Object.keys(first ?? {}), ['audience', 'title', 'description', 'body'])
  await clear(admin)
  assert.deepEqual(await read(officer), [])
})

test('it begins, ends and is switched off by the clock and the administrator', async () => {
  const admin = await portal.employee(['BFM_ADMIN'])
  const visitor = await portal.browser()
  const at = (ms: number) => new Date(portal.now().getTime() + ms).toISOString()
  const period = { from: at(60_000), until: at(120_000) }
  const { body } = await put(admin, 'everyone', 0, order('Later', period))
  assert.deepEqual([body.from, body.until], [period.from, period.until])
  assert.deepEqual(await read(visitor), [])
  portal.pass(60_000)
  assert.deepEqual(await read(visitor), ['Later'])
  portal.pass(60_000)
  assert.deepEqual(await read(visitor), [])
  const on = await put(admin, 'everyone', body.revision, order(' Now '))
  assert.deepEqual(await read(visitor), ['Now'])
  await put(admin, 'everyone', on.body.revision, order('Now', { active: false }))
  assert.deepEqual(await read(visitor), [])
  assert.equal((await admin.call('GET announcements')).body.length, 1)
  await clear(admin)
})

test('refused: others, unknown audiences, what is half written, and what somebody else has changed', async () => {
  const admin = await portal.employee(['BFM_ADMIN'])
  for (const who of [await portal.employee(['CASE_OFFICER', 'SUPERVISOR']), await portal.citizen()]) {
    assert.equal(codeOf(await who.call('GET announcements')), 'FORBIDDEN')
    assert.equal(codeOf(await put(who, 'everyone', 0, order('Mine'))), 'FORBIDDEN')
    assert.equal(codeOf(await remove(who, 'everyone', 0)), 'FORBIDDEN')
  }
  assert.equal(codeOf(await put(admin, 'agents', 0, order('Nobody'))), 'NOT_FOUND')
  const now = portal.now().toISOString()
  for (const change of [
    { title: { ar: ' ', en: 'x' } },
    { title: { ar: 'س'.repeat(121), en: 'x' } },
    { body: { ar: 'وحدها', en: ' ' } },
    { until: now },
    { from: '2027-01-02T00:00:00Z', until: '2027-01-01T00:00:00Z' },
    { from: 'tomorrow' },
    { colour: 'red' },
  ])
    assert.equal(codeOf(await put(admin, 'everyone', 0, order('x', change))), 'VALIDATION_FAILED')
  assert.equal(codeOf(await put(admin, 'everyone', undefined, order('x'))), 'PRECONDITION_REQUIRED')
  assert.equal(codeOf(await put(admin, 'everyone', 7, order('x'))), 'CONFLICT')

  const both = await Promise.all([
    put(admin, 'everyone', 0, order('One')),
    put(admin, 'everyone', 0, order('Two')),
  ])
  assert.deepEqual(both.map(codeOf).sort(), [200, 'CONFLICT'])
  const { revision } = both.find(({ status }) => status === 200)?.body ?? {}
  assert.equal(codeOf(await remove(admin, 'everyone')), 'PRECONDITION_REQUIRED')
  assert.equal(codeOf(await remove(admin, 'everyone', revision)), 204)
  // One that is written anew is another one.
  await put(admin, 'everyone', 0, order('Three'))
  assert.equal(codeOf(await put(admin, 'everyone', revision, order('Late'))), 'CONFLICT')
  assert.equal(codeOf(await remove(admin, 'everyone', revision)), 'CONFLICT')
  await clear(admin)
})

test('every change stands in the audit', async () => {
  const admin = await portal.employee(['BFM_ADMIN'])
  const { body } = await put(admin, 'staff', 0, order('Kept'))
  const changed = await put(admin, 'staff', body.revision, order('Changed'))
  await remove(admin, 'staff', changed.body.revision)
  const rows = await portal.database.query<{ kind: string }>(
    sql`select kind from audit_entries where stream = 'announcement' order by place desc limit 3`,
  )
  assert.deepEqual(rows.map(({ kind }) => kind).reverse(), [
    'announcement.added',
    'announcement.changed',
    'announcement.deleted',
  ])
})

test('the tasks read, write and clear the one for everyone', async () => {
  const admin = await portal.employee(['BFM_ADMIN'])
  const visitor = await portal.browser()
  const run = (who: Who, task: string, data?: object) =>
    who.send('POST tasks/runTasks', { body: { taskIds: [task], ...(data ? { data } : {}) } })
  const get = (who: Who, data?: object) => run(who, 'getAnnouncementAndGuidingVideo', data)
  const set = (who: Who, data: object) => run(who, 'setAnnouncementAndGuidingVideo', data)
  const empty = { announcement: {}, guidingVideo: {} }
  assert.deepEqual((await get(visitor)).body, empty)
  assert.deepEqual((await get(visitor, { fields: ['guidingVideo'] })).body, { guidingVideo: {} })

  const announcement = order('By task')
  const { active: _, ...content } = announcement
  assert.equal(codeOf(await set(visitor, { announcement, revision: 0 })), 'UNAUTHENTICATED')
  assert.equal(codeOf(await set(await portal.citizen(), { announcement, revision: 0 })), 'FORBIDDEN')
  assert.equal(codeOf(await set(admin, { guidingVideo: { url: 'x' } })), 'VALIDATION_FAILED')
  const made = await set(admin, { announcement, guidingVideo: {}, revision: 0 })
  assert.equal(codeOf(made), 200)
  assert.deepEqual((await get(visitor)).body, {
    announcement: { ...content, disabled: false },
    guidingVideo: {},
  })
  const off = { announcement: { ...announcement, active: false }, revision: made.body.announcement.revision }
  const switched = await set(admin, off)
  assert.deepEqual((await get(visitor)).body, empty)
  assert.equal((await get(admin)).body.announcement?.disabled, true)
  assert.equal(codeOf(await set(admin, { announcement: {}, revision: 1 })), 'CONFLICT')
  const { revision } = switched.body.announcement
  assert.deepEqual((await set(admin, { announcement: {}, revision })).body, empty)
})

test('tasks take what they gave, clear with an empty object, and demand no revision', async () => {
  const admin = await portal.employee(['BFM_ADMIN'])
  const visitor = await portal.browser()
  const run = async (who: Who, task: string, data?: object) =>
    who.send('POST tasks/runTasks', { body: { taskIds: [task], ...(data ? { data } : {}) } })
  const get = async (who: Who) => (await run(who, 'getAnnouncementAndGuidingVideo')).body
  const set = (data: object) => run(admin, 'setAnnouncementAndGuidingVideo', data)
  const url = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
  const title = { ar: 'كيف تقدم طلبًا', en: 'How to apply' }

  assert.equal(codeOf(await set({ announcement: { title }, guidingVideo: { title, url } })), 200)
  const shown = { title, description: none, url, language: 'ar', disabled: false }
  assert.deepEqual((await get(visitor)).guidingVideo, shown)
  const stored = await get(admin)
  assert.equal(codeOf(await set(stored)), 200)
  const again = await get(admin)
  assert.deepEqual(
    [again.announcement, again.guidingVideo].map(({ revision: _, ...rest }) => rest),
    [stored.announcement, stored.guidingVideo].map(({ revision: _, ...rest }) => rest),
  )
  // A revision that is sent is checked: what was given before is stale now.
  assert.equal(codeOf(await set({ announcement: stored.announcement })), 'CONFLICT')
  assert.equal(codeOf(await set({ guidingVideo: stored.guidingVideo })), 'CONFLICT')
  assert.deepEqual(await get(admin), again)

  assert.equal(codeOf(await set({ guidingVideo: { ...shown, disabled: true } })), 200)
  assert.deepEqual((await get(visitor)).guidingVideo, {})
  assert.equal((await get(admin)).guidingVideo.disabled, true)
  for (const wrong of [{ title, url: 'https://example.com/watch?v=dQw4w9WgXcQ' }, { title }, { url }]) {
    // Nothing of either is written where one of them is refused.
    const before = await get(admin)
    assert.equal(codeOf(await set({ announcement: {}, guidingVideo: wrong })), 'VALIDATION_FAILED')
    assert.deepEqual(await get(admin), before)
  }
  assert.equal(codeOf(await set({ announcement: {}, guidingVideo: {} })), 200)
  assert.equal(codeOf(await set({ announcement: {}, guidingVideo: {} })), 200)
  assert.deepEqual(await get(admin), { announcement: {}, guidingVideo: {} })
})

test('another server knows within a moment, and a page costs the database nothing', async () => {
  const { database } = portal
  let readings = 0
  const store = announcementsStore(database)
  const list = () => {
    readings += 1
    return store.list()
  }
  const other = createAnnouncements({
    store: { ...store, list },
    audit: createAudit({ database, clock: portal.now }),
    clock: portal.now,
  })
  const report = (error: unknown) => assert.fail(String(error))
  const stop = await watchAnnouncements({
    load: other.load,
    listen: database.listen,
    everyMs: 3_600_000,
    report,
  })
  const admin = await portal.employee(['BFM_ADMIN'])
  await put(admin, 'staff', 0, order('Told'))
  const notified = await eventually(
    () => other.current('all'),
    found => found.length > 0,
  )
  assert.equal(notified.length, 1)
  const before = readings
  for (let time = 0; time < 50; time += 1) assert.deepEqual(other.current('public'), [])
  assert.equal(readings, before)
  await stop()
  await clear(admin)
})

test('everybody reads the guiding video that is shown, and an empty object where none is', async () => {
  const admin = await portal.employee(['BFM_ADMIN'])
  const visitor = await portal.browser()
  const read = async () => (await visitor.send('GET announcements/guidingVideo')).body
  const title = { ar: 'كيف تقدم طلبًا', en: 'How to file a request' }
  const description = { ar: 'في ثلاث دقائق.', en: 'In three minutes.' }
  const video = { title, description, url: 'https://www.youtube.com/watch?v=abcdefghijk' }
  const set = (guidingVideo: object) =>
    admin.send('POST tasks/runTasks', {
      body: { taskIds: ['setAnnouncementAndGuidingVideo'], data: { guidingVideo } },
    })
  assert.deepEqual(await read(), {})
  assert.equal((await set(video)).status, 200)
  assert.deepEqual(await read(), { ...video, language: 'ar', disabled: false })
  assert.equal((await set({ ...video, disabled: true })).status, 200)
  assert.deepEqual(await read(), {})
  assert.equal((await set(video)).status, 200)
  assert.equal((await set({})).status, 200)
  assert.deepEqual(await read(), {})
})

test('the guiding video names the language spoken in it, and is deleted at the revision that was seen', async () => {
  const admin = await portal.employee(['BFM_ADMIN'])
  const visitor = await portal.browser()
  const run = (task: string, data: object) =>
    admin.send('POST tasks/runTasks', { body: { taskIds: [task], data } })
  const set = (guidingVideo: object) => run('setAnnouncementAndGuidingVideo', { guidingVideo })
  const stored = async () =>
    (await run('getAnnouncementAndGuidingVideo', { fields: ['guidingVideo'] })).body.guidingVideo
  const video = {
    title: { ar: 'كيف تقدم طلبًا', en: 'How to file a request' },
    url: 'https://www.youtube.com/watch?v=abcdefghijk',
    language: 'en',
  }
  assert.equal((await set({ ...video, language: 'fr' })).status, 422)
  assert.equal((await set(video)).status, 200)
  assert.equal((await visitor.send('GET announcements/guidingVideo')).body.language, 'en')
  const { revision } = await stored()
  assert.equal((await set({ ...video, language: 'ar' })).status, 200)
  assert.equal(codeOf(await set({ revision })), 'CONFLICT')
  assert.equal((await stored()).language, 'ar')
  assert.equal((await set({ revision: (await stored()).revision })).status, 200)
  assert.deepEqual(await stored(), {})
})
