// The life of a request of the flow "review" as docs/how-to/reuse.md and docs/decisions/undo-of-decisions.md tell it, beside
// a library card of a real portal: what each role may do, what waits ten seconds, and what nobody else learns.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { cardAnswers, openTestPortal, type Person, type TestPortal } from '../test-portal.ts'
import { agree, command } from './test-commands.ts'

type Role = 'applicant' | 'officer' | 'supervisor'
type State =
  | 'NEW'
  | 'UNDER_REVIEW'
  | 'NEEDS_EXTRA_INFORMATION'
  | 'APPROVED'
  | 'REJECTED'
  | 'CANCELLED'
  | 'LAPSED'
type Way = { from: State[]; to: State; by: Role[]; kind?: 'corrected' | 'reopened'; isAtOnce?: true }

const staff: Role[] = ['officer', 'supervisor']
const ways = {
  START_REVIEW: { from: ['NEW'], to: 'UNDER_REVIEW', by: staff, isAtOnce: true },
  APPROVE: { from: ['NEW', 'UNDER_REVIEW'], to: 'APPROVED', by: staff },
  REJECT: { from: ['NEW', 'UNDER_REVIEW'], to: 'REJECTED', by: staff },
  ASK_INFORMATION: { from: ['NEW', 'UNDER_REVIEW'], to: 'NEEDS_EXTRA_INFORMATION', by: staff },
  SUPPLY_INFORMATION: { from: ['NEEDS_EXTRA_INFORMATION'], to: 'UNDER_REVIEW', by: ['applicant'] },
  CANCEL: { from: ['NEW', 'NEEDS_EXTRA_INFORMATION'], to: 'CANCELLED', by: ['applicant'] },
  CORRECT: { from: ['APPROVED'], to: 'APPROVED', by: ['supervisor'], kind: 'corrected' },
  REOPEN: {
    from: ['APPROVED', 'REJECTED', 'LAPSED'],
    to: 'UNDER_REVIEW',
    by: ['supervisor'],
    kind: 'reopened',
  },
} as const satisfies Record<string, Way>
type Activity = keyof typeof ways
const activities = Object.keys(ways) as Activity[]
const wayOf = (activity: Activity): Way => ways[activity] as Way

const second = 1000
const undoFor = 10 * second
/** A comment can be taken back for ten seconds, and some more for its way: then its applicant reads it. */
const readAfter = { soonest: 10 * second, latest: 15 * second }
const weeks = 21 * 86_400 * second
/** The applicant has two working days to answer: three weeks end them whatever day it is. */
const workingDays = 2

type Decision = { by: Role; activity: Activity; branch: string; endsAt: number }
type Model = {
  status: State
  revision: number
  /** The oldest first: kind, state after it, and who is named. */
  steps: string[]
  comments: { text: string; isShared: boolean; at: number }[]
  branch: string
  now: number
  decision?: Decision
}
type Real = {
  portal: TestPortal
  people: Record<Role, Person>
  stranger: Person
  request: { id: string; ID: string; serviceSlug: string }
  key: string
}

const nameIn = (role: Role): string => (role === 'applicant' ? 'applicant' : 'staff')
const mayDo = ({ status }: Model, role: Role, activity: Activity): boolean =>
  wayOf(activity).by.includes(role) && wayOf(activity).from.includes(status)

const take = (model: Model, role: Role, activity: Activity, branch: string): void => {
  const { to, kind = 'status' } = wayOf(activity)
  model.status = to
  model.revision += 1
  model.steps.push(`${kind} ${to} ${nameIn(role)}`)
  if (activity === 'SUPPLY_INFORMATION' || activity === 'CORRECT') model.branch = branch
}

const { fullName, mobile } = cardAnswers
const sentWith = (branch: string): Record<Activity, object> => ({
  START_REVIEW: {},
  APPROVE: {},
  REJECT: { data: { rejectionReason: 'The photo is missing' } },
  ASK_INFORMATION: {
    data: { informationAsked: 'Which branch is it to be?' },
    ask: { fields: ['branch'], workingDays },
  },
  SUPPLY_INFORMATION: { data: { branch } },
  CANCEL: {},
  CORRECT: { data: { fullName, mobile, branch, reasonCorrected: 'The branch was misread' } },
  REOPEN: { data: { reasonReopened: 'The photo came by post' } },
})
const bodyOf = (activityId: Activity, branch: string) => ({ activityId, ...sentWith(branch)[activityId] })

const send = (
  who: Person,
  { request }: Real,
  revision: number,
  suffix: string,
  method: string,
  body: object,
) =>
  who.send(`${method} ${request.serviceSlug}/${request.id}${suffix}`, {
    body,
    headers: { 'if-match': `"${revision}"` },
  })

/** What stands in the way of a step, as codes of refusals; none: it is taken. */
const hindrances = (model: Model, role: Role, activity: Activity, isStale: boolean): string[] => [
  ...(mayDo(model, role, activity) ? [] : ['TRANSITION_NOT_ALLOWED', 'FORBIDDEN']),
  ...(isStale ? ['CONFLICT'] : []),
  ...(model.decision && role !== 'applicant' ? ['DECISION_PENDING'] : []),
]

