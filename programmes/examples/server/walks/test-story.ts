// Takes a request through a walk and asserts what is written there after each step.

import assert from 'node:assert/strict'
import type { Answers } from '@bawaba/forms/definition.ts'
import { sql } from '@bawaba/server/platform/database/index.ts'
import { confirmedBy } from '@bawaba/server/test-bookings.ts'
import { outcomeOf, type Person } from '@bawaba/server/test-portal.ts'
import type { SeenRequest } from '@bawaba/server/test-requests.ts'
import type { Examples } from './test-world.ts'
import type { Step, Walk } from './walk.ts'

type Filing = { id: string; ID: string; serviceSlug: string; trackingSecret?: string }
type Story = { world: Examples; service: string; walk: Walk; people: Record<string, Person>; filed: Filing }

const dayMs = 86_400_000
/** These answers are among those that are there. */
export const assertHolds = (there: Answers, expected: Answers, where: string) =>
  assert.deepEqual(
    Object.fromEntries(Object.keys(expected).map(name => [name, there[name]])),
    expected,
    where,
  )

/** Files it; answers what the portal answers. */
export const fileAs = async (world: Examples, who: Pick<Person, 'send'>, service: string, answers: Answers) =>
  who.send(`POST ${service}`, { body: { data: await world.uploaded(who, answers) } })

/** Who reads how it stands: the applicant, of a visitor's request the first of the staff. */
const reader = ({ people, walk }: Story): Person =>
  people[walk.applicant ? (Object.keys(walk.staff)[0] as string) : 'applicant'] as Person
const stands = (story: Story): Promise<SeenRequest> => reader(story).read(story.filed)

const attempt = async (
  story: Story,
  name: string,
  activityId: string,
  data: Answers = {},
  asks?: string[],
) => {
  const { world, people, filed, service } = story
  const who = people[name]
  assert.ok(who, `${name} takes no part`)
  const { revision } = await stands(story)
  return who.send(`PATCH ${service}/${filed.id}`, {
    body: {
      activityId,
      data: await world.uploaded(who, data),
      ...(asks ? { ask: { fields: asks } } : {}),
    },
    headers: { 'if-match': `"${revision}"` },
  })
}

const pay = async (story: Story, at: 'card' | 'office') => {
  const { world, people, filed, service } = story
  const { applicant, finance } = people as { applicant: Person; finance: Person }
  const params = { service, id: filed.ID }
  const { payment } = (await applicant.call('GET :service/:id/paymentStatus', { params, query: {} })).body
  const means = {
    card: async () => {
      const { body } = await applicant.call('GET :service/:id/activity/:activityId/paymentMeans', {
        params: { ...params, activityId: 'APPLY' },
        query: { gatewayId: 'sandbox', channel: 'card', successURL: '/a', failureURL: '/b' },
      })
      assert.ok(await world.fate(body.attemptId, 'pay'))
      for (const notice of await world.sent()) await world.deliver(notice)
    },
    office: async () =>
      (
        await finance.call('POST payments/:id/office', {
          params: { id: payment.id },
          body: { amount: payment.total.amount, receiptNumber: filed.ID },
        })
      ).body,
  }
  await means[at]()
  await world.run('payments.publish')
  return payment
}

