// Codes about services and requests.

import type { ErrorRows } from './row.ts'

export const requestErrors = {
  VALIDATION_FAILED: {
    status: 422,
    client: 'show',
    ar: 'راجع الإجابات المشار إليها ثم أرسل مرة أخرى.',
    en: 'Check the answers pointed out, then send again.',
  },
  SERVICE_UNAVAILABLE: {
    status: 422,
    client: 'show',
    ar: 'التقديم على هذه الخدمة مغلق الآن.',
    en: 'This service is not taking requests now.',
  },
  DUPLICATE_REQUEST: {
    status: 409,
    client: 'show',
    ar: 'طلب آخر لك قيد الإرسال. انتظر لحظات ثم راجع طلباتك.',
    en: 'Another request of yours is being sent. Wait a moment, then look in your requests.',
  },
  TRANSITION_NOT_ALLOWED: {
    status: 409,
    client: 'show',
    ar: 'هذا الإجراء لا يتاح والطلب في حالته الحالية.',
    en: 'This cannot be done while the request is in its present state.',
  },
  OPEN_REQUEST_EXISTS: {
    status: 409,
    client: 'show',
    ar: 'يوجد طلب جارٍ من هذه الخدمة لم ينته بعد. تابعه أو انتظر انتهاءه قبل تقديم غيره.',
    en: 'A request of this service is still under way. Follow it, or wait until it has ended before you send another.',
  },
  OWN_REQUEST: {
    status: 409,
    client: 'show',
    ar: 'هذا طلبك، أو طلب قدمته لغيرك أو تنوب عن صاحبه. يعمل عليه موظف آخر.',
    en: 'This request is your own, or you filed it or act for its applicant. Another employee works on it.',
  },
  DECISION_PENDING: {
    status: 409,
    client: 'show',
    ar: 'صدر في هذا الطلب قرار لم يُرسل بعد. انتظر لحظات ثم حاول مرة أخرى.',
    en: 'A decision on this request has not gone out yet. Wait a moment, then try again.',
  },
  DECISION_SENT: {
    status: 409,
    client: 'show',
    ar: 'لا يمكن التراجع: أُرسل القرار أو أُلغي.',
    en: 'This cannot be undone: the decision has gone out, or was cancelled.',
  },
  VERSION_CHANGED: {
    status: 409,
    client: 'show',
    ar: 'تغيّر نموذج الخدمة منذ بدأت. إجاباتك محفوظة، راجع ما تغيّر.',
    en: 'The form has changed since you began. Your answers are kept; check what changed.',
  },
  DRAFT_TOO_LARGE: {
    status: 413,
    client: 'show',
    ar: 'المسودة أكبر مما يمكن حفظه. إجاباتك باقية على هذا الجهاز.',
    en: 'The draft is larger than can be saved. Your answers stay on this device.',
  },
  TOO_MANY_DRAFTS: {
    status: 422,
    client: 'show',
    ar: 'لديك مسودات كثيرة. احذف ما لا تحتاج إليه ثم حاول مرة أخرى.',
    en: 'You have many drafts. Delete those you do not need, then try again.',
  },
  HOOK_TIMEOUT: {
    status: 503,
    client: 'show',
    ar: 'استغرق التحقق وقتًا أطول من المسموح. إجاباتك باقية كما هي، حاول مرة أخرى.',
    en: 'The check took longer than allowed. Your answers are safe; try again.',
  },
  HOOK_FAILED: {
    status: 422,
    client: 'show',
    ar: 'تعذر التحقق من إجاباتك لخلل في نموذج الخدمة. إجاباتك محفوظة، حاول بعد قليل.',
    en: 'Your answers could not be checked: the service form has a fault. They are kept; try again in a little while.',
  },
  UNIT_TAKEN: {
    status: 409,
    client: 'show',
    ar: 'حجز شخص آخر هذه الوحدة قبل قليل. اختر وحدة أخرى.',
    en: 'Someone else took this unit a moment ago. Choose another.',
  },
  HOLD_TIME_SPENT: {
    status: 409,
    client: 'show',
    ar: 'حجزت هذه الوحدة مؤقتًا أطول مدة مسموح بها في اليوم. أرسل الطلب فتُحجز إن كانت متاحة، أو اختر وحدة أخرى.',
    en: 'You have held this unit for as long as one person may in a day. Send the request to reserve it if it is still available, or choose another.',
  },
  RESERVATION_LIMIT: {
    status: 409,
    client: 'show',
    ar: 'لديك أكبر عدد مسموح به من الحجوزات. ألغِ حجزًا منها أولًا.',
    en: 'You have as many reservations as one person may have. Cancel one of them first.',
  },
  RESERVATIONS_CLOSED: {
    status: 409,
    client: 'show',
    ar: 'لم يُفتح الحجز بعد.',
    en: 'Reservations have not opened yet.',
  },
  NOT_YOUR_TURN: {
    status: 409,
    client: 'show',
    ar: 'لم يحن دورك في الحجز بعد، أو انتهى وقته. تجد دورك في صفحة المشروع.',
    en: 'It is not your turn to reserve yet, or your time is over. The page of the project shows your turn.',
  },
  SALE_CLOSED: {
    status: 409,
    client: 'show',
    ar: 'لا يمكن الاشتراك في هذا البيع الآن.',
    en: 'You cannot take part in this sale now.',
  },
  SALE_UNDER_WAY: {
    status: 409,
    client: 'show',
    ar: 'لهذا المشروع بيع قائم بالدور أو بالقرعة. لا يتغير، ولا تُلغى قرعة سُجل فيها أحد قبل إجرائها.',
    en: 'This project has a sale under way. It does not change, and a draw that people have entered is not called off before it is drawn.',
  },
  UNIT_RESERVED: {
    status: 409,
    client: 'show',
    ar: 'الوحدة محجوزة أو مباعة، فلا تتغير بياناتها ما دام الحجز قائمًا.',
    en: 'The unit is reserved or sold. Its details cannot change while the reservation stands.',
  },
  VIEW_NAME_TAKEN: {
    status: 422,
    client: 'show',
    ar: 'لديك عرض محفوظ بهذا الاسم. اختر اسمًا آخر.',
    en: 'You have a saved view of this name. Choose another.',
  },
  TOO_MANY_VIEWS: {
    status: 422,
    client: 'show',
    ar: 'حفظت ٢٠ عرضًا. احذف ما لا تحتاج إليه أولًا.',
    en: 'You have saved 20 views. Delete one you do not need first.',
  },
  VIEW_OF_PERSON: {
    status: 422,
    client: 'show',
    ar: 'لا يُحفظ عرض فيه رقم قومي أو رقم هاتف.',
    en: 'A view that holds a national ID or a phone number is not saved.',
  },
  ASSIGNEE_UNKNOWN: {
    status: 422,
    client: 'show',
    ar: 'اختر موظفًا له صلاحية العمل على هذه الخدمة.',
    en: 'Choose an employee who may work on this service.',
  },
  RATING_KEPT: {
    status: 409,
    client: 'show',
    ar: 'سُجل تقييمك من قبل، ويمكن تغييره خلال يوم واحد فقط.',
    en: 'Your rating has been recorded. It can be changed within one day only.',
  },
  CONVERSATION_OVER: {
    status: 409,
    client: 'show',
    ar: 'انتهى الطلب منذ أكثر من ثلاثين يومًا. للسؤال عنه اتصل بنا واذكر رقمه.',
    en: 'This request ended more than thirty days ago. To ask about it, call us and give its number.',
  },
  LINK_UNKNOWN: {
    status: 422,
    client: 'show',
    ar: 'لا يوجد طلب آخر بهذا الرقم يمكن الربط به.',
    en: 'There is no other request with this number to link to.',
  },
} as const satisfies ErrorRows
