// Faults on demand: which of them strikes a notice, a call or a refund, and what becomes of it.

import type { Book } from './book.ts'
import type { ApiCall, Fault, GatewayEvent, JournalRecord, Notice } from './records.ts'

type FaultOf<Of extends Fault['of']> = Extract<Fault, { of: Of }>

const usesOf = ({ id }: Fault): JournalRecord => ({ record: 'faultUsed', faultId: id })

/** The oldest fault that strikes. */
const find = <Of extends Fault['of']>(
  { faults }: Book,
  of: Of,
  reference: string | undefined,
  strikes: (fault: FaultOf<Of>) => boolean = () => true,
): FaultOf<Of> | undefined =>
  [...faults.values()]
    .flatMap(fault => (fault.of === of ? [fault as unknown as FaultOf<Of>] : []))
    .find(fault => (fault.reference === undefined || fault.reference === reference) && strikes(fault))

/** The notices of an event as records: one, unless a fault strikes. */
export const noticesOf = (
  book: Book,
  event: GatewayEvent,
  now: Date,
  newId: (prefix: string) => string,
): JournalRecord[] => {
  const fault = find(book, 'notice', event.reference, ({ kind }) => kind === undefined || kind === event.kind)
  const notice: Notice = {
    id: newId('ntc'),
    event,
    dueAt: new Date(now.getTime() + (fault?.lateMs ?? 0)).toISOString(),
    copies: fault?.copies ?? 1,
    ...(fault?.hold ? { isHeld: true } : {}),
    ...(fault?.never ? { isSuppressed: true } : {}),
  }
  const forged: JournalRecord[] = fault?.forgery
    ? [
        {
          record: 'notice',
          notice: {
            id: newId('ntc'),
            event,
            dueAt: now.toISOString(),
            copies: 1,
            forgery: fault.forgery,
          },
        },
      ]
    : []
  return [...forged, { record: 'notice', notice }, ...(fault ? [usesOf(fault)] : [])]
}

/** The fault that strikes a call; it is used up by that. */
export const faultOfCall = (
  book: Book,
  commit: (record: JournalRecord) => void,
  call: ApiCall,
  reference: string | undefined,
): FaultOf<'call'> | undefined => {
  const fault = find(book, 'call', reference, each => each.call === undefined || each.call === call)
  if (fault) commit(usesOf(fault))
  return fault
}

export const faultOfRefund = (
  book: Book,
  reference: string,
): { fault: FaultOf<'refund'>; use: JournalRecord } | undefined => {
  const fault = find(book, 'refund', reference)
  return fault && { fault, use: usesOf(fault) }
}
