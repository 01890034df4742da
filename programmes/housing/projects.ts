// The projects of the programme: the eight of the first page, in their order, then those that have a page alone. Facts are
// those of the specification; where it has none, none is given.

import type { ProjectDefinition } from './project.ts'

const units = { ar: 'الوحدات', en: 'Units' }
const area = { ar: 'مساحة المشروع', en: 'Site' }
const unitArea = { ar: 'مساحة الوحدة', en: 'Unit area' }
const delivery = { ar: 'التسليم', en: 'Delivery' }
const northCoast = { ar: 'الساحل الشمالي الغربي', en: 'North-west coast' }

const filesOf = (folder: string, ...names: ('tour' | 'villas' | 'offices' | 'second')[]) => ({
  priceListLink: `${folder}/prices.pdf`,
  prochureLink: `${folder}/brochure.pdf`,
  ...(names.includes('tour') && { virtualTour: `${folder}/tour/` }),
  ...(names.includes('villas') && { priceListLinkVilla: `${folder}/prices-villas.pdf` }),
  ...(names.includes('offices') && { priceListLinkAdminUnits: `${folder}/prices-offices.pdf` }),
  ...(names.includes('second') && { prochureLinkTwo: `${folder}/brochure-2.pdf` }),
})

export const projects: readonly ProjectDefinition[] = [
  {
    code: 'BEACHFRONTTOWER',
    title: { ar: 'الأبراج الشاطئية', en: 'Beach Towers' },
    location: { ar: 'العلمين الجديدة', en: 'New Alamein' },
    desc: {
      ar: 'أبراج سكنية على البحر مباشرة في العلمين الجديدة.',
      en: 'Residential towers right on the beach of New Alamein.',
    },
    city: 'new-alamein',
    scene: 'towers',
    facts: [
      { label: units, value: { ar: 'شقق', en: 'Flats' } },
      { label: { ar: 'الموقع', en: 'Location' }, value: northCoast },
    ],
    isShown: true,
    links: filesOf('beach-towers', 'tour'),
  },
  {
    code: 'ALAMEINCOMPOUND',
    title: { ar: 'كمبوند العلمين الجديدة', en: 'New Alamein Compound' },
    location: { ar: 'العلمين الجديدة', en: 'New Alamein' },
    desc: {
      ar: 'مجتمع متكامل: شاليهات وشقق وفيلات ومنطقة تجارية.',
      en: 'A complete community: chalets, flats, villas and a commercial area.',
    },
    city: 'new-alamein',
    scene: 'compound',
    facts: [
      { label: area, value: { ar: 'نحو ٧٠٠ فدان', en: 'About 700 acres' } },
      {
        label: units,
        value: { ar: 'شاليهات وشقق وفيلات ووحدات تجارية', en: 'Chalets, flats, villas, commercial units' },
      },
    ],
    isShown: true,
    hasNoPage: true,
    links: filesOf('alamein-compound', 'tour', 'villas', 'offices'),
  },
  {
    code: 'DOWNTOWNEXTENSION',
    title: { ar: 'امتداد الداون تاون', en: 'Downtown Extension' },
    location: { ar: 'العلمين الجديدة', en: 'New Alamein' },
    desc: {
      ar: 'امتداد قلب مدينة العلمين الجديدة: سكن وخدمات معًا.',
      en: 'The heart of New Alamein goes on: homes and services side by side.',
    },
    city: 'new-alamein',
    scene: 'downtown',
    facts: [{ label: { ar: 'الموقع', en: 'Location' }, value: northCoast }],
    isShown: true,
    hasNoPage: true,
    links: filesOf('downtown-extension', 'offices'),
  },
  {
    code: 'LATINCITY',
    title: { ar: 'الحي اللاتيني', en: 'Latin District' },
    location: { ar: 'العلمين الجديدة', en: 'New Alamein' },
    desc: {
      ar: 'حي بطابع متوسطي: ساحات وأروقة وممرات للمشاة.',
      en: 'A district of Mediterranean character: squares, arcades and walks.',
    },
    city: 'new-alamein',
    scene: 'latin',
    facts: [{ label: { ar: 'الموقع', en: 'Location' }, value: northCoast }],
    isShown: true,
    links: filesOf('latin-district', 'tour', 'second'),
  },
  {
    code: 'MARINALAKE',
    title: { ar: 'مشروع البحيرة', en: 'Lake Side' },
    location: { ar: 'مارينا', en: 'Marina' },
    desc: { ar: 'شاليهات وفيلات على ضفة البحيرة.', en: 'Chalets and villas on the shore of the lake.' },
    city: 'marina',
    scene: 'lake',
    facts: [{ label: units, value: { ar: 'شاليهات وفيلات', en: 'Chalets and villas' } }],
    isShown: true,
    hasNoPage: true,
    links: filesOf('marina-lake', 'villas'),
  },
  {
    code: 'ZAHYA',
    title: { ar: 'زاهية', en: 'Zahya' },
    location: { ar: 'المنصورة الجديدة', en: 'New Mansoura' },
    desc: { ar: 'مشروع فيلات في مدينة المنصورة الجديدة.', en: 'A project of villas in New Mansoura.' },
    city: 'new-mansoura',
    scene: 'villas',
    facts: [{ label: units, value: { ar: 'فيلات', en: 'Villas' } }],
    isShown: true,
    links: filesOf('zahya', 'tour', 'villas'),
  },
  {
    code: 'CAPITALRESIDENCE',
    title: { ar: 'ممشى الحي الثاني R3', en: 'Walkway, Second District R3' },
    location: { ar: 'العاصمة الإدارية الجديدة', en: 'New Administrative Capital' },
    desc: {
      ar: 'سكن على ممشى الحي السكني الثاني (R3).',
      en: 'Homes along the walkway of the second neighbourhood (R3).',
    },
    city: 'new-capital',
    scene: 'walkway',
    facts: [{ label: units, value: { ar: 'شقق', en: 'Flats' } }],
    isShown: true,
    links: filesOf('capital-r3', 'tour'),
  },
  {
    code: 'NEWGARDENCITY',
    title: { ar: 'جاردن سيتي R5', en: 'Garden City R5' },
    location: { ar: 'العاصمة الإدارية الجديدة', en: 'New Administrative Capital' },
    desc: {
      ar: 'حي سكني حول حدائق ومساحات مفتوحة واسعة (R5).',
      en: 'A district built round gardens and wide open space (R5).',
    },
    city: 'new-capital',
    scene: 'garden',
    facts: [
      { label: area, value: { ar: '١٬٠٠٠ فدان', en: '1,000 feddans' } },
      { label: { ar: 'مساحات خضراء', en: 'Green space' }, value: { ar: '٨٠٪', en: '80%' } },
    ],
    isShown: true,
    links: filesOf('garden-city', 'tour', 'second'),
  },
  {
    code: 'SABA',
    title: { ar: 'سبا', en: 'Saba' },
    location: { ar: 'مدينة ٦ أكتوبر', en: '6th of October City' },
    desc: { ar: 'مشروع سكني في مدينة ٦ أكتوبر.', en: 'A residential project in 6th of October City.' },
    city: 'october',
    scene: 'compound',
    facts: [],
    links: filesOf('saba'),
  },
  {
    code: 'ARABISK',
    title: { ar: 'أرابيسك', en: 'Arabesque' },
    location: { ar: 'القاهرة', en: 'Cairo' },
    desc: { ar: 'مشروع سكني في القاهرة.', en: 'A residential project in Cairo.' },
    city: 'cairo',
    scene: 'latin',
    facts: [],
    links: filesOf('arabesque'),
  },
  {
    code: 'MADINATY',
    title: { ar: 'مدينتي', en: 'Madinaty' },
    location: { ar: 'القاهرة', en: 'Cairo' },
    desc: { ar: 'وحدات في مدينتي.', en: 'Units in Madinaty.' },
    city: 'cairo',
    scene: 'garden',
    facts: [],
    links: filesOf('madinaty'),
  },
  {
    code: 'VALLEYTOWERS',
    title: { ar: 'فالي تاورز', en: 'Valley Towers' },
    location: { ar: 'حدائق أكتوبر', en: 'Hadayek October' },
    desc: { ar: 'أبراج سكنية في حدائق أكتوبر.', en: 'Residential towers in Hadayek October.' },
    city: 'october',
    scene: 'downtown',
    facts: [],
    links: filesOf('valley-towers'),
  },
  {
    code: 'VALLEYTAWERSEAST',
    title: { ar: 'فالي تاورز إيست', en: 'Valley Towers East' },
    location: { ar: 'العبور الجديدة', en: 'New Obour' },
    desc: {
      ar: 'وحدات سكنية على بعد ٣٥ كم من وسط القاهرة.',
      en: 'Homes 35 km from central Cairo.',
    },
    city: 'new-obour',
    scene: 'walkway',
    facts: [
      { label: { ar: 'عدد الوحدات', en: 'Number of units' }, value: { ar: '٣٠٠', en: '300' } },
      { label: unitArea, value: { ar: 'من ٩٦ إلى ١٧٨ م²', en: '96 to 178 m²' } },
      { label: delivery, value: { ar: 'فوري', en: 'Immediate' } },
    ],
    links: filesOf('valley-towers-east'),
  },
  {
    code: 'BLISSGATE',
    title: { ar: 'بليس جيت', en: 'Bliss Gate' },
    location: { ar: 'الشيخ زايد', en: 'Sheikh Zayed' },
    desc: { ar: 'مشروع سكني في الشيخ زايد.', en: 'A residential project in Sheikh Zayed.' },
    city: 'sheikh-zayed',
    scene: 'villas',
    facts: [],
    links: filesOf('bliss-gate'),
  },
]
