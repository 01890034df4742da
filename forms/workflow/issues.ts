// The words of findings: what is wrong with a definition and what would put it right.

import { isolate, type Text } from '@bawaba/language/index.ts'
import { boundWords } from './bound-words.ts'
import { contactIssueWords } from './contact-words.ts'
import { deliveryWords } from './delivery-words.ts'
import { flowWords } from './flow-words.ts'
import { messageWords } from './message-words.ts'
import { prefillWords } from './prefill-words.ts'
import { promiseWords } from './promise-words.ts'
import { registryWords } from './registry-words.ts'

export type Issue = { place: string; key: string; text: Text }

const ownWords: Record<string, Text> = {
  unreachable: { ar: 'لا يصل أي مسار إلى هذه الحالة', en: 'No path leads to this state' },
  noEnd: { ar: 'لا مسار من هذه الحالة إلى نهاية', en: 'No path leads from this state to an end' },
  unknownState: { ar: 'هذه الحالة غير معرّفة', en: 'This state is not defined' },
  unknownActivity: { ar: 'هذا الإجراء غير معرّف', en: 'This activity is not defined' },
  unlikely: {
    ar: 'هذا الإجراء لا يُتاح في هذه الحالة',
    en: 'This activity is not possible in this state',
  },
  nobody: { ar: 'لا أحد يحق له هذا الإجراء', en: 'Nobody may perform this activity' },
  noFiling: { ar: 'الخدمة بلا إجراء يبدأ به الطلب', en: 'The service has no activity that files a request' },
  doubledCode: { ar: 'هذا الرمز مكرر', en: 'This code stands twice' },
  doubledName: { ar: 'اسم الحقل مكرر في الإجراء نفسه', en: 'The field name stands twice in one activity' },
  reservedName: {
    ar: 'هذا الاسم محجوز، اختر غيره',
    en: 'This name is reserved: choose another',
  },
  badName: {
    ar: 'اسم الحقل يبدأ بحرف لاتيني صغير ويحوي حروفًا وأرقامًا فقط',
    en: 'A field name begins with a small Latin letter and holds letters and digits only',
  },
  unknownField: { ar: 'الشرط يذكر حقلًا غير موجود', en: 'The condition names a field that does not exist' },
  unknownTourField: {
    ar: 'الجولة تذكر سؤالًا غير موجود في النموذج',
    en: 'The tour names a question that the form does not have',
  },
  unknownOperator: {
    ar: 'الشرط يستخدم مقارنة غير معروفة',
    en: 'The condition uses a comparison that does not exist',
  },
  factWays: {
    ar: 'السطر نص في text أو إجابة سؤال في field، لا كلاهما',
    en: 'A line is words in text or the answer of field, just one of them',
  },
  factIsLoaded: {
    ar: 'ما يُحمَّل أثناء الإجابة لا يُعرض إلا في الإجراء الذي يُسأل فيه',
    en: 'What is loaded while a form is filled in is shown by the activity that asks it alone',
  },
  modelHasName: {
    ar: 'نموذج المستخدم فيه هذا الاسم من قبل',
    en: 'The user model has this name already',
  },
  notInModel: {
    ar: 'لا مكان لهذا في نموذج مستخدم',
    en: 'A user model has no place for this',
  },
  rowOutside: {
    ar: 'row لا تُستخدم إلا داخل عملية على صفوف مجموعة',
    en: 'row stands only inside an operation over the rows of a group',
  },
  notRows: { ar: 'هذا الحقل ليس مجموعة صفوف', en: 'This field holds no rows' },
  wrongOperands: {
    ar: 'العملية لا تجمع بين هذه الأنواع',
    en: 'The operation does not work with these types',
  },
  missingPart: { ar: 'العملية ينقصها جزء', en: 'A part of the operation is missing' },
  unknownOperation: { ar: 'لا توجد عملية بهذا الاسم', en: 'There is no operation of this name' },
  notCondition: {
    ar: 'الشرط يجب أن يكون صحيحًا أو خطأ',
    en: 'A condition must be true or false',
  },
  expressionTooLarge: { ar: 'التعبير أكبر من المسموح', en: 'The expression is larger than allowed' },
  expressionsTooLarge: {
    ar: 'تعبيرات الخدمة كلها أكبر من المسموح',
    en: 'The expressions of the service are larger than allowed, taken together',
  },
  calculateType: {
    ar: 'القيمة المحسوبة ليست من نوع الإجابة',
    en: 'What is calculated is not of the type of the answer',
  },
  calculateBeside: {
    ar: 'الإجابة المحسوبة لا تأخذ معها هذه الخصائص',
    en: 'A calculated answer goes without these properties',
  },
  calculateUnsealed: {
    ar: 'تُحسب من إجابة محفوظة مشفَّرة: أضف sensitive: true',
    en: 'It is calculated from an answer that is stored encrypted: add sensitive: true',
  },
  boundType: { ar: 'الحد المحسوب ليس من نوع الإجابة', en: 'The bound is not of the type of the answer' },
  feeNoMoney: { ar: 'ما يُحسب ليس مبلغًا', en: 'What is calculated is no amount of money' },
  listNeeded: { ar: 'هذه المقارنة تحتاج إلى قائمة قيم', en: 'This comparison needs a list of values' },
  impossibleValue: {
    ar: 'الشرط يقارن بقيمة لا تكون إجابة أبدًا',
    en: 'The condition compares with a value that can never be the answer',
  },
  unknownColumn: { ar: 'العمود يعرض حقلًا غير موجود', en: 'The column shows a field that does not exist' },
  ignoredProperty: {
    ar: 'هذا النوع لا يأخذ بهذه الخاصية',
    en: 'This kind takes no notice of this property',
  },
  unknownEffect: { ar: 'الأثر غير معروف', en: 'The effect does not exist' },
  badParam: { ar: 'معامل الأثر ناقص أو غير صحيح', en: 'A parameter of the effect is missing or wrong' },
  reservesNothing: { ar: 'هذا السؤال لا يحجز شيئًا', en: 'This question reserves nothing' },
  reservesInGroup: {
    ar: 'ما يُحجز يُسأل عنه مرة واحدة في أول إجراء، خارج المجموعات',
    en: 'What is reserved is asked for once, when the request is filed, outside groups',
  },
  reservesTwice: {
    ar: 'سؤال آخر يحجز النوع نفسه، ولا يُحجز من النوع الواحد إلا شيء واحد في الطلب. أبقِ سؤالًا واحدًا منهما',
    en: 'Another question reserves the same kind of thing, and a request reserves one of a kind. Leave one of the two',
  },
  reservesUnknown: {
    ar: 'ما يُحجز به الموعد: سؤال يعتمد عليه الموعد، أو سؤال واحد على الأقل داخله يُكتب باسمه ثم نقطة',
    en: 'What a slot reserves by is a question that it depends on, or one inside it (`time.hour`), at least one of these',
  },
  unknownEligibility: { ar: 'الشرط ليس من «من يحق له»', en: 'The condition is none of `eligibility`' },
  unknownFact: { ar: 'الشرط يُبنى على age وbornOn', en: 'The condition speaks of `age` and `bornOn`' },
  noNationalId: { ar: 'السؤال ليس رقمًا قوميًا', en: 'The question asks for no national ID' },
  reservesForVisitors: {
    ar: 'لا يحجز إلا من سجّل الدخول، فلا تُتاح الخدمة للزائرين',
    en: 'Only people who have signed in reserve: the service cannot be open to visitors',
  },
  notRescheduled: {
    ar: 'هذا السؤال ليس موعدًا يمكن تغييره',
    en: 'This question is no appointment that can be changed',
  },
  payWithinMissing: {
    ar: 'تحجز الخدمة ما لا يتكرر: حدد أقصى مدة ينتظر فيها السداد (payWithinHours)',
    en: 'The service reserves something: say how long it waits for a payment at most (payWithinHours)',
  },
  payWithinNothing: {
    ar: 'لا تنتظر هذه الحالة سدادًا',
    en: 'This state waits for no payment',
  },
  reservesChanged: {
    ar: 'ما حُجز لا يُسأل عنه ثانية ولا يُصحَّح',
    en: 'What is reserved can be neither asked for again nor corrected',
  },
  paymentNowhere: {
    ar: 'السداد يُطلب عند الانتقال إلى حالة بانتظار الدفع',
    en: 'Payment is requested on the way into a state that waits for payment',
  },
  effectHookMissing: {
    ar: 'الأثر يشغّل سكربت effect، والخدمة بلا سكربت بهذا الاسم',
    en: 'The effect runs the script effect, which the service does not have',
  },
  visitless: { ar: 'لا يسأل التقديم عن موعد', en: 'The filing asks for no appointment' },
  dueAtEnd: { ar: 'لا موعد حيث ينتهي الطلب', en: 'Nothing is due where a request has ended' },
  closedOpen: { ar: 'لا يُغلق طلب إلا حيث ينتهي', en: 'A request is closed only where it ends' },
  oneOpenField: {
    ar: 'ليس هذا حقلًا مفردًا في التقديم',
    en: 'This is no single answer of the filing',
  },
  oneOpenOfAll: {
    ar: 'طلب جارٍ واحد للجميع: حدد في per الإجابة التي تميزه',
    en: 'One open request of everyone needs in per the answer that tells one from another',
  },
  oneOpenForVisitors: {
    ar: 'الزائرون لا يُعرفون: لا يُحصر لهم طلب واحد لكل متقدم',
    en: 'Visitors are not known: one open request of each applicant cannot hold for them',
  },
  idleTeam: {
    ar: 'هذا الفريق لا يُسند إليه شيء: لا انتقال يسميه',
    en: 'Nothing ever reaches this team: no transition names it',
  },
  unknownTeam: { ar: 'لا يوجد فريق بهذا الرمز', en: 'There is no team of this code' },
  actsUnseen: {
    ar: 'من يحق له إجراء في هذه الحالة لا يرى الطلب فيها',
    en: 'Somebody who may act in this state does not see the request in it',
  },
  otherThanNobody: {
    ar: 'لا موظف ينفذ هذا الإجراء قبل ذلك',
    en: 'No employee ever performs this activity',
  },
  togetherAlone: {
    ar: 'رأي واحد لا ينتظر أحدًا: اجعلها اثنين أو أكثر من الحالة نفسها',
    en: 'One opinion waits for nobody: two or more leave the same state together',
  },
  togetherApart: {
    ar: 'الآراء التي ينتظر بعضها بعضًا تنقل إلى حالة واحدة غير حالتها',
    en: 'Opinions that wait for each other lead to one state, and not to their own',
  },
  togetherNotStaff: {
    ar: 'الآراء المتوازية يعطيها موظفون بإجراء لا يستكمل ولا يصحح',
    en: 'Parallel opinions are given by staff, in activities that neither ask, supply, correct nor reopen',
  },
  applicantDecides: {
    ar: 'المتقدم لا يقرر في طلبه: قبل هذه النهاية يعمل عليه موظف أو النظام',
    en: 'An applicant cannot decide on their own request: staff or the system act on it before this end',
  },
  feeWays: {
    ar: 'البند يُحسب بطريقة واحدة: amount أو amountFrom أو prices أو calculate',
    en: 'A fee has exactly one of amount, amountFrom, prices and calculate',
  },
  badAmount: {
    ar: 'المبلغ بالجنيه أكبر من صفر: "150.00"',
    en: 'An amount is in pounds above zero: "150.00"',
  },
  pricesOfNothing: {
    ar: 'الأسعار تحتاج إلى حقل في per',
    en: 'Prices need the field in per whose options they price',
  },
  unknownOption: { ar: 'ليس في الحقل اختيار بهذه القيمة', en: 'The field has no option of this value' },
  amountNoMoney: { ar: 'الحقل ليس من نوع money', en: 'This is no field of the kind money' },
  feesNeverPaid: {
    ar: 'للخدمة رسوم ولا حالة فيها بانتظار الدفع',
    en: 'The service has fees and no state that waits for payment',
  },
  daysBackwards: { ar: 'اليوم الأول بعد الأخير', en: 'The first day comes after the last' },
  nothingCauses: {
    ar: 'لا شيء يجعل النظام ينفذ هذا الانتقال: اكتب at: due أو اجعله من حالة بانتظار الدفع',
    en: 'Nothing makes the system do this: write at: due, or begin in a state that waits for payment',
  },
  verifiesInGroup: {
    ar: 'ما يُتحقق منه في الخارج لا يكون داخل مجموعة',
    en: 'What is verified outside does not stand in a group',
  },
  notSystem: { ar: 'الموعد ينفذه النظام وحده', en: 'Only the system does something at a due date' },
  systemAsked: {
    ar: 'النظام لا يجيب عن أسئلة هذا الإجراء',
    en: 'The system cannot answer what this activity asks',
  },
  neverDue: { ar: 'هذه الحالة بلا موعد', en: 'This state has no due date' },
  dueTwice: {
    ar: 'المهلة بالأيام أو بالشهور، لا بهما معًا',
    en: 'The time is in days or in months, not both',
  },
  dueBeyondWhole: {
    ar: 'مهلة الحالة أطول من مهلة الطلب كله',
    en: 'The state may take longer than the whole request',
  },
  toldTooEarly: {
    ar: 'التنبيه يسبق بداية المهلة',
    en: 'People would be told before the time begins',
  },
  notOpenable: {
    ar: 'هذا الحقل ليس مما يجيبه المتقدم عند التقديم',
    en: 'This is no field of the filing that the applicant answers',
  },
  messageUnknown: {
    ar: 'حقل الرسالة ليس في هذا الإجراء',
    en: 'The field of the message is not in this activity',
  },
  daysAboveMost: { ar: 'المهلة أطول من أطول مهلة', en: 'The time given is above the most that may be given' },
  asksNobody: {
    ar: 'طلب الاستكمال ينقل إلى حالة بانتظار المتقدم',
    en: 'What asks the applicant leads to a state that waits for them',
  },
  asksThemself: { ar: 'طلب الاستكمال من موظف', en: 'It is staff who ask the applicant' },
  unanswerable: {
    ar: 'المتقدم لا يستطيع أن يستكمل في هذه الحالة',
    en: 'The applicant cannot answer in this state: no activity supplies there',
  },
  suppliesUnasked: {
    ar: 'يستكمل المتقدم وحده، وهو المنتظَر',
    en: 'The applicant alone supplies, in a state that waits for them',
  },
  notEnded: {
    ar: 'لا يُصحَّح ولا يُعاد فتحه إلا طلب انتهى',
    en: 'Only a request that has ended is corrected or reopened',
  },
  byApplicant: { ar: 'هذا الإجراء لموظف لا للمتقدم', en: 'This is for staff, not for the applicant' },
  reopensToEnd: {
    ar: 'إعادة الفتح تنقل إلى حالة جارية',
    en: 'A reopened request goes to a state that is under way',
  },
  noReason: { ar: 'الإجراء لا يسأل عن السبب', en: 'The activity does not ask for the reason' },
  badDay: { ar: 'هذا اليوم ليس في التقويم', en: 'There is no such day' },
  badBound: { ar: 'الحد ليس من نوع الإجابة', en: 'The bound is not of the kind of the answer' },
  unknownFlow: {
    ar: 'لا يوجد مسار قياسي بهذا الاسم. الموجود',
    en: 'There is no standard flow of this name. There are',
  },
  unknownQuestions: {
    ar: 'لا توجد مجموعة أسئلة قياسية بهذا الاسم. الموجود',
    en: 'There is no standard block of questions of this name. There are',
  },
  unknownPart: { ar: 'لا يوجد هذا فيما يُستخدم. الموجود', en: 'What is used has no such part. It has' },
  unknownProperty: { ar: 'لا توجد خاصية بهذا الاسم', en: 'There is no property of this name' },
  missingProperty: { ar: 'هذه الخاصية ناقصة', en: 'This property is missing' },
  wrongShape: { ar: 'القيمة من نوع غير المطلوب', en: 'The value is not of the expected type' },
  badValue: { ar: 'هذه القيمة غير مقبولة هنا', en: 'This value may not stand here' },
  badCondition: {
    ar: 'الشرط يكون field مع is، أو واحدًا فقط من all وany وnot',
    en: 'A condition is field with is, or just one of all, any and not',
  },
  tooMany: { ar: 'القائمة أطول من المسموح', en: 'The list is longer than allowed' },
  tooLong: { ar: 'النص أطول من المسموح', en: 'The text is longer than allowed' },
  emptyValue: { ar: 'القيمة فارغة', en: 'The value is empty' },
  tooDeep: { ar: 'التعريف أعمق من المسموح', en: 'The definition is nested deeper than allowed' },
  more: { ar: 'ملاحظات أخرى', en: 'Further findings' },
  vanishedState: {
    ar: 'لا تُحذف حالة بها طلبات جارية، وعددها',
    en: 'A state with requests under way cannot vanish; requests',
  },
  unknownCategory: {
    ar: 'لا توجد فئة بهذا الرمز؛ الفئات هي',
    en: 'There is no category of this code; the categories are',
  },
  otherFolder: {
    ar: 'رمز الخدمة لا يطابق اسم مجلدها',
    en: 'The code of the service differs from the name of its folder',
  },
  notWritable: {
    ar: 'لا يمكن عرض الخدمة بهذا التعريف',
    en: 'The service cannot be shown with this definition',
  },
  sealedCenter: {
    ar: 'مركز الخدمة يحدد من يعمل على الطلب، فلا تكون إجابته بيانات شخصية مشفَّرة',
    en: 'The service center decides who works on a request: its answer cannot be sensitive',
  },
  doubledKey: { ar: 'هذا المفتاح مكتوب مرتين', en: 'This key is written twice' },
  tooManyPatterns: {
    ar: 'أنماط الخدمة أكثر من المسموح',
    en: 'The service has more patterns than are allowed',
  },
  tooManyFields: {
    ar: 'حقول الخدمة أكثر من المسموح',
    en: 'The service has more fields than are allowed',
  },
  unknownKind: { ar: 'نوع الحقل غير معروف', en: 'The field kind does not exist' },
  wrongType: { ar: 'نوع القيمة لا يوافق نوع الحقل', en: 'The stored type does not fit the field kind' },
  cycle: { ar: 'شروط الظهور تدور بعضها على بعض', en: 'The conditions of these fields run in a circle' },
  unsafePattern: {
    ar: 'النمط لا يُقرأ أو قد يستغرق وقتًا بلا حد',
    en: 'The pattern does not compile or may run without limit',
  },
  patternAcceptsNothing: { ar: 'لا توافق هذا النمط أي إجابة', en: 'No answer can match this pattern' },
  patternTooLarge: {
    ar: 'النمط أكبر من المسموح: قلّل الأعداد داخل الأقواس {} أو المجموعات المكررة، أو استخدم الحد الأدنى والأقصى للحقل',
    en: 'The pattern is too large: lower the counts in {}, repeat fewer groups, or use the minimum and maximum of the field',
  },
  noOptions: { ar: 'الحقل بلا خيارات', en: 'The field has no options' },
  emptyOption: { ar: 'خيار بلا قيمة', en: 'An option has no value' },
  doubledOption: { ar: 'قيمة الخيار مكررة', en: 'The option value stands twice' },
  badDefault: { ar: 'القيمة المبدئية ليست من الخيارات', en: 'The default value is not one of the options' },
  unreadDefault: {
    ar: 'القيمة المبدئية ليست إجابة عن هذا الحقل',
    en: 'The default value is no answer to this field',
  },
  noQuestions: { ar: 'المجموعة بلا أسئلة', en: 'The group has no questions' },
  noHandler: {
    ar: 'هذا النوع يحتاج إلى معالج الحقول: أضف lazyLoad',
    en: 'This kind needs the field handler: add lazyLoad',
  },
  lockedGroup: {
    ar: 'المجموعة لا تُخفى ولا تُقفل كلها: حدد ذلك لكل سؤال فيها',
    en: 'A group cannot be hidden or locked as a whole: say so for each of its questions',
  },
  handlerMissing: {
    ar: 'الحقل يحتاج إلى معالج الحقول، والخدمة بلا سكربت fieldHandler',
    en: 'The field needs the field handler, and the service has no script fieldHandler',
  },
  unknownDependency: {
    ar: 'معالج الحقول يُعطى إجابة حقل غير موجود',
    en: 'The field handler is given the answer of a field that does not exist',
  },
  unknownHook: { ar: 'لا يوجد سكربت بهذا الاسم', en: 'No script of this name is ever run' },
  missingArabic: { ar: 'ينقص النص العربي', en: 'The Arabic text is missing' },
  missingEnglish: { ar: 'ينقص النص الإنجليزي', en: 'The English text is missing' },
}

