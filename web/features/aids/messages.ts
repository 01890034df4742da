// Words of the aids: the guided tours, and the question of who one is.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
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
    en: 'Track your request',
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
    en: 'The hotline and its hours are at the bottom of every page.',
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
