// What each property of a service means, in both languages: shown by editors while an author writes service.json.

import type { Text } from '@bawaba/language/index.ts'
import type { FieldEntry } from '../definition.ts'
import type { OwnProperty } from '../fields/properties.ts'

export const entryWords: Record<keyof FieldEntry | OwnProperty, Text> = {
  label: { ar: 'نص السؤال: مفتاح في texts.json', en: 'The question: a key of texts.json' },
  type: { ar: 'نوع القيمة المخزنة', en: 'The type of the stored value' },
  uniforms: { ar: 'نوع الحقل وخياراته', en: 'The field kind and its options' },
  options: { ar: 'ما يُختار منه', en: 'What there is to choose from' },
  placeholder: { ar: 'مثال يظهر في الحقل الفارغ', en: 'An example shown in the empty box' },
  hint: { ar: 'سطر إرشاد تحت السؤال', en: 'A line of help below the question' },
  postfix: { ar: 'وحدة القياس بعد القيمة', en: 'The unit after the value' },
  postfixForms: {
    ar: 'الوحدة بصيغ العدد: one وtwo وfew وmany؛ وما عداها postfix',
    en: 'The unit in other plural forms: one, two, few, many; `postfix` is the form of all others',
  },
  links: { ar: 'ما يُقرأ قبل الموافقة', en: 'What is read before agreeing' },
  tooltip: { ar: 'شرح يُفتح بالطلب', en: 'An explanation that opens when asked for' },
  customRegexError: { ar: 'ما يُقال حين لا يطابق النمط', en: 'What is said where the pattern does not fit' },
  requiredError: { ar: 'ما يُقال حين تُترك الإجابة', en: 'What is said where the answer is missing' },
  lowestRatingText: { ar: 'معنى أقل تقييم', en: 'What the lowest mark means' },
  highestRatingText: { ar: 'معنى أعلى تقييم', en: 'What the highest mark means' },
  showField: { ar: 'يظهر في الملخص', en: 'Shown in the summary' },
  showColumn: { ar: 'عمود في القوائم، ويُرشح به', en: 'A column of lists; lists can be filtered by it' },
  searchField: { ar: 'يُبحث فيه', en: 'Lists can be searched by it' },
  dataIndex: { ar: 'ما يعرضه عموده، إن كان غيره', en: 'What its column shows, where that is something else' },
  conditionalField: { ar: 'متى يُسأل', en: 'When it is asked' },
  conditionalEditability: { ar: 'متى يمكن تغييره', en: 'When it can be changed' },
  defaultValue: { ar: 'القيمة المبدئية', en: 'The value it begins with' },
  calculate: {
    ar: 'تعبير تُحسب به الإجابة؛ تُعرض ولا تُكتب، ويحسبها الخادم بنفسه',
    en: 'The expression that gives the answer: it is shown, nobody types it, and the server works it out itself',
  },
  rules: {
    ar: 'قواعد بكلماتها: تُرفض الإجابة حين يتحقق wrongWhen',
    en: 'Rules with words of their own: the answer is refused where `wrongWhen` holds',
  },
  prefill: {
    ar: 'ما يبدأ به النموذج الجديد من ملف مقدم الطلب، أو من إجابته في آخر طلب له: { "service", "field" }؛ له أن يغيره، ويُراجع كأنه مكتوب بيده',
    en: 'What a new form takes over from the profile of the applicant, or from an answer of their latest request: { "service", "field" }; they may change it, and it is checked as if typed',
  },
  optional: { ar: 'يمكن تركه', en: 'It may be left open' },
  editable: { ar: 'لا يغيّره مقدم الطلب', en: 'false: the person cannot change it' },
  hidden: { ar: 'لا يظهر؛ قيمته المبدئية يضعها الخادم', en: 'Not shown; the server sets its default value' },
  min: { ar: 'الحد الأدنى: للنص عدد الحروف', en: 'The minimum; characters of a text' },
  max: { ar: 'الحد الأقصى: للنص عدد الحروف', en: 'The maximum; characters of a text' },
  exclusiveMin: { ar: 'يجب أن تزيد القيمة عليه', en: 'The value is above this' },
  exclusiveMax: { ar: 'يجب أن تقل القيمة عنه', en: 'The value is below this' },
  integer: { ar: 'بلا كسور', en: 'Without decimals' },
  minDigits: { ar: 'أقل عدد من الأرقام في النص', en: 'Fewest digits in the text' },
  regExp: {
    ar: 'نمط يطابق النص كله، بلا رجوع إلى الخلف',
    en: 'A pattern of the whole text; none that could backtrack without limit',
  },
  multiple: { ar: 'يُختار أكثر من واحد', en: 'Several may be chosen' },
  minCount: { ar: 'أقل عدد من الخيارات أو الملفات أو المجموعات', en: 'Fewest choices, files or groups' },
  maxCount: { ar: 'أكثر عدد من الخيارات أو الملفات أو المجموعات', en: 'Most choices, files or groups' },
  reserves: {
    ar: 'ما تحجزه إجابات الموعد: { "of", "by", "taken" }؛ كل اجتماع لإجابات by مكان واحد لطلب واحد',
    en: 'What the answers of a slot reserve: { "of", "by", "taken" }; each combination of the answers `by` is one place for one request',
  },
  when: { ar: 'في المستقبل أو في الماضي', en: 'In the future or in the past' },
  maxSize: { ar: 'أكبر حجم للملف بالبايت', en: 'Largest file, in bytes' },
  extensions: { ar: 'امتدادات الملفات المقبولة بلا نقطة', en: 'Accepted file name endings, without the dot' },
  forApplicant: {
    ar: 'ملفات يرفقها الموظف: يراها المتقدم أيضًا',
    en: 'Of files that staff attach: the applicant sees them too; default: staff alone do',
  },
  unique: { ar: 'لا تتكرر القيمة بين المجموعات', en: 'Inside an Array: no two rows hold the same value' },
  fieldsSchema: { ar: 'أسئلة المجموعة', en: 'The questions of a row' },
  standing: {
    ar: 'صفة مقدم الطلب تجاه الشيء، كما في تسجيله: مثل OWNER لصاحبه',
    en: 'What the applicant must be to the thing, as its registration says: OWNER for example',
  },
  changeUntilHours: {
    ar: 'كم ساعة قبل الموعد يبقى تغييره أو إلغاؤه ممكنًا للمتقدم',
    en: 'Until how many hours before it the applicant may change or cancel an appointment',
  },
  rowLabel: { ar: 'اسم المجموعة الواحدة', en: 'What one row is called' },
  lazyLoad: {
    ar: 'ما يكمل هذا الحقل من خارج النموذج: معالج الحقول أو سجل',
    en: 'What completes this field from outside the form: the field handler, or a registry',
  },
  handler: { ar: 'ما يفعله معالج الحقول بقيمته', en: 'What the field handler does with its value' },
  sensitive: {
    ar: 'بيانات شخصية: تُحفظ مشفَّرة، وتُحجب في القوائم والسجلات، ولا يُبحث فيها إلا بالقيمة كاملة',
    en: 'Personal data: stored encrypted, masked in lists and logs, found by its whole value alone',
  },
}

