// Texts of the page of failed jobs.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  title: { ar: 'المهام التي فشلت', en: 'Failed jobs' },
  explain: {
    ar: 'ما تقوم به البوابة من نفسها، كإرسال الرسائل وإعداد الملفات. تُعاد كل مهمة تفشل عدة مرات، وما فشل منها نهائيًا يبقى هنا حتى تعيد تشغيله أو تحذفه.',
    en: 'Work that the portal does by itself, such as sending messages and preparing files. A job that fails is tried several times. One that failed for the last time stays here until you run it again or remove it.',
  },
  none: { ar: 'لا توجد مهام فاشلة', en: 'No failed jobs' },
  owed: { ar: 'أعمال تنتظر جهة أو شخصًا', en: 'Owed work' },
  owedExplain: {
    ar: 'ما ينتظره أصحاب الطلبات ولم يُنجز بعد. تعيد البوابة المحاولة كل ساعة على الأكثر حتى يتم، ويُبلَّغ المشرفون والمالية كل يوم.',
    en: 'What owners of requests wait for and could not be done yet. The portal tries again, at least hourly, until it is done. Supervisors and finance are told daily.',
  },
  tryNow: { ar: 'المحاولة الآن', en: 'Try now' },
  tryNowOf: { ar: 'المحاولة الآن: {job}، الطلب {number}', en: 'Try now: {job}, request {number}' },
  trying: { ar: 'تجري المحاولة الآن', en: 'Trying now' },
  request: { ar: 'رقم الطلب', en: 'Request' },
  owedSince: { ar: 'منذ', en: 'Owed since' },
  why: { ar: 'السبب', en: 'Why' },
  failed: { ar: 'فشلت نهائيًا', en: 'Failed' },
  waiting: { ar: 'ستُعاد المحاولة', en: 'Will be tried again' },
  job: { ar: 'المهمة', en: 'Job' },
  failedAt: { ar: 'وقت الفشل', en: 'Failed at' },
  tries: { ar: 'المحاولات', en: 'Attempts' },
  triesOf: { ar: '{tries} من {most}', en: '{tries} of {most}' },
  nextAt: { ar: 'المحاولة القادمة', en: 'Next attempt' },
  error: { ar: 'آخر خطأ', en: 'Last error' },
  unknown: { ar: 'مهمة لا يعرفها هذا الإصدار', en: 'A job that this version does not know' },

  runAgain: { ar: 'إعادة التشغيل', en: 'Run again' },
  runAgainOf: { ar: 'إعادة تشغيل: {job}', en: 'Run again: {job}' },
  started: { ar: 'ستُشغَّل المهمة الآن.', en: 'The job will run now.' },
  remove: { ar: 'حذف', en: 'Remove' },
  removeOf: { ar: 'حذف: {job}', en: 'Remove: {job}' },
  confirmRemove: { ar: 'حذف المهمة؟', en: 'Remove the job?' },
  removeEffect: {
    ar: 'لن تُنفَّذ هذه المهمة. المهام التي تتكرر ستعود في موعدها.',
    en: 'This job will not be done. Recurring jobs come back at their time.',
  },
  removed: { ar: 'حُذفت المهمة.', en: 'The job is removed.' },
} as const satisfies Messages
