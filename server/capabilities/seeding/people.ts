// Made-up people. They have no password: nobody signs in as one of them.

import { createHash } from 'node:crypto'
import { type MadeName, nameOf, pick, type Random } from './names.ts'

export type MadePerson = MadeName & {
  id: string
  username: string
  mobile: string
  bornOn: string
  nationalId: string
}

/** The same numbers for the same seed (mulberry32). */
export const randomOf = (seed: number): Random => {
  let state = seed >>> 0
  return most => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (((mixed ^ (mixed >>> 14)) >>> 0) % most) as number
  }
}

/** An identifier that the same words always give; version 8 says that it is one of ours. */
export const idOf = (...words: (string | number)[]): string => {
  const hex = createHash('sha256').update(words.join('/')).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const governorates = [
  '01',
  '02',
  '03',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '17',
  '18',
  '21',
  '22',
  '24',
  '27',
]
const two = (value: number) => String(value).padStart(2, '0')

/** Adults of 18 to 85 years at the end of 2026. */
export const madePerson = (seed: number, number: number, random: Random): MadePerson => {
  const isWoman = random(2) === 0
  const [year, month, day] = [1941 + random(67), 1 + random(12), 1 + random(28)]
  const serial = String(100 + random(900)) + String((random(5) * 2 + (isWoman ? 0 : 1)) % 10)
  // 015 with eight digits, counted down from where no demo account stands.
  const mobile = `015${String(99_999_999 - number).padStart(8, '0')}`
  return {
    ...nameOf(random, isWoman),
    id: idOf('person', seed, number),
    username: mobile,
    mobile: `+2${mobile}`,
    bornOn: `${year}-${two(month)}-${two(day)}`,
    nationalId: `${year < 2000 ? 2 : 3}${two(year % 100)}${two(month)}${two(day)}${pick(random, governorates)}${serial}${1 + random(9)}`,
  }
}
