// The facts of the projects, by the names of the specification. A project states those that have been announced; those of
// the menu state all six.

import type { Text } from '@bawaba/language/index.ts'

/** Names of the facts, in the order in which a page shows them; the first two of a project also fit on its card. */
export const factLabels = {
  units: { ar: 'الوحدات', en: 'Units' },
  site: { ar: 'مساحة المشروع', en: 'Site' },
  green: { ar: 'مساحات خضراء', en: 'Green space' },
  location: { ar: 'الموقع', en: 'Location' },
  services: { ar: 'الخدمات', en: 'Services nearby' },
  unitCount: { ar: 'عدد الوحدات', en: 'Number of units' },
  finishing: { ar: 'مستوى التشطيب', en: 'Finishing level' },
  areas: { ar: 'مساحة الوحدة', en: 'Unit area' },
  delivery: { ar: 'التسليم', en: 'Delivery' },
} as const satisfies Record<string, Text>
export type FactName = keyof typeof factLabels
export type ProjectFacts = Partial<Record<FactName, Text>>

/** Those that the specification requires of every project of the menu. */
export const requiredFacts = [
  'location',
  'services',
  'unitCount',
  'finishing',
  'areas',
  'delivery',
] as const satisfies readonly FactName[]

const northCoast = { ar: 'الساحل الشمالي الغربي', en: 'North-west coast' }
const complete = { ar: 'تشطيب كامل', en: 'Fully finished' }
const flats = { ar: 'شقق', en: 'Flats' }
const immediate = { ar: 'فوري', en: 'Immediate' }

const arabicNumber = (value: number): string => value.toLocaleString('ar-EG')
const countOf = (count: number): Text => ({ ar: arabicNumber(count), en: String(count) })
const squareMetres = (from: number, to: number): Text => ({
  ar: `من ${arabicNumber(from)} إلى ${arabicNumber(to)} م²`,
  en: `${from} to ${to} m²`,
})

/** How many units the offering announces, for projects that state a number. */
export const announcedUnits: Readonly<Record<string, number>> = {
  BEACHFRONTTOWER: 132,
  LATINCITY: 148,
  ZAHYA: 86,
  CAPITALRESIDENCE: 126,
  NEWGARDENCITY: 142,
  VALLEYTAWERSEAST: 300,
}

const statedFacts: Readonly<Record<string, ProjectFacts>> = {
  BEACHFRONTTOWER: {
    units: flats,
    location: northCoast,
    services: {
      ar: 'شاطئ وممشى ومحال تجارية ومواقف سيارات',
      en: 'Beach, promenade, shops and parking',
    },
    finishing: complete,
    areas: squareMetres(96, 178),
    delivery: { ar: 'اعتبارًا من ديسمبر ٢٠٢٥', en: 'From December 2025' },
  },
  ALAMEINCOMPOUND: {
    site: { ar: 'نحو ٧٠٠ فدان', en: 'About 700 acres' },
    units: { ar: 'شاليهات وشقق وفيلات ووحدات تجارية', en: 'Chalets, flats, villas, commercial units' },
  },
  DOWNTOWNEXTENSION: { location: northCoast },
  LATINCITY: {
    location: northCoast,
    services: {
      ar: 'ساحات للمشاة ومحال تجارية ومطاعم ومدارس',
      en: 'Pedestrian squares, shops, restaurants and schools',
    },
    finishing: complete,
    areas: squareMetres(95, 170),
    delivery: { ar: 'اعتبارًا من يونيو ٢٠٢٥', en: 'From June 2025' },
  },
  MARINALAKE: { units: { ar: 'شاليهات وفيلات', en: 'Chalets and villas' } },
  ZAHYA: {
    units: { ar: 'فيلات', en: 'Villas' },
    location: { ar: 'شمال الدلتا على ساحل البحر المتوسط', en: 'Mediterranean coast of the Delta' },
    services: {
      ar: 'نادٍ ومنطقة تجارية ومسجد ومواقف سيارات',
      en: 'Club, shopping area, mosque and parking',
    },
    finishing: { ar: 'نصف تشطيب', en: 'Semi-finished' },
    areas: squareMetres(180, 320),
    delivery: immediate,
  },
  CAPITALRESIDENCE: {
    units: flats,
    location: { ar: 'الحي السكني الثاني (R3)', en: 'Second residential district (R3)' },
    services: {
      ar: 'ممشى تجاري ومدارس ومركز طبي ومواقف سيارات',
      en: 'Shopping walkway, schools, medical centre and parking',
    },
    finishing: complete,
    areas: squareMetres(100, 175),
    delivery: immediate,
  },
  NEWGARDENCITY: {
    site: { ar: '١٬٠٠٠ فدان', en: '1,000 feddans' },
    green: { ar: '٨٠٪', en: '80%' },
    location: { ar: 'الحي السكني الخامس (R5)', en: 'Fifth residential district (R5)' },
    services: {
      ar: 'حدائق ومدارس ونادٍ ومنطقة تجارية',
      en: 'Gardens, schools, club and shopping area',
    },
    finishing: complete,
    areas: squareMetres(105, 185),
    delivery: { ar: 'اعتبارًا من سبتمبر ٢٠٢٥', en: 'From September 2025' },
  },
  VALLEYTAWERSEAST: {
    areas: squareMetres(96, 178),
    delivery: immediate,
  },
}

/** The facts that a project states; none for one about which nothing has been announced. */
export const factsOf = (code: string): ProjectFacts => {
  const count = announcedUnits[code]
  return { ...statedFacts[code], ...(count !== undefined && { unitCount: countOf(count) }) }
}

/** Facts in the order of a page, each with its label. */
export const labelledFacts = (facts: ProjectFacts): { name: FactName; label: Text; value: Text }[] =>
  (Object.keys(factLabels) as FactName[]).flatMap(name => {
    const value = facts[name]
    return value ? [{ name, label: factLabels[name], value }] : []
  })
