// The documents that a demo opens in place of the authority's own: what they are called, and what stands in each. They say that
// they are samples, and no figure in them is meant.

import type { Language, Text } from '@bawaba/language/index.ts'
import type { Sheet } from '@bawaba/server/platform/pdf/sheet.ts'

export const sampleKinds = ['terms', 'prices', 'brochure'] as const
export type SampleKind = (typeof sampleKinds)[number]

type Content = { title: Text; paragraphs: readonly Text[]; facts: readonly (readonly [Text, Text])[] }

const contents: Record<SampleKind, Content> = {
  terms: {
    title: { ar: 'كراسة الشروط والأحكام', en: 'Booklet of terms and conditions' },
    paragraphs: [
      {
        ar: 'أولًا، من يتقدم: كل مصري يقيم بالخارج إقامة سارية، أتم ٢١ عامًا، ولم تُخصص له وحدة في هذه المرحلة.',
        en: '1. Who may apply: every Egyptian with a valid residence abroad who is 21 or older and has no unit of this stage.',
      },
      {
        ar: 'ثانيًا، الحجز: يختار المتقدم وحدة واحدة، ويُحجز له اختياره للمدة التي تظهر على الشاشة، ثم يسدد مقدم الحجز بالبطاقة أو بالتحويل البنكي.',
        en: '2. Reserving: the applicant chooses one unit. It is held for the time shown on the screen; the deposit is then paid by card or bank transfer.',
      },
      {
        ar: 'ثالثًا، التخصيص: تُخصص الوحدة بعد وصول المقدم ومراجعة المستندات. ومن لم يسدد في موعده تعود وحدته إلى الطرح.',
        en: '3. Allocation: a unit is allocated once the deposit has arrived and the papers are checked. What is not paid in time is offered again.',
      },
      {
        ar: 'رابعًا، السداد: على أقساط ربع سنوية بالجنيه المصري أو ما يعادله، وفق جدول المشروع.',
        en: '4. Payment: in quarterly instalments, in Egyptian pounds or their equivalent, by the schedule of the project.',
      },
      {
        ar: 'خامسًا، العدول: يُرد المقدم كاملًا لمن يعدل قبل التخصيص، وبعد خصم المصروفات الإدارية لمن يعدل بعده.',
        en: '5. Withdrawal: the whole deposit is returned before allocation; after it, less administrative costs.',
      },
    ],
    facts: [
      [
        { ar: 'المرحلة', en: 'Stage' },
        { ar: 'الثانية، الطرح التكميلي', en: 'Second, supplementary offering' },
      ],
      [
        { ar: 'الطرح', en: 'Offering' },
        { ar: '٧٥٨ وحدة في ٨ مشروعات في ٤ مدن', en: '758 units in 8 projects in 4 cities' },
      ],
      [
        { ar: 'الخط الساخن', en: 'Hotline' },
        { ar: '19010', en: '19010' },
      ],
    ],
  },
  prices: {
    title: { ar: 'قائمة الأسعار', en: 'Price list' },
    paragraphs: [
      {
        ar: 'الأسعار هنا أمثلة للعرض. السعر الملزم هو ما يظهر مع الوحدة عند حجزها.',
        en: 'The prices here are examples. The price that binds is the one shown with a unit as it is reserved.',
      },
    ],
    facts: [
      [
        { ar: 'شقة ٩٦ مترًا', en: 'Flat, 96 square metres' },
        { ar: 'من ١٬٠٠٠٬٠٠٠ ج.م', en: 'From EGP 1,000,000' },
      ],
      [
        { ar: 'شقة ١٣٢ مترًا', en: 'Flat, 132 square metres' },
        { ar: 'من ١٬٤٠٠٬٠٠٠ ج.م', en: 'From EGP 1,400,000' },
      ],
      [
        { ar: 'شقة ١٧٨ مترًا', en: 'Flat, 178 square metres' },
        { ar: 'من ٢٬٠٠٠٬٠٠٠ ج.م', en: 'From EGP 2,000,000' },
      ],
      [
        { ar: 'مقدم الحجز', en: 'Deposit' },
        { ar: '٢٠٪ من السعر', en: '20 % of the price' },
      ],
    ],
  },
  brochure: {
    title: { ar: 'كتيّب المشروع', en: 'Project brochure' },
    paragraphs: [
      {
        ar: 'موقع المشروع وما حوله، وأنواع الوحدات ومساحاتها ومستوى التشطيب وموعد التسليم، كما في صفحة المشروع على البوابة.',
        en: 'Where the project lies and what is around it, its units, their areas and finish, and when they are delivered: as on its page of the portal.',
      },
      {
        ar: 'الصور رسوم توضيحية. تُفتح الجولة الافتراضية من صفحة المشروع حيث توجد.',
        en: 'Pictures are illustrations. The virtual tour, where there is one, opens from the page of the project.',
      },
    ],
    facts: [
      [
        { ar: 'المساحات', en: 'Areas' },
        { ar: 'من ٩٦ إلى ١٧٨ مترًا مربعًا', en: '96 to 178 square metres' },
      ],
      [
        { ar: 'التشطيب', en: 'Finish' },
        { ar: 'كامل', en: 'Complete' },
      ],
    ],
  },
}

const notice: Text = {
  ar: 'عينة للعرض التجريبي. وثائق الهيئة تُفتح من مضيفها حين يُضبط عنوانه.',
  en: 'A sample for the demo. Documents of the authority open from their host once its address is configured.',
}

/** A sample as it is drawn. The same day each time, so that it is the same file each time. */
export const sampleSheet = (kind: SampleKind, language: Language): Sheet => {
  const { title, paragraphs, facts } = contents[kind]
  const say = (text: Text): string => text[language]
  return {
    language,
    title: say(title),
    authority: say({ ar: 'بوابة الإسكان', en: 'Housing portal' }),
    meta: [[say({ ar: 'نوع الوثيقة', en: 'Kind' }), say({ ar: 'عينة', en: 'Sample' })]],
    paragraphs: [notice, ...paragraphs].map(say),
    facts: facts.map(([label, value]) => [say(label), say(value)] as const),
    seal: '',
    link: 'https://example.com/',
    codeText: say({ ar: 'رمز تجريبي', en: 'Sample code' }),
    address: 'https://example.com/',
    footer: say(notice),
    made: new Date('2026-11-25T10:00:00Z'),
  }
}

export const sampleFile = (kind: SampleKind, language: Language): URL =>
  new URL(`${kind}.${language}.pdf`, import.meta.url)
