// Codes about reports and exports.

import type { ErrorRows } from './row.ts'

export const reportErrors = {
  REPORT_DAY_UNKNOWN: {
    status: 422,
    client: 'show',
    ar: 'اليوم غير موجود في التقويم. أدخل يومًا مثل 2026-03-05.',
    en: 'There is no such day. Enter a day such as 2026-03-05.',
  },
  REPORT_NOT_GROUPED: {
    status: 422,
    client: 'show',
    ar: 'لا تُجمع أعمار الطلبات حسب الفترة، ولا مدد البت حسب اليوم. اختر تجميعًا آخر.',
    en: 'Ages of requests are not grouped by period, nor times to a decision by day. Choose another grouping.',
  },
  REPORT_STATE_NOT_MEASURED: {
    status: 422,
    client: 'show',
    ar: 'هذا القياس لا يشمل طلبات في هذه المرحلة. اختر مرحلة أخرى، أو أزل تصفية المرحلة.',
    en: 'This measure takes in no requests at that stage. Choose another stage, or take that filter away.',
  },
  REPORT_PERIOD_REVERSED: {
    status: 422,
    client: 'show',
    ar: 'نهاية الفترة قبل بدايتها. اختر يوم نهاية بعد يوم البداية.',
    en: 'The period ends before it begins. Choose an end after its beginning.',
  },
  REPORT_TOO_MANY_DAYS: {
    status: 422,
    client: 'show',
    ar: 'تُعرض الأيام حتى ثلاثة أشهر. اختر فترة أقصر، أو اجمع بالشهر أو السنة.',
    en: 'Days are shown for up to three months. Choose a shorter period, or group by month or year.',
  },
  REPORT_TOO_MANY_MONTHS: {
    status: 422,
    client: 'show',
    ar: 'تُعرض الشهور حتى عشر سنوات. اختر فترة أقصر، أو اجمع بالسنة.',
    en: 'Months are shown for up to ten years. Choose a shorter period, or group by year.',
  },
  REPORT_CENTER_UNKNOWN: {
    status: 422,
    client: 'show',
    ar: 'مركز الخدمة غير معروف. اختر مركزًا من القائمة.',
    en: 'This service center is not known. Choose one from the list.',
  },
  TOO_MANY_EXPORTS: {
    status: 422,
    client: 'show',
    ar: 'لديك خمسة ملفات قيد التصدير. انتظر حتى ينتهي أحدها أو ألغِه.',
    en: 'Five exports of yours are being made. Wait until one is ready, or cancel one.',
  },
  EXPORT_TOO_LARGE: {
    status: 422,
    client: 'show',
    ar: 'الصفوف أكثر مما تسعه ورقة Excel. صدّرها بصيغة CSV أو اختر فترة أقصر.',
    en: 'There are more rows than an Excel sheet holds. Export as CSV, or choose a shorter period.',
  },
  EXPORT_FAILED: {
    status: 500,
    client: 'show',
    refusal: 'passing',
    ar: 'تعذر إعداد الملف. حاول التصدير مرة أخرى.',
    en: 'The file could not be made. Try the export again.',
  },
} as const satisfies ErrorRows
