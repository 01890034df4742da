// Words of the page of a draw.

import type { Messages } from '@bawaba/language/index.ts'

export const drawMessages = {
  title: { ar: 'قرعة {project}', en: 'Draw of {project}' },
  description: {
    ar: 'كل ما يلزم لإعادة حساب القرعة: القائمة والبصمات والبذرة والطريقة.',
    en: 'Everything that is needed to compute the draw again: the list, the hashes, the seed and the method.',
  },
  back: { ar: 'صفحة المشروع', en: 'The project' },
  lead: {
    ar: 'نُشرت بصمة البذرة قبل أول اشتراك، فلا يمكن اختيارها بعد معرفة المشتركين. وبعد إغلاق الاشتراك نُشرت القائمة والبذرة، ويمكن لأي شخص إعادة الحساب.',
    en: 'The hash of the seed was published before the first entry, so it could not be chosen once the entries were known. After entries closed, the list and the seed were published, and anyone can compute the result again.',
  },
  leadBeacon: {
    ar: 'وتدخل في الحساب قيمة معلنة سُميت قبل أول اشتراك ولم تكن معروفة لأحد عند إغلاقه، فلم يكن بوسع من يعرف البذرة أن يعرف الترتيب. راجعها في مصدرها.',
    en: 'A public value is mixed in. It was named before the first entry and known to nobody when entries closed, so that whoever knew the seed could not know the order. Check it at its source.',
  },
  beaconSource: { ar: 'القيمة المعلنة، مسماة قبل الاشتراك', en: 'Public value, named before entries' },
  beaconValue: { ar: 'قيمتها كما أدخلها مديران', en: 'The value, as two administrators entered it' },
  awaitsValue: {
    ar: 'أُغلق الاشتراك وثُبتت القائمة. تُجرى القرعة حين تُعلن القيمة ويدخلها مديران.',
    en: 'Entries are closed and their list is fixed. It is drawn once the value is published and two administrators have entered it.',
  },
  facts: { ar: 'بيانات القرعة', en: 'The draw' },
  opened: { ar: 'فُتح الاشتراك', en: 'Entries opened' },
  closed: { ar: 'أُغلق الاشتراك', en: 'Entries closed' },
  closes: { ar: 'يُغلق الاشتراك', en: 'Entries close' },
  drawn: { ar: 'أُجريت القرعة', en: 'Drawn' },
  verified: { ar: 'هوية المشتركين', en: 'Identity of entrants' },
  typed: { ar: 'كما كتبوها، وتُراجع قبل التعاقد', en: 'As they typed it; checked before the contract' },
  proved: {
    ar: 'مثبتة بوثيقة قبل الاشتراك: اشتراك واحد لكل شخص',
    en: 'Proved by a document before entering: one entry each',
  },
  entries: { ar: 'عدد الاشتراكات', en: 'Entries' },
  seedHash: { ar: 'بصمة البذرة، منشورة قبل الاشتراك', en: 'Hash of the seed, published before entries' },
  seed: { ar: 'البذرة، منشورة بعد القرعة', en: 'The seed, published after the draw' },
  entriesHash: { ar: 'بصمة قائمة الاشتراكات', en: 'Hash of the list of entries' },
  notYet: {
    ar: 'لم تُجر القرعة بعد. احتفظ ببصمة البذرة الآن لتقارنها بعد القرعة.',
    en: 'It has not been drawn yet. Note the hash of the seed now, and compare it after the draw.',
  },
  download: { ar: 'تنزيل قائمة الاشتراكات', en: 'Download the list of entries' },
  check: { ar: 'تحقق في متصفحك', en: 'Check it in your browser' },
  checkText: {
    ar: 'يُنزّل متصفحك القائمة ويعيد الحساب كله بنفسه، ثم يقارنه بالنتيجة المنشورة.',
    en: 'Your browser downloads the list, computes everything itself and compares it with the published result.',
  },
  checkSeed: {
    ar: 'البذرة توافق بصمتها المنشورة قبل الاشتراك',
    en: 'The seed matches the hash published before entries',
  },
  checkList: { ar: 'القائمة توافق بصمتها', en: 'The list matches its hash' },
  checkOrder: {
    ar: 'الترتيب هو ما ينتج عن البذرة والقائمة',
    en: 'The order follows from the seed and the list',
  },
  passed: { ar: 'صحيح', en: 'Correct' },
  wrong: { ar: 'غير صحيح', en: 'Wrong' },
  allPassed: { ar: 'القرعة صحيحة', en: 'The draw is correct' },
  someWrong: { ar: 'القرعة لا توافق ما نُشر', en: 'The draw does not match what was published' },
  failed: {
    ar: 'تعذر التحقق الآن. نزّل القائمة وأعد الحساب بالخطوات أدناه.',
    en: 'It could not be checked now. Download the list and follow the steps below.',
  },
  method: { ar: 'كيف يُحسب الترتيب', en: 'How the order is computed' },
  stepList: {
    ar: 'تُرتب رموز الاشتراكات تصاعديًا، كل رمز في سطر، وتُحسب بصمة SHA-256 للقائمة.',
    en: 'The entry codes are sorted, one on each line, and the SHA-256 hash of the list is taken.',
  },
  stepDraw: {
    ar: 'تُحسب بصمة القرعة: SHA-256 للبذرة ثم نقطتين ثم بصمة القائمة.',
    en: 'The hash of the draw is the SHA-256 hash of the seed, a colon and the hash of the list.',
  },
  stepDrawBeacon: {
    ar: 'تُحسب بصمة القرعة: SHA-256 للبذرة ثم نقطتين ثم بصمة القائمة ثم نقطتين ثم القيمة المعلنة كما تظهر أعلاه.',
    en: 'The hash of the draw is the SHA-256 hash of the seed, a colon, the hash of the list, a colon and the public value as shown above.',
  },
  stepOrder: {
    ar: 'لكل اشتراك تُحسب SHA-256 لبصمة القرعة ثم نقطتين ثم رمزه، وتُرتب الاشتراكات بها تصاعديًا.',
    en: 'For each entry, the SHA-256 hash of the draw’s hash, a colon and its code is taken. Entries are sorted by it, smallest first.',
  },
  stepText: {
    ar: 'كل النصوص UTF-8، والبصمات بأرقام ستة عشرية وحروف صغيرة، وبين السطور فاصل سطر واحد ولا شيء بعد آخرها.',
    en: 'All text is UTF-8, hashes are in lowercase hexadecimal, and lines end with a single line feed, except the last.',
  },
  result: { ar: 'النتيجة', en: 'The result' },
  code: { ar: 'رمز اشتراكك', en: 'Your entry code' },
  find: { ar: 'بحث', en: 'Search' },
  found: { ar: 'الترتيب {rank}', en: 'Number {rank}' },
  notFound: { ar: 'لا يوجد اشتراك بهذا الرمز', en: 'There is no entry with this code' },
  first: { ar: 'أول {count}', en: 'The first {count}' },
} as const satisfies Messages
