// The signed text of a letter, written by the server and read by the page that checks it: what somebody who holds the paper
// needs to compare with it. The whole wording is signed by its digest.

import type { Text } from '@bawaba/language/index.ts'
import { areTexts, readSigned } from './signed-text.ts'

export type LetterFact = { label: Text; value: Text }
/** What a letter proves. Days are plain dates; `validUntil` is empty where it does not end. */
export type LetterText = {
  number: string
  ID: string
  serviceSlug: string
  title: Text
  issuedOn: string
  validUntil: string
  facts: readonly LetterFact[]
  /** SHA-256, base64url, of the paragraphs in both languages as `digestedText` writes them. */
  digest: string
}

const kind = 'bawaba-letter-1'

/** What the digest is made of. */
export const digestedText = (paragraphs: { ar: readonly string[]; en: readonly string[] }): string =>
  JSON.stringify([paragraphs.ar, paragraphs.en])

/** Texts that are the same in both languages stand once: codes have little room. */
const packed = ({ ar, en }: Text): string[] => (ar === en ? [ar] : [ar, en])
const unpacked = (part: unknown): Text | undefined => {
  if (!Array.isArray(part) || !areTexts(part) || part.length < 1 || part.length > 2) return undefined
  const [ar = '', en = ar] = part
  return { ar, en }
}

/** The text as it is signed, in UTF-8. */
export const writeLetterText = (letter: LetterText): string => {
  const { number, ID, serviceSlug, title, issuedOn, validUntil, facts, digest } = letter
  const listed = facts.map(({ label, value }) => [packed(label), packed(value)])
  return JSON.stringify([kind, number, ID, serviceSlug, packed(title), issuedOn, validUntil, listed, digest])
}

const readFact = (part: unknown): LetterFact | undefined => {
  const [label, value] = Array.isArray(part) && part.length === 2 ? part.map(unpacked) : []
  return label && value && { label, value }
}

/** Undefined for a text that is no letter. */
export const readLetterText = (text: string): LetterText | undefined => {
  const parts = readSigned(text, kind)
  if (parts?.length !== 8) return undefined
  const [number, ID, serviceSlug, packedTitle, issuedOn, validUntil, listed, digest] = parts
  const texts = [number, ID, serviceSlug, issuedOn, validUntil, digest]
  const title = unpacked(packedTitle)
  if (!areTexts(texts) || !title || !Array.isArray(listed)) return undefined
  const facts = listed.map(readFact)
  if (!facts.every(fact => fact !== undefined)) return undefined
  return {
    number: number as string,
    ID: ID as string,
    serviceSlug: serviceSlug as string,
    title,
    issuedOn: issuedOn as string,
    validUntil: validUntil as string,
    facts,
    digest: digest as string,
  }
}