/** Everything that anybody can see of it. */
const compare = async (model: Model, { portal, people, stranger, request }: Real): Promise<void> => {
  const waits = model.decision !== undefined && model.status !== 'CANCELLED'
  for (const role of ['applicant', 'officer', 'supervisor'] as const) {
    const seen = await people[role].read(request)
    const steps = seen.history
      .filter(({ kind }) => ['created', 'status', 'corrected', 'reopened'].includes(kind))
      .map(({ kind, to, actor }) => `${kind} ${to} ${actor}`)
      .reverse()
    const { status, revision, data } = seen
    assert.deepEqual(
      { status, revision, branch: data.branch, steps },
      { status: model.status, revision: model.revision, branch: model.branch, steps: model.steps },
      `as the ${role} reads it`,
    )
    const offered = waits && role !== 'applicant' ? [] : activities.filter(each => mayDo(model, role, each))
    assert.deepEqual(seen.can.toSorted(), offered.toSorted(), `what the ${role} may do`)
    const comments = seen.history.filter(({ kind }) => kind === 'comment').map(({ text }) => text)
    const sharedFor = (ms: number) =>
      model.comments
        .filter(({ isShared, at }) => role !== 'applicant' || (isShared && model.now - at >= ms))
        .map(({ text }) => text)
    const [all, some] = [sharedFor(readAfter.soonest), sharedFor(readAfter.latest)]
    assert.deepEqual(
      comments.toReversed(),
      all.filter(text => some.includes(text) || comments.includes(text)),
      `what the ${role} reads`,
    )
    const isAsked = model.status === 'NEEDS_EXTRA_INFORMATION'
    assert.deepEqual(seen.asked?.fields, isAsked ? ['branch'] : undefined)
  }
  const own = (await people.applicant.send(`GET ${request.serviceSlug}`)).body
  assert.deepEqual(
    own.map(({ id }: { id: string }) => id),
    [request.id],
    'one request, once',
  )
  for (const [path, nothing] of [
    [request.serviceSlug, '[]'],
    [`${request.serviceSlug}/${request.id}/exists`, '{"exists":false}'],
    ['Notifications', '[]'],
  ] as const)
    assert.equal(JSON.stringify((await stranger.send(`GET ${path}`)).body), nothing, path)
  const { status } = await stranger.send(`GET ${request.serviceSlug}/${request.ID}`)
  assert.equal(status, 404, 'a stranger is not told that it is there')
  assert.equal((await portal.portal.app.inject({ url: '/healthz' })).json().stranded, 0)
}

const act = (role: Role, activity: Activity, branch: string, isStale: boolean) =>
  command<Model, Real>(
    `${role} ${activity} ${branch}${isStale ? ' on a former revision' : ''}`,
    async (model, real) => {
      const why = hindrances(model, role, activity, isStale)
      const revision = model.revision - (isStale ? 1 : 0)
      const answer = await send(real.people[role], real, revision, '', 'PATCH', bodyOf(activity, branch))
      if (why.length > 0) assert.ok(why.includes(answer.body.error?.code), JSON.stringify([why, answer.body]))
      else {
        assert.equal(answer.status, 200, JSON.stringify(answer.body))
        take(model, role, activity, branch)
      }
      await compare(model, real)
    },
  )

const decide = (role: Role, activity: Activity, branch: string, isStale: boolean) =>
  command<Model, Real>(
    `${role} decides ${activity} ${branch}${isStale ? ' on a former revision' : ''}`,
    async (model, real) => {
      const why = hindrances(model, role, activity, isStale)
      const revision = model.revision - (isStale ? 1 : 0)
      const answer = await send(
        real.people[role],
        real,
        revision,
        '/pending',
        'POST',
        bodyOf(activity, branch),
      )
      if (why.length > 0) assert.ok(why.includes(answer.body.error?.code), JSON.stringify([why, answer.body]))
      else {
        assert.equal(answer.status, 200, JSON.stringify(answer.body))
        if (wayOf(activity).isAtOnce) take(model, role, activity, branch)
        else model.decision = { by: role, activity, branch, endsAt: model.now + undoFor }
      }
      await compare(model, real)
    },
  )

const undo = (role: Role) =>
  command<Model, Real>(
    `${role} takes the decision back`,
    async (model, real) => {
      const { request, people } = real
      const answer = await people[role].send(`DELETE ${request.serviceSlug}/${request.id}/pending`, {
        body: {},
      })
      if (model.decision?.by === role) {
        assert.equal(answer.status, 200, JSON.stringify(answer.body))
        delete model.decision
      } else assert.equal(answer.body.error?.code, 'DECISION_SENT')
      await compare(model, real)
    },
    // What an applicant has cancelled is swept away when its time comes.
    ({ status }) => status !== 'CANCELLED',
  )

