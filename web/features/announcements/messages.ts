// Words of managing announcements.

import type { Language, Messages, Text } from '@bawaba/language/index.ts'

export const messages = {
  title: { ar: 'الإعلانات', en: 'Announcements' },
  video: { ar: 'الفيديو الإرشادي', en: 'Guiding video' },
  videoWho: {
    ar: 'يظهر في الصفحة الأولى للبوابة. لا يُحمَّل شيء من موقعه قبل الضغط عليه.',
    en: 'It stands on the first page of the portal. Nothing is loaded from its site before it is pressed.',
  },
  noVideo: { ar: 'لا فيديو إرشاديًا الآن', en: 'There is no guiding video' },
  addVideo: { ar: 'إضافة فيديو', en: 'Add a video' },
  videoAddress: { ar: 'عنوان الفيديو على يوتيوب', en: 'Address of the video on YouTube' },
  videoAddressHint: {
    ar: 'كما في صفحته، وفيه \u2066watch?v=\u2069.',
    en: 'As on its page; it has watch?v= in it.',
  },
  videoLanguage: { ar: 'لغة الفيديو', en: 'Language of the video' },
  deleteVideo: { ar: 'حذف الفيديو', en: 'Delete video' },
  wrongVideo: {
    ar: 'انسخ عنوان الفيديو كما في صفحته على يوتيوب، وفيه \u2066watch?v=\u2069',
    en: 'Copy the address of the video from its page on YouTube; it has watch?v= in it',
  },
  saveVideo: { ar: 'حفظ الفيديو', en: 'Save the video' },
  videoSaved: { ar: 'حُفظ الفيديو الإرشادي.', en: 'The guiding video is saved.' },
  videoCleared: { ar: 'حذفنا الفيديو الإرشادي.', en: 'We have deleted the guiding video.' },
  confirmVideo: { ar: 'حفظ الفيديو الإرشادي؟', en: 'Save the guiding video?' },
  confirmClear: { ar: 'حذف الفيديو الإرشادي؟', en: 'Delete the guiding video?' },
  videoEffect: { ar: 'يراه كل من يفتح الصفحة الأولى.', en: 'Everybody who opens the first page sees it.' },
  videoOffEffect: { ar: 'يبقى محفوظًا ولا يراه أحد.', en: 'It stays saved, and nobody sees it.' },
  clearEffect: {
    ar: 'يختفي الفيديو من الصفحة الأولى ولا يمكن استعادته.',
    en: 'The video disappears from the first page and cannot be brought back.',
  },
  explain: {
    ar: 'إعلان واحد للجميع في الصفحة الأولى للبوابة، وآخر للموظفين وحدهم في صفحتهم الأولى.',
    en: 'One announcement for everyone on the first page of the portal, and one for staff alone on theirs.',
  },
  everyone: { ar: 'للجميع', en: 'For everyone' },
  staff: { ar: 'للموظفين', en: 'For staff' },
  everyoneWho: {
    ar: 'يقرؤه الزوار والمواطنون والموظفون.',
    en: 'Visitors, citizens and staff read it.',
  },
  staffWho: { ar: 'يقرؤه الموظفون وحدهم.', en: 'Staff alone read it.' },
  emptyEveryone: { ar: 'لا إعلان للجميع الآن', en: 'There is no announcement for everyone' },
  emptyStaff: { ar: 'لا إعلان للموظفين الآن', en: 'There is no announcement for staff' },
  write: { ar: 'كتابة إعلان', en: 'Write one' },
  edit: { ar: 'تعديل', en: 'Change' },
  delete: { ar: 'حذف', en: 'Delete' },
  back: { ar: 'كل الإعلانات', en: 'All announcements' },
  off: { ar: 'متوقف', en: 'Switched off' },
  waiting: { ar: 'لم يبدأ بعد', en: 'Not begun' },
  shown: { ar: 'يُقرأ الآن', en: 'Shown now' },
  over: { ar: 'انتهى', en: 'Over' },
  fromTime: { ar: 'من {time}', en: 'From {time}' },
  untilTime: { ar: 'حتى {time}', en: 'Until {time}' },
  changedBy: { ar: 'آخر تغيير {time} بواسطة {name}', en: 'Last changed {time} by {name}' },

  inArabic: { ar: 'بالعربية', en: 'In Arabic' },
  inEnglish: { ar: 'بالإنجليزية', en: 'In English' },
  titleAr: { ar: 'العنوان بالعربية', en: 'Title in Arabic' },
  titleEn: { ar: 'العنوان بالإنجليزية', en: 'Title in English' },
  descriptionAr: { ar: 'الوصف بالعربية', en: 'Description in Arabic' },
  descriptionEn: { ar: 'الوصف بالإنجليزية', en: 'Description in English' },
  bodyAr: { ar: 'التفاصيل بالعربية', en: 'Details in Arabic' },
  bodyEn: { ar: 'التفاصيل بالإنجليزية', en: 'Details in English' },
  from: { ar: 'يظهر من', en: 'Shown from' },
  fromHint: {
    ar: 'بتوقيت القاهرة. اتركه فارغًا ليظهر فورًا.',
    en: 'Cairo time. Leave it empty to show it at once.',
  },
  until: { ar: 'يظهر حتى', en: 'Shown until' },
  untilHint: {
    ar: 'بتوقيت القاهرة. اتركه فارغًا إن لم تكن له نهاية.',
    en: 'Cairo time. Leave it empty where it has no end.',
  },
  active: { ar: 'يظهر للقراء', en: 'Show it to readers' },
  preview: { ar: 'كما سيقرؤه الناس', en: 'As people will read it' },
  previewEmpty: { ar: 'اكتب عنوانًا لترى الإعلان هنا.', en: 'Write a title to see the announcement here.' },
  notSaved: {
    ar: 'هذا ما كتبته قبل قليل، ولم يُحفظ بعد.',
    en: 'This is what you wrote earlier. It is not saved yet.',
  },
  discard: { ar: 'الرجوع إلى المحفوظ', en: 'Go back to what is saved' },
  save: { ar: 'حفظ الإعلان', en: 'Save the announcement' },

  required: { ar: 'أدخل {field}', en: 'Enter: {field}' },
  oneLanguage: {
    ar: 'كتبت هذا الجزء بلغة واحدة. أدخل {field} أو امسح الآخر',
    en: 'This part is written in one language. Enter: {field}, or clear the other',
  },
  tooLong: { ar: 'اختصر {field}', en: 'Make this shorter: {field}' },
  notAhead: { ar: 'اختر نهاية لم تمر بعد', en: 'Choose an end that lies ahead' },
  beforeBeginning: { ar: 'اختر نهاية بعد البداية', en: 'Choose an end after the beginning' },
  notATime: { ar: 'أكمل اليوم والساعة أو امسحهما', en: 'Complete the day and time, or clear them' },

  confirmSave: { ar: 'حفظ الإعلان؟', en: 'Save the announcement?' },
  effectOff: { ar: 'يُحفظ ولا يقرؤه أحد.', en: 'It is kept and nobody reads it.' },
  effectWaiting: { ar: 'يُحفظ ويظهر في موعده.', en: 'It is kept and appears at its time.' },
  effectEveryone: {
    ar: 'يقرؤه كل من يفتح البوابة بعد الآن.',
    en: 'Everyone who opens the portal from now on reads it.',
  },
  effectStaff: {
    ar: 'يقرؤه كل موظف في صفحته الأولى بعد الآن.',
    en: 'All staff read it on their first page from now on.',
  },
  confirmDelete: { ar: 'حذف الإعلان؟', en: 'Delete the announcement?' },
  deleteEffect: {
    ar: 'يختفي من البوابة ولا يمكن استعادته. لإخفائه مع بقائه أوقف ظهوره بدلًا من ذلك.',
    en: 'It goes from the portal and cannot be brought back. To hide it and keep it, switch it off instead.',
  },
  saved: { ar: 'حُفظ الإعلان.', en: 'The announcement is saved.' },
  deleted: { ar: 'حُذف الإعلان.', en: 'The announcement is deleted.' },
  conflict: {
    ar: 'غيّر شخص آخر هذا الإعلان قبل قليل. ما كتبته باقٍ هنا: راجع صفحة الإعلانات ثم احفظ مرة أخرى.',
    en: 'Someone else changed this announcement a moment ago. What you wrote stays here: look at the announcements, then save again.',
  },
} as const satisfies Messages

/** The languages that a video can be spoken in. */
export const languageNames = {
  ar: { ar: 'العربية', en: 'Arabic' },
  en: { ar: 'الإنجليزية', en: 'English' },
} as const satisfies Record<Language, Text>