export const lazyLoadWords = {
  apiDependencies: { ar: 'إجابات يحتاج إليها', en: 'The answers that it takes' },
  registry: {
    ar: 'سجل من registries يُسأل أولًا؛ إجابته تصل إلى معالج الحقول',
    en: 'One of `registries`, which is asked first; the field handler is given its answer',
  },
  options: {
    ar: 'مواضع الخيارات في إجابة السجل؛ فلا يلزم سكربت',
    en: 'Where the options stand in the answer of the registry: no script is needed then',
  },
  value: {
    ar: 'موضع قيمة الحقل في إجابة السجل؛ فلا يلزم سكربت',
    en: 'Where the value of the field stands in the answer of the registry: no script is needed then',
  },
} as const satisfies Record<string, Text>

export const registryWords = {
  from: {
    ar: 'اسم الجهة في OUTSIDE_SERVICES ثم ما تُسأل عنه: civil-registry.person',
    en: 'The name of the service in OUTSIDE_SERVICES and what it is asked: civil-registry.person',
  },
  with: {
    ar: 'معاملات السؤال، كل منها تعبير على الإجابات؛ وما دام أحدها ناقصًا فلا سؤال',
    en: 'The parameters of the question, each an expression over answers; nothing is asked while one is missing',
  },
  scripts: {
    ar: 'سكربتات تتسلم إجابته عن النموذج كله',
    en: 'Scripts that are given its answer for the whole form',
  },
  reuseSeconds: {
    ar: 'كم ثانية تُستخدم الإجابة نفسها للسؤال نفسه أيًّا كان السائل؛ صفر ما لم يُكتب غيره',
    en: 'For how many seconds the same answer serves the same question, whoever asks; default: 0',
  },
} as const satisfies Record<string, Text>

