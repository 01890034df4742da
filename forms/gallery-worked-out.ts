// Small forms for what is worked out of answers, and for what stands between questions.

import type { FieldEntry } from './definition.ts'
import type { FormExample } from './gallery-forms.ts'

const number = (label: string, entry: Partial<FieldEntry> = {}): FieldEntry => ({
  label,
  type: 'Number',
  uniforms: { type: 'number' },
  ...entry,
})
const money = (label: string, entry: Partial<FieldEntry> = {}): FieldEntry => ({
  ...number(label, entry),
  uniforms: { type: 'money' },
})
const date = (label: string, entry: Partial<FieldEntry> = {}): FieldEntry => ({
  label,
  type: 'Date',
  uniforms: { type: 'date' },
  ...entry,
})

export const workedOutExamples: FormExample[] = [
  {
    name: 'calculate, rules, max',
    fields: {
      area: number('area', { postfix: 'metres', max: 500 }),
      built: number('built', { postfix: 'metres', max: { field: 'area' } }),
      fee: money('fee', {
        calculate: {
          greatest: [{ pounds: '50.00' }, { multiply: [{ pounds: '10.00' }, { field: 'built' }] }],
        },
      }),
      from: date('from'),
      until: date('until', {
        rules: [
          { wrongWhen: { field: 'until', is: 'lt', value: { field: 'from' } }, text: 'beforeBeginning' },
        ],
      }),
      days: number('days', { calculate: { daysBetween: [{ field: 'from' }, { field: 'until' }] } }),
    },
    answers: { area: 120, built: 80, from: '2026-12-01', until: '2026-12-15' },
    translations: {
      ar: {
        area: 'مساحة الأرض',
        built: 'المساحة المبنية',
        metres: 'متر مربع',
        fee: 'الرسم',
        from: 'من يوم',
        until: 'إلى يوم',
        days: 'عدد الأيام',
        beforeBeginning: 'يوم النهاية قبل يوم البداية. صحّح أحدهما',
      },
      en: {
        area: 'Area of the plot',
        built: 'Built area',
        metres: 'square metres',
        fee: 'Fee',
        from: 'First day',
        until: 'Last day',
        days: 'Days',
        beforeBeginning: 'The last day is before the first. Change one of them',
      },
    },
  },
  {
    name: 'blocks',
    blocks: [
      { id: 'about', kind: 'heading', text: 'aboutPlot', before: 'area' },
      { id: 'how', kind: 'paragraph', text: 'howToMeasure', before: 'area' },
      { id: 'html', kind: 'paragraph', text: 'asTyped', before: 'area' },
      {
        id: 'large',
        kind: 'notice',
        look: 'warning',
        title: 'largeTitle',
        text: 'largeText',
        before: 'rooms',
        conditionalField: { field: 'area', is: 'gt', value: 100 },
      },
      {
        id: 'drawing',
        kind: 'picture',
        picture: '/favicon.svg',
        alt: 'mark',
        text: 'caption',
        before: 'rooms',
      },
      {
        id: 'facts',
        kind: 'facts',
        title: 'yourPlot',
        facts: [
          { label: 'area', field: 'area' },
          { label: 'rooms', field: 'rooms' },
          { label: 'office', text: 'officeName' },
        ],
      },
      {
        id: 'more',
        kind: 'links',
        title: 'readMore',
        links: [
          { href: 'https://www.egypt.gov.eg/', label: 'portalOfGovernment' },
          { href: 'tel:19468', label: 'callUs' },
        ],
      },
    ],
    fields: { area: number('area', { postfix: 'metres' }), rooms: number('rooms') },
    answers: { area: 120, rooms: 4 },
    translations: {
      ar: {
        aboutPlot: 'عن الأرض',
        howToMeasure:
          'قِس المساحة **من الخارج**، بما فيها:\n\n- الجدران\n- الشرفات المغطاة\n\nانظر [دليل القياس](https://www.egypt.gov.eg/).',
        asTyped: 'وسوم HTML تظهر كما كُتبت: <b>x</b> <img src="/x">',
        largeTitle: 'الأرض أكبر من ١٠٠ متر',
        largeText: 'يزورك مهندس قبل الموافقة.',
        mark: 'شعار البوابة',
        caption: 'هكذا يبدو الشعار على اللافتة',
        yourPlot: 'أرضك',
        area: 'مساحة الأرض',
        rooms: 'عدد الغرف',
        metres: 'متر مربع',
        office: 'المكتب',
        officeName: 'مركز خدمة مدينة نصر',
        readMore: 'للمزيد',
        portalOfGovernment: 'بوابة الحكومة',
        callUs: 'اتصل بنا: ١٩٤٦٨',
      },
      en: {
        aboutPlot: 'About the plot',
        howToMeasure:
          'Measure the area **from outside**, with:\n\n- the walls\n- covered balconies\n\nSee the [guide to measuring](https://www.egypt.gov.eg/).',
        asTyped: 'HTML stands as it was typed: <b>x</b> <img src="/x">',
        largeTitle: 'The plot is larger than 100 metres',
        largeText: 'An engineer visits you before it is approved.',
        mark: 'The mark of the portal',
        caption: 'This is how the mark looks on the sign',
        yourPlot: 'Your plot',
        area: 'Area of the plot',
        rooms: 'Number of rooms',
        metres: 'square metres',
        office: 'Office',
        officeName: 'Nasr City service center',
        readMore: 'Read more',
        portalOfGovernment: 'The portal of the government',
        callUs: 'Call us: 19468',
      },
    },
  },
]
