// What the company is sent: readings, and that bills were paid. The request's id names the deed, so that the company does it
// once however often it is sent.

import type { Text } from '@bawaba/language/index.ts'
import type { Deliver, Delivered, FindDeed } from '@bawaba/server/outside.ts'
import type { ElectricityDeed } from '../deeds.ts'
import { type BillsAnswer, totalOf } from '../fields/bills/bills.ts'
import type { MeterAnswer } from '../fields/meter/meter.ts'
import type { ReadingAnswer } from '../fields/reading/reading.ts'
import type { PaymentRefusal, Provider, ReadingRefusal } from './provider/provider.ts'

const readingReasons: Record<ReadingRefusal, Text> = {
  'not-greater': {
    ar: 'سجلت الشركة في هذه الأثناء قراءة مساوية أو أكبر.',
    en: 'The company has meanwhile recorded an equal or greater reading.',
  },
  'window-closed': {
    ar: 'انتهت فترة استقبال القراءات قبل أن تصل إلى الشركة.',
    en: 'The time for readings ended before it reached the company.',
  },
  'already-read': {
    ar: 'لدى الشركة قراءة لهذا العداد هذا الشهر.',
    en: 'The company has a reading of this meter this month.',
  },
  unknown: {
    ar: 'لم يعد العداد مسجلًا لدى الشركة.',
    en: 'The company no longer knows the meter.',
  },
}

const paymentReasons: Record<PaymentRefusal, Text> = {
  'older-first': {
    ar: 'صدرت فاتورة أقدم في هذه الأثناء، وتُسدد الفواتير من الأقدم.',
    en: 'An older bill has meanwhile become due, and bills are paid oldest first.',
  },
  'not-open': {
    ar: 'سُددت هذه الفواتير من قبل.',
    en: 'These bills had been paid already.',
  },
  amount: {
    ar: 'تغيّر مبلغ هذه الفواتير في هذه الأثناء.',
    en: 'The amount of these bills has meanwhile changed.',
  },
  unknown: {
    ar: 'لم يعد رقم السداد مسجلًا لدى الشركة.',
    en: 'The company no longer knows the payment number.',
  },
}

type Sent = Extract<ElectricityDeed, 'electricity.reading' | 'electricity.payment'>

const outcomeOf = <Refusal extends string>(
  answer: 'accepted' | Refusal,
  reasons: Record<Refusal, Text>,
): Delivered =>
  answer === 'accepted'
    ? { outcome: 'delivered' }
    : { outcome: 'refused', reason: reasons[answer as Refusal] }

export const deliveries = (
  provider: Pick<Provider, 'sendReading' | 'confirmPayment'>,
): Readonly<Record<Sent, Deliver>> => ({
  'electricity.reading': async ({ id, answers }) => {
    const { number } = answers.meter as MeterAnswer
    const { value } = answers.reading as ReadingAnswer
    return outcomeOf(
      await provider.sendReading({ reference: id, meterNumber: number, value }),
      readingReasons,
    )
  },
  'electricity.payment': async ({ id, answers, paymentId }) => {
    const { bills } = answers.bills as BillsAnswer
    return outcomeOf(
      await provider.confirmPayment({
        reference: id,
        billIds: bills.map(({ billId }) => billId),
        amount: totalOf(bills),
        transactionId: paymentId ?? id,
      }),
      paymentReasons,
    )
  },
})

/** Whether the company recorded what was sent to it. */
export const sentDeeds = (provider: Pick<Provider, 'isRecorded'>): Readonly<Record<Sent, FindDeed>> => {
  const find =
    (record: 'reading' | 'payment'): FindDeed =>
    async ({ id }) =>
      (await provider.isRecorded(record, id)) ? { outcome: 'delivered' } : undefined
  return { 'electricity.reading': find('reading'), 'electricity.payment': find('payment') }
}
