// What the company does for requests: services name it in `delivers`. Each deed takes answers by names of its own.

import type { DeliveryKind } from '@bawaba/forms/delivery.ts'

const by = { ar: 'شركة الكهرباء', en: 'The electricity company' }
const meter = { kinds: ['meter', 'meterNumber'] }
const bill = { kinds: ['bill'] }
const money = { kinds: ['money'] }

const rows = {
  'electricity.reading': {
    deed: { ar: 'تسجيل القراءة', en: 'The record of the reading' },
    takes: { meter, reading: { kinds: ['reading'] } },
  },
  'electricity.payment': {
    deed: { ar: 'تسجيل الدفع', en: 'The record of the payment' },
    takes: { bills: { kinds: ['bills'] } },
  },
  'electricity.endContract': {
    deed: { ar: 'إنهاء التعاقد', en: 'The end of the contract' },
    takes: {
      meter,
      day: { kinds: ['date'] },
      lastReading: { kinds: ['number'] },
      account: { kinds: ['text'] },
    },
  },
  'electricity.transfer': {
    deed: { ar: 'نقل العداد إلى صاحبه الجديد', en: 'The transfer to the new holder' },
    takes: {
      meter,
      name: { kinds: ['text'] },
      nationalId: { kinds: ['nationalId'], optional: true },
      passportNumber: { kinds: ['text'], optional: true },
    },
  },
  'electricity.dispute': {
    deed: { ar: 'تسجيل التظلم', en: 'The record of the objection' },
    takes: { bill },
  },
  'electricity.endDispute': {
    deed: { ar: 'إنهاء تسجيل التظلم', en: 'The end of the objection' },
    takes: { bill },
  },
  'electricity.correctBill': {
    deed: { ar: 'تصحيح الفاتورة', en: 'The correction of the bill' },
    takes: { bill, amount: money },
  },
  'electricity.changeLoad': {
    deed: { ar: 'تعديل الحمل في التعاقد', en: 'The new load in the contract' },
    takes: { meter, kilowatts: { kinds: ['number'] } },
  },
  'electricity.changeUse': {
    deed: { ar: 'تعديل نوع الاستخدام في التعاقد', en: 'The new use in the contract' },
    takes: { meter, use: { kinds: ['radio'] } },
  },
  'electricity.plan': {
    deed: { ar: 'تسجيل خطة التقسيط', en: 'The instalment plan' },
    takes: { meter, total: { kinds: ['owed'] }, first: money, months: { kinds: ['select'] } },
  },
} as const satisfies Record<string, Omit<DeliveryKind, 'name' | 'by'>>

export type ElectricityDeed = keyof typeof rows
export const deeds: readonly DeliveryKind[] = Object.entries(rows).map(([name, row]) => ({
  name,
  by,
  ...row,
}))
