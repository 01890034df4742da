// What a demo has to read: made-up news, an announcement that says it is a demo, and guides printed from the portal's own
// pages (journeys/sample-guides.ts).

import type { Language, Text } from '@bawaba/language/index.ts'

type SampleNews = { slug: string; daysAgo: number; title: Text; summary: Text; body: Text }
type SampleGuide = { slug: string; title: Text; summary: Text; files: readonly SampleFile[] }
/** `source` is a file of the folder `guides`; its readers see `name`. */
type SampleFile = { source: string; name: string }

export const sampleAnnouncement = {
  title: { ar: 'هذه بوابة تجريبية', en: 'This is a demo portal' },
  description: {
    ar: 'الخدمات والأشخاص والمدفوعات هنا للتجربة فقط، ولا يصل ما ترسله إلى أي جهة.',
    en: 'Its services, people and payments are made up. Nothing you send reaches an authority.',
  },
  body: {
    ar: 'قدّم طلبًا كمواطن، ثم سجّل الدخول كموظف لتعمل عليه. [دليل المواطن](/citizen-guide) يشرح الخطوات.',
    en: 'Send a request as a citizen, then sign in as staff to work on it. The [citizen guide](/citizen-guide) explains the steps.',
  },
} as const

export const sampleNews: readonly SampleNews[] = [
  {
    slug: 'evening-hours',
    daysAgo: 2,
    title: { ar: 'مراكز الخدمة تعمل مساءً يومي الأحد والثلاثاء', en: 'Service centers open on two evenings' },
    summary: {
      ar: 'يمكنك زيارة المركز حتى الثامنة مساءً يومي الأحد والثلاثاء.',
      en: 'You can visit a center until 8 pm on Sundays and Tuesdays.',
    },
    body: {
      ar: 'تستقبل مراكز الخدمة المواطنين حتى الثامنة مساءً يومي الأحد والثلاثاء، وتبقى مواعيد بقية الأيام كما هي.\n\n## قبل أن تذهب\n\n- ابحث عن أقرب مركز في صفحة [مراكز الخدمة](/service-centers).\n- احجز موعدًا إن كانت الخدمة تتيح ذلك.\n- كثير من الخدمات لا يحتاج إلى زيارة: قدّم طلبك من [صفحة الخدمات](/services).',
      en: 'Service centers receive citizens until 8 pm on Sundays and Tuesdays. The hours of the other days stay as they are.\n\n## Before you go\n\n- Find the nearest center on the page of [service centers](/service-centers).\n- Book an appointment where the service offers it.\n- Many services need no visit: apply on the [services page](/services).',
    },
  },
  {
    slug: 'check-documents',
    daysAgo: 9,
    title: {
      ar: 'تحقّق من صحة أي وثيقة صادرة من البوابة',
      en: 'Check any document that the portal issued',
    },
    summary: {
      ar: 'تحمل كل وثيقة رمزًا يتحقق به أي شخص من صحتها، دون تسجيل الدخول.',
      en: 'Every document has a code that anyone can check, without signing in.',
    },
    body: {
      ar: 'صارت الوثائق والإيصالات الصادرة من البوابة موقَّعة، وعلى كل منها رمز. امسح الرمز بهاتفك، أو اكتب رقم الوثيقة في [صفحة التحقق](/verify)، لتعرف هل هي صحيحة وسارية.',
      en: 'Documents and receipts of the portal are signed, and each has a code. Scan it with your phone, or type the number on the [page that checks documents](/verify), to learn whether it is genuine and still valid.',
    },
  },
  {
    slug: 'reminders',
    daysAgo: 23,
    title: { ar: 'نذكّرك بموعدك وبما لم يكتمل', en: 'We remind you of appointments and unfinished forms' },
    summary: {
      ar: 'تصلك رسالة قبل موعدك بيوم، وتذكير بالمسودات والرسوم التي لم تُسدد.',
      en: 'You get a message the day before an appointment, and a reminder of drafts and unpaid fees.',
    },
    body: {
      ar: 'ترسل البوابة تذكيرًا قبل موعدك في المركز بيوم، وتذكّرك بالطلبات التي بدأتها ولم ترسلها وبالرسوم التي لم تُسدد. اختر ما يصلك وكيف يصلك من «تفضيلات الإشعارات» في ملفك الشخصي.',
      en: 'The portal reminds you the day before an appointment at a center, and of forms that you started and fees that are not paid. Choose what reaches you, and how, under the notification preferences of your profile.',
    },
  },
]

const filesOf = (source: string, names: Record<Language, string>): SampleFile[] =>
  (['ar', 'en'] as const).map(language => ({
    source: `${source}.${language}.pdf`,
    name: `${names[language]}.pdf`,
  }))

export const sampleGuides: readonly SampleGuide[] = [
  {
    slug: 'citizen-guide',
    title: { ar: 'دليل المواطن للطباعة', en: 'The citizen guide, to print' },
    summary: {
      ar: 'من اختيار الخدمة إلى استلام النتيجة، في صفحتين.',
      en: 'From choosing a service to receiving the result, on two pages.',
    },
    files: filesOf('citizen-guide', { ar: 'دليل المواطن', en: 'Citizen guide' }),
  },
  {
    slug: 'clients-charter',
    title: { ar: 'ميثاق المتعاملين للطباعة', en: 'The clients’ charter, to print' },
    summary: {
      ar: 'ما نلتزم به نحوك، وما نحتاج إليه منك.',
      en: 'What we commit to, and what we need from you.',
    },
    files: filesOf('clients-charter', { ar: 'ميثاق المتعاملين', en: 'Clients’ charter' }),
  },
]
