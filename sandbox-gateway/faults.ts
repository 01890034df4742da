// Faults on demand: which of them strikes a notice, a call or a refund, and what becomes of it.

import type { Book } from './book.ts'
import type { ApiCall, GatewayEvent, Injection, JournalRecord, Notice } from './records.ts'

type FaultOf<Of extends Injection['of']> = Extract<Injection, { of: Of }>

const usesOf = ({ id }: Injection): JournalRecord => ({ record: 'faultUsed', faultId: id })

/** The oldest fault that strikes. */
const find = <Of extends Injection['of']>(
  { faults }: Book,
  of: Of,
  reference: string | undefined,
  strikes: (injection: FaultOf<Of>) => boolean = () => true,
): FaultOf<Of> | undefined =>
  [...faults.values()]
    .flatMap(injection => (injection.of === of ? [injection as unknown as FaultOf<Of>] : []))
    .find(
      injection =>
        (injection.reference === undefined || injection.reference === reference) && strikes(injection),
    )

/** The notices of an event as records: one, unless a fault strikes. */
export const noticesOf = (
  book: Book,
  event: GatewayEvent,
  now: Date,
  newId: (prefix: string) => string,
): JournalRecord[] => {
  const injection = find(
    book,
    'notice',
    event.reference,
    ({ kind }) => kind === undefined || kind === event.kind,
  )
  const notice: Notice = {
    id: newId('ntc'),
    event,
    dueAt: new Date(now.getTime() + (injection?.lateMs ?? 0)).toISOString(),
    copies: injection?.copies ?? 1,
    ...(injection?.hold ? { isHeld: true } : {}),
    ...(injection?.never ? { isSuppressed: true } : {}),
  }
  const forged: JournalRecord[] = injection?.forgery
    ? [
        {
          record: 'notice',
          notice: {
            id: newId('ntc'),
            event,
            dueAt: now.toISOString(),
            copies: 1,
            forgery: injection.forgery,
          },
        },
      ]
    : []
  return [...forged, { record: 'notice', notice }, ...(injection ? [usesOf(injection)] : [])]
}

/** The fault that strikes a call; it is used up by that. */
export const faultOfCall = (
  book: Book,
  commit: (record: JournalRecord) => void,
  call: ApiCall,
  reference: string | undefined,
): FaultOf<'call'> | undefined => {
  const injection = find(book, 'call', reference, each => each.call === undefined || each.call === call)
  if (injection) commit(usesOf(injection))
  return injection
}

export const faultOfRefund = (
  book: Book,
  reference: string,
): { injection: FaultOf<'refund'>; use: JournalRecord } | undefined => {
  const injection = find(book, 'refund', reference)
  return injection && { injection, use: usesOf(injection) }
}
