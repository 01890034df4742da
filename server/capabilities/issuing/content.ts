// What is stored of a letter besides its signature: the text that was signed, and the paragraphs that it is the digest of.

import { digestedText, type LetterText, readLetterText } from '@bawaba/contract/letter-text.ts'
import type { Language } from '@bawaba/language/index.ts'
import type { Seal } from '../../platform/sealed.ts'
import { sha256 } from '../../platform/secret.ts'

export type LetterContent = { body: string; paragraphs: Record<Language, string[]> }

/** What it is sealed for. */
const use = 'letter'

export const sealContent = (seal: Pick<Seal, 'seal'>, content: LetterContent): string =>
  seal.seal(use, JSON.stringify(content))

export const openContent = (seal: Pick<Seal, 'open'>, sealed: string): LetterContent =>
  JSON.parse(seal.open(use, sealed))

export const digestOf = (paragraphs: LetterContent['paragraphs']): string =>
  sha256(digestedText(paragraphs)).toString('base64url')

/** The signed text of a stored letter. Throws where its paragraphs are not those that were signed. */
export const textOf = ({ body, paragraphs }: LetterContent): LetterText => {
  const text = readLetterText(body)
  if (text?.digest !== digestOf(paragraphs)) throw new Error('A stored letter is not what was signed')
  return text
}
