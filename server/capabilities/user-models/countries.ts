// The countries one may be a citizen of, by ISO 3166 code, named by the runtime in both languages.

import { languages, localeOf, type Text } from '@bawaba/language/index.ts'

const codes = `
EG SA AE KW QA BH OM JO PS LB SY IQ YE SD LY TN DZ MA MR SO DJ KM
AF AL AD AO AG AR AM AU AT AZ BS BD BB BY BE BZ BJ BT BO BA BW BR BN BG BF BI CV KH CM CA CF TD CL CN CO CG CD CR CI HR
CU CY CZ DK DM DO EC SV GQ ER EE SZ ET FJ FI FR GA GM GE DE GH GR GD GT GN GW GY HT HN HU IS IN ID IR IE IT JM JP KZ KE
KI KP KR KG LA LV LS LR LI LT LU MG MW MY MV ML MT MH MU MX FM MD MC MN ME MZ MM NA NR NP NL NZ NI NE NG MK NO PK PW PA
PG PY PE PH PL PT RO RU RW KN LC VC WS SM ST SN RS SC SL SG SK SI SB ZA SS ES LK SR SE CH TJ TZ TH TL TG TO TT TR TM TV
UG UA GB US UY UZ VU VA VE VN ZM ZW`
  .trim()
  .split(/\s+/)

const names = new Map(
  languages.map(language => [language, new Intl.DisplayNames([localeOf[language]], { type: 'region' })]),
)
const nameOf = (code: string): Text => ({
  ar: names.get('ar')?.of(code) ?? code,
  en: names.get('en')?.of(code) ?? code,
})

/** The neighbours first, as they live here; the list is typed into. */
export const countries: { code: string; name: Text }[] = codes.map(code => ({ code, name: nameOf(code) }))