export const serviceWords = {
  $schema: { ar: 'هذا الوصف، للمحررات', en: 'This description, for editors' },
  serviceSlug: { ar: 'اسم الخدمة الثابت', en: 'The name of the service; it never changes' },
  serviceLabel: { ar: 'عنوان الخدمة: مفتاح في texts.json', en: 'The title: a key of texts.json' },
  description: { ar: 'سطر يصف الخدمة', en: 'A line that describes the service' },
  searchWords: { ar: 'كلمات يبحث بها الناس', en: 'Words by which people look for it' },
  serviceType: { ar: 'نوع الخدمة', en: 'What sort of service it is' },
  categoryIds: { ar: 'التصنيفات التي تعرضها', en: 'The categories that show it' },
  serviceDictionary: { ar: 'كلمات الخدمة للسكربتات', en: 'Words of the service, for its scripts' },
  translations: { ar: 'النصوص باللغتين', en: 'The texts in both languages' },
  activities: {
    ar: 'الإجراءات: الأول يقدم الطلب والبقية تُجرى عليه',
    en: 'What is done: the first files the request, the others are performed on it',
  },
  workflow: { ar: 'حالات الطلب والانتقال بينها', en: 'The states of a request and the ways between them' },
  registries: { ar: 'ما تسأله خارج البوابة، بأسمائه', en: 'What it asks outside the portal, by name' },
  hooks: { ar: 'سكربتات الخدمة بأسمائها', en: 'The scripts of the service, by name' },
  cost: { ar: 'التكلفة', en: 'What it costs' },
  payMethods: { ar: 'طرق السداد', en: 'Ways to pay' },
  durationDays: { ar: 'مدة التنفيذ بالأيام', en: 'How many days it takes' },
  durationNote: { ar: 'توضيح للمدة', en: 'A note on the duration' },
  requiredPapers: { ar: 'المستندات المطلوبة', en: 'The papers that are needed' },
  eligibility: { ar: 'من يحق له', en: 'Who is entitled' },
  eligibilityRules: {
    ar: 'شروط من eligibility تراجعها البوابة بنفسها قبل أول سؤال وعند الإرسال، وما يقرؤه من لا يستوفيها',
    en: 'Conditions of `eligibility` that the portal checks itself before the first question and at sending, and what to do instead',
  },
  tour: {
    ar: 'جولة إرشادية: أجزاء من صفحة الخدمة (target) وأسئلة من نموذجها (field)',
    en: 'A guided tour: parts of the page of the service (target) and questions of its form (field)',
  },
  howTo: { ar: 'خطوات الحصول على الخدمة', en: 'The steps to get the service' },
  faqs: { ar: 'أسئلة شائعة', en: 'Questions that are often asked' },
  terms: { ar: 'الشروط', en: 'The terms' },
  videoUrl: { ar: 'فيديو إرشادي', en: 'A guiding video' },
  allowAnonymous: { ar: 'تُستخدم بلا تسجيل دخول', en: 'It can be used without signing in' },
  contact: {
    ar: 'كيف نسأل الزائر ونرد عليه',
    en: 'How visitors are asked and answered',
  },
  promises: {
    ar: 'ما الذي يفي بما تعد به نصوص الخدمة',
    en: 'What keeps the promises of its texts',
  },
  oneOpen: {
    ar: 'طلب جارٍ واحد في المرة',
    en: 'One request may be open at a time',
  },
  fees: { ar: 'الرسوم المطلوب سدادها', en: 'What is paid for it' },
  letters: {
    ar: 'الوثائق التي تصدر عنها: شهادات وخطابات',
    en: 'The documents it issues: certificates, letters',
  },
  paymentDays: {
    ar: 'أيام الشهر المتاح فيها السداد بالبطاقة أو بالكود',
    en: 'Days of the month on which it can be paid by card or code',
  },
  paymentInAdvance: { ar: 'السداد قبل المراجعة', en: 'Fees are paid before the request is reviewed' },
  images: { ar: 'عناوين صور الخدمة', en: 'Addresses of its pictures' },
  logo: { ar: 'عنوان شعار الخدمة', en: 'Address of its logo' },
  extraData: { ar: 'بيانات لبرامج أخرى', en: 'Data for other clients' },
  personalization: { ar: 'تفضيلات عرض لبرامج أخرى', en: 'Display preferences for other clients' },
  hideServiceTable: { ar: 'صفحتها بلا جدول طلبات', en: 'Its page shows no table of requests' },
  hiddenOn: {
    ar: 'قنوات أو تطبيقات (citizen وemployee وagent) لا تعرضها',
    en: 'Channels, or apps (citizen, employee, agent), that do not show it',
  },
  disabledOn: { ar: 'قنوات تعرضها ولا تستقبل طلبات', en: 'Channels that show it and take no requests' },
  deactivated: { ar: 'مخفية عن غير الموظفين', en: 'Hidden from everyone but staff' },
  fromDate: { ar: 'تُفتح من', en: 'Open from' },
  toDate: { ar: 'تُغلق بعد', en: 'Open until' },
  availability: { ar: 'أيام إتاحتها', en: 'The days on which it is open' },
} as const satisfies Record<string, Text>

