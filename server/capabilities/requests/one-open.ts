// "One open request each": what a request is the only open one of, as its service says, and what is answered where there is
// one already. The database holds it by an index over a keyed hash: an answer can be told from no other.

import type { Filed } from '@bawaba/contract/entities/request.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { Answers } from '@bawaba/forms/definition.ts'
import { type CompiledService, type FieldKind, isEnd } from '@bawaba/forms/index.ts'
import { isDecided } from '@bawaba/forms/workflow/state-kinds.ts'
import { fold } from '@bawaba/language/folding.ts'
import { violates } from '../../platform/database/index.ts'
import { isPlaceTaken } from '../hooks/index.ts'
import type { Change } from './change.ts'
import type { RequestRecord } from './row.ts'

type Hash = (text: string) => string

/** Answers that are written differently and mean the same count as one. */
const written = (answer: unknown, kind: FieldKind | undefined): string => {
  const identity = kind?.identity ? kind.identity(answer) : answer
  return typeof identity === 'string' ? fold(identity) : JSON.stringify(identity)
}

/** null where the service asks for no such thing, or for answers that this request does not have. */
export const oneOpenKey = (
  { serviceSlug, oneOpen, fields }: Pick<CompiledService, 'serviceSlug' | 'oneOpen' | 'fields'>,
  { ownerId, answers }: { ownerId: string; answers: Answers },
  hash: Hash,
): string | null => {
  if (!oneOpen) return null
  const { of = 'applicant', per = [] } = oneOpen
  if (per.some(name => answers[name] === undefined)) return null
  const whose = of === 'applicant' ? ownerId : ''
  const values = per.map(name => written(answers[name], fields.find(field => field.name === name)?.kind))
  return hash(JSON.stringify(['one open', serviceSlug, whose, ...values]))
}

type After = {
  request: Pick<RequestRecord, 'ownerId' | 'oneOpen' | 'data' | 'statusKind'>
  answers: Answers
  change: Pick<Change, 'statusKind'>
  named: { actor: { accountId: string } }
}
/**
 * What a request is the only open one of after an act. Of things that everybody has one open request for, an appeal is none: it
 * is about a decision, and the open request of somebody else keeps nobody from it.
 */
export const oneOpenAfter = (
  form: Pick<CompiledService, 'serviceSlug' | 'oneOpen' | 'fields'>,
  { request, answers, change, named }: After,
  hash: Hash,
): string | null => {
  const { ownerId, oneOpen, data, statusKind } = request
  if (form.oneOpen?.of === 'everyone') {
    const isAppeal =
      isDecided(statusKind) &&
      change.statusKind !== undefined &&
      !isEnd(change.statusKind) &&
      named.actor.accountId === ownerId
    const wasAppeal = oneOpen === null && oneOpenKey(form, { ownerId, answers: data }, hash) !== null
    if (isAppeal || wasAppeal) return null
  }
  return oneOpenKey(form, { ownerId, answers }, hash)
}

type Open = {
  findOpen(
    serviceSlug: string,
    oneOpen: string,
  ): Promise<(Pick<Filed, 'ID'> & { ownerId: string }) | undefined>
}

/**
 * What to answer where the index refused a request. The number of one's own that is open is named; nobody learns of
 * another's more than that there is one.
 */
export const createOneOpen =
  (store: Open) =>
  async (
    error: unknown,
    { serviceSlug, ownerId, oneOpen }: { serviceSlug: string; ownerId: string; oneOpen: string | null },
  ): Promise<unknown> => {
    if (isPlaceTaken(error)) return new Problem('APPOINTMENT_FULL')
    if (oneOpen === null || !violates(error, 'requests_one_open')) return error
    const open = await store.findOpen(serviceSlug, oneOpen)
    return new Problem('OPEN_REQUEST_EXISTS', open?.ownerId === ownerId ? { extra: { ID: open.ID } } : {})
  }

export type OneOpenRefusal = ReturnType<typeof createOneOpen>
