// Words of acting for others.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  notLoaded: { ar: 'لم تُحمَّل القائمة.', en: 'The list was not loaded.' },
  tryAgain: { ar: 'حاول مرة أخرى', en: 'Try again' },
  earlier: { ar: 'عرض ما قبلها', en: 'Show earlier ones' },
  lastFiled: {
    ar: 'آخر ما قدمته',
    en: 'What you filed last',
  },
  lastFiledNext: {
    ar: 'لتتابع طلبًا منها أو تكمله، اطلب من صاحبه رمزًا جديدًا.',
    en: 'To follow one of them or go on with it, ask its person for a new code.',
  },
  chooseTitle: {
    ar: 'نيابةً عمن تعمل؟',
    en: 'Who are you acting for?',
  },
  chooseText: {
    ar: 'نرسل رمزًا إلى هاتف المواطن أو الشركة. اطلبه منه لتعمل نيابةً عنه نصف ساعة. تصله رسالة بأنك بدأت، ويرى في حسابه من عمل عنه ومتى.',
    en: 'We send a code to the mobile of the citizen or company. Ask them for it to act for them for half an hour. They are told that you have begun, and can read in their account who acted and when.',
  },
  by: {
    ar: 'البحث عنه بـ',
    en: 'Find them by',
  },
  mobile: {
    ar: 'رقم الهاتف المحمول',
    en: 'Mobile number',
  },
  nationalId: {
    ar: 'الرقم القومي',
    en: 'National ID',
  },
  passportNumber: {
    ar: 'رقم جواز السفر',
    en: 'Passport number',
  },
  value: {
    ar: 'الرقم',
    en: 'The number',
  },
  valueHint: {
    ar: 'كما يقوله المواطن. تُقبل الأرقام العربية والمسافات.',
    en: 'As the person says it. Arabic digits and spaces are fine.',
  },
  forWhom: {
    ar: 'لمن الطلب',
    en: 'Who it is for',
  },
  forPerson: {
    ar: 'صاحب الرقم نفسه',
    en: 'The person with the number',
  },
  forCompany: {
    ar: 'شركة يمثلها صاحب الرقم',
    en: 'A company that the person speaks for',
  },
  company: {
    ar: 'الشركة',
    en: 'Company',
  },
  companyName: {
    ar: 'اسم الشركة',
    en: 'Name of the company',
  },
  companyNameHint: {
    ar: 'كما في السجل التجاري',
    en: 'As in the commercial register',
  },
  missingCompanyName: {
    ar: 'أدخل اسم الشركة',
    en: 'Enter the name of the company',
  },
  longCompanyName: {
    ar: 'اختصر اسم الشركة إلى ٢٠٠ حرف',
    en: 'Make the name of the company 200 characters or fewer',
  },
  registerNumber: {
    ar: 'رقم السجل التجاري',
    en: 'Commercial register number',
  },
  missingRegisterNumber: {
    ar: 'أدخل رقم السجل التجاري',
    en: 'Enter the commercial register number',
  },
  wrongRegisterNumber: {
    ar: 'رقم السجل التجاري من ٣ إلى ١٢ رقمًا. راجعه.',
    en: 'A commercial register number has 3 to 12 digits. Check it.',
  },
  reason: {
    ar: 'سبب النيابة',
    en: 'Why you act for them',
  },
  reasonHint: {
    ar: 'يقرؤه المواطن في حسابه، مثل: حضر إلى مركز الخدمة',
    en: 'The person reads it in their account, for example: came to the service center',
  },
  missingValue: {
    ar: 'أدخل الرقم',
    en: 'Enter the number',
  },
  send: {
    ar: 'إرسال الرمز',
    en: 'Send the code',
  },
  find: {
    ar: 'متابعة',
    en: 'Continue',
  },
  sending: {
    ar: 'جارٍ الإرسال…',
    en: 'Sending…',
  },
  several: {
    ar: 'كُتب هذا الرقم في أكثر من حساب ولم يثبته أحد. ابحث برقم هاتف الشخص.',
    en: 'Several accounts have typed this number and none has proved it. Search by the person’s mobile number.',
  },
  none: {
    ar: 'لا يوجد حساب بهذا الرقم. راجعه، أو استخدم رقم الهاتف.',
    en: 'There is no account with this number. Check it, or use the mobile number.',
  },
  codeTitle: {
    ar: 'الرمز الذي وصل إلى المواطن',
    en: 'The code that the person was sent',
  },
  codeLabel: {
    ar: 'الرمز',
    en: 'Code',
  },
  found: {
    ar: 'الحساب: {name}',
    en: 'Account: {name}',
  },
  begin: {
    ar: 'بدء العمل نيابةً عنه',
    en: 'Start',
  },
  another: {
    ar: 'تغيير الرقم',
    en: 'Change the number',
  },
  deskTitle: {
    ar: 'تعمل الآن نيابةً عن {name}',
    en: 'You are now acting for {name}',
  },
  deskText: {
    ar: 'كل ما تفتحه وتقدمه من هنا يخصه وباسمه، ويُسجل أنك من قام به.',
    en: 'What you open and file from here is theirs and in their name; it is recorded that you did it.',
  },
  file: {
    ar: 'تقديم طلب',
    en: 'File a request',
  },
  requests: {
    ar: 'طلباته ومسوداته',
    en: 'Their requests and drafts',
  },
  sessionsTitle: {
    ar: 'سجل النيابة',
    en: 'People you acted for',
  },
  noSessions: {
    ar: 'لم تعمل نيابةً عن أحد بعد',
    en: 'You have not acted for anyone yet',
  },
  submissionsTitle: {
    ar: 'الطلبات المقدَّمة نيابةً عن غيرك',
    en: 'Requests filed for others',
  },
  noSubmissions: {
    ar: 'لم تقدم طلبًا نيابةً عن أحد بعد',
    en: 'You have not filed a request for anyone yet',
  },
  choose: {
    ar: 'اختيار من تعمل عنه',
    en: 'Choose a person to act for',
  },
  profileText: {
    ar: 'موظفون ووكلاء أعطيتهم رمزًا وصل إلى هاتفك. إن رأيت من لا تعرفه فاتصل على الخط الساخن.',
    en: 'Employees and agents to whom you gave a code from your phone. If you see someone you do not know, call the hotline.',
  },
  noOne: {
    ar: 'لم يعمل أحد نيابةً عنك',
    en: 'No one has acted for you',
  },
  person: {
    ar: 'الاسم',
    en: 'Name',
  },
  from: {
    ar: 'بدأ',
    en: 'Began',
  },
  until: {
    ar: 'انتهى',
    en: 'Ended',
  },
  now: {
    ar: 'ما زال جاريًا',
    en: 'In progress',
  },
  why: {
    ar: 'السبب',
    en: 'Reason',
  },
  notGiven: {
    ar: 'لم يُذكر',
    en: 'Not given',
  },
  filed: {
    ar: 'طلبات قُدمت',
    en: 'Requests filed',
  },
  nothingFiled: {
    ar: 'لا شيء',
    en: 'None',
  },
  agent: {
    ar: 'وكيل',
    en: 'Agent',
  },
  employee: {
    ar: 'موظف',
    en: 'Employee',
  },
  number: {
    ar: 'رقم الطلب',
    en: 'Request number',
  },
  service: {
    ar: 'الخدمة',
    en: 'Service',
  },
  at: {
    ar: 'تاريخ التقديم',
    en: 'Filed on',
  },
} as const satisfies Messages
