// What the questions about meters, readings and bills say besides their labels.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  checking: { ar: 'نتحقق من الرقم لدى الشركة', en: 'Checking the number with the company' },
  known: { ar: 'العداد معروف لدى الشركة، في {area}', en: 'The company knows this meter, in {area}' },
  unknown: {
    ar: 'لا يوجد لدى الشركة عداد بهذا الرقم. راجع الأرقام على العداد نفسه.',
    en: 'The company knows no meter with this number. Check the digits on the meter itself.',
  },
  notChecked: {
    ar: 'تعذر الوصول إلى الشركة الآن. أكمل النموذج، ونتحقق من الرقم عند الإرسال.',
    en: 'The company cannot be reached now. Go on with the form; the number is checked when you send it.',
  },
  noMeters: { ar: 'ليس لك عداد معتمد بعد', en: 'You have no approved meter yet' },
  notOwner: { ar: 'لا عداد مسجل باسمك كمالك', en: 'You registered no meter as its owner' },
  ownersOnly: {
    ar: 'هذا الطلب لصاحب العداد. إن كنت صاحبه فأرسل شكوى لتصحيح التسجيل.',
    en: 'This request is for the owner of a meter. If you own it, send a complaint to correct the registration.',
  },
  registerFirst: {
    ar: 'سجّل عدادك أولًا، ثم أرسل قراءته بعد اعتماده.',
    en: 'Register your meter first; once it is approved you can send its readings.',
  },
  bills: { ar: 'الفواتير', en: 'Bills' },
  myMeters: { ar: 'عداداتي', en: 'My meters' },
  previous: { ar: 'القراءة السابقة', en: 'Previous reading' },
  onDay: { ar: '{value} في {day}', en: '{value} on {day}' },
  difference: { ar: 'الفرق', en: 'Difference' },
  kilowattHours: {
    ar: {
      zero: '{count} كيلووات ساعة',
      one: 'كيلووات ساعة واحد',
      two: 'كيلووات ساعة اثنان',
      few: '{count} كيلووات ساعة',
      many: '{count} كيلووات ساعة',
      other: '{count} كيلووات ساعة',
    },
    en: { one: '{count} kWh', other: '{count} kWh' },
  },
  windowOpen: { ar: 'تُستقبل القراءات من {from} إلى {to}', en: 'Readings are taken from {from} to {to}' },
  windowClosed: {
    ar: 'لا تُستقبل القراءات اليوم. تُستقبل من {from} إلى {to}.',
    en: 'No readings are taken today. They are taken from {from} to {to}.',
  },
  alreadyRead: {
    ar: 'سُجلت قراءة هذا العداد هذا الشهر: {value}',
    en: 'A reading of this meter was recorded this month: {value}',
  },
  chooseMeter: {
    ar: 'اختر العداد لتظهر قراءته السابقة',
    en: 'Choose the meter to see its previous reading',
  },
  sure: { ar: 'نعم، العداد يعرض هذه القراءة فعلًا', en: 'Yes, the meter really shows this' },
  paymentNumber: { ar: 'رقم السداد', en: 'Payment number' },
  paymentNumberHint: { ar: '١٣ رقمًا أعلى الفاتورة', en: '13 digits at the top of the bill' },
  ofMeter: { ar: 'عداداتك', en: 'Your meters' },
  payAll: { ar: 'سداد الكل: {amount}', en: 'Pay all: {amount}' },
  show: { ar: 'اعرض الفواتير', en: 'Show the bills' },
  looking: { ar: 'نبحث عن الفواتير', en: 'Looking for the bills' },
  meterAt: { ar: 'عداد في {address}', en: 'Meter at {address}' },
  oldestFirst: {
    ar: 'تُسدد الفواتير من الأقدم: لا تُختار فاتورة قبل ما سبقها.',
    en: 'Bills are paid oldest first: none is chosen before those that are older.',
  },
  olderFirst: {
    ar: 'اختر فاتورة {month} أولًا: هي أقدم.',
    en: 'Choose the bill of {month} first: it is older.',
  },
  chooseMeterOfBill: { ar: 'اختر العداد لتظهر فواتيره', en: 'Choose the meter to see its bills' },
  billPaid: { ar: '{bill}، مسددة', en: '{bill}, paid' },
  billOpen: { ar: '{bill}، غير مسددة', en: '{bill}, not paid' },
  disputed: {
    ar: 'عليها تظلم: لا يلزمك سدادها قبل القرار.',
    en: 'Objected to: you need not pay it before the decision.',
  },
  none: { ar: 'لا توجد فواتير مستحقة على هذا الرقم', en: 'No bills are due for this number' },
  badNumber: {
    ar: 'رقم السداد ١٣ رقمًا كما كُتبت أعلى الفاتورة. راجع الأرقام.',
    en: 'The payment number must be the 13 digits at the top of the bill. Check the digits.',
  },
  unknownNumber: {
    ar: 'لا يوجد لدى الشركة حساب بهذا الرقم. راجع الأرقام على الفاتورة.',
    en: 'The company has no account with this number. Check the digits on the bill.',
  },
  bill: { ar: 'فاتورة {month}', en: 'Bill of {month}' },
  billDue: { ar: 'تستحق في {day}، والاستهلاك {used}', en: 'Due on {day}, {used}' },
  withFees: { ar: 'منها {fees} رسوم خدمة الشركة', en: 'including {fees} service charge' },
  total: { ar: 'الإجمالي', en: 'Total' },
  chosen: {
    ar: {
      zero: 'لم تختر فاتورة',
      one: 'فاتورة واحدة',
      two: 'فاتورتان',
      few: '{count} فواتير',
      many: '{count} فاتورة',
      other: '{count} فاتورة',
    },
    en: { zero: 'No bill chosen', one: '{count} bill', other: '{count} bills' },
  },
} as const satisfies Messages