const supplyOther = command<Model, Real>(
  'applicant answers what nobody asked',
  async (model, real) => {
    const body = { activityId: 'SUPPLY_INFORMATION', data: { branch: 'TOWER', fullName: 'Somebody Else' } }
    const answer = await send(real.people.applicant, real, model.revision, '', 'PATCH', body)
    assert.equal(answer.body.error?.code, 'VALIDATION_FAILED')
    await compare(model, real)
  },
  ({ status }) => status === 'NEEDS_EXTRA_INFORMATION',
)

const comment = (role: Role, isShared: boolean) =>
  command<Model, Real>(`${role} comments${isShared ? ' to the applicant' : ''}`, async (model, real) => {
    const text = `Comment ${model.comments.length} ${randomUUID()}`
    const { request, people, stranger } = real
    const path = `POST ${request.serviceSlug}/${request.id}/comment`
    const body = { text, visibleToApplicant: isShared }
    assert.equal((await people[role].send(path, { body })).status, 200)
    assert.ok((await stranger.send(path, { body })).status >= 403)
    model.comments.push({ text, isShared, at: model.now })
    await compare(model, real)
  })

const fileAgain = command<Model, Real>('the applicant sends the same form again', async (model, real) => {
  const { people, request, key } = real
  const { ID } = await people.applicant.file(cardAnswers, { key })
  assert.equal(ID, request.ID)
  await compare(model, real)
})

const intrude = (activity: Activity) =>
  command<Model, Real>(`a stranger tries ${activity}`, async (model, real) => {
    const answer = await send(real.stranger, real, model.revision, '', 'PATCH', bodyOf(activity, 'TOWER'))
    assert.equal(answer.status, 404, JSON.stringify(answer.body))
    await compare(model, real)
  })

/** A decision whose time is over is performed, unless its request has moved on. */
const passDecision = (model: Model): void => {
  const { decision } = model
  if (!decision || decision.endsAt > model.now) return
  delete model.decision
  if (mayDo(model, decision.by, decision.activity))
    take(model, decision.by, decision.activity, decision.branch)
}

const pass = (ms: number) =>
  command<Model, Real>(`${ms / second} seconds pass`, async (model, real) => {
    real.portal.pass(ms)
    model.now += ms
    await real.portal.portal.sendDecisions()
    passDecision(model)
    await compare(model, real)
  })

const passWeeks = command<Model, Real>('three weeks pass', async (model, real) => {
  const { portal, people, stranger } = real
  await portal.passWith(weeks, ...Object.values(people), stranger)
  model.now += weeks
  await portal.portal.sendDecisions()
  const wasAsked = model.status === 'NEEDS_EXTRA_INFORMATION'
  passDecision(model)
  // Two servers look at the same moment.
  await Promise.all([portal.portal.tick(), portal.portal.tick()])
  if (wasAsked) {
    model.status = 'LAPSED'
    model.revision += 1
    model.steps.push('status LAPSED system')
  }
  await compare(model, real)
})

const roles = fc.constantFrom<Role>('applicant', 'officer', 'supervisor')
const employees = fc.constantFrom<Role>('officer', 'supervisor')
const anyActivity = fc.constantFrom(...activities)
const branches = fc.constantFrom('GARDEN', 'TOWER')
const isStale = fc.nat(7).map(drawn => drawn === 0)

export const requestLife = async (runs: number): Promise<void> => {
  const portal = await openTestPortal()
  try {
    const people = {
      officer: await portal.employee(['CASE_OFFICER']),
      supervisor: await portal.employee(['SUPERVISOR']),
    }
    await agree<Model, Real>({
      runs,
      most: 36,
      commands: [
        fc.tuple(roles, anyActivity, branches, isStale).map(drawn => act(...drawn)),
        fc.tuple(roles, anyActivity, branches, isStale).map(drawn => act(...drawn)),
        fc.tuple(employees, anyActivity, branches, isStale).map(drawn => decide(...drawn)),
        fc.tuple(employees, anyActivity, branches, isStale).map(drawn => decide(...drawn)),
        employees.map(undo),
        employees.map(undo),
        fc.constant(supplyOther),
        fc.tuple(employees, fc.boolean()).map(drawn => comment(...drawn)),
        fc.constant(fileAgain),
        anyActivity.map(intrude),
        fc.constantFrom(4, 10).map(seconds => pass(seconds * second)),
        fc.constant(passWeeks),
      ],
      begin: async () => {
        await portal.passWith(0, people.officer, people.supervisor)
        const [applicant, stranger] = [await portal.citizen(), await portal.citizen()]
        const key = randomUUID()
        const { id, ID, serviceSlug } = await applicant.file(cardAnswers, { key })
        return {
          model: {
            status: 'NEW',
            revision: 1,
            steps: ['created NEW applicant'],
            comments: [],
            branch: cardAnswers.branch,
            now: 0,
          },
          real: { portal, people: { applicant, ...people }, stranger, request: { id, ID, serviceSlug }, key },
        }
      },
    })
  } finally {
    await portal.close()
  }
}
