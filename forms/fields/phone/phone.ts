// A telephone number of any country, landlines too, stored in E.164. Egyptian ones as people write them, with their area
// code; others with + or 00.

import { isForeignNumber, readDialled } from '@bawaba/language/input/phone-numbers.ts'
import { defineField, found, type Parsed, wrong } from '../field.ts'
import { typed } from '../typed.ts'
import { messages } from './messages.ts'

/** Cairo 2 and Alexandria 3 before eight and seven digits, other governorates two before seven, mobiles 10 to 15. */
const egyptian = /^(?:2\d{8}|3\d{7}|[4-9]\d{8}|1[35]\d{7}|1[0125]\d{8})$/

/** A mobile number without its plus or its first zero, which the mobile question accepts too. */
const bareMobile = /^(?:20)?(1[0125]\d{8})$/

const parseText = (text: string): Parsed<string> => {
  const tidy = readDialled(text)
  const mobile = bareMobile.exec(tidy)?.[1]
  if (mobile !== undefined) return found(`+20${mobile}`)
  const own = /^(?:\+20|0)0?(\d+)$/.exec(tidy)?.[1]
  if (own !== undefined) return egyptian.test(own) ? found(`+20${own}`) : wrong('phone')
  if (isForeignNumber(tidy)) return found(tidy)
  return wrong(tidy.startsWith('+') ? 'phone' : 'areaCode')
}

export const phone = defineField<string>({
  kind: 'phone',
  stored: ['String'],
  properties: ['placeholder', 'regExp', 'customRegexError'],
  prefills: ['mobile'],
  latin: true,
  parse: input => {
    const read = typed(input, 40)
    if ('error' in read) return read
    return read.text === '' ? found<string>(undefined) : parseText(read.text)
  },
  validate: (value, { pattern }) => (pattern && !pattern.test(value) ? [{ key: 'pattern' }] : []),
  format: value =>
    value.replace(/^\+20(?:(1[0125])(\d{4})(\d{4})|(2)(\d{4})(\d{4}))$/, (_, ...parts: string[]) =>
      ['+20', ...parts.slice(0, 6).filter(Boolean)].join(' '),
    ),
  messages,
  examples: () => import('./examples.ts'),
})
