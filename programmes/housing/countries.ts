// The countries whose residents a unit may be offered to, by their codes of ISO 3166-1; the names come from the platform's
// own data, so that no list of names can grow old here.

import { type Language, localeOf } from '@bawaba/language/index.ts'

const codes =
  'AE AR AT AU AZ BD BE BG BH BR BY CA CH CL CN CO CY CZ DE DJ DK DZ EE ER ES ET FI FR GB GH GR HK HR HU ID IE IN IQ IR IS IT JO JP KE KM KR KW KZ LB LK LT LU LV LY MA MR MT MX MY NG NL NO NZ OM PA PE PH PK PL PS PT QA RO RS RU RW SA SD SE SG SI SK SN SO SS SY TD TH TN TR TW TZ UA UG US UY UZ VE VN YE ZA ZM ZW'
export const countries: readonly string[] = codes.split(' ')

export const countryName = (language: Language, code: string): string =>
  new Intl.DisplayNames([localeOf[language]], { type: 'region' }).of(code) ?? code
