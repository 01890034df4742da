// The events of the story in the order of their times, each by the calls that people use.

import { randomUUID } from 'node:crypto'
import type { StoryCall, StoryCase, StoryChapter, StoryDraft } from '@bawaba/contract/story.ts'
import { startOfDay } from '@bawaba/language/day-starts.ts'
import { addDays, cairoDate } from '@bawaba/language/index.ts'
import type { WorkingCalendar } from '@bawaba/language/working-days.ts'
import { storyCalendar } from './payment-days.ts'
import type { Stage, StoryRequest } from './stage.ts'
import { take } from './steps.ts'
import { timeOf } from './time.ts'

export type StoryEvent = {
  time: Date
  /** Unique in its chapter, and the same at every start. */
  title: string
  isOutside?: boolean | undefined
  /** Answers the id of the request that it filed. */
  happens(): Promise<string | undefined>
  /** Takes up a request that the event filed before the server stopped. */
  recall?(filed: { id: string; ID: string }): void
}
/** The form that a draft is of. */
export type FormOf = (service: string) => { version: number; activityId: string }
export type Setting = {
  stage: Stage
  calendar: WorkingCalendar
  /** On which days of a month a service takes payments; undefined: on all. */
  paymentDaysOf: (service: string) => { from: number; to: number } | undefined
  formOf: FormOf
  setTime: (time: Date) => void
}

const caseEvents = (
  { stage, calendar, paymentDaysOf }: Setting,
  story: StoryCase,
  isOutside?: boolean,
): StoryEvent[] => {
  const { service, by } = story
  const days = storyCalendar(calendar, paymentDaysOf(service), stage.start)
  const timeAt = (at: StoryCase['at']) => timeOf(at, stage.start, days)
  const title = `${by} sends ${service} at ${story.at}`
  let request: StoryRequest | undefined
  const recall = ({ id, ID }: { id: string; ID: string }): void => {
    const name = story.for ?? by
    request = { id, ID, service, by: name, owner: () => stage.actor(name) }
    if (story.name) stage.requests.set(story.name, request)
  }
  const send = async (): Promise<string> => {
    const who = story.for ? await stage.acting(by, story.for) : await stage.actor(by)
    const data = await stage.filled(story.answers, who)
    const filed = await stage.perform(who, 'POST :service', { params: { service }, body: { data } })
    recall(filed)
    return filed.id
  }
  const steps = (story.steps ?? []).map((step, index) => ({
    time: timeAt(step.at),
    title: `${title}, step ${index + 1}`,
    isOutside,
    happens: async () => {
      if (!request) throw new Error('It was not sent before')
      const { revision } = request
      try {
        await take(stage, request, step)
      } catch (error) {
        // The step is undone, and with it the revision that it made.
        request.revision = revision
        throw error
      }
      return undefined
    },
  }))
  return [{ time: timeAt(story.at), title, isOutside, happens: send, recall }, ...steps]
}

const draftEvent = ({ stage, calendar, formOf }: Setting, story: StoryDraft): StoryEvent => ({
  time: timeOf(story.at, stage.start, calendar),
  title: `${story.by} begins ${story.draft} at ${story.at}`,
  happens: async () => {
    const who = await stage.actor(story.by)
    const { name, step } = story
    await stage.perform(who, 'PUT drafts/:service/:draftId', {
      params: { service: story.draft, draftId: randomUUID() },
      body: { ...formOf(story.draft), answers: await stage.filled(story.answers, who), name, step },
    })
    return undefined
  },
})

const callEvent = ({ stage, calendar }: Setting, story: StoryCall): StoryEvent => ({
  time: timeOf(story.at, stage.start, calendar),
  title: `${story.by} calls ${story.call} at ${story.at}`,
  happens: async () => {
    const who = await stage.actor(story.by)
    const { params = {}, headers = {}, body } = story
    if (story.isAtGateway) await stage.outside.hold('gateway', stage.clock())
    const filled = typeof body === 'function' ? await body(stage.wordsFor(who)) : body
    await stage.perform(who, story.call as never, { params, headers, ...(filled ? { body: filled } : {}) })
    return undefined
  },
})

/** What a server does by itself; done then, none of it is left for the start. */
const daily = ['requests.run_due', 'reservations.tidy', 'notifications.remind'] as const
const everyJob = async (stage: Stage): Promise<undefined> => {
  for (const job of daily) await stage.run(job)
}
const halfPastNineMs = 9.5 * 3_600_000
/** What happened earlier has no deadline that is still open. */
const mornings = 40

const dailyEvents = ({ stage }: Setting, from: Date): StoryEvent[] => {
  const events: StoryEvent[] = []
  const earliest = addDays(cairoDate(stage.start), -mornings)
  const began = cairoDate(from)
  for (let day = began > earliest ? began : earliest; day <= cairoDate(stage.start); day = addDays(day, 1)) {
    const time = new Date(Math.min(startOfDay(day).getTime() + halfPastNineMs, stage.start.getTime()))
    events.push({ time, title: `the morning of ${day}`, happens: () => everyJob(stage) })
  }
  return events
}

/** A programme's part of what is told now. */
export type TellablePart = StoryChapter & { isOutside?: true | undefined }

/** Two events of one title are told apart by their order. */
const uniquelyTitled = (events: readonly StoryEvent[]): StoryEvent[] => {
  const counts = new Map<string, number>()
  return events.map(event => {
    const count = (counts.get(event.title) ?? 0) + 1
    counts.set(event.title, count)
    return count === 1 ? event : { ...event, title: `${event.title} (${count})` }
  })
}

/** Everything that happened, in its order, the jobs of each morning among it. */
export const eventsOf = (setting: Setting, parts: readonly TellablePart[]): StoryEvent[] => {
  const { stage } = setting
  const events = parts.flatMap(({ cases = [], drafts = [], calls = [], isOutside }) => [
    ...cases.flatMap(story => caseEvents(setting, story, isOutside)),
    ...drafts.map(story => draftEvent(setting, story)),
    ...calls.map(story => callEvent(setting, story)),
  ])
  const first = events.reduce((time, event) => (event.time < time ? event.time : time), stage.start)
  const inOrder = [...events, ...dailyEvents(setting, first)].sort(
    (one, next) => one.time.getTime() - next.time.getTime(),
  )
  const last = {
    time: stage.start,
    title: 'What fell due since this morning',
    happens: () => everyJob(stage),
  }
  return uniquelyTitled([...inOrder, last])
}

/** Has an event happen; answers what it answers. */
export const happen = async (
  { stage, setTime }: Setting,
  { time, title, isOutside, happens }: StoryEvent,
): Promise<string | undefined> => {
  setTime(time)
  if (isOutside) await stage.outside.hold('services', time)
  try {
    const filed = await happens()
    // No delivery waits for the server, whose clock is not that of the event.
    if (isOutside) await stage.sendOut()
    return filed
  } catch (cause) {
    throw new Error(`${title}, ${time.toISOString()}: ${(cause as Error).message}`, { cause })
  }
}
