// What is known of a power cut: where, since when, why, and when the electricity is expected back.

import { formatDateTime, type Language, listSeparator } from '@bawaba/language/index.ts'
import { Definition, DefinitionList } from '@bawaba/ui/definition-list.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { serverNow } from '@bawaba/web/client/server-clock.ts'
import type { ReactNode } from 'react'
import { type Area, areaAt, areas } from '../../power-cut-areas.ts'
import type { PowerCut } from '../../power-cut-calls.ts'
import { causeNames } from '../../power-cut-words.ts'
import { messages } from './messages.ts'

const sameName = (language: Language, { name, governorate }: Area): boolean =>
  name[language] === governorate[language]
/** The name of an area with its governorate: Degla, Cairo. */
export const areaName = (language: Language, code: string): string => {
  const area = areaAt(code)
  if (!area) return code
  return sameName(language, area)
    ? area.name[language]
    : `${area.name[language]}${listSeparator[language]}${area.governorate[language]}`
}
/** All areas as choices, by name. */
export const areaChoices = (language: Language) =>
  areas
    .map(({ code }) => ({ value: code, label: areaName(language, code) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language))

/** `children`: further terms of the same list. */
export const CutFacts = ({ cut, children }: { cut: Omit<PowerCut, 'id' | 'area'>; children?: ReactNode }) => {
  const text = useText()
  const language = useLanguage()
  const { since, cause, expectedAt } = cut
  const isLate = expectedAt !== undefined && Date.parse(expectedAt) < serverNow().getTime()
  return (
    <>
      <DefinitionList>
        <Definition term={text(messages.since)}>{formatDateTime(language, since)}</Definition>
        <Definition term={text(messages.back)}>
          {expectedAt ? formatDateTime(language, expectedAt) : text(messages.backUnknown)}
        </Definition>
        {cause && <Definition term={text(messages.cause)}>{text(causeNames[cause])}</Definition>}
        {children}
      </DefinitionList>
      {isLate && <p>{text(messages.backLate)}</p>}
    </>
  )
}
