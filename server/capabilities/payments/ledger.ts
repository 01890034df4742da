// The ledger of a payment by double entry. What each account should hold is a function of the payment's state; a posting is
// the difference to what it holds, so postings sum to zero and come out the same in whatever order news arrived.
//
// Example: EGP 30 by card with EGP 2.30 of gateway fee arrive: gateway:sandbox +32.30, fees:ROOM_BOOKING −30.00,
// gateway-fees:sandbox −2.30. Money that pays nothing stands in `unapplied` until it is given back.

import { type AttemptState, sharesOf } from './machine.ts'

/** Piasters by account; what the portal has is positive, what it owes or has earned negative. */
export type Balances = Readonly<Record<string, number>>

const add = (balances: Record<string, number>, account: string, amount: number): void => {
  balances[account] = (balances[account] ?? 0) + amount
}

/** What the accounts of a payment should hold; sums to zero. */
export const balancesOf = (
  serviceSlug: string,
  paidBy: string | null,
  attempts: readonly AttemptState[],
): Balances => {
  const balances: Record<string, number> = {}
  const shares = sharesOf(paidBy, attempts)
  for (const { id, gatewayId, received, refunded, fee } of attempts) {
    const money = received - refunded
    // Of what pays, what is more than was due goes back first, then the service's fee, then the gateway's.
    const retained = Math.min(money, shares.get(id) ?? 0)
    // The price holds the fee of the attempt that completed it alone.
    const feePart = id === paidBy ? Math.min(fee, retained) : 0
    add(balances, `gateway:${gatewayId}`, money)
    add(balances, `gateway-fees:${gatewayId}`, -feePart)
    add(balances, `fees:${serviceSlug}`, feePart - retained)
    add(balances, 'unapplied', retained - money)
  }
  return balances
}

/** The lines that lead from one to the other; none where they are the same. */
export const postingOf = (from: Balances, to: Balances): { account: string; amount: number }[] =>
  [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .map(account => ({ account, amount: (to[account] ?? 0) - (from[account] ?? 0) }))
    .filter(({ amount }) => amount !== 0)
