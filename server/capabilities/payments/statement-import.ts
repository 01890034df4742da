// Importing a statement: checked first, then booked where its payer's reference and the amount agree, and compared day by day
// with the ledger. Whatever is left is a difference that finance resolve. The same file again changes nothing.

import type { StatementReport } from '@bawaba/contract/entities/payment-statement.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { startOfDay } from '@bawaba/language/day-starts.ts'
import { addDays, cairoDate, poundsOf } from '@bawaba/language/index.ts'
import type { Audit } from '../audit/index.ts'
import type { Gateway, Settlement } from './gateway.ts'
import type { Settle } from './settle.ts'
import type { Referenced, StatementStore } from './statement-store.ts'
import {
  type Columns,
  isOfAccount,
  NoStatement,
  type ReadStatement,
  readStatement,
  referencesIn,
  type StatementLine,
} from './statements/index.ts'
import { defined } from './views.ts'

type By = { accountId: string; address: string }
type Dependencies = {
  store: StatementStore
  settle: Settle
  gateways: ReadonlyMap<string, Gateway>
  /** Whether the request that a payment is for is in some way an account's own. */
  isOwn(accountId: string, paymentId: string, now: Date): Promise<boolean>
  /** Compares a day with the part of its lines that a file has. */
  compare(gatewayId: string, day: string, lines: Settlement[], unreadable: string[]): Promise<void>
  clock: () => Date
  audit: Audit
}

/** The days that a file is said to cover: those without a line of it were quiet. */
type Covers = { from?: string | undefined; to?: string | undefined }

/** `known`: imported before, or booked already; `books`: it pays what its reference waits for; `odd`: finance decide. */
type Judged = { line: StatementLine; outcome: 'known' | 'books' | 'odd'; of?: Referenced }

const mostShown = 300
const mostDays = 400
const halfADayMs = 12 * 60 * 60_000
const momentOf = (day: string): Date => new Date(startOfDay(day).getTime() + halfADayMs)

const read = async (bytes: Buffer, columns: Columns): Promise<ReadStatement> => {
  try {
    return await readStatement(bytes, columns)
  } catch (error) {
    if (error instanceof NoStatement) throw new Problem('STATEMENT_UNREADABLE', { cause: error })
    throw error
  }
}

