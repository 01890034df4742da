// The story of a demo as data: who sent which request when, and what became of it. Programmes write their part; the
// server performs it by the calls that people use.

import type { Answers } from '@bawaba/forms/definition.ts'

/**
 * When something happened, before the start: `12d 09:40` is so many working days earlier, at that time of Cairo;
 * `3h` and `25m` are so long ago.
 */
export type StoryTime = `${number}d ${number}:${number}` | `${number}h` | `${number}m`

/** A demo account by its username, or a person of the story by the name that the list of people gives them. */
export type StoryName = string

/** What answers are made of that the story cannot know in advance. */
export type StoryWords = {
  /** A new PDF of the person who sends the answers; its id. */
  file(name: string): Promise<string>
  /** The plain date so many days after the moment of the call, or before it. */
  date(days: number): string
  /** The next free appointment of a calendar that is so many working days ahead. */
  slot(calendar: string, days: number): Promise<string>
  /** The number of an earlier request of the story, by the name of its case. */
  numberOf(name: string): string
}
export type StoryAnswers = Answers | ((words: StoryWords) => Answers | Promise<Answers>)

type At = { at: StoryTime }
export type StoryStep = At &
  (
    | { act: string; by: StoryName; data?: StoryAnswers; ask?: string[] }
    | { assign: StoryName; by: StoryName }
    | { comment: string; by: StoryName; isPublic?: true }
    | { reply: string; by: StoryName }
    | { rate: 1 | 2 | 3; by: StoryName; comment?: string }
    | { due: StoryTime; by: StoryName; reason: string }
    /** At the counter, by the number of a paper receipt. */
    | { office: string; by: StoryName }
    /** At the payment gateway: a card, a code at a counter, a bank transfer. */
    | { pays: 'card' | 'payment-code' | 'bank'; by: StoryName; activityId?: string; isLost?: true }
    /** Begins to pay and stops there. */
    | { begins: 'card' | 'payment-code' | 'bank'; by: StoryName; activityId?: string }
    | { refund: string; by: StoryName }
  )

export type StoryCase = At & {
  /** By which other cases refer to it. */
  name?: string
  service: string
  by: StoryName
  /** Whom an agent acts for. */
  for?: StoryName
  answers: StoryAnswers
  steps?: readonly StoryStep[]
}

/** A form that somebody began. */
export type StoryDraft = At & { draft: string; by: StoryName; answers: StoryAnswers; step?: string }

/** Any other call: `PUT meters/:number`, with its parameters and its body. */
export type StoryCall = At & {
  call: string
  by: StoryName
  params?: Record<string, string>
  body?: object | ((words: StoryWords) => object | Promise<object>)
}

export type StoryPart = {
  cases: readonly StoryCase[]
  drafts?: readonly StoryDraft[]
  calls?: readonly StoryCall[]
}
