// The work of finance over HTTP.

import type { paymentPreviewCalls } from '@bawaba/contract/calls/payment-previews.ts'
import type { paymentStaffCalls } from '@bawaba/contract/calls/payment-staff.ts'
import type { Difference, RefundRow } from '@bawaba/contract/entities/payment.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { startOfDay } from '@bawaba/language/day-starts.ts'
import { addDays } from '@bawaba/language/index.ts'
import { type Call, type FreshActor, type Handlers, signedIn } from '../../platform/http/call.ts'
import { bytesOf } from '../../platform/sheets/index.ts'
import { disposition } from '../files/index.ts'
import { writeDay } from './day-sheet.ts'
import type { HandRefunds } from './hand-refunds.ts'
import { type Periods, type SheetFile, type SheetFormat, writeStatement } from './periods/index.ts'
import type { Reconcile } from './reconcile.ts'
import type { Refunds } from './refunds.ts'
import type { Resolve } from './resolve.ts'
import type { StaffPayments } from './staff.ts'
import type { StatementImport } from './statement-import.ts'
import { columnsOf } from './statements/index.ts'

type Dependencies = {
  staff: StaffPayments
  refunds: Refunds
  handRefunds: HandRefunds
  reconcile: Reconcile
  resolve: Resolve
  statements: StatementImport
  periods: Periods
}
const largestStatement = 8 * 1024 * 1024
export const byOf = (call: Pick<Call, 'actor' | 'address'>) => ({
  accountId: signedIn(call).accountId,
  address: call.address,
})

/** Whoever lets money go, or says where it goes, has proved themselves. */
export const freshByOf = ({ actor, address }: { actor: FreshActor; address: string }) => ({
  actor,
  accountId: actor.accountId,
  address,
})

/** Describes the file that a call answers with. */
const describeFile = (
  call: Pick<Call, 'setHeader'>,
  { type, name }: { type: string; name: string },
): void => {
  call.setHeader('content-type', type)
  call.setHeader('content-disposition', disposition(name))
  call.setHeader('content-security-policy', `sandbox; default-src 'none'`)
  call.setHeader('cache-control', 'private, no-store')
}
const giveSheet = (
  call: Pick<Call, 'setHeader'>,
  { bytes, type, ending }: SheetFile,
  name: string,
): never => {
  describeFile(call, { type, name: `${name}.${ending}` })
  return bytes as never
}