export const workflowWords = {
  activityId: { ar: 'رمز الإجراء', en: 'The code of the activity' },
  action: { ar: 'ما يقوله الزر', en: 'What the button says' },
  conditionalField: { ar: 'متى تُعرض الصفحة', en: 'When the page is shown' },
  blocks: { ar: 'ما يظهر بين الأسئلة', en: 'What stands between its questions' },
  steps: { ar: 'صفحات النموذج', en: 'The pages of its form' },
  initial: { ar: 'الحالة بعد التقديم', en: 'The state after filing' },
  states: { ar: 'حالات الطلب', en: 'The states of a request' },
  kind: { ar: 'معنى الحالة للمنصة', en: 'What the state means to the platform' },
  applicantLabel: { ar: 'ما يقرؤه مقدم الطلب', en: 'What the applicant reads instead of the label' },
  next: { ar: 'ما يحدث بعد ذلك، لمقدم الطلب', en: 'What happens next, told to the applicant' },
  dueIn: { ar: 'المهلة بأيام العمل', en: 'Working days until something must have happened' },
  dueInMonths: { ar: 'المهلة بالشهور', en: 'The same in months' },
  dueInMinutes: { ar: 'المهلة بالدقائق', en: 'The same in minutes' },
  fixed: {
    ar: 'المهلة محددة بقانون أو لائحة، فلا تُمدد عند توقف البوابة',
    en: 'The time is set by law or the requirements: it is not extended when the portal was closed',
  },
  likely: {
    ar: 'الإجراء الغالب للموظفين في هذه الحالة، ويأتي زره أولًا',
    en: 'The activity that staff perform most often in this state: its button comes first',
  },
  sameEnd: {
    ar: 'تنتهي مع مهلة حالة الانتظار السابقة',
    en: 'It ends with the time of the waiting state before it',
  },
  payWithinHours: {
    ar: 'أقصى ما تمدده وسيلة دفع بدأت، بالساعات من بدء انتظار السداد',
    en: 'The longest that a way to pay can put off the end, in hours from when the request came to wait',
  },
  delivers: {
    ar: 'ما يُنفذ في الخارج، باسمه في برنامجه، ومعه with: أي سؤال يجيب عن كل جزء منه',
    en: 'What is done outside, by its name in its programme (electricity.reading); with: the question that answers each part',
  },
  escalate: { ar: 'متى يُنبَّه من يعمل عليه', en: 'When those who work on it are told' },
  deliverableNumber: { ar: 'المخرَج الأول أو الثاني', en: 'The first or the second deliverable' },
  asks: { ar: 'يطلب من المتقدم استكمال حقول', en: 'It asks the applicant to answer fields again' },
  supplies: { ar: 'به يجيب المتقدم عما طُلب', en: 'It is how the applicant answers what was asked' },
  corrects: { ar: 'يصحح إجابات بعد القرار', en: 'It puts answers right after a decision' },
  reschedules: { ar: 'يغيّر مواعيد محجوزة', en: 'Appointments are changed by it' },
  reopens: { ar: 'يعيد فتح طلب انتهى', en: 'It takes up again a request that has ended' },
  at: { ar: 'متى ينفذه النظام بنفسه', en: 'When the system itself makes it' },
  transitions: { ar: 'من ينقل الطلب وإلى أين', en: 'Who takes a request where' },
  by: {
    ar: 'applicant أو system أو دور أو team: ورمز فريق',
    en: 'applicant, system, a role, or team: and the code of a team',
  },
  teams: {
    ar: 'فرق الموظفين التي تسميها الخدمة؛ المدير يحدد أعضاءها',
    en: 'The teams of staff that the service names; administrators say who belongs',
  },
  seenBy: {
    ar: 'الفرق التي تراه وحدها في هذه الحالة',
    en: 'The teams that alone see a request in this state; default: those that it waits for',
  },
  otherThan: {
    ar: 'إجراءات لا ينفذ هذا من نفّذ أحدها على الطلب',
    en: 'Activities: whoever performed one of them on the request does not perform this',
  },
  overrules: {
    ar: 'إجراءات ينقضها هذا الإجراء، كقبول التظلم: من نفّذ أحدها لا ينفذ هذا، ولا يعيد تنفيذها بعده',
    en: 'Activities that this one overrules, as a granted appeal does: whoever performed one of them does not perform this, nor them again afterwards',
  },
  withinDays: {
    ar: 'عدد الأيام التي يتاح فيها الإجراء بعد يوم الوصول إلى الحالة',
    en: 'So many days after the day on which the request came to the state, it is possible',
  },
  together: {
    ar: 'آراء متوازية: ينتقل الطلب حين تكتمل كلها',
    en: 'Parallel opinions: the request moves on once all of the state were given',
  },
  when: { ar: 'شرط على الإجابات', en: 'A condition over the answers' },
  effects: { ar: 'ما يحدث تلقائيًا', en: 'What happens by itself' },
} as const satisfies Record<string, Text>

