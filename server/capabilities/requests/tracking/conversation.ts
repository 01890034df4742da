// What a visitor and staff wrote to each other, as the holder of the code reads it: questions, replies, answers and steps.

import type { TrackedEntry } from '@bawaba/contract/calls/track.ts'
import type { InformationRequest } from '@bawaba/contract/entities/request.ts'
import {
  type CompiledActivity,
  type CompiledService,
  type Field,
  isTooLate,
  stateOf,
  transitionsOf,
} from '@bawaba/forms/index.ts'
import { isDecided } from '@bawaba/forms/workflow/state-kinds.ts'
import { addDays, cairoDate, type Text } from '@bawaba/language/index.ts'
import { endOfCairoDay } from '@bawaba/language/working-days.ts'
import type { RequestDetails } from '../details-store.ts'
import { historyView, type RequestRecord } from '../row.ts'
import { wordsIn } from './events.ts'

const textKinds = ['text', 'textarea']

const labelOf = (form: CompiledService, code: string | undefined): Text | undefined => {
  const state = code === undefined ? undefined : stateOf(form.workflow, code)
  return state && form.text(state.applicantLabel ?? state.label)
}

/** Newest first. Steps of which an applicant reads nothing are left out. */
export const conversationOf = (
  form: CompiledService,
  { history }: Pick<RequestDetails, 'history'>,
  now: Date,
): TrackedEntry[] =>
  historyView(history, 'applicant', now).flatMap(({ at, kind, actor, activityId, from, to, text, data }) => {
    const activity = activityId === undefined || kind === 'created' ? undefined : form.activity(activityId)
    const words = activity ? wordsIn(activity, data ?? {}, text) : (text ?? '')
    const status = from === to ? undefined : labelOf(form, to)
    const files = activity ? filesIn(activity, data ?? {}) : 0
    if (words === '' && !status) return []
    return [
      {
        at,
        actor,
        ...(words === '' ? {} : { words }),
        ...(status ? { status } : {}),
        ...(files > 0 ? { files } : {}),
      },
    ]
  })

const filesIn = ({ fields }: Pick<CompiledActivity, 'fields'>, data: Record<string, unknown>): number =>
  fields
    .filter(({ entry }) => entry.uniforms.type === 'fileUpload')
    .reduce((sum, { name }) => sum + (Array.isArray(data[name]) ? (data[name] as unknown[]).length : 0), 0)

export type ReplyBox = {
  activityId: string
  /** The field that holds the words. */
  text: string
  files: Field | undefined
  question: InformationRequest
  /** The reply is an appeal, until then where that has an end. */
  appeal?: { until: Date | undefined }
}

/** Where an appeal against a decision goes, while it is possible; undefined where there is none, or it needs more than a text. */
const appealBoxOf = (
  form: CompiledService,
  { status, statusKind, data, actionDate }: RequestRecord,
  today: string,
): ReplyBox | undefined => {
  if (!isDecided(statusKind)) return undefined
  const transition = transitionsOf(form, status, { isApplicant: true, roles: [] }, data, { today }).find(
    way => !isTooLate(way, actionDate, today),
  )
  const activity = transition && form.activity(transition.activityId)
  const [text, ...more] = activity?.fields ?? []
  if (!activity || !text || more.length > 0 || !textKinds.includes(text.entry.uniforms.type)) return undefined
  const { withinDays } = transition
  const until =
    withinDays === undefined ? undefined : endOfCairoDay(addDays(cairoDate(actionDate), withinDays))
  const question = { askedAt: actionDate.toISOString(), fields: [], workingDays: 0 }
  return { activityId: activity.activityId, text: text.name, files: undefined, question, appeal: { until } }
}

/** Where the reply to an open question goes; undefined where nothing is asked, or the reply needs more than text and files. */
export const replyBoxOf = (
  form: CompiledService,
  request: RequestRecord,
  today: string,
): ReplyBox | undefined => {
  const { status, asked: question } = request
  if (!question) return appealBoxOf(form, request, today)
  const transition = form.workflow.transitions.find(
    ({ activityId, from, by }) =>
      from.includes(status) && by.includes('applicant') && form.activity(activityId)?.does.supplies,
  )
  const activity = transition && form.activity(transition.activityId)
  const text = activity?.fields.find(({ entry }) => textKinds.includes(entry.uniforms.type))
  if (!activity || !text) return undefined
  const files = activity.fields.find(({ entry }) => entry.uniforms.type === 'fileUpload')
  return { activityId: activity.activityId, text: text.name, files, question }
}
