// What the control page and its API do: the fate of a payment without its pages, and lines of the settlement list.

import { type Payment, stateOf } from '../book.ts'
import type { Ledger } from '../ledger.ts'
import { type Payments, Refused } from '../payments.ts'
import type { Injection, Settlement } from '../records.ts'
import type { Fate } from './schemas.ts'

type WithoutId<Union> = Union extends { id: string } ? Omit<Union, 'id'> : never
export type FaultDraft = WithoutId<Injection>
export type Ghost = Pick<Settlement, 'reference' | 'kind' | 'amount'> &
  Partial<Pick<Settlement, 'transactionId' | 'occurredAt'>>

export const createActs = ({ book, commit, newId, now }: Ledger, payments: Payments) => {
  const known = (reference: string): Payment => {
    const payment = payments.find(reference)
    if (!payment) throw new Refused('unknown-reference')
    return payment
  }
  /** A bank transfers at any time; cards and codes are paid while they are open. */
  const pay = (payment: Payment, amount?: number) => {
    const { channel } = payment.order
    if (channel !== 'bank' && stateOf(payment) !== 'open') throw new Refused('over')
    if (channel !== 'bank' && amount !== undefined && amount !== payment.order.amount)
      throw new Refused('amount')
    payments.receive(payment, amount)
  }
  const carryOut: Record<Fate, (payment: Payment, amount?: number) => void> = {
    pay,
    // Also after it was paid: a provider that says paid, then failed.
    decline: payment => void payments.decline(payment),
    cancel: payment => void payments.cancel(payment),
    expire: payment => payments.expire(payment),
  }
  return {
    fate: (reference: string, fate: Fate, amount?: number): Payment => {
      const payment = known(reference)
      carryOut[fate](payment, amount)
      return payment
    },
    addFault: (draft: FaultDraft): string => {
      const id = newId('flt')
      commit({ record: 'fault', injection: { ...draft, id } as Injection })
      return id
    },
    removeFault: (id: string): void => {
      if (!book.faults.has(id)) throw new Refused('unknown-reference')
      commit({ record: 'faultRemoved', faultId: id })
    },
    addGhost: (ghost: Ghost): Settlement => {
      const line: Settlement = {
        transactionId: newId('txn'),
        currency: 'EGP',
        occurredAt: now().toISOString(),
        ...ghost,
      }
      commit({ record: 'ghost', line })
      return line
    },
    vanish: (transactionId: string): void => commit({ record: 'vanished', transactionId }),
  }
}
