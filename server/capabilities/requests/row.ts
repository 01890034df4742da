// A request as the database gives it, as it is worked with, and as its reader sees it: an applicant reads the role of
// staff, never a name.

import type { Company } from '@bawaba/contract/entities/company.ts'
import type { Document } from '@bawaba/contract/entities/document.ts'
import type { PersonRef } from '@bawaba/contract/entities/person.ts'
import type {
  HistoryEntry,
  HistoryKind,
  InformationRequest,
  Request,
} from '@bawaba/contract/entities/request.ts'
import type { LinkKind } from '@bawaba/contract/link-kinds.ts'
import type { StateKind } from '@bawaba/forms/workflow/state-kinds.ts'
import type { Language } from '@bawaba/language/index.ts'
import { raw, type Sql, sql } from '../../platform/database/index.ts'
import { type Fees, feesView } from '../hooks/index.ts'

/** Of a request that was just filed. */
export const firstRevision = 1

export type RequestRecord = {
  /** The teams that alone see it; none: everybody whom its service is given. */
  teams: string[]
  /** Ids of the staff who performed each activity. */
  performed: Record<string, string[]>
  /** What it is the only open one of. */
  oneOpen: string | null
  /** Activities performed in its present status that wait for others beside them. */
  opinions: string[]
  /** The service center that its answers name; empty: none. */
  center: string
  id: string
  ID: string
  serviceSlug: string
  version: number
  activityId: string
  status: string
  statusKind: StateKind
  deliverableNumber: number
  data: Record<string, unknown>
  given: Request['given'] | null
  fees: Fees | null
  ownerId: string
  owner: PersonRef
  company: Company | null
  assignee: PersonRef | null
  channel: string
  dueAt: Date | null
  finishBy: Date | null
  dueLeft: number | null
  finishLeft: number | null
  lateSince: Date | null
  asked: InformationRequest | null
  closedAt: Date | null
  /** Since when a message of the applicant waits. */
  newMessageAt: Date | null
  /** The language that a visitor is written to in. */
  contactLanguage: Language | null
  /** How often the address of a visitor was corrected. */
  contactRevision: number
  /** Since when its applicant waits for a phone call. */
  callAt: Date | null
  revision: number
  createdAt: Date
  updatedAt: Date
  actionDate: Date
}

declare const stored: unique symbol
/** Answers as they stand in the database: sensitive ones are sealed. They are read through `stored-answers.ts`. */
export type StoredAnswers = { readonly [stored]: true }
/** A request as the database gives it. */
export type StoredRecord = Omit<RequestRecord, 'data' | 'given' | 'asked'> & {
  data: StoredAnswers
  given: StoredAnswers | null
  asked: StoredAnswers | null
}

const personSql = (alias: string) =>
  `jsonb_build_object('id', ${alias}.id, 'name', ${alias}.first_name || ' ' || ${alias}.last_name, 'englishName', ${alias}.english_full_name)`

const besideAnswers =
  raw(`r.id, r.center, r.teams, r.performed, r.opinions, r.one_open as "oneOpen", r.number as "ID", r.service_slug as "serviceSlug", r.version, r.activity_id as "activityId",
  r.status, r.status_kind as "statusKind", r.deliverable_number as "deliverableNumber",
  r.owner_id as "ownerId", ${personSql('o')} as owner, case when a.id is null then null else ${personSql('a')} end as assignee,
  case when r.company_name is not null then jsonb_build_object('name', r.company_name, 'registerNumber', r.company_register) end as company,
  r.given, r.fees, r.channel, r.due_at as "dueAt", r.finish_by as "finishBy",
  r.due_left as "dueLeft", r.finish_left as "finishLeft", r.late_since as "lateSince", r.asked, r.closed_at as "closedAt", r.message_at as "newMessageAt", r.contact_language as "contactLanguage", r.contact_revision as "contactRevision", r.call_at as "callAt", r.revision, r.created_at as "createdAt", r.updated_at as "updatedAt",
  r.action_date as "actionDate"`)
/** The columns of a record whose answers are read by this expression; goes with `tables`. */
export const columnsWith = (answers: Sql): Sql => sql`${answers} as data, ${besideAnswers}`
/** The columns of a record; goes with `tables`. */
export const columns = columnsWith(raw('r.data'))
export const tables = raw(
  'requests r join accounts o on o.id = r.owner_id left join accounts a on a.id = r.assignee_id',
)

