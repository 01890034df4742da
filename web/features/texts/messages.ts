// Words of the screen of texts.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  title: {
    ar: 'نصوص البوابة',
    en: 'Texts of the portal',
  },
  explain: {
    ar: 'كل ما تقوله البوابة وخدماتها باللغتين. ما تكتبه هنا يظهر بدلًا من النص الأصلي حتى يتغير الأصلي.',
    en: 'Everything that the portal and its services say, in both languages. What you write here is shown in place of the original until the original changes.',
  },
  search: {
    ar: 'كلمات من النص أو مكانه',
    en: 'Words of the text, or its place',
  },
  scope: {
    ar: 'المصدر',
    en: 'Source',
  },
  product: {
    ar: 'البوابة نفسها',
    en: 'The portal itself',
  },
  any: {
    ar: 'الكل',
    en: 'All',
  },
  state: {
    ar: 'الحالة',
    en: 'State',
  },
  proposed: {
    ar: 'ينتظر مديرًا ثانيًا',
    en: 'Waits for a second administrator',
  },
  proposedWords: { ar: 'النص المقترح', en: 'Proposed text' },
  proposedByMe: {
    ar: 'يظهر حين يعتمده مدير آخر.',
    en: 'It is shown once another administrator confirms it.',
  },
  proposedByOther: {
    ar: 'اقترحه مدير آخر. اقرأه كلمة كلمة: يحمل رمزًا أو رابطًا، أو يخص الدخول إلى الحسابات.',
    en: 'Another administrator proposed it. Read every word: it carries a code or a link, or is about ways into an account.',
  },
  confirmWords: { ar: 'اعتماد النص', en: 'Confirm the text' },
  declineWords: { ar: 'رفض النص', en: 'Decline the text' },
  withdrawWords: { ar: 'سحب الاقتراح', en: 'Withdraw the proposal' },
  confirmed: { ar: 'اعتُمد النص، ويظهر من الآن.', en: 'The text is confirmed and shown from now on.' },
  declined: { ar: 'أُلغي الاقتراح، وبقي النص السابق.', en: 'The proposal is gone; the former text stands.' },
  proposedSaved: {
    ar: 'حُفظ الاقتراح. يظهر النص حين يعتمده مدير آخر.',
    en: 'The proposal is saved. The text is shown once another administrator confirms it.',
  },
  proposedRow: { ar: 'ينتظر مديرًا ثانيًا', en: 'Waits for a second administrator' },
  missing: {
    ar: 'ناقص',
    en: 'Missing',
  },
  stale: {
    ar: 'تغير أصله',
    en: 'Original changed',
  },
  changed: {
    ar: 'معدّل',
    en: 'Edited',
  },
  own: {
    ar: 'أصلي',
    en: 'Original',
  },
  apply: {
    ar: 'عرض النتائج',
    en: 'Show results',
  },
  found: {
    ar: {
      zero: 'لا توجد نصوص',
      one: 'نص واحد',
      two: 'نصان',
      few: '{count} نصوص',
      many: '{count} نصًا',
      other: '{count} نص',
    },
    en: {
      zero: 'No texts',
      one: '{count} text',
      other: '{count} texts',
    },
  },
  none: {
    ar: 'لا توجد نصوص بهذه الاختيارات',
    en: 'No texts match these filters',
  },
  inArabic: {
    ar: 'بالعربية',
    en: 'In Arabic',
  },
  inEnglish: {
    ar: 'بالإنجليزية',
    en: 'In English',
  },
  original: {
    ar: 'الأصلي: {text}',
    en: 'Original: {text}',
  },
  before: {
    ar: 'الأصلي حين كُتب البديل: {text}',
    en: 'Original when this was written: {text}',
  },
  empty: {
    ar: '(لا يوجد)',
    en: '(none)',
  },
  formHint: {
    ar: 'اتركه فارغًا ليظهر الأصلي. أبقِ ما بين القوسين {braces} كما هو.',
    en: 'Leave it empty to show the original. Keep what stands in braces {braces} as it is.',
  },
  edit: {
    ar: 'تعديل',
    en: 'Edit',
  },
  editNamed: {
    ar: 'تعديل: {text}',
    en: 'Edit: {text}',
  },
  save: {
    ar: 'حفظ النص',
    en: 'Save the text',
  },
  cancel: {
    ar: 'إغلاق',
    en: 'Close',
  },
  saved: {
    ar: 'حُفظ النص، ويظهر من الآن.',
    en: 'The text is saved and shown from now on.',
  },
  conflict: {
    ar: 'غيّر شخص آخر هذا النص قبلك. راجع ما كتبه ثم احفظ مرة أخرى.',
    en: 'Somebody else changed this text first. Look at what they wrote, then save again.',
  },
  textEmpty: {
    ar: 'اكتب هذه الصيغة أو اترك كل صيغ اللغة فارغة',
    en: 'Write this form, or leave all forms of the language empty',
  },
  textPlaceholders: {
    ar: 'أبقِ الأجزاء التي بين القوسين كما هي في الأصلي',
    en: 'Keep the parts in braces as they are in the original',
  },
  textForms: {
    ar: 'اكتب كل صيغ العدد لهذه اللغة أو اتركها كلها فارغة',
    en: 'Write all plural forms of this language, or leave them all empty',
  },
  textSigns: {
    ar: 'احذف العلامات التي لا تُكتب في نص',
    en: 'Remove signs that belong in no text',
  },
  maxLength: {
    ar: 'اختصر النص',
    en: 'Shorten the text',
  },
  foreignLink: {
    ar: 'احذف {name}: لا تُذكر في النصوص إلا مواقع البوابة، وروابطها تبدأ بـ https://',
    en: 'Remove {name}: texts name the portal’s own sites only, with links that begin with https://',
  },
  textByAdministrators: {
    ar: 'يعدّله مدير النظام وحده',
    en: 'Only an administrator can change it',
  },
  textUnknown: {
    ar: 'لا يوجد نص بهذا المعرّف',
    en: 'There is no text of this id',
  },
  textChangedMeanwhile: {
    ar: 'غيّر شخص آخر هذا النص بعد تنزيل الملف. نزّل الملف مرة أخرى ثم عدّله.',
    en: 'Someone changed this text after the file was downloaded. Download it again, then edit.',
  },
  wordsNow: { ar: 'النص الحالي', en: 'Current text' },
  wordsOfFile: { ar: 'نص الملف', en: 'Text in the file' },
  zero: {
    ar: 'صيغة الصفر',
    en: 'Zero',
  },
  one: {
    ar: 'صيغة الواحد',
    en: 'One',
  },
  two: {
    ar: 'صيغة الاثنين',
    en: 'Two',
  },
  few: {
    ar: 'صيغة من ٣ إلى ١٠',
    en: 'Few',
  },
  many: {
    ar: 'صيغة من ١١ إلى ٩٩',
    en: 'Many',
  },
  other: {
    ar: 'صيغة ما عدا ذلك',
    en: 'Other',
  },
  history: {
    ar: 'سجل التغييرات',
    en: 'History',
  },
  backToOwn: {
    ar: 'أعيد النص الأصلي',
    en: 'The original was put back',
  },
  download: {
    ar: 'تنزيل هذه القائمة CSV',
    en: 'Download this list as CSV',
  },
  importLink: {
    ar: 'استيراد ملف CSV',
    en: 'Import a CSV file',
  },
  importTitle: {
    ar: 'استيراد نصوص',
    en: 'Import texts',
  },
  importText: {
    ar: 'نزّل القائمة، واكتب في العمودين {columns}، ثم ارفع الملف. الخلية الفارغة تعيد النص الأصلي، وما ليس في الملف يبقى كما هو.',
    en: 'Download the list, write in the columns {columns}, then upload the file. An empty cell puts the original back; what is not in the file stays as it is.',
  },
  file: {
    ar: 'ملف CSV',
    en: 'CSV file',
  },
  noFile: {
    ar: 'اختر ملف CSV',
    en: 'Select a CSV file',
  },
  check: {
    ar: 'فحص الملف',
    en: 'Check the file',
  },
  checking: {
    ar: 'جارٍ الفحص',
    en: 'Checking',
  },
  report: {
    ar: 'ما وُجد في الملف',
    en: 'What the file holds',
  },
  result: {
    ar: 'نتيجة الاستيراد',
    en: 'Result of the import',
  },
  line: {
    ar: 'السطر',
    en: 'Line',
  },
  place: {
    ar: 'المكان',
    en: 'Place',
  },
  outcome: {
    ar: 'النتيجة',
    en: 'Outcome',
  },
  ready: {
    ar: 'يتغير',
    en: 'Will change',
  },
  changedRow: {
    ar: 'تغير',
    en: 'Changed',
  },
  refused: {
    ar: 'مرفوض',
    en: 'Refused',
  },
  same: {
    ar: {
      zero: 'لا نصوص بلا تغيير',
      one: 'نص واحد بلا تغيير',
      two: 'نصان بلا تغيير',
      few: '{count} نصوص بلا تغيير',
      many: '{count} نصًا بلا تغيير',
      other: '{count} نص بلا تغيير',
    },
    en: {
      zero: 'No texts are unchanged',
      one: '{count} text is unchanged',
      other: '{count} texts are unchanged',
    },
  },
  changeReady: {
    ar: {
      zero: 'لا نصوص للتغيير',
      one: 'تغيير نص واحد',
      two: 'تغيير نصين',
      few: 'تغيير {count} نصوص',
      many: 'تغيير {count} نصًا',
      other: 'تغيير {count} نص',
    },
    en: {
      zero: 'No texts to change',
      one: 'Change {count} text',
      other: 'Change {count} texts',
    },
  },
  confirmImport: {
    ar: 'تغيير النصوص من الملف؟',
    en: 'Change the texts from the file?',
  },
  confirmImportText: {
    ar: 'تظهر النصوص الجديدة للجميع فورًا.',
    en: 'Everybody sees the new texts at once.',
  },
  change: {
    ar: 'تغيير النصوص',
    en: 'Change the texts',
  },
  back: {
    ar: 'نصوص البوابة',
    en: 'Texts of the portal',
  },
} as const satisfies Messages
