// What the list of one's own meters says.

import type { Messages } from '@bawaba/language/index.ts'
import type { MeterState } from '../../states.ts'

export const messages = {
  title: { ar: 'عداداتي', en: 'My meters' },
  add: { ar: 'سجّل عدادًا', en: 'Register a meter' },
  powerCut: { ar: 'الكهرباء مقطوعة؟', en: 'Is your power out?' },
  none: { ar: 'لا عدادات لديك بعد', en: 'No meters yet' },
  whatYouNeed: {
    ar: 'لتسجيل عداد تحتاج إلى رقمه المكتوب عليه أو أعلى الفاتورة، وصورة لأحدهما.',
    en: 'To register one you need its number, on the meter or at the top of the bill, and a picture of either.',
  },
  number: { ar: 'رقم العداد', en: 'Meter number' },
  place: { ar: 'المكان', en: 'Where' },
  lastReading: { ar: 'آخر قراءة', en: 'Last reading' },
  noReading: { ar: 'لم ترسل قراءة بعد', en: 'None sent yet' },
  onDay: { ar: '{value} في {day}', en: '{value} on {day}' },
  sending: { ar: 'قراءة في الطريق إلى الشركة', en: 'A reading is on its way to the company' },
  whyRemoved: { ar: 'سبب الحذف', en: 'Why it was removed' },
  read: { ar: 'أرسل قراءة', en: 'Send a reading' },
  pay: { ar: 'ادفع الفواتير', en: 'Pay bills' },
  remove: { ar: 'احذف العداد', en: 'Remove the meter' },
  follow: { ar: 'تابع الطلب', en: 'Follow the request' },
  ofMeter: { ar: '{name}: {what}', en: '{what}: {name}' },
  details: { ar: 'بيانات العداد لدى الشركة', en: 'Details on file' },
  type: { ar: 'النوع', en: 'Type' },
  maker: { ar: 'الشركة المصنعة', en: 'Maker' },
  chassis: { ar: 'رقم الشاسيه', en: 'Chassis number' },
  combinedCode: { ar: 'الترميز المجمع', en: 'Combined code' },
  connection: { ar: 'التوصيل', en: 'Connection' },
  contract: { ar: 'التعاقد', en: 'Contract' },
  ownerFirstName: { ar: 'الاسم الأول للمالك', en: 'Owner first name' },
  owner: { ar: 'اسم المالك', en: 'Owner name' },
  ownerNationalId: { ar: 'الرقم القومي للمالك', en: 'Owner national ID' },
  address: { ar: 'عنوان التركيب', en: 'Installation address' },
  area: { ar: 'المنطقة', en: 'Area' },
  governorate: { ar: 'المحافظة', en: 'Governorate' },
  company: { ar: 'شركة التوزيع', en: 'Company' },
  sector: { ar: 'القطاع', en: 'Sector' },
  center: { ar: 'مركز الخدمة', en: 'Service center' },
  consumption: { ar: 'الاستهلاك في آخر ١٢ شهرًا', en: 'Consumption of the last 12 months' },
  month: { ar: 'الشهر', en: 'Month' },
  used: { ar: 'كيلووات ساعة', en: 'kWh' },
  most: {
    ar: 'الأعلى {month}: {value} ك.و.س. المتوسط {average} ك.و.س في الشهر.',
    en: 'Highest in {month}: {value} kWh. The average is {average} kWh a month.',
  },
} as const satisfies Messages

export const stateWords = {
  NEW: { ar: 'بانتظار الاعتماد', en: 'Awaiting approval' },
  UNDER_REVIEW: { ar: 'قيد المراجعة', en: 'Under review' },
  NEEDS_EXTRA_INFORMATION: { ar: 'بانتظارك: مطلوب استكمال', en: 'Waiting for you: more is asked' },
  APPROVED: { ar: 'معتمد', en: 'Approved' },
  INACTIVE: { ar: 'موقوف', en: 'Inactive' },
  REJECTED: { ar: 'لم يُعتمد', en: 'Not approved' },
  DELETED: { ar: 'محذوف', en: 'Removed' },
} as const satisfies Record<MeterState, { ar: string; en: string }>

/** What the company calls types, connections and contracts; another word is shown as it is. */
export const fileWords: Readonly<Record<string, { ar: string; en: string }>> = {
  mechanical: { ar: 'ميكانيكي', en: 'Mechanical' },
  code: { ar: 'كودي', en: 'Code meter' },
  smart: { ar: 'ذكي', en: 'Smart' },
  'single-phase': { ar: 'أحادي الوجه', en: 'Single phase' },
  'three-phase': { ar: 'ثلاثي الأوجه', en: 'Three phases' },
  residential: { ar: 'سكني', en: 'Home' },
  commercial: { ar: 'تجاري', en: 'Business' },
  workshop: { ar: 'ورشة', en: 'Workshop' },
}
