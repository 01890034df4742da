// The history of a request as sentences, newest first: what happened, who did it, what they wrote.

import type { PersonRef } from '@bawaba/contract/entities/person.ts'
import type { HistoryEntry, HistoryKind } from '@bawaba/contract/entities/request.ts'
import { readAppointment } from '@bawaba/forms/fields/appointment-code.ts'
import { appointmentStart } from '@bawaba/forms/fields/appointment-start.ts'
import {
  type CompiledService,
  type Field,
  type SummaryRow,
  stateOf,
  summaryRows,
} from '@bawaba/forms/index.ts'
import { formatEndDay } from '@bawaba/language/ends.ts'
import {
  formatDate,
  formatDateTime,
  formatMoney,
  type Language,
  type Message,
  t,
  timeZone,
} from '@bawaba/language/index.ts'
import { formatLength } from '@bawaba/language/lengths.ts'
import { effectNames, levelNames, messages } from './messages.ts'
import { type Reader, statusNamed } from './state.ts'

export type HistoryLine = {
  id: string
  at: string
  kind: HistoryKind
  sentence: string
  by: string
  /** What was written besides: a comment, a note to a decision. */
  text?: string
  /** What was answered in the same act: the reason of a refusal, the information supplied. */
  answers: SummaryRow[]
  /** `waiting` for the newest line when someone must act on it, `start` for the sending. */
  mark: 'past' | 'waiting' | 'start'
}

type Reading = { form: CompiledService | undefined; language: Language; reader: Reader }

/** The name of a person in the language of the page. */
export const personName = ({ name, englishName }: PersonRef, language: Language): string =>
  (language === 'en' && englishName) || name

const aMinute = 60_000

const roleNames = {
  applicant: messages.applicant,
  staff: messages.caseOfficer,
  system: messages.portal,
} as const

const whoDid = ({ actor, by, onBehalfOf, company }: HistoryEntry, { language }: Reading): string => {
  if (!by) return t(language, roleNames[actor])
  const name = personName(by, language)
  if (!onBehalfOf) return name
  const words = { by: name, name: personName(onBehalfOf, language) }
  return company
    ? t(language, messages.bySomeoneForCompany, { ...words, company: company.name })
    : t(language, messages.bySomeoneFor, words)
}

const statusSentence = ({ from, to = '' }: HistoryEntry, { form, language, reader }: Reading): string => {
  // Codes are no words: without the definition that has them, just that it changed.
  if (!form) return t(language, messages.changed)
  const named = (status: string) => statusNamed(form, status, reader)[language]
  return from
    ? t(language, messages.moved, { from: named(from), to: named(to) })
    : t(language, messages.reached, { to: named(to) })
}

const assignedSentence =
  (named: Message) =>
  ({ assignee }: HistoryEntry, { language }: Reading): string =>
    assignee
      ? t(language, named, { name: personName(assignee, language) })
      : t(language, messages.assignedToSomeone)

const linkMessages = {
  related: messages.linkedRelated,
  duplicate: messages.linkedDuplicate,
  continues: messages.linkedContinues,
} as const
const outcomeMessages = {
  done: messages.effectDone,
  waiting: messages.effectWaiting,
  failed: messages.effectFailed,
} as const

const ratedMessages = { filing: messages.ratedFiling, outcome: messages.ratedOutcome } as const

const visitTime = (code: string, language: Language): string => {
  const time = readAppointment(code)
  return time ? formatDateTime(language, appointmentStart(time)) : code
}

const paymentSentence =
  (message: Message) =>
  ({ amount = '', transactionId = '' }: HistoryEntry, { language }: Reading): string =>
    t(language, message, { amount: formatMoney(language, amount), transaction: transactionId })

