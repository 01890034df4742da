// The words of the pages of power cuts.

export const messages = {
  title: { ar: 'انقطاع الكهرباء', en: 'Power cuts' },
  danger: { ar: 'خطر من أسلاك أو محولات؟', en: 'Danger from wires or a transformer?' },
  dangerText: {
    ar: 'ابتعد عنها واتصل فورًا.',
    en: 'Keep away and call at once.',
  },
  hotline: { ar: 'الخط الساخن للكهرباء', en: 'Electricity hotline' },
  now: { ar: 'مقطوعة الآن', en: 'Out now' },
  none: { ar: 'لا انقطاع مؤكد الآن', en: 'No confirmed power cut right now' },
  noneText: {
    ar: 'إن كانت الكهرباء مقطوعة عندك فأبلغ عنها.',
    en: 'If your electricity is out, report it.',
  },
  since: { ar: 'منذ', en: 'Since' },
  cause: { ar: 'السبب', en: 'Cause' },
  back: { ar: 'العودة المتوقعة', en: 'Expected back' },
  backUnknown: { ar: 'غير معروفة بعد', en: 'Not known yet' },
  backLate: {
    ar: 'فات الموعد المتوقع. يعمل الفنيون على إعادتها.',
    en: 'It should have been back by now. Technicians are working on it.',
  },
  own: { ar: 'بلاغاتك', en: 'Your reports' },
  confirmed: { ar: 'مؤكد', en: 'Confirmed' },
  checking: { ar: 'يُراجع البلاغ', en: 'Being checked' },
  withdraw: { ar: 'عادت عندي', en: 'Mine is back' },
  withdrawn: { ar: 'سُحب بلاغك', en: 'Your report is withdrawn' },
  report: { ar: 'أبلغ عن انقطاع', en: 'Report a power cut' },
  where: { ar: 'أين الانقطاع؟', en: 'Where is it?' },
  whereHint: {
    ar: 'اختر أحد عداداتك أو منطقتك',
    en: 'Choose one of your meters, or your area',
  },
  choose: { ar: 'اختر', en: 'Choose' },
  whereMissing: { ar: 'اختر المكان', en: 'Choose where it is' },
  meter: { ar: 'عداد {name}', en: 'Meter {name}' },
  news: {
    ar: 'أخبرني برسالة عندما يتأكد الانقطاع وعندما تعود',
    en: 'Text me when it is confirmed and when it is back',
  },
  send: { ar: 'إرسال البلاغ', en: 'Send the report' },
  reported: { ar: 'وصل بلاغك', en: 'We have your report' },
  failed: { ar: 'لم يُرسل البلاغ. حاول مرة أخرى.', en: 'The report was not sent. Try again.' },
  signIn: { ar: 'سجّل الدخول لتبلغ وتصلك الأخبار', en: 'Sign in to report and get news' },
} as const

export const staffMessages = {
  open: { ar: 'الانقطاعات القائمة', en: 'Open power cuts' },
  none: { ar: 'لا انقطاعات قائمة', en: 'No open power cuts' },
  noneText: {
    ar: 'تظهر هنا بلاغات الناس من مناطقك.',
    en: 'Reports from your areas appear here.',
  },
  reports: { ar: 'عدد من أبلغ', en: 'People who reported it' },
  lastReport: { ar: 'آخر بلاغ', en: 'Last report' },
  waits: { ar: 'ينتظر التأكيد', en: 'To be confirmed' },
  confirm: { ar: 'تأكيد وإخطار من أبلغ', en: 'Confirm and notify reporters' },
  change: { ar: 'حفظ', en: 'Save' },
  saved: { ar: 'حُفظ الانقطاع', en: 'The power cut is saved' },
  failed: { ar: 'لم يُحفظ. حاول مرة أخرى.', en: 'It was not saved. Try again.' },
  changed: {
    ar: 'غيّره زميل لك قبلك. راجع ما تغير ثم حاول مرة أخرى.',
    en: 'A colleague changed it first. Check what has changed, then try again.',
  },
  unknownCause: { ar: 'غير معروف بعد', en: 'Not known yet' },
  expectedAt: { ar: 'موعد العودة المتوقع', en: 'Expected back' },
  expectedHint: {
    ar: 'اتركه فارغًا إن لم يُعرف. يُخطر من أبلغ بكل موعد جديد.',
    en: 'Leave it empty if it is not known. Reporters are notified of each new time.',
  },
  expectedPast: { ar: 'اكتب وقتًا بعد الآن', en: 'Enter a time after now' },
  expectedFar: { ar: 'اكتب وقتًا خلال ٣٠ يومًا', en: 'Enter a time within 30 days' },
  restore: { ar: 'عادت الكهرباء', en: 'The electricity is back' },
  restoreEffect: {
    ar: 'ينتهي الانقطاع، ويُخطر من طلب ذلك بأن الكهرباء عادت.',
    en: 'The power cut ends, and those who asked for it are told that the electricity is back.',
  },
  refute: { ar: 'لا انقطاع', en: 'No power cut' },
  refuteEffect: {
    ar: 'ينتهي الانقطاع، ويُخطر من طلب ذلك بأنه لم يتأكد.',
    en: 'The power cut ends, and those who asked for it are told that none was found.',
  },
  ended: { ar: 'انتهى الانقطاع', en: 'The power cut has ended' },
  add: { ar: 'انقطاع في منطقة أخرى', en: 'A power cut in another area' },
  area: { ar: 'المنطقة', en: 'Area' },
  areaMissing: { ar: 'اختر المنطقة', en: 'Choose the area' },
} as const