export const staffRoutes = ({
  staff,
  refunds,
  handRefunds,
  reconcile,
  resolve,
  statements,
  periods,
}: Dependencies): Handlers<keyof typeof paymentStaffCalls | keyof typeof paymentPreviewCalls> => {
  /** Accounts of refunds, and proposals of differences, name people by their payments. */
  const showing = async <Row>(
    call: Pick<Call, 'shows'>,
    rows: Row[],
    paymentsOf: (row: Row) => readonly { id: string }[],
  ): Promise<Row[]> => {
    call.shows(await staff.ownersOf(rows.flatMap(paymentsOf).map(({ id }) => id)))
    return rows
  }
  const showingRefund = async (call: Pick<Call, 'shows'>, answer: Promise<RefundRow>): Promise<RefundRow> => {
    const refund = await answer
    await showing(call, [refund], ({ payment }) => [payment])
    return refund
  }
  const proposedIn = ({ proposals = [] }: Difference) => proposals.map(({ payment }) => payment)
  return {
    'GET payments/:id': call => staff.show(byOf(call), call.params.id),
    'POST payments/:id/refunds': call =>
      staff.requestRefund(byOf(call), call.params.id, call.body, call.header('idempotency-key')),
    'POST payments/:id/office': call => staff.recordOffice(byOf(call), call.params.id, call.body),
    'POST payments/:id/void': call => staff.voidRecord(freshByOf(call), call.params.id, call.body),
    'POST payments/:id/transfer': call => staff.decideTransfer(byOf(call), call.params.id, call.body),
    'POST payments/:id/transfer/preview': call =>
      staff.previewTransfer(byOf(call), call.params.id, call.body),
    'POST payments/:id/void/preview': call => staff.previewVoid(byOf(call), call.params.id, call.body),
    'POST reconciliation/differences/:id/preview': call =>
      resolve.preview(byOf(call), call.params.id, call.body),
    'POST payments/:id/check': call => staff.checkNow(byOf(call), call.params.id),
    'GET payments/:id/proof': async call => {
      const { bytes, name, type } = await staff.proof(byOf(call), call.params.id, call.query.fileId)
      describeFile(call, { type, name })
      return bytes
    },
    'GET refunds': async call => showing(call, await refunds.list(byOf(call)), ({ payment }) => [payment]),
    'POST refunds/:id/decide': call =>
      showingRefund(call, refunds.decide(freshByOf(call), call.params.id, call.body)),
    'POST refunds/:id/payee': call =>
      showingRefund(call, handRefunds.recordPayee(freshByOf(call), call.params.id, call.body)),
    'POST refunds/:id/carriedOut': call =>
      showingRefund(call, handRefunds.carryOut(freshByOf(call), call.params.id, call.body)),
    'POST refunds/:id/bounced': call =>
      showingRefund(call, handRefunds.bounce(freshByOf(call), call.params.id, call.body)),
    'GET reconciliation': async call => {
      const { rows, next } = await reconcile.days(call.query, call.query.after)
      if (next !== undefined) call.setHeader('x-next-cursor', next)
      return rows
    },
    'GET reconciliation/period': call => periods.show(call.query),
    'POST reconciliation/period': call => periods.close(byOf(call), call.body),
    'GET reconciliation/account': async call => {
      const { gatewayId, from, to, after } = call.query
      const { statement, next } = await periods.statement(byOf(call), gatewayId, { from, to, after })
      if (next !== undefined) call.setHeader('x-next-cursor', next)
      return statement
    },
    'GET reconciliation/account/content': async call => {
      const { gatewayId, from, to, format, language = call.language } = call.query
      const whole = await periods.wholeStatement(byOf(call), gatewayId, { from, to })
      call.shows(whole.rows.flatMap(({ payer }) => (payer ? [payer.id] : [])))
      const sheet = await writeStatement(whole, { format: format as SheetFormat, language, from, to })
      return giveSheet(call, sheet, `${gatewayId}-${from}-${to}`)
    },
    'GET reconciliation/gateways': () => reconcile.gateways(),
    'GET reconciliation/gaps': () => reconcile.gaps(),
    'POST reconciliation': call => reconcile.closeNow(call.body.gatewayId, call.body.day),
    'GET reconciliation/differences': async call => {
      const { rows, next } = await reconcile.differences(call.query, call.query.after)
      if (next !== undefined) call.setHeader('x-next-cursor', next)
      return showing(call, rows, proposedIn)
    },
    'GET reconciliation/differences/count': async call => ({ count: await reconcile.open(call.query) }),
    'POST reconciliation/differences/:id/resolve': async call => {
      const resolved = await resolve.resolve(freshByOf(call), call.params.id, call.body)
      await showing(call, [resolved], proposedIn)
      return resolved
    },
    'POST reconciliation/statements': async call => {
      const { gatewayId, dryRun = false, from, to } = call.query
      const bytes = await bytesOf((await call.file()).bytes, largestStatement)
      if (!bytes) throw new Problem('STATEMENT_TOO_LARGE')
      return statements.import(byOf(call), gatewayId, bytes, {
        columns: columnsOf(call.query),
        isDryRun: dryRun,
        covers: { from, to },
      })
    },
    'GET payments/day/content': async call => {
      const { day, format, language = call.language } = call.query
      const rows = await staff.day(byOf(call), day, startOfDay(day), startOfDay(addDays(day, 1)))
      const sheet = await writeDay(rows, { format: format as SheetFormat, language, day })
      return giveSheet(call, sheet, `payments-${day}`)
    },
  }
}
