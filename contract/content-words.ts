// Words that stand in texts of the portal for what settings say: `{portal}`, `{authority}`, `{hotlines}`. Pure.

import { type Language, type Text, t } from '@bawaba/language/index.ts'

export type PortalFacts = {
  portal: Text
  /** The names of the authority's ministries; none: the portal's own name stands for it. */
  authorities: readonly Text[]
  hotlines: readonly { number: string; label: Text; hours: Text }[]
}

export const factNames = ['portal', 'authority', 'hotlines'] as const
type FactName = (typeof factNames)[number]

const listOf = (language: Language, words: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(words)

const factsIn: Record<FactName, (facts: PortalFacts, language: Language) => string> = {
  portal: ({ portal }, language) => t(language, portal),
  authority: ({ portal, authorities }, language) =>
    authorities.length > 0
      ? listOf(
          language,
          authorities.map(name => t(language, name)),
        )
      : t(language, portal),
  // A list in Markdown, each number one that can be pressed.
  hotlines: ({ hotlines }, language) =>
    hotlines
      .map(
        ({ number, label, hours }) =>
          `- ${t(language, label)}: [${number}](tel:${number})${language === 'ar' ? '، ' : ', '}${t(language, hours)}`,
      )
      .join('\n'),
}

/** Puts the facts in the place of their names; whatever else stands in braces stays. */
export const withFacts = (text: string, facts: PortalFacts, language: Language): string =>
  text.replace(/\{(\w+)\}/g, (whole, name) =>
    Object.hasOwn(factsIn, name) ? factsIn[name as FactName](facts, language) : whole,
  )
