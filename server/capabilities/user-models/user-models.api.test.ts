// What a portal asks people besides: published in versions by designers alone, asked at sign-up and in the profile, shown by
// every server, refused where a profile has no place for it.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { UserModelDefinition } from '@bawaba/contract/entities/user-model-definition.ts'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, type Person, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
let other: TestPortal
let designer: Person
before(async () => {
  portal = await openTestPortal({ MAX_LOOP_DELAY_MS: '0' })
  other = await openTestPortal({ MAX_LOOP_DELAY_MS: '0' }, portal)
  designer = await portal.employee(['SERVICE_DESIGNER'])
})
after(async () => {
  await other.close()
  await portal.close()
})

// A definition as JSON.
const work = (change: (definition: any) => void = () => undefined): UserModelDefinition => {
  const definition = {
    sections: [
      {
        key: 'work',
        label: 'work',
        description: 'work.why',
        atSignUp: true,
        fieldsSchema: {
          profession: {
            label: 'profession',
            type: 'String',
            uniforms: {
              type: 'select',
              options: [
                { value: 'TEACHER', label: 'profession.TEACHER' },
                { value: 'OTHER', label: 'profession.OTHER' },
              ],
            },
          },
          employer: {
            label: 'employer',
            type: 'String',
            uniforms: { type: 'text' },
            max: 100,
            conditionalField: { field: 'profession', is: 'equals', value: 'OTHER' },
          },
        },
      },
    ],
    translations: {
      ar: {
        work: 'العمل',
        'work.why': 'نسأل عنه لنعرض عليك ما يخص مهنتك',
        profession: 'المهنة',
        'profession.TEACHER': 'معلم',
        'profession.OTHER': 'أخرى',
        employer: 'جهة العمل الحالية',
      },
      en: {
        work: 'Work',
        'work.why': 'We ask so that we can show you what is for your profession',
        profession: 'Profession',
        'profession.TEACHER': 'Teacher',
        'profession.OTHER': 'Other',
        employer: 'Current employer',
      },
    },
  }
  change(definition)
  return definition as unknown as UserModelDefinition
}
const publish = (who: Pick<Person, 'send'>, definition: unknown, version: number, slug = 'citizen') =>
  who.send(`POST dynamic_users/${slug}/publish`, { body: { definition, reason: 'Professions', version } })
const modelOf = async (from: TestPortal) =>
  (await (await from.browser()).send('GET dynamic_users/citizen')).body
const identity = (index: number) => ({
  identity: 'NATIONAL_ID',
  nationalId: `291041201${String(index).padStart(5, '0')}`,
  firstName: 'ليلى',
  lastName: 'حسن',
  mobile: `+20109${String(index).padStart(7, '0')}`,
  email: 'layla@example.com',
})
const signUp = async (data: object) =>
  (await portal.browser()).send('POST citizen', {
    body: { data, password: 'Citizen#2026', confirmPassword: 'Citizen#2026' },
  })

test('what is published is asked at sign-up and in the profile, on every server, and kept with the person', async () => {
  assert.deepEqual((await publish(designer, work(), 0)).body, { version: 1 })
  const model = await modelOf(portal)
  assert.deepEqual(
    model.activities.map(({ activityId }: { activityId: string }) => activityId).at(-1),
    'work',
  )
  assert.equal(model.translations.ar.profession, 'المهنة')
  // Told by the database in service; here it reads again.
  await other.portal.loadCatalogue()
  assert.equal((await modelOf(other)).translations.en.profession, 'Profession')

  const without = await signUp(identity(1))
  assert.equal(without.status, 422)
  assert.deepEqual(
    without.body.error.details.map(({ field }: { field: string }) => field),
    ['profession'],
  )
  const data = { ...identity(2), profession: 'OTHER', employer: 'مكتبة المعادي' }
  const sent = await signUp(data)
  assert.equal(sent.status, 201, JSON.stringify(sent.body))
  const verified = await (await portal.browser()).send('POST citizen/verifyMobile', {
    body: { mobile: data.mobile, code: await portal.codeTo(data.mobile), id: sent.body.id },
  })
  assert.equal(verified.status, 200)
  const own = await portal.browser()
  const session = await own.send('POST citizen/login', {
    body: { username: data.mobile, password: 'Citizen#2026' },
  })
  own.held.token = session.body.usertoken
  const { body: profile } = await own.send(`GET citizen/${sent.body.id}`)
  assert.deepEqual([profile.data.profession, profile.data.employer], ['OTHER', 'مكتبة المعادي'])

  const changed = await own.send(`PATCH citizen/${sent.body.id}`, {
    body: { data: { profession: 'TEACHER' } },
  })
  assert.equal(changed.status, 200, JSON.stringify(changed.body))
  assert.deepEqual([changed.body.data.profession, changed.body.data.employer], ['TEACHER', undefined])
  const wrong = await own.send(`PATCH citizen/${sent.body.id}`, { body: { data: { profession: 'KING' } } })
  assert.equal(wrong.status, 422)
})

