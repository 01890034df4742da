// Words of a service's switches.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  title: { ar: 'إتاحة الخدمة', en: 'Service availability' },
  explain: {
    ar: 'يسري كل تغيير هنا فورًا، دون نشر إصدار جديد. الطلبات المقدمة تستمر كما هي.',
    en: 'Changes take effect immediately and need no new version. Submitted requests continue as before.',
  },
  back: { ar: 'صفحة الخدمة', en: 'Service page' },

  open: { ar: 'الخدمة مفتوحة لتقديم الطلبات', en: 'The service is open to requests' },
  closed: { ar: 'الخدمة مغلقة', en: 'The service is closed' },
  waiting: { ar: 'لم يحن موعد فتح الخدمة', en: 'The service has not opened yet' },
  ended: { ar: 'انتهت مدة إتاحة الخدمة', en: 'The closing date has passed' },
  refusing: { ar: 'البوابة لا تستقبل طلبات هذه الخدمة', en: 'The portal takes no requests for this service' },
  openMeans: {
    ar: 'قد يقصر تعريف الخدمة تقديم الطلبات على أيام معينة.',
    en: 'Its definition can still limit requests to certain days.',
  },
  closedMeans: {
    ar: 'يقرأ المواطنون أنها مغلقة، وتبقى مسوداتهم حتى تنتهي مدتها. تُفتح من النموذج أدناه.',
    en: 'Citizens read that it is closed. Their drafts stay until they expire. Use the form below to open it.',
  },
  datesMean: {
    ar: 'يرى المواطنون صفحتها ولا يستطيعون تقديم طلب.',
    en: 'Citizens can read its page but cannot send a request.',
  },

  opening: { ar: 'موعد الفتح', en: 'Opening date' },
  closing: { ar: 'موعد الإغلاق', en: 'Closing date' },
  hidden: { ar: 'مخفية في', en: 'Hidden in' },
  refused: { ar: 'لا تُستقبل الطلبات من', en: 'No requests from' },
  none: { ar: 'لا يوجد', en: 'None' },

  formTitle: { ar: 'تغيير الإتاحة', en: 'Change availability' },
  state: {
    ar: 'حالة الخدمة',
    en: 'Service state',
  },
  stateOpen: { ar: 'مفتوحة', en: 'Open' },
  stateClosed: {
    ar: 'مغلقة حتى تُفتح من هنا',
    en: 'Closed until opened here',
  },
  openingHint: {
    ar: 'بتوقيت القاهرة. اتركه فارغًا لتُفتح دون موعد.',
    en: 'Cairo time. Leave empty for no opening date.',
  },
  closingHint: {
    ar: 'بتوقيت القاهرة. اتركه فارغًا لتبقى دون موعد.',
    en: 'Cairo time. Leave empty for no closing date.',
  },
  hide: { ar: 'إخفاء الخدمة في', en: 'Hide the service in' },
  hideHint: {
    ar: 'الإخفاء على الأجهزة يسري على المواطنين فقط.',
    en: 'Hiding on devices applies to citizens only.',
  },
  refuse: { ar: 'إيقاف استقبال الطلبات من', en: 'Stop requests from' },
  refuseHint: {
    ar: 'تبقى صفحة الخدمة ظاهرة.',
    en: 'The service page stays visible.',
  },
  reason: { ar: 'سبب التغيير', en: 'Reason for the change' },
  reasonHint: {
    ar: 'يظهر للموظفين في السجل ولا يظهر للمواطنين.',
    en: 'Staff see it in the history. Citizens do not.',
  },
  save: { ar: 'حفظ التغيير', en: 'Save change' },

  reasonMissing: { ar: 'أدخل سبب التغيير', en: 'Enter the reason for the change' },
  reasonLong: {
    ar: 'اختصر السبب إلى {most} حرف على الأكثر',
    en: 'Shorten the reason to {most} characters or fewer',
  },
  nothingChanged: {
    ar: 'لم تغيّر شيئًا بعد. غيّر الحالة أو أحد الإعدادات ثم احفظ.',
    en: 'Nothing has changed yet. Change the state or another setting, then save.',
  },
  notATime: { ar: 'أكمل اليوم والساعة أو امسحهما', en: 'Complete the day and time, or clear them' },
  closingFirst: {
    ar: 'اختر موعد إغلاق بعد موعد الفتح',
    en: 'Choose a closing date after the opening date',
  },
  conflict: {
    ar: 'غيّر موظف آخر إتاحة الخدمة قبل قليل. ما كتبته باقٍ هنا: راجع السجل ثم احفظ مرة أخرى.',
    en: 'A colleague changed this service a moment ago. What you entered is still here: check the history, then save again.',
  },

  confirmClose: { ar: 'إغلاق الخدمة؟', en: 'Close the service?' },
  confirmOpen: { ar: 'فتح الخدمة؟', en: 'Open the service?' },
  confirmChange: { ar: 'تغيير إتاحة الخدمة؟', en: 'Change availability?' },
  closeEffect: {
    ar: 'لن يتمكن المواطنون والوكلاء من تقديم طلبات جديدة، وتبقى مسوداتهم حتى تنتهي مدتها.',
    en: 'Citizens and agents can no longer send new requests. Their drafts stay until they expire.',
  },
  openEffect: {
    ar: 'تُستقبل الطلبات الجديدة فورًا، ما لم يمنعها موعد أو جهاز اخترته.',
    en: 'New requests are accepted immediately, unless the dates or devices you set prevent it.',
  },
  changeEffect: { ar: 'يسري التغيير على الجميع فورًا.', en: 'The change applies to everyone immediately.' },
  close: { ar: 'إغلاق الخدمة', en: 'Close service' },
  reopen: { ar: 'فتح الخدمة', en: 'Open service' },
  saved: { ar: 'تم حفظ التغيير.', en: 'Availability changed' },

  history: { ar: 'سجل التغييرات', en: 'Change history' },
  firstPublication: { ar: 'أول نشر للخدمة', en: 'First publication' },
  byCommand: { ar: 'أمر على الخادم', en: 'Command on the server' },
  unchanged: { ar: 'لم تتغير أي قيمة', en: 'No setting changed' },
  because: { ar: 'السبب: {reason}', en: 'Reason: {reason}' },
  wasClosed: { ar: 'أُغلقت الخدمة', en: 'Service closed' },
  wasOpened: { ar: 'فُتحت الخدمة', en: 'Service opened' },
  opensAt: { ar: 'موعد الفتح: {time}', en: 'Opening date: {time}' },
  noOpening: { ar: 'أُلغي موعد الفتح', en: 'Opening date removed' },
  closesAt: { ar: 'موعد الإغلاق: {time}', en: 'Closing date: {time}' },
  noClosing: { ar: 'أُلغي موعد الإغلاق', en: 'Closing date removed' },
  hiddenIn: { ar: 'أُخفيت في: {places}', en: 'Hidden: {places}' },
  shownEverywhere: { ar: 'أُلغي الإخفاء', en: 'Shown everywhere' },
  refusedFrom: { ar: 'أُوقف استقبال الطلبات من: {devices}', en: 'Requests stopped: {devices}' },
  acceptedEverywhere: { ar: 'تُستقبل الطلبات من كل الأجهزة', en: 'Requests accepted from every device' },
} as const satisfies Messages
