// Words of closing the portal.

import type { Messages } from '@bawaba/language/index.ts'

const minutes = {
  ar: {
    zero: 'الآن',
    one: 'بعد دقيقة واحدة',
    two: 'بعد دقيقتين',
    few: 'بعد {count} دقائق',
    many: 'بعد {count} دقيقة',
    other: 'بعد {count} دقيقة',
  },
  en: { one: 'In {count} minute', other: 'In {count} minutes' },
} as const

export const messages = {
  title: { ar: 'الصيانة', en: 'Maintenance' },
  explain: {
    ar: 'تتوقف البوابة عن استقبال المواطنين والوكلاء. يواصل الموظفون العمل، وتبقى المسودات محفوظة.',
    en: 'The portal closes to citizens and agents. Staff can keep working; drafts are saved.',
  },
  open: { ar: 'البوابة مفتوحة', en: 'The portal is open' },
  closing: { ar: 'تتوقف البوابة {time}', en: 'The portal closes at {time}' },
  closed: { ar: 'البوابة متوقفة منذ {time}', en: 'The portal has been closed since {time}' },
  until: { ar: 'النهاية المخططة: {time}.', en: 'Planned end: {time}.' },
  untilUnknown: { ar: 'لم يُحدد موعد للعودة.', en: 'No end is planned.' },
  begunBy: { ar: 'بواسطة {name}', en: 'By {name}' },
  messageAr: { ar: 'الرسالة بالعربية', en: 'Message in Arabic' },
  messageEn: { ar: 'الرسالة بالإنجليزية', en: 'Message in English' },
  messageHint: {
    ar: 'ما سبب التوقف، وماذا يفعل من لا يستطيع الانتظار.',
    en: 'Why it is closed, and what to do for those who cannot wait.',
  },
  defaultMessage: {
    ar: 'نحدّث أنظمة البوابة. من لا يستطيع الانتظار يتصل بالخط الساخن.',
    en: 'We are updating the systems of the portal. If you cannot wait, call the hotline.',
  },
  when: { ar: 'متى تتوقف', en: 'When it closes' },
  now: { ar: 'الآن', en: 'Now' },
  inMinutes: minutes,
  asNow: { ar: 'كما هو الآن', en: 'As it is now' },
  whenHint: {
    ar: 'حتى ذلك الحين يرى الجميع تنبيهًا ويمكنهم إكمال ما بدأوه.',
    en: 'Everyone is warned and can finish first.',
  },
  duration: { ar: 'لمدة', en: 'For how long' },
  durationUnknown: { ar: 'غير معروفة', en: 'Not known' },
  untilTime: { ar: 'حتى يوم وساعة', en: 'Until a day and time' },
  end: { ar: 'تعود البوابة في', en: 'The portal opens again at' },
  endHint: { ar: 'بتوقيت القاهرة', en: 'Cairo time' },
  endNotAhead: {
    ar: 'اختر يومًا وساعة بعد موعد توقف البوابة',
    en: 'Choose a day and time after the portal closes',
  },
  forMinutes: {
    ar: {
      zero: 'دون مدة',
      one: 'دقيقة واحدة',
      two: 'دقيقتان',
      few: '{count} دقائق',
      many: '{count} دقيقة',
      other: '{count} دقيقة',
    },
    en: { one: '{count} minute', other: '{count} minutes' },
  },
  forHours: {
    ar: {
      zero: 'دون مدة',
      one: 'ساعة واحدة',
      two: 'ساعتان',
      few: '{count} ساعات',
      many: '{count} ساعة',
      other: '{count} ساعة',
    },
    en: { one: '{count} hour', other: '{count} hours' },
  },
  close: { ar: 'إيقاف البوابة', en: 'Close the portal' },
  change: { ar: 'تغيير الرسالة والموعد', en: 'Change message and time' },
  reopen: { ar: 'إعادة فتح البوابة', en: 'Open the portal again' },
  keep: { ar: 'رجوع', en: 'Back' },
  confirmClose: { ar: 'إيقاف البوابة؟', en: 'Close the portal?' },
  confirmChange: { ar: 'تغيير الرسالة والموعد؟', en: 'Change message and time?' },
  confirmReopen: { ar: 'إعادة فتح البوابة؟', en: 'Open the portal again?' },
  closeNowEffect: {
    ar: 'يخرج المواطنون والوكلاء من حساباتهم الآن ويرون رسالتك.',
    en: 'Citizens and agents are signed out now and read your message.',
  },
  closeLaterEffect: {
    ar: 'يرى الجميع تنبيهًا الآن، ثم تتوقف البوابة في الموعد.',
    en: 'Everyone is warned now; the portal closes at the time you chose.',
  },
  changeEffect: {
    ar: 'يرى الجميع الرسالة والموعد الجديدين.',
    en: 'Everyone reads the new message and time.',
  },
  reopenEffect: { ar: 'يمكن للجميع استخدام البوابة من جديد.', en: 'Everyone can use the portal again.' },
  effects: { ar: 'ما يقع أثناء التوقف', en: 'What falls into that time' },
  noEffects: {
    ar: 'لا بيع جاريًا ولا مهلة تنتهي أثناء التوقف.',
    en: 'No sale is going on, and no deadline ends in that time.',
  },
  saleHit: {
    ar: {
      zero: 'البيع في {lot}: لا أحد في الدور',
      one: 'البيع في {lot}: شخص واحد في الدور',
      two: 'البيع في {lot}: شخصان في الدور',
      few: 'البيع في {lot}: {count} أشخاص في الدور',
      many: 'البيع في {lot}: {count} شخصًا في الدور',
      other: 'البيع في {lot}: {count} شخص في الدور',
    },
    en: { one: 'Sale in {lot}: {count} person in line', other: 'Sale in {lot}: {count} people in line' },
  },
  deadlinesHit: { ar: '{what}: {count}', en: '{what}: {count}' },
  givenBack: {
    ar: 'تُضاف مدة التوقف إلى مهلهم، ولا تنتهي مهلة قبل ساعة من إعادة الفتح.',
    en: 'They get this time back, and nothing ends within an hour after the portal opens again.',
  },
  doneClosed: { ar: 'سُجل إيقاف البوابة.', en: 'The portal is set to close.' },
  doneChanged: { ar: 'تغيرت الرسالة والموعد.', en: 'Message and time have changed.' },
  doneOpened: { ar: 'البوابة مفتوحة من جديد.', en: 'The portal is open again.' },
  missingAr: { ar: 'أدخل الرسالة بالعربية', en: 'Enter the message in Arabic' },
  missingEn: { ar: 'أدخل الرسالة بالإنجليزية', en: 'Enter the message in English' },
} as const satisfies Messages
