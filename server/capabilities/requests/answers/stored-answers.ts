// Answers of requests as they are stored: those that the service's definition marks as sensitive are sealed, each in its
// place. This is where they are sealed and where they are opened; docs/decisions/sealed-answers.md says why so.

import type { InformationRequest } from '@bawaba/contract/entities/request.ts'
import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import { type Completion, mapSensitive, sensitiveOf, withCompletions } from '@bawaba/forms/index.ts'
import type { Seal } from '../../../platform/sealed.ts'
import { isSealed, openValues, sealValue } from '../../../platform/sealed-json.ts'
import { centerFieldOf } from '../../catalogue/index.ts'
import type { RequestDetails, StoredDetails } from '../details-store.ts'
import type { HistoryRecord, RequestRecord, StoredAnswers, StoredRecord } from '../row.ts'

type Answers = Record<string, unknown>
type Detail = Answers & { activityId?: string; asked?: InformationRequest; data?: Answers; before?: Answers }
type Dependencies = {
  seal: Seal
  definitionOf(serviceSlug: string, version: number): Promise<ServiceDefinition>
}
type Version = { serviceSlug: string; version: number }

/** Seals what is written of a request, by the version that it was filed under. What is sealed already stays so. */
export type Sealing = {
  /** Whether the version has a sensitive field. */
  isNeeded: boolean
  answers(data: Answers, completions?: Record<string, Completion>): Answers
  /** What a script gave says something of the answers that it was called with. */
  given(completions: Record<string, Completion>): Answers
  /** Without an index: nobody searches in a history. */
  detail(detail: Answers, completions?: Record<string, Completion>): Answers
  asked(sealedRequest: InformationRequest, activityId: string | undefined): InformationRequest
  /** As a whole: what it holds is known to the browser or the script alone. */
  hooksData(data: Answers): unknown
}

/** The same for the same answer to the same question, whoever gave it; 128 bits. */
export const indexOf =
  (seal: Pick<Seal, 'indexOf'>, serviceSlug: string, field: string) => (value: unknown) =>
    seal
      .indexOf(`answer ${serviceSlug} ${field}`, JSON.stringify(value))
      .subarray(0, 16)
      .toString('base64url')

export const sealingBy = (
  seal: Pick<Seal, 'seal' | 'indexOf'>,
  definition: Pick<ServiceDefinition, 'serviceSlug' | 'activities'>,
): Sealing => {
  const { serviceSlug, activities } = definition
  const center = centerFieldOf(definition)
  // The center that a request is led to stands beside the answers, in the open: sealing it there would hide nothing.
  const sensitive = new Map([...sensitiveOf(activities)].filter(([name]) => name !== center))
  /** The field of an activity that holds what is written to the applicant. */
  const messageOf = (activityId: string | undefined): string | undefined =>
    activities.find(activity => activity.activityId === activityId)?.asks?.message
  const sealed = (value: unknown) => (isSealed(value) ? value : sealValue(seal, value))
  const sealedRequest = (value: InformationRequest, activityId: string | undefined): InformationRequest =>
    value.message !== undefined && sensitive.has(messageOf(activityId) ?? '')
      ? // It is opened where it is read; nothing else looks into it.
        { ...value, message: sealed(value.message) as unknown as string }
      : value
  return {
    isNeeded: sensitive.size > 0,
    answers: (data, completions = {}) =>
      mapSensitive(withCompletions(sensitive, completions), data, (value, name, isFound) =>
        isFound && !isSealed(value)
          ? { ...sealValue(seal, value), $index: indexOf(seal, serviceSlug, name)(value) }
          : sealed(value),
      ),
    given: completions =>
      withCompletions(sensitive, completions).size === 0
        ? completions
        : Object.fromEntries(Object.entries(completions).map(([address, value]) => [address, sealed(value)])),
    detail: (detail, completions = {}) => {
      const sealAll = (answers: Answers) =>
        mapSensitive(withCompletions(sensitive, completions), answers, sealed)
      const { activityId, data, before, asked: question, ...rest } = detail as Detail
      return {
        ...rest,
        ...(activityId === undefined ? {} : { activityId }),
        ...(data ? { data: sealAll(data) } : {}),
        ...(before ? { before: sealAll(before) } : {}),
        ...(question ? { asked: sealedRequest(question, activityId) } : {}),
      }
    },
    asked: sealedRequest,
    hooksData: sealed,
  }
}

export const createStoredAnswers = ({ seal, definitionOf }: Dependencies) => {
  const sealings = new WeakMap<ServiceDefinition, Sealing>()
  const open = <Json>(value: unknown): Json => openValues<Json>(seal, value)
  const record = (stored: StoredRecord): RequestRecord => ({
    ...stored,
    data: open(stored.data),
    given: open(stored.given),
    asked: open(stored.asked),
  })
  const opened = (history: StoredDetails['history']): HistoryRecord[] =>
    history.map(entry => ({ ...entry, detail: open<HistoryRecord['detail']>(entry.detail) }))
  const hooksData = (stored: StoredAnswers | null): Answers | null => open(stored)
  return {
    /** Worked out once for a version of a definition. */
    sealing: async ({ serviceSlug, version }: Version): Promise<Sealing> => {
      const definition = await definitionOf(serviceSlug, version)
      const sealing = sealings.get(definition) ?? sealingBy(seal, definition)
      sealings.set(definition, sealing)
      return sealing
    },

    record,
    given: (completions: unknown): Record<string, Completion> => open(completions) ?? {},
    whole: ({
      history,
      links,
      documents,
      pending,
      owing,
      clientHooksData,
      isOwnPart,
      ...stored
    }: StoredDetails): RequestDetails => ({
      ...record(stored),
      isOwnPart,
      links,
      documents,
      pending,
      owing,
      history: opened(history),
      clientHooksData: hooksData(clientHooksData),
    }),
    /** A history, its answers in the open. */
    history: opened,
    /** What scripts and clients left with a request. */
    hooksData,
    /** A request whose answers are not read. */
    withoutAnswers: (stored: StoredRecord): RequestRecord => ({
      ...stored,
      data: {},
      given: null,
      asked: open(stored.asked),
    }),
    /** The answers, or those to some questions: no others are opened. */
    answers: (data: StoredAnswers, only?: ReadonlySet<string>): Answers =>
      open(only ? Object.fromEntries(Object.entries(data).filter(([name]) => only.has(name))) : data),
    indexOf: (serviceSlug: string, field: string) => indexOf(seal, serviceSlug, field),
  }
}
export type Stored = ReturnType<typeof createStoredAnswers>
