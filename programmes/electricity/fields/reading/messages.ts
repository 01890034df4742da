// Sentences about the reading of a meter.

import { required } from '@bawaba/forms/index.ts'
import type { Messages, Text } from '@bawaba/language/index.ts'

/** How a reading is shown beside the one before it. */
export const shown: Text = {
  ar: '{value} (السابقة {previous}، والفرق {difference} ك.و.س)',
  en: '{value} (previous {previous}, difference {difference} kWh)',
}

export const messages = {
  required: required.enter,
  readingDigits: {
    ar: '{label} أرقام صحيحة كما تظهر على العداد، بلا الرقم الأحمر بعد الفاصلة',
    en: '{label} must be the whole digits that the meter shows, without the red digit after the point',
  },
  noMeter: { ar: 'اختر العداد قبل كتابة القراءة', en: 'Choose the meter before its reading' },
  notGreater: {
    ar: '{label} {be} أكبر من القراءة السابقة: {previous}',
    en: '{label} must be greater than the previous reading, {previous}',
  },
  unusual: {
    ar: 'الفرق عن القراءة السابقة {difference} ك.و.س، والمعتاد {usual} في الشهر. راجع العداد؛ إن كان يعرض هذا الرقم فعلًا فأكّد ذلك وأعد الإرسال.',
    en: 'That is {difference} kWh more than the previous reading, and an ordinary month has {usual}. Look at the meter again; if it really shows this, confirm it and send again.',
  },
  windowClosed: {
    ar: 'لا تُستقبل قراءة هذا العداد اليوم. تُستقبل من {from}.',
    en: 'No reading of this meter is taken today. Readings are taken from {from}.',
  },
  alreadyRead: {
    ar: 'سُجلت قراءة هذا العداد هذا الشهر: {value}',
    en: 'A reading of this meter was recorded this month: {value}',
  },
} as const satisfies Messages