const sentences: Record<HistoryKind, (entry: HistoryEntry, reading: Reading) => string> = {
  created: ({ onBehalfOf, company }, { language }) => {
    if (!onBehalfOf) return t(language, messages.sent)
    const name = personName(onBehalfOf, language)
    return company
      ? t(language, messages.sentForCompany, { name, company: company.name })
      : t(language, messages.sentFor, { name })
  },
  status: statusSentence,
  assigned: assignedSentence(messages.assigned),
  bulkAssigned: assignedSentence(messages.assignedTogether),
  handedOver: ({ assignee }, { language }) =>
    assignee
      ? t(language, messages.handedOver, { name: personName(assignee, language) })
      : t(language, messages.leftUnassigned),
  teamEmpty: (_, { language }) => t(language, messages.teamEmpty),
  unassigned: (_, { language }) => t(language, messages.unassigned),
  comment: ({ visibleToApplicant }, { language }) =>
    t(language, visibleToApplicant ? messages.comment : messages.internalComment),
  visitMoved: ({ visit = '', newVisit = '' }, { language }) =>
    t(language, messages.visitMoved, { from: visitTime(visit, language), to: visitTime(newVisit, language) }),
  visitFreed: ({ visit = '' }, { language }) =>
    t(language, messages.visitFreed, { from: visitTime(visit, language) }),
  messageClosed: (_, { language }) => t(language, messages.messageClosed),
  called: ({ outcome }, { language }) =>
    t(language, outcome === 'done' ? messages.called : messages.notReached),
  retracted: (_, { language }) => t(language, messages.retracted),
  printed: (_, { language }) => t(language, messages.printed),
  linked: ({ link }, { language }) =>
    t(language, linkMessages[link?.kind ?? 'related'], { number: link?.ID ?? '' }),
  unlinked: ({ link }, { language }) => t(language, messages.unlinked, { number: link?.ID ?? '' }),
  escalated: ({ step, visibleToApplicant }, { language }) =>
    t(
      language,
      step === 'overdue'
        ? messages.overdue
        : visibleToApplicant
          ? messages.yourTimeIsShort
          : messages.dueSoon,
    ),
  dueChanged: ({ wasDueAt, dueAt = '' }, { language }) => {
    const to = formatDate(language, dueAt)
    return wasDueAt
      ? t(language, messages.dueMoved, { from: formatDate(language, wasDueAt), to })
      : t(language, messages.dueSet, { to })
  },
  extended: ({ at, dueAt = '', closedMinutes }, { language }) => {
    const to = formatEndDay(language, dueAt, { now: new Date(at), zone: timeZone })
    return closedMinutes === undefined
      ? t(language, messages.dayOff, { to })
      : t(language, messages.closedTime, { closed: formatLength(language, closedMinutes * aMinute), to })
  },
  letterRevoked: ({ letter = '' }, { language }) => t(language, messages.letterRevoked, { number: letter }),
  corrected: (_, { language }) => t(language, messages.corrected),
  reopened: ({ to = '' }, { form, language, reader }) =>
    form
      ? t(language, messages.reopened, { to: statusNamed(form, to, reader)[language] })
      : t(language, messages.reopenedPlain),
  rated: ({ about = 'outcome', level = 2 }, { language }) =>
    t(language, ratedMessages[about], { level: t(language, levelNames[level]) }),
  paymentStarted: paymentSentence(messages.paymentStarted),
  paymentSucceeded: paymentSentence(messages.paymentSucceeded),
  paymentFailed: paymentSentence(messages.paymentFailed),
  // A bank knows no number of money that staff sent back.
  paymentRefunded: (entry, reading) =>
    paymentSentence(entry.transactionId ? messages.paymentRefunded : messages.paymentRefundedByHand)(
      entry,
      reading,
    ),
  paymentReceived: paymentSentence(messages.paymentReceived),
  paymentSurplus: paymentSentence(messages.paymentSurplus),
  paymentCorrected: paymentSentence(messages.paymentCorrected),
  paymentBounced: paymentSentence(messages.paymentBounced),
  effect: ({ effect = '', outcome = 'done' }, { language }) =>
    t(language, outcomeMessages[outcome], {
      effect: t(language, effectNames[effect as keyof typeof effectNames] ?? { ar: effect, en: effect }),
    }),
}

/**
 * What was written in an act: its own answers, and those of the filing that it changed, each with what it was before.
 * The filing's own answers are the request; they stand elsewhere on the page.
 */
const answersOf = (entry: HistoryEntry, { form, language }: Reading): SummaryRow[] => {
  const { activityId, data = {}, kind, before = {} } = entry
  const activity = activityId === undefined ? undefined : form?.activity(activityId)
  if (kind === 'created' || !activity) return []
  const own = summaryRows(activity, data, language)
    .flatMap(({ rows }) => rows)
    .filter(({ isAnswered }) => isAnswered)
  const filed = (form?.filing?.fields ?? []).filter(
    ({ name }) => !activity.byName.has(name) && (Object.hasOwn(data, name) || Object.hasOwn(before, name)),
  )
  return [...filed.map(field => changedRow(field, data, before, language)), ...own]
}

/** Read by itself: what its condition looks at is not in the entry. */
const valueText = (field: Field, value: unknown, language: Language): string => {
  if (field.kind.group) return t(language, messages.changedAnswer)
  const parsed = field.kind.parse(value, field)
  return 'value' in parsed && parsed.value !== undefined
    ? field.kind.format(parsed.value, field, language)
    : t(language, messages.changedAnswer)
}

const changedRow = (
  field: Field,
  data: Record<string, unknown>,
  before: Record<string, unknown>,
  language: Language,
): SummaryRow => {
  const { name } = field
  const isThere = data[name] !== undefined
  const now = isThere ? valueText(field, data[name], language) : t(language, messages.removed)
  const was =
    before[name] === undefined
      ? ''
      : ` (${t(language, messages.was, { value: valueText(field, before[name], language) })})`
  return {
    name,
    label: field.label[language],
    value: `${now}${was}`,
    isAnswered: true,
    latin: false,
    ...(field.kind.holdsDocuments && isThere ? { documents: data[name] as string[] } : {}),
  }
}

const markOf = (entry: HistoryEntry, isNewestStatus: boolean, { form }: Reading): HistoryLine['mark'] => {
  if (entry.kind === 'created') return 'start'
  const kind = form && entry.to ? stateOf(form.workflow, entry.to)?.kind : undefined
  return isNewestStatus && kind?.startsWith('waiting') ? 'waiting' : 'past'
}

/** What whoever did it wrote, or why the system did it. */
const textOf = ({ text, reason }: HistoryEntry, { language }: Reading): Pick<HistoryLine, 'text'> => {
  const words = text ?? reason?.[language]
  return words ? { text: words } : {}
}

/** The lines a reader sees, newest first. */
export const historyLines = (entries: readonly HistoryEntry[], reading: Reading): HistoryLine[] => {
  const newestFirst = [...entries].sort((a, b) => b.at.localeCompare(a.at))
  const newestStatus = newestFirst.find(({ kind }) => kind === 'status')
  return newestFirst.map(entry => ({
    id: entry.id,
    at: entry.at,
    kind: entry.kind,
    sentence: sentences[entry.kind](entry, reading),
    by: whoDid(entry, reading),
    ...textOf(entry, reading),
    answers: answersOf(entry, reading),
    mark: markOf(entry, entry === newestStatus, reading),
  }))
}

/** What staff asked for when they sent the request back: the answers and words of the newest act that did so. */
export const lastRequestOf = (lines: readonly HistoryLine[]): HistoryLine | undefined =>
  lines.find(({ mark }) => mark === 'waiting')
