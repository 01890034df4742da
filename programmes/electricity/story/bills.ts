// Bills in the story: paid by card and by code, one that a bank declined, one paid of which no notice came, and one to be
// given back.

import type { StoryCall, StoryCase, StoryName, StoryStep, StoryTime } from '@bawaba/contract/story.ts'
import { accountAt } from '../simulator/accounts.ts'
import { billOf, yearOf } from '../simulator/bills.ts'

/** The oldest unpaid bills of an account at the time of the call. */
const oldest = (index: number, count: number, now: Date): string[] => {
  const account = accountAt(index)
  const unpaid = yearOf(now).slice(12 - account.unpaidMonths)
  return unpaid.slice(0, count).map(month => billOf(account, month).billId)
}

type Bill = { by: StoryName; index: number; count?: number; at: StoryTime; steps: readonly StoryStep[] }
const bill = ({ by, index, count = 1, at, steps }: Bill): StoryCase => ({
  service: 'PAY_BILLS',
  by,
  at,
  answers: ({ instant }) => ({
    bills: {
      paymentNumber: accountAt(index).paymentNumber,
      bills: oldest(index, count, new Date(instant(0))),
    },
  }),
  steps,
})

export const furtherBills: readonly StoryCase[] = [
  bill({ by: 'karim', index: 1, at: '3M 19:30', steps: [{ at: '3M 19:34', pays: 'card', by: 'karim' }] }),
  bill({ by: 'karim', index: 1, at: '2M 20:10', steps: [{ at: '2M 20:13', pays: 'card', by: 'karim' }] }),
]

/** Yesterday beside the list of the gateway: the payment of which no notice came is a difference. */
export const comparison: StoryCall = {
  at: '2m',
  by: 'finance',
  call: 'POST reconciliation',
  isAtGateway: true,
  body: ({ date }) => ({ gatewayId: 'sandbox', day: date(-1) }),
}

export const billCases: readonly StoryCase[] = [
  bill({
    by: 'noha',
    index: 8,
    at: '6d 18:00',
    steps: [
      { at: '6d 18:02', begins: 'payment-code', by: 'noha' },
      { at: '5d 12:30', pays: 'payment-code', by: 'noha' },
      { at: '5d 21:00', rate: 3, by: 'noha', comment: 'دفعت من محل البقالة في دقيقة' },
    ],
  }),
  bill({
    by: 'fatma',
    index: 6,
    at: '4d 09:00',
    steps: [
      { at: '4d 09:05', pays: 'card', by: 'fatma' },
      { at: '2d 11:20', refund: 'دُفعت الفاتورة نفسها نقدًا لدى المحصل في اليوم نفسه', by: 'finance' },
    ],
  }),
  bill({
    by: 'mariana',
    index: 4,
    count: 2,
    at: '2d 20:30',
    steps: [{ at: '2d 20:34', declined: 'card', by: 'mariana' }],
  }),
  bill({
    by: 'amina',
    index: 2,
    at: '1d 20:45',
    steps: [{ at: '1d 20:47', begins: 'payment-code', by: 'amina' }],
  }),
  bill({
    by: 'mostafa',
    index: 3,
    at: '2d 10:00',
    steps: [
      { at: '2d 10:03', begins: 'payment-code', by: 'mostafa' },
      { at: '1d 13:00', unnoticed: true, by: 'finance' },
    ],
  }),
  bill({ by: 'ziad', index: 7, count: 2, at: '5h', steps: [] }),
]
