// Sentences about the number of a meter.

import { required } from '@bawaba/forms/index.ts'
import type { Messages } from '@bawaba/language/index.ts'

const meterNumber = {
  ar: '{label} ١٢ رقمًا كما كُتبت على العداد أو الفاتورة. راجع الأرقام.',
  en: '{label} must be the 12 digits on the meter or the bill. Check the digits.',
}

export const meterNumberMessages = {
  required: required.enter,
  meterNumber,
  unknownMeter: {
    ar: 'لا يوجد لدى الشركة عداد بهذا الرقم. راجع الأرقام على العداد نفسه.',
    en: 'The company knows no meter with this number. Check the digits on the meter itself.',
  },
  alreadyYours: {
    ar: 'هذا العداد مسجل لديك أو قيد التسجيل. ستجده في «عداداتي».',
    en: 'You have registered this meter already, or your request is under way. It is in My meters.',
  },
} as const satisfies Messages

export const meterMessages = {
  required: required.choose,
  meterNumber,
  notYours: {
    ar: 'هذا العداد ليس من عداداتك المعتمدة. سجّله أولًا في «عداداتي».',
    en: 'This is none of your approved meters. Register it first in My meters.',
  },
  notOwner: {
    ar: 'سجلت هذا العداد مستأجرًا أو شاغلًا، وهذا الطلب لصاحبه. إن كنت صاحبه فأرسل شكوى لتصحيح التسجيل.',
    en: 'You registered this meter as a tenant or occupant; this request is for its owner. If you own it, send a complaint to correct that.',
  },
} as const satisfies Messages
