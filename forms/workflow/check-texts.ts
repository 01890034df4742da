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
  ].map(key => ({ key, place })),
  ...(entry.uniforms.options ?? []).flatMap(({ value, label, hint }) => [
    { key: label, place: `${place}.options.${value}` },
    { key: hint, place: `${place}.options.${value}` },
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

const findingsOf = ({ ar, en }: Translations, used: Used[]): Finding[] =>
  used.flatMap(({ key, place }) => {
    if (key === undefined) return []
    const at = `${place} "${key}"`
    return [
      ...(ar[key]?.trim() ? [] : [finding(at, 'missingArabic')]),
      ...(en[key]?.trim() ? [] : [finding(at, 'missingEnglish')]),
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
