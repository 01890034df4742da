// Codes any call may answer. 401, 403 and 418 have fixed meanings: the client signs out or shows maintenance on them.

import type { ErrorRows } from './row.ts'

export const platformErrors = {
  MALFORMED: {
    status: 400,
    client: 'show',
    ar: 'تعذرت قراءة الطلب المرسل. حاول مرة أخرى من الصفحة نفسها.',
    en: 'What was sent could not be read. Try again from the same page.',
  },
  MISDIRECTED: {
    status: 421,
    client: 'show',
    ar: 'هذا العنوان ليس عنوان البوابة. افتح البوابة من عنوانها الرسمي.',
    en: 'This is not the address of the portal. Open it at its official address.',
  },
  INVALID_FILTER: {
    status: 400,
    client: 'show',
    ar: 'شرط البحث غير معروف. غيّر الشرط وحاول مرة أخرى.',
    en: 'The filter is not understood. Change it and try again.',
  },
  UNAUTHENTICATED: {
    status: 401,
    client: 'signOut',
    ar: 'سجّل الدخول للمتابعة.',
    en: 'Sign in to continue.',
  },
  FORBIDDEN: {
    status: 403,
    client: 'signOut',
    ar: 'ليس لحسابك صلاحية لهذا الإجراء.',
    en: 'Your account may not do this.',
  },
  NOT_FOUND: {
    status: 404,
    client: 'notFoundPage',
    ar: 'الصفحة غير موجودة',
    en: 'Page not found',
  },
  MODEL_NOT_FOUND: {
    status: 404,
    client: 'notFoundPage',
    ar: 'الخدمة غير موجودة',
    en: 'Service not found',
  },
  ACTIVITY_NOT_FOUND: {
    status: 404,
    client: 'notFoundPage',
    ar: 'هذا الإجراء غير موجود في الخدمة',
    en: 'This service has no such step',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    client: 'show',
    ar: 'هذا العنوان لا يقبل هذا الإجراء.',
    en: 'This address does not take that action.',
  },
  CONFLICT: {
    status: 409,
    client: 'show',
    ar: 'غيّر شخص آخر هذا الطلب قبل قليل. راجع التغيير ثم حاول مرة أخرى، ما كتبته محفوظ.',
    en: 'Someone else changed this a moment ago. Check the change and try again; what you wrote is kept.',
  },
  OWED_TRIED_LATELY: {
    status: 409,
    client: 'show',
    ar: 'جرت محاولة قبل أقل من دقيقة. انتظر دقيقة ثم حاول مرة أخرى.',
    en: 'It was tried less than a minute ago. Wait a minute, then try again.',
  },
  CSRF_STALE: {
    status: 409,
    client: 'retryOnce',
    ar: 'تغيّرت الصفحة منذ فتحها. حدّثها وحاول مرة أخرى.',
    en: 'The page has changed since it was opened. Refresh it and try again.',
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    client: 'show',
    ar: 'البيانات المرسلة أكبر من المسموح.',
    en: 'What was sent is larger than allowed.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    client: 'show',
    ar: 'نوع البيانات المرسلة غير مقبول هنا.',
    en: 'This kind of data is not accepted here.',
  },
  MAINTENANCE: {
    status: 418,
    client: 'maintenancePage',
    ar: 'الخدمة متوقفة مؤقتًا. ما حفظته باقٍ.',
    en: 'The service is closed for a while. What you saved is kept.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    client: 'show',
    ar: 'استُخدم رقم الإرسال هذا من قبل. حدّث الصفحة وأرسل مرة أخرى.',
    en: 'This sending key has been used before. Refresh the page and send again.',
  },
  PRECONDITION_REQUIRED: {
    status: 428,
    client: 'show',
    ar: 'حدّث الطلب أولًا، ثم أعد الإجراء.',
    en: 'Refresh the request first, then act again.',
  },
  MAX_ATTEMPTS: {
    status: 429,
    client: 'show',
    ar: 'محاولات كثيرة. انتظر قليلًا ثم حاول مرة أخرى.',
    en: 'Too many tries. Wait a little, then try again.',
  },
  INTERNAL_SERVER_ERROR: {
    status: 500,
    client: 'problemPage',
    ar: 'حدثت مشكلة في الخدمة. حاول مرة أخرى بعد قليل.',
    en: 'There is a problem with the service. Try again in a little while.',
  },
  OVERLOADED: {
    status: 503,
    client: 'show',
    ar: 'الخدمة مشغولة الآن. حاول مرة أخرى بعد لحظات.',
    en: 'The service is busy now. Try again in a moment.',
  },
  KEY_MISSING: {
    status: 503,
    client: 'show',
    ar: 'تعذر فتح بيانات محفوظة مشفرة لأن مفتاحها غير متاح. لم يتغير شيء منها. أبلغ الدعم الفني.',
    en: 'Some encrypted data cannot be opened because its key is not available. None of it was changed. Tell technical support.',
  },
  NETWORK_ERROR: {
    status: 0,
    client: 'show',
    ar: 'أنت غير متصل بالإنترنت. تحقق من الاتصال ثم حاول مرة أخرى.',
    en: 'You are offline. Check your connection and try again.',
  },
  CANCEL: { status: 1, client: 'show', ar: 'أُلغي الإجراء.', en: 'The action was cancelled.' },
  GENERAL_ERROR: {
    status: 500,
    client: 'problemPage',
    ar: 'حدثت مشكلة. حاول مرة أخرى بعد قليل.',
    en: 'There is a problem. Try again in a little while.',
  },
  ECONNABORTED: {
    status: 503,
    client: 'show',
    ar: 'تعذر الوصول إلى الجهة المختصة. ما كتبته محفوظ، حاول لاحقًا.',
    en: 'The authority concerned could not be reached. What you wrote is kept; try later.',
  },
  INTEGRATION_ERROR: {
    status: 404,
    client: 'notFoundPage',
    ar: 'تعذر تحميل هذه الصفحة من الجهة المختصة',
    en: 'This page could not be loaded from the authority concerned',
  },
} as const satisfies ErrorRows
