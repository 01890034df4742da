// What programmes do with services outside on behalf of requests: judge answers that only those services can judge, and
// send on what a request has come to. Both reject with `OutsideUnavailable` where the service cannot be asked.

import type { ErrorCode } from '@bawaba/contract/errors.ts'
import type { Answers, DeliveryOutcome } from '@bawaba/forms/definition.ts'
import type { FieldError, VerifiedAnswer } from '@bawaba/forms/index.ts'
import type { Text } from '@bawaba/language/index.ts'
import type { Call, SignedIn } from './platform/http/call.ts'
import { networkOf } from './platform/http/network.ts'

/**
 * Against whose budget a question outside counts: a person's (whoever acts for others counts for themselves), or that of
 * the network of somebody unknown. What the portal does by itself counts against nobody's.
 */
export type Asker = { by: string } | 'system'
export const askerOf = ({ actor, address }: Pick<Call, 'actor' | 'address'>): Asker =>
  actor.mode === 'VISITOR' ? { by: `from ${networkOf(address)}` } : askerIn(actor)
export const askerIn = ({
  by,
  accountId,
}:
  | Pick<SignedIn, 'accountId' | 'by'>
  | { accountId: string; by?: { accountId: string } | undefined }): Asker => ({
  by: by?.accountId ?? accountId,
})

/** Whose answers are judged, for which service, and when. */
export type VerifyScene = {
  ownerId: string
  serviceSlug: string
  /** The request that the answers change; undefined while it is filed. */
  requestId?: string
  answers: Answers
  /** All answers that are verified together: a reading is that of the meter beside it. */
  verifies: readonly VerifiedAnswer[]
  /** What the person must be to the thing that the answer names; undefined: anything. */
  standing?: readonly string[] | undefined
  now: Date
  /** Who asks, of whose budget what is asked of strangers is spent. */
  asker: Asker
}
/**
 * The value as it is to be stored (with what the service knows of it), or why it does not hold: `code` where the refusal
 * has one of its own.
 */
export type Verified = { value: unknown } | { error: FieldError; code?: ErrorCode }
export type Verifier = (value: unknown, scene: VerifyScene) => Promise<Verified>

/** A deed that is owed for a request; `id` names it: the same one again is done once. */
export type Delivery = {
  id: string
  /** Names the deed where a request may owe it more than once: another one each time that it comes to be owed. */
  deedId: string
  ID: string
  ownerId: string
  answers: Answers
  /** The parts of the deed, by the names that its programme gives them. */
  parts: Readonly<Record<string, unknown>>
  /** The payment that brought it there, if one did. */
  paymentId: string | undefined
  /** It was sent before, and its answer was lost. */
  isRepeated: boolean
}
/** `reason`: why it was refused, or what the other side says of what it did; for the applicant. */
export type Delivered = {
  outcome: DeliveryOutcome
  reason?: Text
  /** Requests that stand for something that the deed has ended: a registration of a meter that is no more. */
  ends?: { requestIds: readonly string[]; reason: Text }
}
export type Deliver = (delivery: Delivery) => Promise<Delivered>
/** Whether the other side did a deed that was sent, by the same reference; undefined: it did not. It does nothing. */
export type FindDeed = (delivery: Delivery) => Promise<Delivered | undefined>

/** What staff who decide about a request are to know besides: sentences, asked for each time that they open it. */
export type WriteNotes = (request: { id: string; ownerId: string; answers: Answers }) => Promise<Text[]>
