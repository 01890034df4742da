// The faults that the control page offers, each a choice of one list, and how the form is read as one of them.

import type { Text } from '@bawaba/language/index.ts'
import { readIdentifier } from '@bawaba/language/index.ts'
import type { FaultDraft } from './acts.ts'

type Offer = { label: Text; draft: (ms: number) => DraftRest }
type WithoutScope<Union> = Union extends { times: number } ? Omit<Union, 'times' | 'reference'> : never
type DraftRest = WithoutScope<FaultDraft>

const forged = (forgery: NonNullable<Extract<FaultDraft, { of: 'notice' }>['forgery']>) => (): DraftRest => ({
  of: 'notice',
  forgery,
})
const call =
  (mode: Extract<FaultDraft, { of: 'call' }>['mode'], after: boolean) =>
  (ms: number): DraftRest => ({ of: 'call', mode, after, ms })

export const offers = {
  late: { label: { ar: 'إشعار متأخر', en: 'Late notice' }, draft: ms => ({ of: 'notice', lateMs: ms }) },
  twice: { label: { ar: 'إشعار مكرر', en: 'Notice sent twice' }, draft: () => ({ of: 'notice', copies: 2 }) },
  disorder: {
    label: { ar: 'إشعار بعد الذي يليه', en: 'Notice out of order' },
    draft: () => ({ of: 'notice', hold: true }),
  },
  never: { label: { ar: 'بلا إشعار', en: 'No notice' }, draft: () => ({ of: 'notice', never: true }) },
  wrongKey: {
    label: { ar: 'إشعار مزوّر: مفتاح آخر', en: 'Forged notice: wrong key' },
    draft: forged('wrongKey'),
  },
  alteredBody: {
    label: { ar: 'إشعار مزوّر: مبلغ معدَّل', en: 'Forged notice: altered body' },
    draft: forged('alteredBody'),
  },
  staleTime: {
    label: { ar: 'إشعار بوقت قديم', en: 'Notice with an old time' },
    draft: forged('staleTime'),
  },
  otherMerchant: {
    label: { ar: 'إشعار عن تاجر آخر', en: 'Notice of another merchant' },
    draft: forged('otherMerchant'),
  },
  otherAmount: {
    label: { ar: 'إشعار بمبلغ آخر', en: 'Notice of another amount' },
    draft: forged('otherAmount'),
  },
  otherCurrency: {
    label: { ar: 'إشعار بعملة أخرى', en: 'Notice in another currency' },
    draft: forged('otherCurrency'),
  },
  down: { label: { ar: 'الخدمة متوقفة', en: 'Service down' }, draft: call('down', false) },
  slow: { label: { ar: 'الخدمة بطيئة', en: 'Service slow' }, draft: call('slow', false) },
  nonsense: { label: { ar: 'رد غير مفهوم', en: 'Unreadable answer' }, draft: call('nonsense', false) },
  breakAfter: {
    label: { ar: 'ينقطع الاتصال بعد التنفيذ', en: 'Connection breaks after the work' },
    draft: call('break', true),
  },
  refundLater: {
    label: { ar: 'رد المبلغ يتأخر', en: 'Refund takes time' },
    draft: ms => ({ of: 'refund', ms, fails: false }),
  },
  refundFails: {
    label: { ar: 'رد المبلغ يفشل', en: 'Refund fails' },
    draft: ms => ({ of: 'refund', ms, fails: true }),
  },
} as const satisfies Record<string, Offer>
type OfferName = keyof typeof offers

const countOf = (typed: string | undefined, otherwise: number): number => {
  const digits = readIdentifier(typed ?? '')
  return /^\d{1,6}$/.test(digits) ? Number(digits) : otherwise
}

/** A form that names no fault, or no number, is read as the first of them, once, by ten seconds. */
export const readFault = (fields: Readonly<Record<string, string>>): FaultDraft => {
  const name = Object.hasOwn(offers, fields.fault ?? '') ? (fields.fault as OfferName) : 'late'
  const reference = /^[\w-]{1,64}$/.test(fields.reference ?? '') ? fields.reference : undefined
  return {
    ...offers[name].draft(countOf(fields.seconds, 10) * 1000),
    times: countOf(fields.times, 1),
    ...(reference ? { reference } : {}),
  }
}