/** What names something standard. */
export const useWords = {
  use: { ar: 'الاسم القياسي الذي يُستخدم', en: 'The name of the standard that is used' },
  prefix: {
    ar: 'ما تبدأ به أسماء الأسئلة؛ وبه لا يؤخذ شيء من ملف المتقدم',
    en: 'What the names of the questions begin with; nothing of the profile is taken over then',
  },
  only: { ar: 'هذه الأسئلة وحدها', en: 'These questions alone' },
  without: { ar: 'ما يُترك منه', en: 'What is left out of it' },
  changes: {
    ar: 'ما يختلف من كل سؤال، باسمه؛ وnull تحذف الخاصية',
    en: 'What differs of each question, by its name; null takes a property away',
  },
  conditionalField: { ar: 'متى تُسأل كلها', en: 'When all of it is asked' },
} as const satisfies Record<string, Text>

export const oneOpenWords = {
  of: {
    ar: 'applicant: لكل متقدم طلب جارٍ واحد (ما لم يُكتب غيره)؛ everyone: واحد أيًّا كان المتقدم',
    en: 'applicant: one of each applicant (default); everyone: one, whoever asks',
  },
  per: {
    ar: 'حقول التقديم التي لكل إجابة عنها طلب جارٍ واحد',
    en: 'Fields of the filing: one open request for each of their answers',
  },
} as const satisfies Record<string, Text>

export const contactWords = {
  by: {
    ar: 'سؤال التقديم الذي يختار به الزائر وسيلة الرد',
    en: 'The question of the filing by which a visitor chooses the way',
  },
  field: {
    ar: 'لكل وسيلة السؤال الذي فيه الرقم أو البريد',
    en: 'For each way the question that holds the number or address',
  },
} as const satisfies Record<string, Text>

export const askWords = {
  fields: { ar: 'الحقول التي يجوز طلبها', en: 'The fields that may be asked for' },
  message: { ar: 'الحقل الذي يُكتب فيه للمتقدم', en: 'The field that holds what is written to the applicant' },
  workingDays: { ar: 'مهلة المتقدم بأيام العمل', en: 'How many working days the applicant has' },
  mostDays: { ar: 'أطول مهلة', en: 'The most that may be given' },
} as const satisfies Record<string, Text>

