// Conditions of a service that the portal checks itself: before the first question, and again when a request is sent,
// whichever door it comes by.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { cardAnswers, openTestPortal, type Person, refusal, type TestPortal } from '../../test-portal.ts'
import { publishService } from '../../test-services.ts'

let portal: TestPortal
let designer: Person
const service = 'ADULT_CARD'
const rule = {
  text: 'who.1',
  when: { field: 'age', is: 'gte', value: 21 },
  nationalId: 'nationalId',
  instead: 'who.instead',
  links: [{ href: '/services', label: 'who.link' }],
}
const words = {
  'who.1': { ar: 'من أتم ٢١ عامًا', en: 'Anyone aged 21 or over' },
  'who.instead': { ar: 'يمكن لأحد والديك أن يتقدم', en: 'A parent can apply for you' },
  'who.link': { ar: 'كل الخدمات', en: 'All services' },
}
const entitled = (definition: any, more: object = {}) => {
  definition.eligibility = ['who.1']
  definition.eligibilityRules = [{ ...rule, ...more }]
  for (const language of ['ar', 'en'] as const)
    for (const [key, text] of Object.entries(words)) definition.translations[language][key] = text[language]
}
const asksNationalId = (definition: any) => {
  const [step] = definition.activities[0].steps
  definition.allowAnonymous = false
  step.fieldsSchema.nationalId = {
    label: 'who.1',
    type: 'String',
    uniforms: { type: 'nationalId' },
    sensitive: true,
    optional: true,
  }
}

before(async () => {
  portal = await openTestPortal()
  designer = await portal.employee(['SERVICE_DESIGNER'])
  await publishService(designer, service, definition => {
    asksNationalId(definition)
    entitled(definition)
  })
})
after(() => portal.close())

const minor = '31202020160001'
const adult = cardAnswers.nationalId
const password = 'Citizen#2026'
let numbers = 0
/** Someone who has signed up with a national ID. */
const registered = async (nationalId: string): Promise<Person> => {
  numbers += 1
  const mobile = `+20108000100${numbers}`
  const visitor = await portal.browser()
  const data = {
    identity: 'NATIONAL_ID',
    nationalId,
    firstName: 'منى',
    lastName: 'سعيد علي',
    mobile,
    email: `mona${numbers}@example.com`,
    address: '٧ شارع النيل، الجيزة',
  }
  const { body } = await visitor.send('POST citizen', { body: { data, password, confirmPassword: password } })
  assert.ok(body.id, JSON.stringify(body))
  const code = await portal.codeTo(mobile)
  await visitor.send('POST citizen/verifyMobile', { body: { id: body.id, mobile, code } })
  const own = await portal.browser()
  const session = await own.send('POST citizen/login', { body: { username: mobile, password } })
  own.held.token = session.body.usertoken
  return { ...own, id: body.id as string, username: mobile, slug: 'citizen' } as never
}
const answers = { question: 'When does the library open on Fridays?', email: 'a@example.com' }
const unmetOf = async (who: Person) =>
  (await who.call('GET :service/eligibility', { params: { service } })).body.unmet

test('a fourteen-year-old reads before the first question why not and what instead, and cannot send', async () => {
  const young = await registered(minor)
  assert.deepEqual(await unmetOf(young), [
    {
      text: words['who.1'],
      instead: words['who.instead'],
      links: [{ href: '/services', label: words['who.link'] }],
    },
  ])
  const { error } = await refusal(young.file(answers as never, { service }), 'NOT_ELIGIBLE')
  assert.deepEqual(error.details?.[0]?.text, words['who.instead'])
  await refusal(young.file({ ...answers, nationalId: adult } as never, { service }), 'NOT_ELIGIBLE')
})

test('an adult applies, but not with the national ID of a child', async () => {
  const grown = await registered('29104120160002')
  assert.deepEqual(await unmetOf(grown), [])
  await refusal(
    grown.file({ ...answers, nationalId: minor } as never, { service }),
    'NOT_ELIGIBLE',
    'data.nationalId',
  )
  assert.ok((await grown.file({ ...answers, nationalId: adult } as never, { service })).ID)
})

test('a national ID that is requested again cannot be that of a child either', async () => {
  const step = (name: string) => ({
    key: name,
    label: 'question',
    fieldsSchema: { [name]: { label: 'yourQuestion', type: 'String', uniforms: { type: 'textarea' } } },
  })
  const again = await publishService(designer, 'ADULT_AGAIN', definition => {
    asksNationalId(definition)
    entitled(definition)
    definition.activities.push(
      {
        activityId: 'MORE',
        label: 'ask',
        asks: { message: 'wanted', workingDays: 5, fields: ['nationalId'] },
        steps: [step('wanted')],
      },
      { activityId: 'SUPPLY', label: 'ask', supplies: true, steps: [step('reply')] },
    )
    definition.workflow.states.push({
      code: 'INFO',
      label: 'new',
      next: 'nextNew',
      kind: 'waiting-on-applicant',
    })
    definition.workflow.transitions.push(
      { activityId: 'MORE', from: ['NEW'], to: 'INFO', by: ['CASE_OFFICER'] },
      { activityId: 'SUPPLY', from: ['INFO'], to: 'NEW', by: ['applicant'] },
    )
  })
  const citizen = await portal.citizen()
  const officer = await portal.employee(['CASE_OFFICER'])
  const filed = await citizen.file({ ...answers, nationalId: adult } as never, { service: again })
  const waiting = await officer.act(filed, 'MORE', {
    data: { wanted: 'The national ID of the person who will use the card' },
    ask: { fields: ['nationalId'] },
  } as never)
  const supply = (nationalId: string) =>
    citizen.act(waiting, 'SUPPLY', { data: { nationalId, reply: 'As requested' } } as never)
  await refusal(supply(minor), 'NOT_ELIGIBLE', 'data.nationalId')
  assert.equal((await supply('29104120160002')).data.nationalId, '29104120160002')
})

test('the birthday counts on its day in Cairo', async () => {
  // The portal's day is 20 November 2026.
  assert.deepEqual(await unmetOf(await registered('30511200160001')), [])
  assert.equal((await unmetOf(await registered('30511210160001'))).length, 1)
})

test('a rule about what nobody knows refuses nobody', async () => {
  const unknown = await portal.citizen()
  assert.deepEqual(await unmetOf(unknown), [])
  assert.ok((await unknown.file(answers as never, { service })).ID)
})

test('a rule that cannot be checked is not published', async () => {
  const keys = async (more: object): Promise<string[]> => {
    let found: string[] = []
    await publishService(designer, `RULE_${Object.keys(more)[0]?.toUpperCase()}`, definition => {
      asksNationalId(definition)
      entitled(definition, more)
    }).catch(error => {
      found = [String(error)]
    })
    return found
  }
  for (const more of [
    { text: 'who.instead' },
    { when: { field: 'height', is: 'gt', value: 1 } },
    { nationalId: 'question' },
  ])
    assert.equal((await keys(more)).length, 1, JSON.stringify(more))
})

test('the library card is for readers from the age of six', async () => {
  const unmet = async (nationalId: string) =>
    (
      await (
        await registered(nationalId)
      ).call('GET :service/eligibility', {
        params: { service: 'LIBRARY_CARD' },
      })
    ).body.unmet.map(({ instead }) => instead.en)
  assert.deepEqual(await unmet('32202020160001'), ["A child under 6 can borrow books with a parent's card"])
  assert.deepEqual(await unmet('31502020160001'), [])
})
