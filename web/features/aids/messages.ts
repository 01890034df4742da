// Words of the aids: the guided tours, the assistant, and the question of who one is.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  help: {
    ar: 'المساعدة',
    en: 'Help',
  },
  startTour: {
    ar: 'جولة في الصفحة',
    en: 'Tour of this page',
  },
  startFormTour: {
    ar: 'شرح أسئلة هذه الصفحة',
    en: 'Show me around',
  },
  endTour: {
    ar: 'إنهاء الجولة',
    en: 'End the tour',
  },
  stepOf: {
    ar: '{step} من {steps}',
    en: '{step} of {steps}',
  },
  backStep: {
    ar: 'السابق',
    en: 'Back',
  },
  nextStep: {
    ar: 'التالي',
    en: 'Next',
  },
  done: {
    ar: 'فهمت',
    en: 'Got it',
  },
  tourWelcome: {
    ar: 'أهلًا بك في البوابة',
    en: 'Welcome to the portal',
  },
  tourWelcomeText: {
    ar: 'من هذه الصفحة تصل إلى كل الخدمات والمشروعات.',
    en: 'All services and projects start from this page.',
  },
  tourSearch: {
    ar: 'ابحث بكلماتك',
    en: 'Search in your own words',
  },
  tourSearchText: {
    ar: 'اكتب ما تريد كما تقوله، ولا يضر خطأ في الكتابة.',
    en: 'Type what you want as you would say it. Typing errors do no harm.',
  },
  tourTrack: {
    ar: 'تابع طلبك',
    en: 'Follow your request',
  },
  tourTrackText: {
    ar: 'برقم الطلب تعرف أين وصل، حتى دون تسجيل الدخول.',
    en: 'With its number you see where it stands, even without signing in.',
  },
  tourHelp: {
    ar: 'اتصل بنا',
    en: 'Call us',
  },
  tourHelpText: {
    ar: 'رقم الخط الساخن ومواعيده في أسفل كل صفحة.',
    en: 'The hotline and its hours stand at the bottom of every page.',
  },
  assistant: {
    ar: 'اسأل المساعد',
    en: 'Ask the assistant',
  },
  assistantIntro: {
    ar: 'أجيب من صفحات هذه البوابة وأسئلتها الشائعة ومن طلباتك، وأذكر مصدر كل إجابة. لا تُحفظ أسئلتك.',
    en: 'I answer from the pages and questions of this portal and from your own requests, and name the source of every answer. Your questions are not stored.',
  },
  question: {
    ar: 'سؤالك',
    en: 'Your question',
  },
  ask: {
    ar: 'اسأل',
    en: 'Ask',
  },
  noQuestion: {
    ar: 'اكتب سؤالك',
    en: 'Enter your question',
  },
  conversation: {
    ar: 'الأسئلة والإجابات',
    en: 'Questions and answers',
  },
  source: {
    ar: 'المصدر: {source}',
    en: 'Source: {source}',
  },
  partial: {
    ar: 'لست متأكدًا أن هذا ما تسأل عنه. هذا أقرب ما وجدت:',
    en: 'I am not sure this is what you ask about. This is the closest I found:',
  },
  unknown: {
    ar: 'لا أعرف إجابة هذا السؤال.',
    en: 'I do not know the answer to this.',
  },
  yourRequests: {
    ar: 'أحدث طلباتك:',
    en: 'Your latest requests:',
  },
  noRequests: {
    ar: 'لا توجد طلبات باسمك بعد.',
    en: 'You have no requests yet.',
  },
  notYours: {
    ar: 'لا يوجد طلب بهذا الرقم بين طلباتك.',
    en: 'There is no request of this number among yours.',
  },
  myRequests: {
    ar: 'طلباتي',
    en: 'My requests',
  },
  visitorRequests: {
    ar: 'سجّل الدخول لأرى طلباتك، أو تابع طلبًا برقمه.',
    en: 'Sign in so that I can see your requests, or follow one by its number.',
  },
  follow: {
    ar: 'متابعة طلب برقمه',
    en: 'Follow a request',
  },
  signIn: {
    ar: 'تسجيل الدخول',
    en: 'Sign in',
  },
  toPeople: {
    ar: 'يمكنك أن تسأل فريقنا مباشرة.',
    en: 'You can ask our team directly.',
  },
  contact: {
    ar: 'تواصل معنا',
    en: 'Contact us',
  },
  failed: {
    ar: 'تعذر الوصول إلى الإجابة الآن. حاول مرة أخرى.',
    en: 'The answer could not be reached just now. Try again.',
  },
  whoAreYou: {
    ar: 'كيف تستخدم البوابة؟',
    en: 'How do you use the portal?',
  },
  whoAreYouText: {
    ar: 'اختر ما يناسبك ونأخذك إلى مكانه. يمكنك تغييره في أي وقت.',
    en: 'Choose what suits you and we take you there. You can change it at any time.',
  },
  individual: {
    ar: 'لنفسي أو لأسرتي',
    en: 'For myself or my family',
  },
  individualText: {
    ar: 'كل الخدمات والطلبات والسداد.',
    en: 'All services, requests and payments.',
  },
  company: {
    ar: 'لشركة أو عن شخص آخر',
    en: 'For a company or somebody else',
  },
  companyText: {
    ar: 'الوكيل يسجّل الدخول ثم يعمل نيابةً عن غيره بإذن منه.',
    en: 'An agent signs in and acts for somebody else with their permission.',
  },
  staff: {
    ar: 'موظف',
    en: 'Member of staff',
  },
  staffText: {
    ar: 'مساحة عمل الموظفين.',
    en: 'The workspace of staff.',
  },
  chosen: {
    ar: 'اختيارك الحالي',
    en: 'Your choice now',
  },
} as const satisfies Messages
