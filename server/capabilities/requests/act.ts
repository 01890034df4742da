// Acting on a request: an activity of its pinned workflow, an assignment, a comment. Each names the revision it was seen at.

import type { Role } from '@bawaba/contract/entities/person.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { StateDefinition } from '@bawaba/forms/definition.ts'
import { type CompiledService, type Documents, judge, stateOf, transitionsOf } from '@bawaba/forms/index.ts'
import { cairoDate, type Language, t } from '@bawaba/language/index.ts'
import type { Scripts } from '../hooks/index.ts'
import { dueFrom } from './due.ts'
import { sentence } from './file.ts'
import { messages } from './messages.ts'
import type { RequestRecord } from './row.ts'
import type { Change, Entry, Message } from './store.ts'

/** `by` acts for the account that is meant. */
export type Who = { accountId: string; roles: Role[]; by?: { accountId: string } | undefined }
/** Where the applicant is told: their number and the language they are told in. */
export type Applicant = { mobile: string | null; language: Language }
export type Act = { change: Change; entry: Entry; message: Message | undefined }

const actorOf = (request: RequestRecord, who: Who) => ({
  isApplicant: request.ownerId === who.accountId,
  roles: who.roles,
})

/** Who the history says it was, and for whom. */
const signedBy = ({ accountId, by }: Who): Pick<Entry, 'actorId' | 'onBehalfOf'> =>
  by ? { actorId: by.accountId, onBehalfOf: accountId } : { actorId: accountId }

/** The activities a person may perform on a request as it stands. */
export const activitiesFor = (form: CompiledService, request: RequestRecord, who: Who): string[] =>
  transitionsOf(form.workflow, request.status, actorOf(request, who), request.data).map(
    ({ activityId }) => activityId,
  )

const tell = (applicant: Applicant, body: string, newId: () => string): Message | undefined =>
  applicant.mobile ? { id: newId(), recipient: applicant.mobile, body } : undefined

const number = '{number}'

/** Performs an activity: what changes, what the history says, what the applicant is told. */
export const perform = async (
  input: {
    form: CompiledService
    request: RequestRecord
    who: Who
    applicant: Applicant
    scripts: Scripts
    documents: Documents
    now: Date
    newId: () => string
  },
  body: { activityId: string; data?: unknown; comment?: string },
): Promise<Act> => {
  const { form, request, who, applicant, scripts, documents, now, newId } = input
  const activity = form.activity(body.activityId)
  if (!activity) throw new Problem('ACTIVITY_NOT_FOUND')
  const actor = actorOf(request, who)
  const transition = transitionsOf(form.workflow, request.status, actor, request.data).find(
    ({ activityId }) => activityId === body.activityId,
  )
  if (!transition) throw new Problem('TRANSITION_NOT_ALLOWED')
  const context = { today: cairoDate(now), documents }
  const verdict = await judge(activity, body.data ?? {}, context, scripts.handler)
  if (!verdict.ok) throw new Problem('VALIDATION_FAILED', { details: verdict.faults })
  const found = await scripts.beforeSubmit(verdict.data)
  if (found.length > 0) throw new Problem('VALIDATION_FAILED', { details: found })
  const to = stateOf(form.workflow, transition.to) as StateDefinition
  const after = { ID: request.ID, status: to.code, statusKind: to.kind }
  const told = await scripts.afterTransition({ ...request.data, ...verdict.data }, after)
  const label = form.text(to.applicantLabel ?? to.label)[applicant.language]
  return {
    change: {
      activityId: body.activityId,
      status: to.code,
      statusKind: to.kind,
      deliverableNumber: activity.deliverableNumber ?? request.deliverableNumber,
      data: verdict.data,
      given: verdict.given,
      documents: verdict.documents,
      clientHooksData: told.clientHooksData,
      dueAt: dueFrom(now, to),
    },
    entry: {
      id: newId(),
      kind: 'status',
      actor: actor.isApplicant ? 'applicant' : 'staff',
      ...signedBy(who),
      visibleToApplicant: true,
      detail: {
        activityId: body.activityId,
        from: request.status,
        to: to.code,
        ...(Object.keys(verdict.data).length > 0 ? { data: verdict.data } : {}),
        ...(body.comment ? { text: body.comment } : {}),
      },
    },
    // The applicant knows what they did themselves.
    message:
      actor.isApplicant && !who.by
        ? undefined
        : tell(
            applicant,
            sentence(
              t(applicant.language, messages.statusChanged, { number, status: label }),
              told.message?.[applicant.language],
            ),
            newId,
          ),
  }
}

/** Gives the request to an employee, or takes the assignment away. */
export const assignment = (
  who: Who,
  assignee: { id: string; name: string; englishName: string | null } | null,
  newId: () => string,
): Act => ({
  change: { assigneeId: assignee?.id ?? null },
  entry: {
    id: newId(),
    kind: assignee ? 'assigned' : 'unassigned',
    actor: 'staff',
    actorId: who.accountId,
    visibleToApplicant: false,
    detail: assignee ? { assignee } : {},
  },
  message: undefined,
})

/** A comment for staff alone, or one that the applicant reads and is told of. */
export const remark = (
  who: Who,
  applicant: Applicant,
  { text, visibleToApplicant = false }: { text: string; visibleToApplicant?: boolean },
  newId: () => string,
): Pick<Act, 'entry' | 'message'> => ({
  entry: {
    id: newId(),
    kind: 'comment',
    actor: 'staff',
    actorId: who.accountId,
    visibleToApplicant,
    detail: { text: text.trim() },
  },
  message: visibleToApplicant
    ? tell(applicant, t(applicant.language, messages.commented, { number }), newId)
    : undefined,
})
