// The authority's own bank account as a way to pay: nobody can be asked what arrived, so the payer uploads a proof and
// finance confirm. And the counter of an office, where staff record what was paid.

import type { Text } from '@bawaba/language/index.ts'
import type { Gateway } from './gateway.ts'

export type OwnAccount = { iban: string; bank: Text; accountName: Text }

export const ownAccountId = 'bank-account'
export const officeId = 'office'

/** The ways whose money staff confirm and send back, because no provider can be asked; also where the account is not set any more. */
export const handIds = [officeId, ownAccountId] as const
export const isByHand = (gatewayId: string): boolean => handIds.some(id => id === gatewayId)

/** Ten digits of an attempt's id: short enough to be typed into a transfer. */
export const transferReferenceOf = (attemptId: string): string =>
  (BigInt(`0x${attemptId.replaceAll('-', '')}`) % 10_000_000_000n).toString().padStart(10, '0')

export const createOwnAccount = ({ iban, bank, accountName }: OwnAccount): Gateway => ({
  id: ownAccountId,
  label: { ar: 'تحويل إلى حساب الجهة', en: 'Transfer to the authority’s account' },
  merchantId: ownAccountId,
  isByHand: true,
  iban,
  channels: ['bank'],
  fee: () => 0,
  begin: async ({ reference, expiresAt }) => ({
    kind: 'transfer',
    iban,
    bank,
    accountName,
    transferReference: transferReferenceOf(reference),
    expiresAt,
  }),
  status: async () => ({ events: [] }),
  cancel: async () => 'cancelled',
  refunds: 'parts',
  // People send it back (`hand-refunds.ts`).
  refund: async () => 'pending',
  readNotice: () => ({ ok: false, why: 'forged' }),
})
