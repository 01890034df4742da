// The authority's own bank account as a way to pay: nobody can be asked what arrived, so the payer uploads a proof and
// finance confirm. And the counter of an office, where staff record what was paid.

import type { Text } from '@bawaba/language/index.ts'
import type { Gateway } from './gateway.ts'

export type OwnAccount = { iban: string; bank: Text; accountName: Text }

export const ownAccountId = 'bank-account'
export const officeId = 'office'

/** Whether staff confirm what arrives by this way, because no provider can be asked. */
export const isByHand = (gateways: ReadonlyMap<string, Gateway>, gatewayId: string): boolean =>
  gatewayId === officeId || gateways.get(gatewayId)?.isByHand === true

/** Ten digits of an attempt's id: short enough to be typed into a transfer. */
export const transferReferenceOf = (attemptId: string): string =>
  (BigInt(`0x${attemptId.replaceAll('-', '')}`) % 10_000_000_000n).toString().padStart(10, '0')

export const createOwnAccount = ({ iban, bank, accountName }: OwnAccount): Gateway => ({
  id: ownAccountId,
  label: { ar: 'تحويل إلى حساب الجهة', en: 'Transfer to the authority’s account' },
  merchantId: ownAccountId,
  isByHand: true,
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
  // Approved, it is sent back by hand, and counts from then on.
  refund: async () => 'done',
  readNotice: () => ({ ok: false, why: 'forged' }),
})
