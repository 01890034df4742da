// One table of spellings, fed to every reader of input: forms, pages, programmes and the parser itself. Those that only a
// call reaches are fed the same table by server/typed-variants.api.test.ts.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { beaconValueOf } from '@bawaba/contract/draw.ts'
import { typedLetterNumber } from '@bawaba/contract/letter-number.ts'
import { readMobile } from '@bawaba/contract/mobile.ts'
import { platformKind } from '@bawaba/contract/read-as.ts'
import { readRegisterNumber } from '@bawaba/contract/register-number.ts'
import { requestNumberOf } from '@bawaba/contract/request-number.ts'
import { readNationalId, readPassport } from '@bawaba/contract/staff-identity.ts'
import { readNumber } from '@bawaba/electricity/numbers.ts'
import { readUnitCode } from '@bawaba/housing/unit-code.ts'
import { decimalOf } from '@bawaba/language/input/decimals.ts'
import { readEmail } from '@bawaba/language/input/email-addresses.ts'
import { readCompact, readIdentifier } from '@bawaba/language/input/identifiers.ts'
import {
  dashedVariants,
  decimalVariants,
  emailVariants,
  groupedVariants,
  identifierVariants,
  mobileVariants,
  numberVariants,
  type Variant,
} from '@bawaba/language/input/test-variants.ts'
import { readToken } from '@bawaba/language/input/tokens.ts'
import { listFilter } from '../web/features/finance/search.ts'
import { readFilterRows } from '../web/features/inbox/filters/filter-rows.ts'
import { identifierIn } from '../web/features/inbox/search/looked-for.ts'
import { outgoingFilterOf } from '../web/features/outgoing/search.ts'
import { personOf } from '../web/features/personal-data/person-of.ts'
import { isPassportLike } from '../web/features/users/passport-like.ts'
import { questionOf } from '../web/modules/search/questions.ts'

/** What a field kind stores; where it refuses, the error. */
const stored = (kind: string) => (typed: string) => {
  const read = platformKind(kind)?.parse(typed, {} as never)
  return read && 'value' in read ? read.value : read
}

type Row = { caller: string; text: string; read: (typed: string) => unknown; variants: readonly Variant[] }

const nationalId = '29104120103458'
const mobile = '01012345678'
const requestNumber = 'LIBR-2026-000123-7'
const iban = 'EG380019000500000000263180002'

const rows: Row[] = [
  { caller: 'an identifier', text: 'AB-1234', read: readIdentifier, variants: identifierVariants },
  { caller: 'a compact identifier', text: 'AB1234', read: readCompact, variants: groupedVariants },
  { caller: 'a token of a link', text: 'Ab_9-xYz', read: readToken, variants: emailVariants },
  { caller: 'an e-mail address', text: 'noha@example.com', read: readEmail, variants: emailVariants },
  { caller: 'a decimal', text: '1250.50', read: decimalOf, variants: decimalVariants },
  { caller: 'a national ID of staff', text: nationalId, read: readNationalId, variants: groupedVariants },
  { caller: 'a passport of staff', text: 'A12345678', read: readPassport, variants: groupedVariants },
  { caller: 'a commercial register', text: '123456', read: readRegisterNumber, variants: groupedVariants },
  { caller: 'a mobile number', text: mobile, read: readMobile, variants: mobileVariants },
  { caller: 'a request number', text: requestNumber, read: requestNumberOf, variants: numberVariants },
  {
    caller: 'a letter number',
    text: 'L26-1234-5678-9012',
    read: typedLetterNumber,
    variants: numberVariants,
  },
  { caller: 'the value of a beacon', text: '1234', read: beaconValueOf, variants: identifierVariants },
  { caller: 'the field nationalId', text: nationalId, read: stored('nationalId'), variants: groupedVariants },
  { caller: 'the field mobile', text: mobile, read: stored('mobile'), variants: mobileVariants },
  { caller: 'the field phone', text: mobile, read: stored('phone'), variants: mobileVariants },
  { caller: 'the field iban', text: iban, read: stored('iban'), variants: groupedVariants },
  { caller: 'the field email', text: 'noha@example.com', read: stored('email'), variants: emailVariants },
  { caller: 'the field number', text: '1250.50', read: stored('number'), variants: decimalVariants },
  { caller: 'the field money', text: '1250.50', read: stored('money'), variants: decimalVariants },
  {
    caller: 'the field registerNumber',
    text: '123456',
    read: stored('registerNumber'),
    variants: groupedVariants,
  },
  { caller: 'the field date', text: '2026-11-27', read: stored('date'), variants: identifierVariants },
  { caller: 'the field time', text: '14:30', read: stored('time'), variants: identifierVariants },
  { caller: 'the field monthYear', text: '2026-11', read: stored('monthYear'), variants: identifierVariants },
  { caller: 'a unit code', text: '12-B-304', read: readUnitCode, variants: dashedVariants },
  { caller: 'a meter number', text: '123456789012', read: readNumber, variants: groupedVariants },
  {
    caller: 'the search of staff, national ID',
    text: nationalId,
    read: identifierIn,
    variants: groupedVariants,
  },
  { caller: 'the search of staff, mobile', text: mobile, read: identifierIn, variants: mobileVariants },
  {
    caller: 'the search of staff, passport',
    text: 'A12345678',
    read: identifierIn,
    variants: groupedVariants,
  },
  {
    caller: 'the filter of the inbox',
    text: requestNumber,
    read: number => readFilterRows({ number }),
    variants: numberVariants,
  },
  {
    caller: 'the search of finance',
    text: requestNumber,
    read: q => JSON.parse(listFilter({ q })).where.and[0].or[1],
    variants: numberVariants,
  },
  {
    caller: 'a question to the search',
    text: requestNumber,
    read: typed => questionOf(`where is ${typed}?`),
    variants: numberVariants,
  },
  {
    caller: 'the search of outgoing messages',
    text: requestNumber,
    read: q => outgoingFilterOf({ q }),
    variants: numberVariants,
  },
  {
    caller: 'the people of personal data',
    text: nationalId,
    read: typed => Object.keys(personOf(typed)),
    variants: groupedVariants,
  },
  {
    caller: 'the search of users, passport',
    text: 'A12345678',
    read: isPassportLike,
    variants: groupedVariants,
  },
]

for (const { caller, text, read, variants } of rows)
  test(`${caller} is read alike in every spelling`, () => {
    const expected = read(text)
    assert.notEqual(expected, undefined)
    const refused = variants.flatMap(([name, written]) => {
      const value = read(written(text))
      return JSON.stringify(value) === JSON.stringify(expected) ? [] : [`${name}: ${JSON.stringify(value)}`]
    })
    assert.deepEqual(refused, [])
  })
