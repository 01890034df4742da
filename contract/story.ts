// The story of a demo as data: who sent which request when, and what became of it. Programmes write their part; the
// server performs it by the calls that people use.

import type { Answers } from '@bawaba/forms/definition.ts'
import type { PaymentChannel } from './payment-states.ts'

/**
 * When something happened, before the start: `12d 09:40` is so many working days earlier, at that time of Cairo;
 * `5M 20:05` is on the tenth so many months earlier; `3h` and `25m` are so long ago.
 */
export type StoryTime =
  | `${number}d ${number}:${number}`
  | `${number}M ${number}:${number}`
  | `${number}h`
  | `${number}m`

/** A person of the story: a citizen by first name, staff and agents by username. See `server/story/people.ts`. */
export type StoryName = string

/** Values that the story cannot know in advance. */
export type StoryWords = {
  /** The id of a new photo of a paper that belongs to the person who sends the answers. */
  file(name: string): Promise<string>
  /** The plain date so many days after the moment of the call, or before it. */
  date(days: number): string
  /** The instant so many days after the moment of the call. */
  instant(days: number): string
  /** A free appointment of a calendar, on the first day that has one, or so many such days later. */
  slot(calendar: string, days: number): Promise<string>
  /** The number of an earlier request, by the name of its case. */
  numberOf(name: string): string
  /** What any call answers the person now. */
  read<Answer>(call: string, input?: { params?: Record<string, string>; query?: object }): Promise<Answer>
}
export type StoryAnswers = Answers | ((words: StoryWords) => Answers | Promise<Answers>)

type At = { at: StoryTime; by: StoryName }
type OnlineChannel = Exclude<PaymentChannel, 'office'>
type Paying = { gateway?: string; activityId?: string }

export type StoryStep = At &
  (
    | { act: string; data?: StoryAnswers; ask?: string[] }
    | { assign: StoryName }
    | { comment: string; isPublic?: true }
    | { reply: string }
    | { rate: 1 | 2 | 3; about?: 'sending' | 'outcome'; comment?: string }
    /** Gives the request so many days from now. */
    | { dueIn: number; reason: string }
    /** Pays at the counter of an office: the number of the paper receipt. */
    | { office: string }
    /** Pays in full at the gateway. */
    | ({ pays: OnlineChannel } & Paying)
    /** Begins to pay and stops there. */
    | ({ begins: OnlineChannel } & Paying)
    /** The payer's bank declines. */
    | ({ declined: OnlineChannel } & Paying)
    /** The gateway lists money for the open payment of which no notice ever came. */
    | { unnoticed: true }
    /** The payer attaches a proof of the transfer, by its file name. */
    | { proof: string }
    /** Finance confirm that a transfer arrived. */
    | { arrived: true }
    /** Finance ask for the whole payment to be given back. */
    | { refund: string }
    /** Another person decides on that. */
    | { refundDecided: boolean; reason: string }
  )

export type StoryCase = At & {
  /** By which other cases refer to it. */
  name?: string
  service: string
  /** The person for whom an agent sends it. */
  for?: StoryName
  answers: StoryAnswers
  steps?: readonly StoryStep[]
}

/** A form that a person began; `draft` is its service. */
export type StoryDraft = At & { draft: string; answers: StoryAnswers; name?: string; step?: string }

/** Any other call, with its parameters and its body. */
export type StoryCall = At & {
  call: string
  params?: Record<string, string>
  headers?: Record<string, string>
  /** It asks the payment gateway. */
  isAtGateway?: true
  body?: object | ((words: StoryWords) => object | Promise<object>)
}

/** What is told together: whole or not at all. */
export type StoryChapter = {
  cases?: readonly StoryCase[]
  drafts?: readonly StoryDraft[]
  calls?: readonly StoryCall[]
}

export type StoryPart = {
  /** What people find on their home: told before the server listens. */
  homes: StoryChapter
  /** The years and people around it: told while the server already serves. */
  more?: StoryChapter
  /** Its services ask services outside. */
  isOutside?: true
}
