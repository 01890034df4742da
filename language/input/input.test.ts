// Invisible characters, digits, lengths, identifiers and e-mail addresses.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isBlank, trimInvisible, withoutInvisible } from './characters.ts'
import { decimalOf } from './decimals.ts'
import { normaliseDigits } from './digits.ts'
import { isEmailAddress, readEmail } from './email-addresses.ts'
import { readCompact, readIdentifier } from './identifiers.ts'
import { readToken } from './tokens.ts'
import { visibleLength } from './visible-length.ts'

/** Unicode names in the order of their codes; U+2800 is the blank Braille cell. */
const invisible = [
  0x00ad, 0x034f, 0x061c, 0x115f, 0x1160, 0x17b4, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x202a,
  0x202b, 0x202c, 0x202d, 0x202e, 0x2060, 0x2061, 0x2066, 0x2067, 0x2068, 0x2069, 0x2800, 0x3164, 0xfe0d,
  0xfe0f, 0xfeff, 0xffa0,
].map(code => String.fromCodePoint(code))

for (const character of invisible) {
  const name = `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
  test(`${name} is not seen and is no part of an identifier`, () => {
    assert.ok(isBlank(character))
    assert.equal(trimInvisible(` ${character} `), '')
    assert.equal(trimInvisible(`${character}علي ${character}`), 'علي')
    assert.equal(withoutInvisible(`1${character}2`), '12')
    assert.equal(readIdentifier(`${character}AB${character}-1${character}`), 'AB-1')
    assert.equal(readEmail(`${character}noha@exam${character}ple.com`), 'noha@example.com')
    assert.equal(readToken(`${character}abc-D_${character}1.`), 'abc-D_1')
  })
}

test('free text keeps the joiners inside it', () =>
  assert.equal(trimInvisible(' می\u200cروم '), 'می\u200cروم'))

test('digits of four scripts are Latin digits', () =>
  assert.equal(
    normaliseDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ ０１２３４５６７８９ 01'),
    '0123456789 0123456789 0123456789 01',
  ))

const lengths: [string, number][] = [
  ['', 0],
  ['مُحَمَّد', 4],
  ['José', 4],
  ['Jose\u0301', 4],
  ['👩‍👩‍👧', 1],
  ['🇪🇬🇪🇬', 2],
  ['👍🏽!', 2],
  ['1️⃣', 1],
  ['𝒳y', 2],
]
for (const [text, length] of lengths)
  test(`${JSON.stringify(text)} has ${length} characters`, () => assert.equal(visibleLength(text), length))

test('an identifier has plain dashes and single spaces', () =>
  assert.equal(readIdentifier(' ab ‑ ١٢—３ \u00a0x '), 'ab - 12-3 x'))
test('a compact identifier has neither', () =>
  assert.equal(readCompact('EG38 0019–0005\u00a00000'), 'EG38001900050000'))
test('a token ends at the first character that cannot be part of it', () => {
  assert.equal(readToken('Ab_9-x.'), 'Ab_9-x')
  assert.equal(readToken('Ab_9-x)، شكرًا'), 'Ab_9-x')
  assert.equal(readToken('Ab_9-x&utm_source=mail'), 'Ab_9-x')
})

const addresses: [string, string | undefined][] = [
  ["o'neil@example.com", "o'neil@example.com"],
  ['o’neil@example.com', "o'neil@example.com"],
  ['Noha@Example.COM', 'Noha@example.com'],
  ['noha@example', undefined],
  ['a@b@example.com', undefined],
  ['.a@example.com', undefined],
  ['a@1.2.3.4', undefined],
  ['a b@example.com', 'ab@example.com'],
  [`${'a'.repeat(65)}@example.com`, undefined],
]
for (const [typed, address] of addresses)
  test(`${typed} is read as ${address ?? 'no address'}`, () => assert.equal(readEmail(typed), address))
test('an address as stored is one; with a space it is not', () => {
  assert.ok(isEmailAddress('Noha@Example.com'))
  assert.ok(!isEmailAddress('noha @example.com'))
})

/** Powers, indices, fractions, digits in circles: what compatibility would turn into digits, and is none that was typed. */
const noDigits = Array.from({ length: 0x20000 }, (_, code) => code)
  .filter(code => code < 0xd800 || code > 0xdfff)
  .map(code => String.fromCodePoint(code))
  .filter(sign => !/\p{Nd}/u.test(sign) && /\d/.test(sign.normalize('NFKC')))

test('a power, an index or a digit in a circle is read as no digit', () => {
  assert.ok(
    noDigits.includes('²') && noDigits.includes('₂') && noDigits.includes('①') && noDigits.length > 200,
  )
  const read = noDigits.filter(
    sign =>
      readCompact(`5${sign}`).replace(/\D/g, '') !== '5' ||
      decimalOf(`5${sign}`) !== undefined ||
      readEmail(`noha${sign}@example.com`) !== undefined,
  )
  assert.deepEqual(read, [])
})
