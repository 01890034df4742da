// What applicants may say of their requests: what may be rated and until when, how long a conversation goes on.
// The server refuses by these rules what pages do not offer by them. Pure.

import { isEnd, type StateKind } from '@bawaba/forms/workflow/state-kinds.ts'

/** 1 poor, 2 fair, 3 good. */
export const ratingLevels = [1, 2, 3] as const
export type RatingLevel = (typeof ratingLevels)[number]
/** Sending it, or the whole once it is over. */
export const ratingSubjects = ['filing', 'outcome'] as const
export type RatingSubject = (typeof ratingSubjects)[number]

const day = 86_400_000
const changeableMs = day
const conversationMs = 30 * day

/** Whether a rating first given at a time may still be changed. */
export const mayChangeRating = (ratedAt: Date, now: Date): boolean =>
  now.getTime() - ratedAt.getTime() < changeableMs

/** Whether the applicant may still write: while the request is under way, and thirty days after its end. */
export const mayReply = (statusKind: StateKind, endedAt: Date, now: Date): boolean =>
  !isEnd(statusKind) || now.getTime() - endedAt.getTime() < conversationMs
