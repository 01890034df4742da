// The kinds of states in the order of a request's life, each one row that says what the kind means. Whoever asks about a
// kind asks its row: a list of kinds that is spelled elsewhere misses the next one.

import type { Text } from '@bawaba/language/index.ts'

type Row = {
  /** Whom a request waits for. Nobody has what is over. */
  holder: 'applicant' | 'staff' | 'nobody'
  /** It was sent: a draft is no request yet. */
  isFiled: boolean
  /** What brought it to its end. */
  end?: 'decision' | 'withdrawal'
  /** What was paid for is not given: the money goes back. */
  returnsMoney?: true
  /** What it is called where a service has no word of its own. */
  label: Text
  /** What its applicant reads, where that differs. */
  applicantLabel?: Text
}

export const stateKindRows = {
  draft: { holder: 'applicant', isFiled: false, label: { ar: 'مسودة', en: 'Draft' } },
  open: { holder: 'staff', isFiled: true, label: { ar: 'قيد المراجعة', en: 'In review' } },
  'waiting-on-applicant': {
    holder: 'applicant',
    isFiled: true,
    label: { ar: 'بانتظار المتقدم', en: 'Waiting for applicant' },
    applicantLabel: { ar: 'بانتظارك', en: 'Waiting for you' },
  },
  'waiting-on-payment': {
    holder: 'applicant',
    isFiled: true,
    label: { ar: 'بانتظار الدفع', en: 'Waiting for payment' },
  },
  done: { holder: 'nobody', isFiled: true, end: 'decision', label: { ar: 'مكتمل', en: 'Completed' } },
  rejected: {
    holder: 'nobody',
    isFiled: true,
    end: 'decision',
    returnsMoney: true,
    label: { ar: 'مرفوض', en: 'Not approved' },
  },
  cancelled: {
    holder: 'nobody',
    isFiled: true,
    end: 'withdrawal',
    returnsMoney: true,
    label: { ar: 'ملغى', en: 'Cancelled' },
  },
} as const satisfies Record<string, Row>

type Rows = typeof stateKindRows
export type StateKind = keyof Rows
type KindsWith<Part> = { [Kind in StateKind]: Rows[Kind] extends Part ? Kind : never }[StateKind]
export type EndKind = KindsWith<{ end: string }>
export type FiledKind = KindsWith<{ isFiled: true }>

const rowOf = (kind: StateKind): Row => stateKindRows[kind]
export const stateKinds = Object.keys(stateKindRows) as StateKind[]
/** Those that a request of a list can be in. */
export const filedKinds = stateKinds.filter(kind => rowOf(kind).isFiled) as FiledKind[]

/** Nothing is done any more, but for a correction or a request taken up again. */
export const isEnd = (kind: StateKind): kind is EndKind => rowOf(kind).end !== undefined
/** An end with an outcome: one's own withdrawal has none. */
export const isDecided = (kind: StateKind): boolean => rowOf(kind).end === 'decision'
/** The time of staff stands still. */
export const isWaiting = (kind: StateKind): boolean =>
  rowOf(kind).isFiled && rowOf(kind).holder === 'applicant'

/** Work goes on among staff: its applicant has nothing to do, and was told no outcome. */
export const isWithStaff = (kind: StateKind): boolean => rowOf(kind).holder === 'staff'

/** A request that ends so has not been given what was paid for. */
export const returnsMoney = (kind: StateKind): boolean => rowOf(kind).returnsMoney === true

export const ends = stateKinds.filter(isEnd)
export const decidedKinds = filedKinds.filter(isDecided)
/** Its applicant took the request back. */
export const withdrawnKinds = filedKinds.filter(kind => rowOf(kind).end === 'withdrawal')
export const waitingKinds = filedKinds.filter(isWaiting)
/** Those that are not over, drafts too. */
export const unfinishedKinds = stateKinds.filter(kind => !isEnd(kind))

/** The word for a kind, as staff or its applicant reads it. */
export const kindLabel = (kind: StateKind, reader: 'applicant' | 'staff' = 'staff'): Text => {
  const { label, applicantLabel } = rowOf(kind)
  return (reader === 'applicant' && applicantLabel) || label
}
