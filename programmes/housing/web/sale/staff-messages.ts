// Words of setting up a sale by line or draw.

import type { Messages } from '@bawaba/language/index.ts'

export const staffMessages = {
  title: { ar: 'البيع بالدور أو بالقرعة', en: 'Sales by line or draw' },
  lead: {
    ar: 'بدون بيع بالدور أو بالقرعة يحجز الجميع ما يُطرح من الوحدات. ومعه لا يحجز إلا من حان دوره. تُطرح الوحدات من صفحة الوحدات كالمعتاد.',
    en: 'Without one, everybody can reserve the units that are on sale. With one, only those whose turn it is can. Units are put on sale from the list of units as usual.',
  },
  project: { ar: 'المشروع', en: 'Project' },
  choose: { ar: 'اختر مشروعًا', en: 'Choose a project' },
  show: { ar: 'عرض', en: 'Show' },
  method: { ar: 'طريقة البيع', en: 'How it is sold' },
  line: { ar: 'بالدور: من انضم أولًا يحجز أولًا', en: 'By line: first come, first served' },
  draw: {
    ar: 'بالقرعة: اشتراك واحد لكل شخص، والترتيب بالقرعة',
    en: 'By draw: one entry each, in a drawn order',
  },
  methodMissing: { ar: 'اختر طريقة البيع', en: 'Choose how it is sold' },
  opensAt: { ar: 'البداية (بتوقيت القاهرة)', en: 'Start (Cairo time)' },
  opensAtHint: {
    ar: 'بالدور: متى يبدأ إعطاء الدور؛ يمكن الانضمام قبلها. بالقرعة: متى يُفتح الاشتراك.',
    en: 'By line: when people start to be admitted; they can join before. By draw: when entries open.',
  },
  opensAtMissing: { ar: 'أدخل وقت البداية', en: 'Enter when it starts' },
  closesAt: { ar: 'إغلاق الاشتراك وإجراء القرعة', en: 'Entries close and the draw is made' },
  closesAtWrong: {
    ar: 'اختر وقتًا قادمًا بعد البداية',
    en: 'Choose a time still to come, after the start',
  },
  beaconSource: { ar: 'القيمة المعلنة التي تدخل في القرعة', en: 'Public value mixed into the draw' },
  beaconSourceHint: {
    ar: 'قيمة لا يعرفها أحد قبل إغلاق الاشتراك وتُنشر خارج البوابة: أين تُنشر ومتى. مثل: سعر شراء الدولار لدى البنك المركزي، أول سعر يوم ٢ ديسمبر. يدخلها مديران بعد الإغلاق.',
    en: 'A value that nobody knows before entries close and that is published elsewhere: say where and when. For example: the Central Bank’s buying rate of the US dollar, first of 2 December. Two administrators enter it after entries have closed.',
  },
  beaconSourceWrong: { ar: 'اكتب من ٣ إلى ٣٠٠ حرف', en: 'Write 3 to 300 characters' },
  awaits: { ar: 'القرعة تنتظر القيمة المعلنة', en: 'The draw waits for its public value' },
  awaitsText: {
    ar: 'أُغلق الاشتراك ونُشرت بصمة القائمة. تُجرى القرعة حين يدخل مديران القيمة نفسها.',
    en: 'Entries are closed and the hash of their list is published. It is drawn once two administrators have entered the same value.',
  },
  value: { ar: 'القيمة كما نُشرت', en: 'The value as published' },
  valueMissing: { ar: 'أدخل القيمة كما نُشرت', en: 'Enter the value as published' },
  enterValue: { ar: 'إدخال القيمة', en: 'Enter the value' },
  valueEntered: {
    ar: 'سُجلت القيمة. تُجرى القرعة حين يدخلها مدير آخر بالقيمة نفسها.',
    en: 'The value is recorded. It is drawn once another administrator has entered the same.',
  },
  valueConfirmed: { ar: 'اعتُمدت القيمة، وتُجرى القرعة الآن', en: 'The value is confirmed; it is being drawn' },
  verified: { ar: 'هوية من ينضم', en: 'Identity of those who join' },
  verifiedHint: {
    ar: 'تظهر القاعدة في صفحة المشروع. من لم تُثبت هويته يثبتها في مركز خدمة.',
    en: 'The page of the project says so. Whoever has not proved theirs does so at a service center.',
  },
  verifiedMissing: { ar: 'اختر ما يُتحقق منه', en: 'Choose what is verified' },
  typed: {
    ar: 'كما كُتبت في الحساب، وتُراجع قبل التعاقد',
    en: 'As typed in the account; checked before the contract',
  },
  proved: {
    ar: 'مثبتة بوثيقة قبل الانضمام: مكان واحد لكل شخص',
    en: 'Proved by a document before joining: one place each',
  },
  places: { ar: 'عدد من يحجزون في وقت واحد', en: 'How many can reserve at once' },
  placesHint: {
    ar: 'لا يزيد أبدًا على عدد الوحدات المتاحة. من 1 إلى 10000.',
    en: 'Never more than the units that are available. From 1 to 10,000.',
  },
  turn: { ar: 'مهلة الدور بالدقائق', en: 'Minutes in a turn' },
  turnHint: { ar: 'من 5 دقائق إلى 43200 (ثلاثين يومًا).', en: 'From 5 to 43,200 minutes (30 days).' },
  hours: {
    ar: 'متى يُستدعى من حان دورهم (بتوقيت القاهرة)',
    en: 'When people are called to their turn (Cairo time)',
  },
  hoursHint: {
    ar: 'لا يُستدعى أحد قبل نهاية الساعات بأقل من مهلة الدور. تبدأ المهلة حين تُرسل الرسالة.',
    en: 'Nobody is called so late that the turn would end after these hours. A turn begins when its message is sent.',
  },
  byDay: { ar: 'نهارًا، من ٨ صباحًا إلى ٩ مساءً', en: 'By day, from 8 am to 9 pm' },
  anyTime: { ar: 'في أي ساعة، ليلًا أيضًا', en: 'At any hour, at night too' },
  chosen: { ar: 'في ساعات أخرى', en: 'At other hours' },
  callsFrom: { ar: 'من الساعة', en: 'From' },
  callsUntil: { ar: 'إلى الساعة', en: 'To' },
  callsMissing: { ar: 'أدخل الساعة', en: 'Enter a time' },
  callsWrong: {
    ar: 'اختر ساعات تتسع لمهلة الدور كاملة، وساعة على الأقل',
    en: 'Choose hours that leave room for a whole turn, and an hour at least',
  },
  called: { ar: 'الاستدعاء (بتوقيت القاهرة)', en: 'People are called (Cairo time)' },
  number: { ar: 'أدخل عددًا صحيحًا في الحدود المذكورة', en: 'Enter a whole number within these limits' },
  begin: { ar: 'بدء البيع', en: 'Begin the sale' },
  begun: { ar: 'بدأ البيع', en: 'The sale has begun' },
  fixed: {
    ar: 'لا يتغير البيع بعد بدئه. ولا تُلغى قرعة سُجل فيها أحد قبل إجرائها.',
    en: 'A sale does not change once it has begun. A draw that people have entered is not called off before it is made.',
  },
  failed: { ar: 'لم يكتمل الإجراء. حاول مرة أخرى.', en: 'It did not work. Try again.' },
  underWay: { ar: 'بيع قائم', en: 'Under way' },
  byLine: { ar: 'بالدور', en: 'By line' },
  byDraw: { ar: 'بالقرعة', en: 'By draw' },
  drawnAt: { ar: 'أُجريت القرعة', en: 'Drawn' },
  waiting: { ar: 'ينتظرون', en: 'Waiting' },
  admitted: { ar: 'حان دورهم', en: 'Can reserve now' },
  free: { ar: 'وحدات متاحة', en: 'Units available' },
  end: { ar: 'إنهاء البيع', en: 'End the sale' },
  endTitle: { ar: 'إنهاء البيع؟', en: 'End the sale?' },
  endEffect: {
    ar: 'يحجز الجميع ما بقي من الوحدات، ولا يبقى دور لمن ينتظر. ما دام هناك من ينتظر فلا ينتهي البيع إلا حين ينهيه مدير ثانٍ خلال ٢٤ ساعة.',
    en: 'Everybody can reserve the units that are left, and those who wait lose their places. While people wait, a second administrator must end it too, within 24 hours.',
  },
  endProposed: {
    ar: 'سُجل طلبك. ينتهي البيع حين ينهيه مدير آخر خلال ٢٤ ساعة.',
    en: 'Recorded. The sale ends once another administrator ends it too, within 24 hours.',
  },
  endWaits: { ar: 'إنهاء البيع ينتظر مديرًا ثانيًا', en: 'Ending the sale waits for a second administrator' },
  endWaitsMine: {
    ar: 'طلبتَ إنهاء البيع {at}. ينتهي حين ينهيه مدير آخر خلال ٢٤ ساعة من ذلك.',
    en: 'You asked to end the sale on {at}. It ends once another administrator ends it within 24 hours of that.',
  },
  endWaitsOther: {
    ar: 'طلب مدير آخر إنهاء البيع {at}. إذا أنهيته أنت أيضًا انتهى.',
    en: 'Another administrator asked to end the sale on {at}. If you end it too, it is over.',
  },
  ended: { ar: 'انتهى البيع', en: 'The sale is over' },
} as const satisfies Messages
