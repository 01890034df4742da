// A walk through a service, as its test writes it down: who takes part, what they answer, what comes of it step by step, and
// what must be refused. All values are worked out by hand, not by the engine.

import type { ErrorCode } from '@bawaba/contract/errors.ts'
import type { Answers } from '@bawaba/forms/definition.ts'

/** A role of the portal, or a team of the service as `team:CODE`. */
export type Seat = 'CASE_OFFICER' | 'SUPERVISOR' | `team:${string}`

export type Step =
  /** `asks` names the questions that are opened again; `stored` what stands in the answers of this act. */
  | { act: string; by: string; data?: Answers; asks?: string[]; to: string; stored?: Answers }
  | { refused: string; by: string; data?: Answers; code?: ErrorCode; wrong?: string[] }
  | { pays: string; at: 'card' | 'office'; to: string }
  /** So many days pass. */
  | { days: number; to: string; reminded?: string[] }
  /** The same again, sent while this one is under way. */
  | { again: ErrorCode }
  /** The same again once this one is over, as a request of its own. */
  | { files: string }
  /** A message of the service, as it reaches the applicant. */
  | { applicantReads: RegExp }
  /** What a visitor reads with number and tracking secret. */
  | { applicantTracks: string }
  /** Nobody but these of the staff sees it. */
  | { seenBy: string[] }

export type Walk = {
  /** Who files it; without it a citizen. */
  applicant?: 'visitor'
  staff: Readonly<Record<string, Seat>>
  /** What the applicant has sent before, to other services. */
  before?: { service: string; answers: Answers }
  /** What a new form begins with, of a profile or an earlier request. */
  prefilled?: Answers
  answers: Answers
  /** What stands in the request for it. */
  stored: Answers
  /** Where it begins. */
  begins: string
  /** Changes of the answers that must be refused, at these questions. */
  refusals: readonly { name: string; change: Answers; wrong: string[] }[]
  steps: readonly Step[]
}

/** Stands in answers for files that the walk uploads. */
export const aPdf = 'a PDF, uploaded now'