/** A detail longer than this says no more. */
const longestDetail = 200
const shown = (detail: string): string => isolate(detail.slice(0, longestDetail))

/** Looked up one after another: a table that joins them would be in every browser, which a form has no use for. */
const tables = [
  ownWords,
  boundWords,
  contactIssueWords,
  deliveryWords,
  flowWords,
  messageWords,
  prefillWords,
  promiseWords,
  registryWords,
]
const wordsOf = (key: string): Text | undefined => tables.find(words => Object.hasOwn(words, key))?.[key]

/** `detail` is what the words speak of: names, a value, a limit; a Text where it differs by language. */
export const issue = (path: string, key: string, detail?: string | Text): Issue => {
  const text = wordsOf(key) ?? { ar: key, en: key }
  if (detail === undefined) return { place: path, key, text }
  const { ar, en } = typeof detail === 'string' ? { ar: detail, en: detail } : detail
  return { place: path, key, text: { ar: `${text.ar}: ${shown(ar)}`, en: `${text.en}: ${shown(en)}` } }
}

/** What stands in a list more than once, each named once. */
export const repeated = (names: readonly string[]): string[] => {
  const seen = new Set<string>()
  const again = new Set<string>()
  for (const name of names) (seen.has(name) ? again : seen).add(name)
  return [...again]
}
