// Findings about texts: every key that a definition uses has a text in both languages.

import type { BlockEntry } from '../block.ts'
import type { FieldEntry, FormDefinition, Translations } from '../definition.ts'
import { type Issue, issue } from './issues.ts'

type Used = { key: string | undefined; path: string }

const entryKeys = (entry: FieldEntry, path: string): Used[] => [
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
    entry.reserves?.taken,
    ...(entry.rules ?? []).map(({ text }) => text),
    ...Object.values(entry.postfixForms ?? {}),
    ...(entry.links ?? []).map(({ label }) => label),
  ].map(key => ({ key, path })),
  ...Object.entries(entry.fieldsSchema ?? {}).flatMap(([name, inner]) => entryKeys(inner, `${path}.${name}`)),
  ...(entry.uniforms.options ?? []).flatMap(({ value, label, hint, unavailable }) => [
    { key: label, path: `${path}.options.${value}` },
    { key: hint, path: `${path}.options.${value}` },
    { key: unavailable, path: `${path}.options.${value}` },
  ]),
]

const blockKeys = ({ id, text, title, alt, links = [], facts = [] }: BlockEntry, path: string): Used[] =>
  [
    text,
    title,
    alt,
    ...links.map(({ label }) => label),
    ...facts.flatMap(({ label, text }) => [label, text]),
  ].map(key => ({ key, path: `${path}.blocks.${id}` }))

const usedKeys = ({ activities, workflow, fees = [], letters = [] }: FormDefinition): Used[] => [
  ...activities.flatMap(({ activityId, label, action, steps }) => [
    { key: label, path: `activities.${activityId}` },
    { key: action, path: `activities.${activityId}` },
    ...steps.flatMap(step => [
      { key: step.label, path: `activities.${activityId}.${step.key}` },
      { key: step.description, path: `activities.${activityId}.${step.key}` },
      ...(step.blocks ?? []).flatMap(block => blockKeys(block, `activities.${activityId}.${step.key}`)),
      ...Object.entries(step.fieldsSchema).flatMap(([name, entry]) =>
        entryKeys(entry, `activities.${activityId}.${step.key}.${name}`),
      ),
    ]),
  ]),
  ...fees.map(({ label }, index) => ({ key: label, path: `fees.${index}` })),
  ...letters.flatMap(({ id, title, paragraphs, facts = [] }) =>
    [title, ...paragraphs, ...facts.map(({ label }) => label)].map(key => ({ key, path: `letters.${id}` })),
  ),
  ...(workflow.teams ?? []).map(({ code, label }) => ({ key: label, path: `workflow.teams.${code}` })),
  ...workflow.states.flatMap(({ code, label, applicantLabel, next }) =>
    [label, applicantLabel, next].map(key => ({ key, path: `workflow.states.${code}` })),
  ),
]

/** `constructor` is a key like any other, and no text unless someone wrote one. */
const isWritten = (texts: Record<string, string>, key: string): boolean =>
  Object.hasOwn(texts, key) && texts[key]?.trim() !== ''

const issuesOf = ({ ar, en }: Translations, used: Used[]): Issue[] =>
  used.flatMap(({ key, path }) => {
    if (key === undefined) return []
    const at = `${path} "${key}"`
    return [
      ...(isWritten(ar, key) ? [] : [issue(at, 'missingArabic')]),
      ...(isWritten(en, key) ? [] : [issue(at, 'missingEnglish')]),
    ]
  })

export const textIssues = (definition: FormDefinition): Issue[] =>
  issuesOf(definition.translations, usedKeys(definition))

/** The same for keys that stand outside the form, in one place of the definition. */
export const missingTexts = (
  translations: Translations,
  keys: (string | undefined)[],
  path: string,
): Issue[] =>
  issuesOf(
    translations,
    keys.map(key => ({ key, path })),
  )