test('versions follow one another: of two that publish after the same one the second is told', async () => {
  const [{ version } = { version: 0 }] = (await designer.send('GET dynamic_users/citizen/versions')).body
  const answers = await Promise.all(
    ['Trade', 'Craft'].map(word =>
      publish(
        designer,
        work(definition => Object.assign(definition.translations.en, { profession: word })),
        version,
      ),
    ),
  )
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
  const { body: versions } = await designer.send('GET dynamic_users/citizen/versions')
  assert.equal(versions[0].version, version + 1)
  assert.deepEqual([versions[0].reason, versions[0].by.id], ['Professions', designer.id])
  // The one before is published again, as the next.
  const again = await publish(designer, versions[1].definition, version + 1)
  assert.deepEqual(again.body, { version: version + 2 })
  const [entry] = await portal.database.query<{ detail: { userSlug: string } }>(
    sql`select detail from audit_entries where kind = 'definition.modelPublished' order by place desc limit 1`,
  )
  assert.equal(entry?.detail.userSlug, 'citizen')
})

test('without sections the platform’s own model stands again', async () => {
  const [{ version }] = (await designer.send('GET dynamic_users/citizen/versions')).body
  const nothing = { sections: [], translations: { ar: {}, en: {} } }
  assert.equal((await publish(designer, nothing, version)).status, 200)
  assert.equal((await modelOf(portal)).translations.ar.profession, undefined)
})

test('designers alone publish, and nobody else reads the versions', async () => {
  const others = [await portal.browser(), await portal.citizen(), await portal.employee(['BFM_ADMIN'])]
  for (const who of others) {
    assert.ok([401, 403].includes((await publish(who, work(), 0)).status))
    assert.ok([401, 403].includes((await who.send('GET dynamic_users/citizen/versions')).status))
  }
})

const entry = (more: object) => ({ label: 'profession', type: 'String', uniforms: { type: 'text' }, ...more })
const refused: [expected: string, change: (definition: any) => void][] = [
  [
    'sections.work.mobile modelHasName',
    made => Object.assign(made.sections[0].fieldsSchema, { mobile: entry({}) }),
  ],
  ['sections.name modelHasName', made => Object.assign(made.sections[0], { key: 'name' })],
  [
    'sections.work modelHasName',
    made => made.sections.push({ key: 'work', label: 'work', fieldsSchema: {} }),
  ],
  ['translations.firstName modelHasName', made => Object.assign(made.translations.ar, { firstName: 'x' })],
  [
    'sections.work.paper notInModel',
    made =>
      Object.assign(made.sections[0].fieldsSchema, {
        paper: entry({ type: 'Array', uniforms: { type: 'fileUpload' } }),
      }),
  ],
  [
    'sections.work.secret notInModel',
    made => Object.assign(made.sections[0].fieldsSchema, { secret: entry({ sensitive: true }) }),
  ],
  [
    'sections.work.months.type badValue',
    made => Object.assign(made.sections[0].fieldsSchema, { months: entry({ uniforms: { type: 'meter' } }) }),
  ],
  [
    'sections notInModel',
    made =>
      Object.assign(made.sections[0].fieldsSchema, {
        long: entry({
          optional: true,
          conditionalField: { compare: { length: { field: 'profession' } }, is: 'gt', value: 3 },
        }),
      }),
  ],
  [
    'sections.work.profession missingProperty',
    made => delete made.sections[0].fieldsSchema.profession.uniforms,
  ],
  [
    'sections.work.profession wrongShape',
    made => Object.assign(made.sections[0].fieldsSchema, { profession: 'text' }),
  ],
  ['sections.work.profession missingEnglish', made => delete made.translations.en.profession],
]
for (const [expected, change] of refused)
  test(`refused: ${expected}`, async () => {
    const definition = work(change)
    const { status, body } = await publish(designer, definition, 0)
    assert.deepEqual([status, body.error.code], [422, 'MODEL_REFUSED'])
    const found = body.findings.map(({ place, key }: { place: string; key: string }) => `${place} ${key}`)
    assert.ok(
      found.some(
        (line: string) =>
          line.startsWith(expected.split(' ')[0] ?? '') && line.endsWith(expected.split(' ')[1] ?? ''),
      ),
      found.join('\n'),
    )
    const { body: checked } = await designer.send('POST dynamic_users/citizen/check', {
      body: { definition },
    })
    assert.deepEqual(checked, body.findings)
  })

test('staff who never sign up by themselves are not asked at sign-up', async () => {
  const { body } = await publish(designer, work(), 0, 'employee')
  assert.equal(body.error.code, 'MODEL_REFUSED')
  const later = work(made => delete made.sections[0].atSignUp)
  assert.deepEqual((await publish(designer, later, 0, 'employee')).body, { version: 1 })
})

test('a model answers its questions as one schema too, company, sector and service center among those of staff', async () => {
  const visitor = await portal.browser()
  const { body } = await visitor.send('GET dynamic_users/employee')
  for (const name of ['company', 'sector', 'serviceCenter'])
    assert.equal(body.schema[name]?.uniforms.type, 'select', name)
  const only = await visitor.send(
    `GET dynamic_users/findOne?filter=${encodeURIComponent(JSON.stringify({ where: { userSlug: 'citizen' }, fields: ['schema'] }))}`,
  )
  assert.deepEqual(Object.keys(only.body), ['schema'])
  assert.ok(only.body.schema.firstName && only.body.schema.nationalId)
})