/** The other request of a link by its id: its number is shown to those who may see it. */
export type LinkDetail = { kind: LinkKind; otherId: string }
export type HistoryRecord = {
  id: string
  at: Date
  kind: HistoryKind
  actor: HistoryEntry['actor']
  by: PersonRef | null
  onBehalfOf: PersonRef | null
  visibleToApplicant: boolean
  detail: Omit<
    HistoryEntry,
    'id' | 'at' | 'kind' | 'actor' | 'by' | 'onBehalfOf' | 'visibleToApplicant' | 'link'
  > & {
    link?: LinkDetail
    /** The comment that was taken back. */
    entryId?: string
    /** The message about a comment. */
    messageId?: string
    /** The payment that made the system act. */
    paymentId?: string
    /** The payment whose money never arrived. */
    reversedPaymentId?: string
    /** Of the request, when what it owes outside came to be owed. */
    owesRevision?: number
    /** The same of the deed that this is the answer to. */
    deedRevision?: number
  }
  /** The other request of an entry about a link; null where the reader may not see it. */
  linked: { ID: string; serviceSlug: string } | null
}

/** A decision that waits, as those who work on the request see it. By the server's clock: a browser's may be wrong. */
export const pendingView = (
  {
    accountId,
    by,
    activityId,
    dueAt,
  }: { accountId: string; by: PersonRef; activityId: string; dueAt: string },
  reader: { accountId: string },
  now: Date,
): NonNullable<Request['pending']> => ({
  by,
  activityId,
  isOwn: accountId === reader.accountId,
  leftMs: Math.max(0, Date.parse(dueAt) - now.getTime()),
})

/** How long a comment can be taken back: the ten seconds of the button, and a slow line. */
export const retractMs = 12_000

export type Reader = 'applicant' | 'staff'

/** A file, and whether staff attached it. */
export type AttachedDocument = Document & { ofStaff: 'internal' | 'shared' | null }

/** The files that its reader may see. */
export const documentsView = (documents: readonly AttachedDocument[], reader: Reader): Document[] =>
  documents
    .filter(({ ofStaff }) => reader === 'staff' || ofStaff !== 'internal')
    .map(({ ofStaff, ...document }) => ({ ...document, ...(ofStaff ? { ofStaff } : {}) }))

/** The request as its reader sees it. */
export const requestView = (record: RequestRecord, reader: Reader): Request => {
  const { ownerId: _, dueLeft: __, finishLeft: ___, closedAt: ____, ...others } = record
  const {
    center: _____,
    teams: ______,
    performed: _______,
    opinions: ________,
    oneOpen: _________,
    contactLanguage: __________,
    contactRevision: ____________,
    callAt: ___________,
    ...shown
  } = others
  const {
    dueAt,
    finishBy,
    lateSince,
    createdAt,
    updatedAt,
    actionDate,
    assignee,
    company,
    given: options,
    fees,
    asked: requested,
    newMessageAt,
    ...rest
  } = shown
  return {
    ...rest,
    ...(company ? { company } : {}),
    ...(options ? { given: options } : {}),
    ...(fees ? { fees: feesView(fees) } : {}),
    ...(requested ? { asked: requested } : {}),
    ...(newMessageAt && reader === 'staff' ? { newMessageAt: newMessageAt.toISOString() } : {}),
    assignee: reader === 'staff' ? assignee : null,
    dueAt: dueAt?.toISOString() ?? null,
    finishBy: finishBy?.toISOString() ?? null,
    ...(lateSince ? { lateSince: lateSince.toISOString() } : {}),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    actionDate: actionDate.toISOString(),
  }
}

const defined = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined && part !== null)) as T

/**
 * The history its reader may see at a time, newest first as it was read. A comment that was taken back is read by nobody,
 * and one that may still be is not read by the applicant yet.
 */
export const historyView = (records: HistoryRecord[], reader: Reader, now: Date): HistoryEntry[] => {
  const retracted = new Set(records.map(({ detail }) => detail.entryId))
  const isComment = ({ id, kind, actor, at }: HistoryRecord): boolean =>
    !retracted.has(id) &&
    (reader === 'staff' ||
      kind !== 'comment' ||
      actor !== 'staff' ||
      now.getTime() - at.getTime() >= retractMs)
  return records
    .filter(
      entry =>
        (reader === 'staff' || entry.visibleToApplicant) &&
        (!entry.detail.link || entry.linked) &&
        isComment(entry),
    )
    .map(({ id, at, kind, actor, by, onBehalfOf, visibleToApplicant, detail, linked }) => {
      const {
        assignee,
        link,
        entryId: _,
        messageId: __,
        paymentId: ___,
        reversedPaymentId: ____,
        owesRevision: _____,
        deedRevision: ______,
        ...shown
      } = detail
      const isNamed = reader === 'staff' || actor === 'applicant'
      return defined({
        id,
        at: at.toISOString(),
        kind,
        actor,
        visibleToApplicant,
        ...shown,
        ...(link && linked ? { link: { kind: link.kind, ...linked } } : {}),
        ...(isNamed ? { by: by ?? undefined, onBehalfOf: onBehalfOf ?? undefined } : {}),
        ...(reader === 'staff' ? { assignee } : {}),
      }) as HistoryEntry
    })
}
