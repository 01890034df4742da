// Findings about texts: every key that a definition uses has a text in both languages.

import type { FieldEntry, FormDefinition, Translations } from '../definition.ts'
import { type Finding, finding } from './findings.ts'

type Used = { key: string | undefined; place: string }

const entryKeys = (entry: FieldEntry, place: string): Used[] => [
  ...[
    entry.label,
    entry.hint,
    entry.placeholder,
    entry.postfix,
    entry.tooltip,
    entry.customRegexError,
    entry.requiredError,
    entry.lowestRatingText,
    entry.highestRatingText,
    entry.rowLabel,
  ].map(key => ({ key, place })),
  ...Object.entries(entry.fieldsSchema ?? {}).flatMap(([name, inner]) =>
    entryKeys(inner, `${place}.${name}`),
  ),
  ...(entry.uniforms.options ?? []).flatMap(({ value, label, hint, unavailable }) => [
    { key: label, place: `${place}.options.${value}` },
    { key: hint, place: `${place}.options.${value}` },
    { key: unavailable, place: `${place}.options.${value}` },
  ]),
]

const usedKeys = ({ activities, workflow }: FormDefinition): Used[] => [
  ...activities.flatMap(({ activityId, label, action, steps }) => [
    { key: label, place: `activities.${activityId}` },
    { key: action, place: `activities.${activityId}` },
    ...steps.flatMap(step => [
      { key: step.label, place: `activities.${activityId}.${step.key}` },
      { key: step.description, place: `activities.${activityId}.${step.key}` },
      ...Object.entries(step.fieldsSchema).flatMap(([name, entry]) =>
        entryKeys(entry, `activities.${activityId}.${step.key}.${name}`),
      ),
    ]),
  ]),
  ...workflow.states.flatMap(({ code, label, applicantLabel, next }) =>
    [label, applicantLabel, next].map(key => ({ key, place: `workflow.states.${code}` })),
  ),
]

/** `constructor` is a key like any other, and no text unless someone wrote one. */
const isWritten = (texts: Record<string, string>, key: string): boolean =>
  Object.hasOwn(texts, key) && texts[key]?.trim() !== ''

const findingsOf = ({ ar, en }: Translations, used: Used[]): Finding[] =>
  used.flatMap(({ key, place }) => {
    if (key === undefined) return []
    const at = `${place} "${key}"`
    return [
      ...(isWritten(ar, key) ? [] : [finding(at, 'missingArabic')]),
      ...(isWritten(en, key) ? [] : [finding(at, 'missingEnglish')]),
    ]
  })

export const textFindings = (definition: FormDefinition): Finding[] =>
  findingsOf(definition.translations, usedKeys(definition))

/** The same for keys that stand outside the form, in one place of the definition. */
export const missingTexts = (
  translations: Translations,
  keys: (string | undefined)[],
  place: string,
): Finding[] =>
  findingsOf(
    translations,
    keys.map(key => ({ key, place })),
  )