/** One row for each kind of step, by the property that tells it. */
const performs = {
  act: async (story: Story, { act, by, data, asks, to, stored = {} }: Extract<Step, { act: string }>) => {
    const { status, body } = await attempt(story, by, act, data, asks)
    assert.equal(status, 200, `${act} by ${by}: ${JSON.stringify(body)}`)
    assert.equal((await stands(story)).status, to, `${act} by ${by}`)
    if (Object.keys(stored).length > 0) assertHolds({ ...body.history[0].data, ...body.data }, stored, act)
  },
  refused: async (story: Story, { refused, by, data, code, wrong }: Extract<Step, { refused: string }>) => {
    const before = await stands(story)
    const answer = await attempt(story, by, refused, data)
    assert.equal(outcomeOf(answer)[1], code ?? 'VALIDATION_FAILED', `${refused} by ${by}`)
    if (wrong) assert.deepEqual(fieldsOf(answer), wrong, `${refused} by ${by}`)
    assert.equal((await stands(story)).revision, before.revision)
  },
  pays: async (story: Story, { pays, at, to }: Extract<Step, { pays: string }>) => {
    const payment = await pay(story, at)
    assert.equal(payment.total.amount, pays)
    assert.equal((await stands(story)).status, to)
  },
  days: async (
    { world, people, ...story }: Story,
    { days, to, reminded = [] }: Extract<Step, { days: number }>,
  ) => {
    // Their messages are in the digest of a morning; the list has each at once.
    const known = async (name: string): Promise<number> => {
      const { count } = await world.portal.database.one<{ count: number }>(
        sql`select count(*)::int as count from notifications where account_id = ${people[name]?.id ?? null}
          and request_number = ${story.filed.ID}`,
      )
      return count
    }
    const before = await Promise.all(reminded.map(known))
    await world.portal.passWith(days * dayMs, ...Object.values(people))
    await world.portal.portal.tick()
    assert.equal((await stands({ world, people, ...story })).status, to, `${days} days later`)
    for (const [index, name] of reminded.entries())
      assert.ok((await known(name)) > (before[index] ?? 0), `${name} was not reminded`)
  },
  again: async ({ world, people, service, walk }: Story, { again }: Extract<Step, { again: string }>) => {
    const answer = await fileAs(world, people.applicant as Person, service, walk.answers)
    assert.equal(outcomeOf(answer)[1], again)
  },
  files: async ({ world, people, service, walk }: Story, { files }: Extract<Step, { files: string }>) => {
    const { status, body } = await fileAs(world, people.applicant as Person, service, walk.answers)
    assert.equal(status, 201, JSON.stringify(body))
    assert.equal(body.status, files)
  },
  applicantReads: async (
    { world, people, filed }: Story,
    step: Extract<Step, { applicantReads: RegExp }>,
  ) => {
    const { mobile } = await world.portal.accounts.get(people.applicant?.id ?? '')
    await world.portal.portal.deliver()
    const texts = (await world.portal.messagesTo(mobile ?? '')).map(({ text }) =>
      text.replace(/[\u2066-\u2069]/g, ''),
    )
    const own = texts.filter(text => text.includes(filed.ID))
    assert.ok(
      own.some(text => step.applicantReads.test(text)),
      own.join('\n'),
    )
  },
  applicantTracks: async (
    { people, filed }: Story,
    { applicantTracks }: Extract<Step, { applicantTracks: string }>,
  ) => {
    const track = (secret = '') =>
      people.applicant?.send(`GET track/${filed.ID}`, { headers: { 'x-tracking-secret': secret } })
    assert.equal((await track(filed.trackingSecret))?.body.status.en, applicantTracks)
    assert.equal((await track('A'.repeat(filed.trackingSecret?.length ?? 0)))?.status, 404)
  },
  seenBy: async (
    { people, walk, service, filed }: Story,
    { seenBy }: Extract<Step, { seenBy: string[] }>,
  ) => {
    const seen: string[] = []
    for (const name of Object.keys(walk.staff))
      if ((await people[name]?.send(`GET ${service}/${filed.id}`))?.status === 200) seen.push(name)
    assert.deepEqual(seen, seenBy)
  },
}

/** The questions that a refusal names. */
export const fieldsOf = ({ body }: { body: { error?: { details?: { field: string }[] } } }): string[] => [
  ...new Set(body.error?.details?.map(({ field }) => field)),
]

/** Somebody of finance beside whom a colleague confirms what was paid at the office. */
const cashier = async ({ portal }: Examples): Promise<Person> =>
  confirmedBy(
    portal,
    await portal.employee(['FINANCIAL_MANAGER']),
    await portal.employee(['FINANCIAL_MANAGER']),
  )

/** Seats everybody and files what came before. */
export const gather = async (world: Examples, service: string, walk: Walk): Promise<Story['people']> => {
  const applicant = (await (walk.applicant ? world.portal.browser() : world.portal.citizen())) as Person
  const people: Story['people'] = { applicant, finance: await cashier(world) }
  for (const [name, seat] of Object.entries(walk.staff)) people[name] = await world.seated(service, seat)
  if (walk.before) {
    const { status, body } = await fileAs(world, applicant, walk.before.service, walk.before.answers)
    assert.equal(status, 201, JSON.stringify(body))
  }
  return people
}

/** From filing to the decision. */
export const takeThrough = async (
  world: Examples,
  service: string,
  walk: Walk,
  people: Story['people'],
): Promise<void> => {
  const { status, body } = await fileAs(world, people.applicant as Person, service, walk.answers)
  assert.equal(status, 201, JSON.stringify(body))
  const story: Story = { world, service, walk, people, filed: { ...body, serviceSlug: service } }
  const request = await stands(story)
  assert.equal(request.status, walk.begins)
  assertHolds(request.data, walk.stored, 'filed')
  for (const step of walk.steps) {
    const [kind] = Object.keys(step) as [keyof typeof performs]
    await performs[kind](story, step as never)
  }
}
