// What the steps of the story share: who acts, what was sent under which name, and what answers are made of.

import { Readable } from 'node:stream'
import type { StoryAnswers, StoryWords } from '@bawaba/contract/story.ts'
import type { Answers } from '@bawaba/forms/definition.ts'
import { addDays, cairoDate } from '@bawaba/language/index.ts'
import type { Files } from '../capabilities/files/index.ts'
import type { SignedIn } from '../platform/http/call.ts'
import { actorOf, type Cast } from './cast.ts'
import type { Outside } from './outside.ts'
import type { Perform } from './perform.ts'

/** A request of the story. */
export type StoryRequest = {
  id: string
  ID: string
  service: string
  by: string
  /** Unknown once the portal itself may have moved it on. */
  revision?: number | undefined
}
export type Stage = {
  perform: Perform
  clock: () => Date
  actor(name: string): Promise<SignedIn>
  filled(answers: StoryAnswers | undefined, who: SignedIn): Promise<Answers>
  requests: Map<string, StoryRequest>
  /** Does a job of the server now. */
  run(job: string, payload?: unknown): Promise<unknown>
  outside: Outside
}

/** One page with nothing on it. */
const blankPage = `%PDF-1.7
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>> endobj
trailer <</Root 1 0 R>>
%%EOF
`

type Dependencies = {
  perform: Perform
  clock: () => Date
  run: Stage['run']
  outside: Outside
  cast: Pick<Cast, 'account'>
  files: Pick<Files, 'receive'>
}

export const createStage = ({ perform, clock, run, outside, cast, files }: Dependencies): Stage => {
  const requests = new Map<string, StoryRequest>()
  const wordsFor = (who: SignedIn): StoryWords => ({
    file: async name =>
      (
        await files.receive(who, {
          name: `${name}.pdf`,
          type: 'application/pdf',
          bytes: Readable.from([Buffer.from(blankPage)]),
        })
      ).id,
    date: days => addDays(cairoDate(clock()), days),
    slot: async (calendar, days) => {
      const offered = await perform(who, 'GET appointments/:calendar', { params: { calendar } })
      const free = offered.days
        .map(({ hours }) => hours.find(hour => hour.free > 0))
        .filter(hour => hour !== undefined)
      return (free[days] ?? free.at(-1))?.code ?? ''
    },
    numberOf: name => requests.get(name)?.ID ?? '',
  })
  return {
    perform,
    clock,
    requests,
    run,
    outside,
    actor: async name => actorOf(await cast.account(name), clock()),
    filled: async (answers, who) => {
      const words = wordsFor(who)
      return typeof answers === 'function' ? await answers(words) : (answers ?? {})
    },
  }
}
