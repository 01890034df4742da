// How many SMS a text is sent as. Latin texts are written in the GSM alphabet (3GPP TS 23.038): 160 characters in one message,
// 153 in each of several. One letter outside of it, every Arabic one, makes the whole text UCS-2: 70, and 67 in several.

import { stripBidi } from '@bawaba/language/index.ts'

const basic = `@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà`
/** Written with an escape before them. */
const extended = '\f^{}\\[~]|€'

const unitsOf = (character: string): number =>
  basic.includes(character) ? 1 : extended.includes(character) ? 2 : Number.NaN

const limits = { 'GSM-7': { one: 160, each: 153 }, 'UCS-2': { one: 70, each: 67 } } as const

export type SmsLength = {
  encoding: keyof typeof limits
  /** Of the encoding: septets, or UTF-16 units. */
  units: number
  segments: number
  /** How many more fit into the last of them. */
  left: number
}

/**
 * The text without isolates and marks of direction: phones copy them along with a code, each counts as a character, and
 * one of them makes a Latin text UCS-2.
 */
export const smsText = stripBidi

/** Cuts units that must stay together, an escape with its character or a surrogate pair, into messages. */
const packed = (sizes: readonly number[], each: number): { segments: number; last: number } => {
  let [segments, last] = [1, 0]
  for (const size of sizes) {
    if (last + size > each) {
      segments += 1
      last = 0
    }
    last += size
  }
  return { segments, last }
}

/** The length of a text as it is sent. */
export const smsLength = (text: string): SmsLength => {
  const characters = [...smsText(text)]
  const septets = characters.map(unitsOf)
  const encoding = septets.some(Number.isNaN) ? 'UCS-2' : 'GSM-7'
  const sizes = encoding === 'GSM-7' ? septets : characters.map(character => character.length)
  const units = sizes.reduce((sum, size) => sum + size, 0)
  const { one, each } = limits[encoding]
  if (units <= one) return { encoding, units, segments: units === 0 ? 0 : 1, left: one - units }
  const { segments, last } = packed(sizes, each)
  return { encoding, units, segments, left: each - last }
}