export const createStatementImport = (dependencies: Dependencies) => {
  const { store, settle, gateways, isOwn, compare, clock, audit } = dependencies

  const judge = async (by: By, gateway: Gateway, lines: readonly StatementLine[]): Promise<Judged[]> => {
    const written = lines.map(({ details }) => referencesIn(details))
    const referenced = new Map(
      (await store.referenced(gateway.id, [...new Set(written.flat())])).map(each => [each.reference, each]),
    )
    const known = await store.known(gateway.id, lines)
    const promised = new Set<string>()
    const judged: Judged[] = []
    for (const [index, line] of lines.entries()) {
      const named = new Map(
        (written[index] ?? []).flatMap(each => referenced.get(each) ?? []).map(of => [of.attemptId, of]),
      )
      const [of] = named.size === 1 ? named.values() : []
      const about = of ? { of } : {}
      const isKnown = known[index]?.isListed || known[index]?.isBooked
      const fits =
        of &&
        gateway.isByHand &&
        line.direction === 'received' &&
        line.currency === 'EGP' &&
        line.amount === of.missing &&
        !promised.has(of.attemptId) &&
        !(await isOwn(by.accountId, of.paymentId, clock()))
      if (fits && !isKnown) promised.add(of.attemptId)
      judged.push({ line, outcome: isKnown ? 'known' : fits ? 'books' : 'odd', ...about })
    }
    return judged
  }

  /** Books what a line brought, as finance confirm a transfer: by its number once, and only what is missing still. */
  const book = (by: By, gatewayId: string, line: StatementLine, { attemptId, paymentId }: Referenced) =>
    settle.locked(paymentId, async ({ store: own, attempts, now }) => {
      const attempt = attempts.find(({ id }) => id === attemptId)
      if (
        attempt?.gatewayId !== gatewayId ||
        attempt.amount - attempt.received + attempt.refunded !== line.amount
      )
        return {}
      await own.decideProofs(attemptId, { by: by.accountId, refusedBecause: null, now })
      const moved = momentOf(line.day)
      return {
        events: [
          {
            gatewayId,
            eventId: `transfer:${line.transactionId}`,
            attemptId,
            kind: 'received' as const,
            amount: line.amount,
            transactionId: line.transactionId,
            occurredAt: moved < now ? moved : now,
            source: 'staff' as const,
            actorId: by.accountId,
          },
        ],
      }
    })

  const settlementOf = ({ line, of }: Judged): Settlement => ({
    transactionId: line.transactionId,
    reference: of?.attemptId ?? '',
    kind: line.direction,
    amount: line.amount,
    currency: line.currency,
    occurredAt: momentOf(line.day),
    payer: line.payer,
    details: line.details,
  })

  /** The days that a statement covers: from the first that it names, or has a line of, to the last; those that are over. */
  const daysOf = (lines: readonly StatementLine[], covers: Covers, today: string): string[] => {
    const own = [...new Set(lines.map(({ day }) => day))].sort()
    const named = [covers.from, covers.to].filter(day => day !== undefined)
    const all = [...own, ...named].sort()
    const [first, last] = [all[0], all.at(-1)]
    if (first === undefined || last === undefined) return []
    const days: string[] = []
    for (let day = first; day <= last && day < today && days.length <= mostDays; day = addDays(day, 1))
      days.push(day)
    return days.length > mostDays ? own : days
  }

  return {
    /** Whether lists of this way to pay come as files. */
    isFor: (gateway: Gateway): boolean => gateway.settlements === undefined,

    import: async (
      by: By,
      gatewayId: string,
      bytes: Buffer,
      { columns, isDryRun, covers }: { columns: Columns; isDryRun: boolean; covers: Covers },
    ): Promise<StatementReport> => {
      const gateway = gateways.get(gatewayId)
      if (!gateway || gateway.settlements !== undefined) throw new Problem('MODEL_NOT_FOUND')
      const statement = await read(bytes, columns)
      if (gateway.iban !== undefined && !isOfAccount(statement.account, gateway.iban))
        throw new Problem('STATEMENT_OTHER_ACCOUNT')
      const today = cairoDate(clock())
      // A day that is not over has lines to come; its whole statement brings them.
      const lines = statement.lines.filter(({ day }) => day < today)
      const judged = await judge(by, gateway, lines)
      const count = (outcome: Judged['outcome']) => judged.filter(each => each.outcome === outcome).length
      const days = daysOf(lines, covers, today)
      if (!isDryRun && statement.isComplete) {
        // Each line is booked for itself: that somebody began stands before the first one.
        await audit.deed((_, record) =>
          record({
            kind: 'payment.statementImported',
            actorId: by.accountId,
            address: by.address,
            detail: {
              gateway: gatewayId,
              from: days[0],
              to: days.at(-1),
              lines: lines.length,
              booked: count('books'),
            },
          }),
        )
        for (const { line, outcome, of } of judged)
          if (outcome === 'books' && of) await book(by, gatewayId, line, of)
        for (const day of days)
          await compare(
            gatewayId,
            day,
            judged.filter(({ line }) => line.day === day).map(settlementOf),
            day === days.at(-1) ? statement.unreadable : [],
          )
      }
      const { format, account, head, columns: used, isComplete, unreadable } = statement
      return defined({
        isDryRun,
        format,
        account,
        head,
        columns: used,
        isComplete,
        from: days[0],
        to: days.at(-1),
        known: count('known'),
        books: count('books'),
        odd: count('odd'),
        later: statement.lines.length - lines.length,
        unreadable,
        rows: [...judged]
          .sort((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome))
          .slice(0, mostShown)
          .map(({ line: { amount, ...line }, outcome, of }) =>
            defined({
              ...line,
              amount: poundsOf(amount),
              outcome,
              payment: of && { id: of.paymentId, number: of.number },
            }),
          ),
      }) as StatementReport
    },
  }
}
export type StatementImport = ReturnType<typeof createStatementImport>

/** What somebody has to look at comes first. */
const order: readonly Judged['outcome'][] = ['odd', 'books', 'known']
