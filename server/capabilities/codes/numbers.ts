// Which numbers codes are sent to. A code costs money, and some numbers pay whoever has it sent: satellite, premium-rate
// and other special ranges are never sent one, and an operator may name the countries that are.
// https://www.twilio.com/docs/verify/preventing-toll-fraud

import { lazily } from '../../platform/lazily.ts'

/** What receives a message at an ordinary price. A number of no known kind is found out by its code. */
const ordinary = new Set<string | undefined>(['MOBILE', 'FIXED_LINE_OR_MOBILE', undefined])

// Every country's plan: read with the first code.
const plans = lazily(() => import('libphonenumber-js/max'))

export type Numbers = { isServed(mobile: string): Promise<boolean> }

/** `countries` as ISO codes; none means every country. A number is in E.164. */
export const createNumbers = (countries: readonly string[]): Numbers => ({
  isServed: async mobile => {
    const { parsePhoneNumberFromString } = await plans()
    const number = parsePhoneNumberFromString(mobile)
    if (!number || number.isNonGeographic() || !ordinary.has(number.getType())) return false
    if (countries.length === 0) return true
    return number.country !== undefined && countries.includes(number.country)
  },
})
