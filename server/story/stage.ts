// What the steps of the story share: who acts, what was sent under which name, and what answers are made of.

import { Readable } from 'node:stream'
import type { StoryAnswers, StoryWords } from '@bawaba/contract/story.ts'
import type { Answers } from '@bawaba/forms/definition.ts'
import { addDays, cairoDate } from '@bawaba/language/index.ts'
import type { Files } from '../capabilities/files/index.ts'
import type { SignedIn } from '../platform/http/call.ts'
import type { Outside } from './outside.ts'
import { paper } from './paper.ts'
import type { Perform } from './perform.ts'

/** A request of the story. */
export type StoryRequest = {
  id: string
  ID: string
  service: string
  by: string
  /** The person to whom it belongs, as they act now. */
  owner(): Promise<SignedIn>
  /** Unknown once the portal itself may have moved it on. */
  revision?: number | undefined
}

export type Stage = {
  perform: Perform
  clock: () => Date
  /** When the server started. */
  start: Date
  /** A person, signed in. */
  actor(name: string): Promise<SignedIn>
  /** An agent with the permission of a person, given by a code. */
  acting(name: string, owner: string): Promise<SignedIn>
  wordsFor(who: SignedIn): StoryWords
  filled(answers: StoryAnswers | undefined, who: SignedIn): Promise<Answers>
  requests: Map<string, StoryRequest>
  /** Does a job of the server now. */
  run(job: string, payload?: unknown): Promise<unknown>
  /** Sends what waits for services outside. */
  sendOut(): Promise<void>
  outside: Outside
}

const aDay = 86_400_000

type Dependencies = Omit<Stage, 'wordsFor' | 'filled' | 'requests'> & { files: Pick<Files, 'receive'> }

export const createStage = ({ files, ...stage }: Dependencies): Stage => {
  const { perform, clock } = stage
  const requests = new Map<string, StoryRequest>()
  const wordsFor = (who: SignedIn): StoryWords => ({
    file: async name => {
      const bytes = Readable.from([await paper()])
      return (await files.receive(who, { name: `${name}.jpg`, type: 'image/jpeg', bytes })).id
    },
    date: days => addDays(cairoDate(clock()), days),
    instant: days => new Date(clock().getTime() + days * aDay).toISOString(),
    slot: async (calendar, days) => {
      const offered = await perform(who, 'GET appointments/:calendar', { params: { calendar } })
      const free = offered.days
        .map(({ hours }) => hours.find(hour => hour.free > 0))
        .filter(hour => hour !== undefined)
      return (free[days] ?? free.at(-1))?.code ?? ''
    },
    numberOf: name => requests.get(name)?.ID ?? '',
    read: async (call, input = {}) => (await perform(who, call as never, input)) as never,
  })
  return {
    ...stage,
    wordsFor,
    requests,
    filled: async (answers, who) =>
      typeof answers === 'function' ? await answers(wordsFor(who)) : (answers ?? {}),
  }
}
