// Writes a letter from its definition, in both languages at once: what is issued is both.

import { type Language, languages, type Text } from '@bawaba/language/index.ts'
import type { LetterDefinition } from '../definition.ts'
import { type MessageSubject, writeMessage, writeValue } from './write.ts'

export type WrittenLetter = {
  title: Text
  paragraphs: Record<Language, string[]>
  facts: { label: Text; value: Text }[]
}

/** The most characters of an answer in the text, and in a line of the table, which stands in the code too. */
const longest = { text: 400, fact: 80 }

const inBoth = (write: (language: Language) => string): Text =>
  Object.fromEntries(languages.map(language => [language, write(language)])) as Text

/** `subject` without its values, which are the letter's own. */
export const writeLetter = (
  { title, paragraphs, facts = [], values = {} }: LetterDefinition,
  scene: Omit<MessageSubject, 'values' | 'longest'>,
): WrittenLetter => {
  const subject = { ...scene, values }
  const text = { ...subject, longest: longest.text }
  const fact = { ...subject, longest: longest.fact }
  return {
    title: inBoth(language => writeMessage(title, text, language)),
    paragraphs: {
      ar: paragraphs.map(key => writeMessage(key, text, 'ar')),
      en: paragraphs.map(key => writeMessage(key, text, 'en')),
    },
    facts: facts.map(({ label, of }) => ({
      label: scene.form.text(label),
      value: inBoth(language => writeValue(of, fact, language)),
    })),
  }
}