export const blockWords = {
  id: { ar: 'رمز الجزء', en: 'The code of the block' },
  kind: { ar: 'نوعه', en: 'What it is' },
  before: {
    ar: 'السؤال الذي يسبقه؛ وبدونه يأتي في الآخر',
    en: 'The question it stands above; without it, below all',
  },
  text: {
    ar: 'النص: مفتاح في texts.json، بجزء آمن من Markdown',
    en: 'Its words, a key: a safe part of Markdown',
  },
  title: { ar: 'العنوان', en: 'Its title' },
  look: { ar: 'شكل التنبيه', en: 'How a notice looks' },
  picture: { ar: 'مسار صورة في البوابة', en: 'The path of a picture of the portal' },
  alt: { ar: 'وصف الصورة لمن لا يراها', en: 'What the picture shows, for those who do not see it' },
  links: { ar: 'روابط', en: 'Links' },
  facts: {
    ar: 'أسطر، في كل منها نص أو إجابة سؤال',
    en: 'Lines, each with words or the answer to a question',
  },
  conditionalField: { ar: 'متى يظهر', en: 'When it is shown' },
} as const satisfies Record<string, Text>

export const letterWords = {
  id: {
    ar: 'اسم الوثيقة الذي يذكره الأثر issueLetter',
    en: 'The name by which the effect issueLetter means it',
  },
  title: { ar: 'عنوان الوثيقة: مفتاح في texts.json', en: 'What it is called: a key of texts.json' },
  paragraphs: {
    ar: 'فقرات النص بترتيبها: مفاتيح في texts.json، وفيها ما في نصوص الرسائل من {أسماء}',
    en: 'Its paragraphs in order: keys of texts.json, with {placeholders} as in messages',
  },
  facts: { ar: 'سطور الجدول، ستة على الأكثر', en: 'The lines of its table, at most six' },
  label: { ar: 'اسم السطر: مفتاح في texts.json', en: 'What the line is called: a key of texts.json' },
  of: {
    ar: 'اسم سؤال أو قيمة من values أو number أو service أو state أو today',
    en: 'An answer, a value of values, or number, service, state or today',
  },
  values: { ar: 'ما تحسبه نصوصها', en: 'What its texts work out' },
  validDays: {
    ar: 'مدة صلاحيتها بالأيام، شاملة يوم الإصدار',
    en: 'The days it is valid for, the day of issue included',
  },
} as const satisfies Record<string, Text>

export const feeWords = {
  label: { ar: 'اسم البند: مفتاح في texts.json', en: 'What it is for: a key of texts.json' },
  amount: { ar: 'المبلغ بالجنيه: "150.00"', en: 'The amount in pounds: "150.00"' },
  amountFrom: {
    ar: 'حقل من نوع money إجابته هي المبلغ',
    en: 'The field of kind money whose answer is the amount',
  },
  per: {
    ar: 'الحقل الذي يحدد العدد: صفوف أو اختيارات أو رقم',
    en: 'The field that says how often: rows, choices or a number',
  },
  calculate: { ar: 'تعبير يُحسب به المبلغ', en: 'The expression that gives the amount' },
  when: { ar: 'متى يُستحق البند', en: 'When it is owed' },
  prices: { ar: 'سعر كل اختيار في per بالجنيه', en: 'What each option of per costs, in pounds' },
  deliverable: { ar: 'لأحد المخرَجين فقط', en: 'For this deliverable alone' },
} as const satisfies Record<string, Text>

export const promiseSchemaWords = {
  text: { ar: 'مفتاح النص الذي يعد', en: 'The key of the text that promises' },
  by: {
    ar: 'ما يفي بالوعد: state: أو activity: أو deed: أو letter: أو message: والاسم، أو fee أو refund أو status أو contact',
    en: 'What keeps it: state:, activity:, deed:, letter: or message: with the name, or fee, refund, status, contact',
  },
} as const satisfies Record<string, Text>

export const escalateWords = {
  before: { ar: 'قبل الموعد بأيام عمل', en: 'Working days before it is due' },
  after: { ar: 'بعد الموعد بأيام عمل', en: 'Working days after it was due' },
} as const satisfies Record<string, Text>
