// The accounts that the simulated utility serves: made by rule from a number, the same ones on every machine.

import { checkDigitOf } from '../numbers.ts'

type Words = { ar: string; en: string }
export type MeterType = 'mechanical' | 'code' | 'smart'
export type Account = {
  meterNumber: string
  paymentNumber: string
  type: MeterType
  maker: string
  ownerFirstName: string
  ownerName: string
  ownerNationalId: string
  chassisNumber: string
  combinedCode: string
  connectionType: 'single-phase' | 'three-phase'
  contractType: 'residential' | 'commercial'
  address: Words
  area: Words
  /** As the portal's companies and centers name them. */
  governorate: string
  company: string
  sector: string
  serviceCenter: string
  /** Kilowatt-hours of an ordinary month. */
  usual: number
  /** How many months are not paid; 0 to 4. */
  unpaidMonths: number
  /** First and last day of a month on which readings are taken. */
  window: { from: number; to: number }
}

const firstNames = ['نهى', 'كريم', 'منى', 'أحمد', 'هدى', 'محمود', 'سامية', 'مينا']
const lastNames = ['محمود عبد الرحمن', 'فؤاد', 'سالم', 'إبراهيم', 'جرجس', 'عبد الله', 'الشاذلي', 'حسن']
const makers = ['Iskraemeco', 'El Sewedy', 'Globaltronics', 'Maasara']
const types: readonly MeterType[] = ['mechanical', 'smart', 'mechanical', 'code']
const sites = [
  [
    'CAIRO',
    'NORTH_CAIRO',
    'NASR_CITY',
    'ABBAS',
    'شارع مكرم عبيد، مدينة نصر',
    'Makram Ebeid Street, Nasr City',
  ],
  ['CAIRO', 'SOUTH_CAIRO', 'MAADI', 'DEGLA', 'شارع ٢٣٣، دجلة المعادي', 'Street 233, Maadi Degla'],
  ['GIZA', 'SOUTH_CAIRO', 'GIZA', 'DOKKI', 'شارع التحرير، الدقي', 'Tahrir Street, Dokki'],
  ['CAIRO', 'NORTH_CAIRO', 'HELIOPOLIS', 'KORBA', 'شارع بغداد، الكوربة', 'Baghdad Street, Korba'],
  ['GIZA', 'SOUTH_CAIRO', 'OCTOBER', 'SHEIKH_ZAYED', 'الحي الثامن، الشيخ زايد', 'District 8, Sheikh Zayed'],
] as const

const padded = (value: number, length: number): string => String(value).padStart(length, '0')
const numbered = (body: string): string => body + checkDigitOf(body)
const pick = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item

export const accountCount = 60

/** The account of a position, from 0. */
export const accountAt = (index: number): Account => {
  const [governorate, company, sector, center, street, streetEnglish] = pick(sites, index)
  const building = 3 + index * 2
  return {
    meterNumber: numbered(`10${padded(24_001 + index * 37, 9)}`),
    paymentNumber: numbered(`20${padded(7_300_001 + index * 53, 10)}`),
    type: pick(types, index),
    maker: pick(makers, index),
    ownerFirstName: pick(firstNames, index),
    ownerName: `${pick(firstNames, index)} ${pick(lastNames, index)}`,
    ownerNationalId: `2${padded(75 + (index % 25), 2)}0${1 + (index % 9)}15${padded(1, 2)}${padded(1000 + index, 5)}`,
    chassisNumber: `CH${padded(510_000 + index * 11, 7)}`,
    combinedCode: `${padded(101 + (index % 7), 3)}-${padded(2001 + index, 5)}`,
    connectionType: index % 4 === 3 ? 'three-phase' : 'single-phase',
    contractType: index % 6 === 5 ? 'commercial' : 'residential',
    address: { ar: `${building} ${street}`, en: `${building} ${streetEnglish}` },
    area: { ar: street.split('، ')[1] ?? street, en: streetEnglish.split(', ')[1] ?? streetEnglish },
    governorate,
    company,
    sector: `${company}_${sector}`,
    serviceCenter: `${company}_${sector}_${center}`,
    usual: 140 + ((index * 67) % 420),
    unpaidMonths: index % 5,
    // Of every tenth the readings are taken at the end of the month alone.
    window: index % 10 === 9 ? { from: 27, to: 28 } : { from: 1, to: 31 },
  }
}

export const accounts: readonly Account[] = Array.from({ length: accountCount }, (_, index) =>
  accountAt(index),
)
