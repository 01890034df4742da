// Bookings that wait: a second person confirms or declines what one of finance asked for. Confirming performs the act itself,
// so it is refused for what the act is refused for, and books what stands then.

import type { BookingPreview } from '@bawaba/contract/entities/payment.ts'
import type { BookingAct, WaitingBooking } from '@bawaba/contract/entities/payment-booking.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { formatMoney, poundsOf } from '@bawaba/language/index.ts'
import type { Database, Queries } from '../../../platform/database/index.ts'
import type { Audit, AuditEvent } from '../../audit/index.ts'
import type { Notices } from '../../notifications/index.ts'
import type { By, FreshBy } from '../counter.ts'
import { assertUnhindered } from '../refunds.ts'
import type { Resolve, ResolveBody } from '../resolve.ts'
import type { Confirming, StaffPayments } from '../staff.ts'
import { type BookingRecord, bookingStore } from './store.ts'
import { bookingView } from './view.ts'

type Dependencies = {
  database: Database
  staff: StaffPayments
  resolve: Resolve
  notices: Notices
  audit: Audit
  clock: () => Date
}

export const createBookings = ({ database, staff, resolve, notices, audit, clock }: Dependencies) => {
  const store = bookingStore(database)
  const readerOf = ({ accountId }: By) => ({ accountId, now: clock() })

  const voided = ({ attemptId, reason }: BookingRecord) => ({
    attemptId: attemptId ?? '',
    reason: reason ?? '',
  })
  const recorded = ({ attemptId, detail: { receiptNumber = '' } }: BookingRecord) => ({
    attemptId: attemptId ?? '',
    receiptNumber,
  })
  const transferred = ({ attemptId, detail: { arrived = '', transactionId = '' } }: BookingRecord) => ({
    attemptId: attemptId ?? '',
    arrived,
    transactionId,
  })
  const resolved = ({ detail: { resolution, attemptId }, reason }: BookingRecord): ResolveBody => ({
    resolution: resolution as ResolveBody['resolution'],
    reason: reason ?? '',
    attemptId,
  })
  type Decline = { reason: string; recorded: AuditEvent; drop(queries: Queries): Promise<void> }
  const acts: Record<
    BookingAct,
    {
      book(by: Confirming<FreshBy>, booking: BookingRecord): Promise<unknown>
      preview(by: By, booking: BookingRecord): Promise<BookingPreview>
      /** What becomes of it besides where it is declined. */
      decline?(by: By, booking: BookingRecord, decline: Decline): Promise<void>
    }
  > = {
    void: {
      book: (by, booking) => staff.voidRecord(by, booking.paymentId ?? '', voided(booking)),
      preview: (by, booking) => staff.previewVoid(by, booking.paymentId ?? '', voided(booking)),
    },
    office: {
      book: (by, booking) => staff.confirmOffice(by, booking.paymentId ?? '', recorded(booking)),
      preview: (by, booking) => staff.previewOffice(by, booking.paymentId ?? '', recorded(booking)),
      decline: (by, { paymentId, attemptId }, decline) =>
        staff.dropOffice(by, paymentId ?? '', { attemptId: attemptId ?? '', ...decline }),
    },
    transfer: {
      book: (by, booking) => staff.decideTransfer(by, booking.paymentId ?? '', transferred(booking)),
      preview: (by, booking) => staff.previewTransfer(by, booking.paymentId ?? '', transferred(booking)),
    },
    difference: {
      book: (by, booking) => resolve.resolve(by, booking.differenceId ?? '', resolved(booking)),
      preview: (by, booking) => resolve.preview(by, booking.differenceId ?? '', resolved(booking)),
    },
  }
  const find = async (by: By, id: string): Promise<BookingRecord> => {
    const found = await store.find(id, readerOf(by))
    if (!found) throw new Problem('NOT_FOUND')
    if (found.hinder === 'own') throw new Problem('OWN_REQUEST')
    return found
  }

  return {
    list: async (by: By): Promise<WaitingBooking[]> => (await store.waiting(readerOf(by))).map(bookingView),

    preview: async (by: By, id: string): Promise<BookingPreview> => {
      const found = await find(by, id)
      return acts[found.act].preview(by, found)
    },

    confirm: async (by: FreshBy, id: string): Promise<void> => {
      const found = await find(by, id)
      assertUnhindered(found.hinder ?? undefined, 'SECOND_BOOKER_NEEDED')
      // The act asks again who is a second person, in the statement that takes the booking.
      await acts[found.act].book({ ...by, confirms: { id, requestedBy: found.requestedBy.id } }, found)
    },

    decline: async (by: By, id: string, reason: string): Promise<void> => {
      const found = await find(by, id)
      const { act, amount, payment, requestedBy } = found
      const drop = async (queries: Queries): Promise<void> => {
        const own = bookingStore(queries)
        if (!(await own.drop(id))) throw new Problem('NOT_FOUND')
        const notice = notices.write('bookingDeclined', language => ({
          amount: formatMoney(language, poundsOf(Math.abs(amount))),
          reason,
        }))
        if (requestedBy.id !== by.accountId) await own.tell(notice, { one: requestedBy.id }, clock())
      }
      const event: AuditEvent = {
        kind: 'payment.bookingDeclined',
        actorId: by.accountId,
        address: by.address,
        detail: { ...(payment ? { number: payment.number } : {}), act, amount: poundsOf(amount) },
      }
      const { decline } = acts[act]
      if (decline) return decline(by, found, { reason, recorded: event, drop })
      await audit.deed(async (queries, record) => {
        await drop(queries)
        await record(event)
      })
    },
  }
}
export type Bookings = ReturnType<typeof createBookings>
