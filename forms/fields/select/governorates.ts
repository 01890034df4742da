// The governorates of Egypt by their ISO 3166-2 codes: a list long enough to be typed into, for the examples.

import type { Option, Translations } from '../../definition.ts'

/** Code, Arabic, English. */
const governorates = [
  ['C', 'القاهرة', 'Cairo'],
  ['GZ', 'الجيزة', 'Giza'],
  ['ALX', 'الإسكندرية', 'Alexandria'],
  ['DK', 'الدقهلية', 'Dakahlia'],
  ['BA', 'البحر الأحمر', 'Red Sea'],
  ['BH', 'البحيرة', 'Beheira'],
  ['FYM', 'الفيوم', 'Faiyum'],
  ['GH', 'الغربية', 'Gharbia'],
  ['IS', 'الإسماعيلية', 'Ismailia'],
  ['MNF', 'المنوفية', 'Monufia'],
  ['MN', 'المنيا', 'Minya'],
  ['KB', 'القليوبية', 'Qalyubia'],
  ['WAD', 'الوادي الجديد', 'New Valley'],
  ['SUZ', 'السويس', 'Suez'],
  ['ASN', 'أسوان', 'Aswan'],
  ['AST', 'أسيوط', 'Asyut'],
  ['BNS', 'بني سويف', 'Beni Suef'],
  ['PTS', 'بورسعيد', 'Port Said'],
  ['DT', 'دمياط', 'Damietta'],
  ['SHR', 'الشرقية', 'Sharqia'],
  ['JS', 'جنوب سيناء', 'South Sinai'],
  ['KFS', 'كفر الشيخ', 'Kafr El Sheikh'],
  ['MT', 'مطروح', 'Matrouh'],
  ['LX', 'الأقصر', 'Luxor'],
  ['KN', 'قنا', 'Qena'],
  ['SIN', 'شمال سيناء', 'North Sinai'],
  ['SHG', 'سوهاج', 'Sohag'],
] as const

export const governorateOptions: Option[] = governorates.map(([value]) => ({ value, label: value }))
export const governorateTexts: Translations = {
  ar: {
    governorate: 'المحافظة',
    governorateHint: 'محافظة العقار، لا محافظة إقامتك',
    branches: 'محافظات الفروع',
    ...Object.fromEntries(governorates.map(([code, ar]) => [code, ar])),
  },
  en: {
    governorate: 'Governorate',
    governorateHint: 'Where the property is, not where you live',
    branches: 'Governorates of the branches',
    ...Object.fromEntries(governorates.map(([code, , en]) => [code, en])),
  },
}
