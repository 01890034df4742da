// The events of the story in the order of their times, each by the calls that people use.

import { randomUUID } from 'node:crypto'
import type { StoryCall, StoryCase, StoryChapter, StoryDraft } from '@bawaba/contract/story.ts'
import { startOfDay } from '@bawaba/language/day-starts.ts'
import { addDays, cairoDate } from '@bawaba/language/index.ts'
import type { WorkingCalendar } from '@bawaba/language/working-days.ts'
import type { Stage, StoryRequest } from './stage.ts'
import { take } from './steps.ts'
import { timeOf } from './time.ts'

type Event = { time: Date; title: string; isOutside?: boolean | undefined; happens(): Promise<unknown> }
/** The form that a draft is of. */
export type FormOf = (service: string) => { version: number; activityId: string }
type Setting = {
  stage: Stage
  calendar: WorkingCalendar
  formOf: FormOf
  setTime: (time: Date) => void
  /** Whether the server stops, and the story is left. */
  isStopping: () => boolean
}

const caseEvents = ({ stage, calendar }: Setting, story: StoryCase, isOutside?: boolean): Event[] => {
  const { service, by } = story
  const timeAt = (at: StoryCase['at']) => timeOf(at, stage.start, calendar)
  let request: StoryRequest | undefined
  const send = async () => {
    const owner = () => stage.actor(story.for ?? by)
    const who = story.for ? await stage.acting(by, story.for) : await owner()
    const data = await stage.filled(story.answers, who)
    const { id, ID } = await stage.perform(who, 'POST :service', { params: { service }, body: { data } })
    request = { id, ID, service, by: story.for ?? by, owner }
    if (story.name) stage.requests.set(story.name, request)
    if (isOutside) await stage.sendOut()
  }
  const steps = (story.steps ?? []).map(step => ({
    time: timeAt(step.at),
    title: `${service} of ${by}: ${JSON.stringify(step)}`,
    isOutside,
    happens: async () => {
      if (!request) throw new Error('It was not sent before')
      await take(stage, request, step)
    },
  }))
  return [{ time: timeAt(story.at), title: `${by} sends ${service}`, isOutside, happens: send }, ...steps]
}

const draftEvent = ({ stage, calendar, formOf }: Setting, story: StoryDraft): Event => ({
  time: timeOf(story.at, stage.start, calendar),
  title: `${story.by} begins ${story.draft}`,
  happens: async () => {
    const who = await stage.actor(story.by)
    const { name, step } = story
    await stage.perform(who, 'PUT drafts/:service/:draftId', {
      params: { service: story.draft, draftId: randomUUID() },
      body: { ...formOf(story.draft), answers: await stage.filled(story.answers, who), name, step },
    })
  },
})

const callEvent = ({ stage, calendar }: Setting, story: StoryCall): Event => ({
  time: timeOf(story.at, stage.start, calendar),
  title: `${story.by} calls ${story.call}`,
  happens: async () => {
    const who = await stage.actor(story.by)
    const { params = {}, headers = {}, body } = story
    if (story.isAtGateway) await stage.outside.hold('gateway', stage.clock())
    const filled = typeof body === 'function' ? await body(stage.wordsFor(who)) : body
    await stage.perform(who, story.call as never, { params, headers, ...(filled ? { body: filled } : {}) })
  },
})

/** What a server does by itself; done then, none of it is left for the start. */
const daily = ['requests.run_due', 'reservations.tidy', 'notifications.remind'] as const
const everyJob = async (stage: Stage): Promise<void> => {
  for (const job of daily) await stage.run(job)
}
const halfPastNineMs = 9.5 * 3_600_000
/** What happened earlier has no deadline that is still open. */
const mornings = 40

const dailyEvents = ({ stage }: Setting, from: Date): Event[] => {
  const events: Event[] = []
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

/** Everything in the order in which it happened; answers how many events there were. */
export const tell = async (setting: Setting, parts: readonly TellablePart[]): Promise<number> => {
  const { stage, setTime } = setting
  const events = parts.flatMap(({ cases = [], drafts = [], calls = [], isOutside }) => [
    ...cases.flatMap(story => caseEvents(setting, story, isOutside)),
    ...drafts.map(story => draftEvent(setting, story)),
    ...calls.map(story => callEvent(setting, story)),
  ])
  const first = events.reduce((time, event) => (event.time < time ? event.time : time), stage.start)
  const inOrder = [...events, ...dailyEvents(setting, first)].sort(
    (one, next) => one.time.getTime() - next.time.getTime(),
  )
  for (const { time, title, isOutside, happens } of inOrder) {
    if (setting.isStopping()) throw new Error('The server stops')
    setTime(time)
    if (isOutside) await stage.outside.hold('services', time)
    await happens().catch(cause => {
      throw new Error(`${title}, ${time.toISOString()}: ${(cause as Error).message}`, { cause })
    })
  }
  // What fell due since this morning.
  setTime(stage.start)
  await everyJob(stage)
  return events.length
}
