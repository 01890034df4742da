// Tells the story of a demo once, at the first start over an empty database: in the order of its times, by the calls that
// people use, whole or not at all.

import type { StoryCase, StoryPart } from '@bawaba/contract/story.ts'
import type { WorkingCalendar } from '@bawaba/language/working-days.ts'
import type { Stage, StoryRequest } from './stage.ts'
import { take } from './steps.ts'
import { timeOf } from './time.ts'

type Event = { time: Date; title: string; happens(): Promise<unknown> }

type Setting = { stage: Stage; start: Date; calendar: WorkingCalendar }

const eventsOf = ({ stage, start, calendar }: Setting, story: StoryCase): Event[] => {
  const { service, by } = story
  let request: StoryRequest | undefined
  const file = async () => {
    const who = await stage.actor(by)
    const data = await stage.filled(story.answers, who)
    const { id, ID } = await stage.perform(who, 'POST :service', { params: { service }, body: { data } })
    request = { id, ID, service, by }
    if (story.name) stage.requests.set(story.name, request)
  }
  return [
    { time: timeOf(story.at, start, calendar), title: `${by} sends ${service}`, happens: file },
    ...(story.steps ?? []).map(step => ({
      time: timeOf(step.at, start, calendar),
      title: `${service} of ${by}: ${JSON.stringify(step)}`,
      happens: async () => {
        if (!request) throw new Error('It was not sent before')
        await take(stage, request, step)
      },
    })),
  ]
}

/** Everything in the order in which it happened; answers how many events there were. */
export const tell = async (
  setting: Setting,
  parts: readonly StoryPart[],
  setTime: (time: Date) => void,
): Promise<number> => {
  const events = parts
    .flatMap(({ cases }) => cases.flatMap(story => eventsOf(setting, story)))
    .sort((one, other) => one.time.getTime() - other.time.getTime())
  for (const { time, title, happens } of events) {
    setTime(time)
    await happens().catch(cause => {
      throw new Error(`${title}, ${time.toISOString()}: ${(cause as Error).message}`, { cause })
    })
  }
  return events.length
}
