// Every way in which a seeded text could stand in a database or a file: tests look for all of them.

import { createHash } from 'node:crypto'

const digitsFrom = (zero: number) => (text: string) =>
  text.replace(/\d/g, digit => String.fromCharCode(zero + Number(digit)))
const escaped = (text: string): string =>
  [...text].map(sign => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`).join('')

/** What base64 makes of a text wherever it begins within other bytes. */
const base64 = (text: string): string[] =>
  [0, 1, 2].map(before => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(text)])
    // The first and last signs hold bits of what stands around it.
    return bytes.toString('base64').slice(before === 0 ? 0 : before + 1, Math.floor((bytes.length * 8) / 6))
  })

/** Written with Latin and Arabic digits, in base64, in hexadecimal, escaped as JSON may, and as an unkeyed hash. */
export const spellingsOf = (text: string): string[] => {
  const written = [...new Set([text, digitsFrom(0x660)(text), digitsFrom(0x6f0)(text)])]
  return written.flatMap(each => [
    each,
    ...base64(each),
    ...base64(each).map(coded => coded.replaceAll('+', '-').replaceAll('/', '_')),
    Buffer.from(each).toString('hex'),
    Buffer.from(each, 'utf16le').toString('hex'),
    escaped(each),
    ...(['hex', 'base64', 'base64url'] as const).map(form => createHash('sha256').update(each).digest(form)),
  ])
}
