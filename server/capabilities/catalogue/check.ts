// Everything that stands against publishing a definition: its shape first, then what it says, its texts and its scripts.

import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import { monthsWithout } from '@bawaba/contract/open-days.ts'
import { checkService, type Forms, type Issue, issue, missingTexts } from '@bawaba/forms/index.ts'
import { formatNumber, isPlainDate } from '@bawaba/language/index.ts'
import { isInstant } from '../../platform/instant.ts'
import { eligibilityIssues, eligibilityKeys } from './check-eligibility.ts'
import { centerFieldOf } from './indexed-fields.ts'
import { shapeIssues } from './shape.ts'
import { writableIssues } from './writable.ts'

/** What stands against the scripts of a definition: reading them takes the sandbox, which is the caller's. */
export type CheckScripts = (definition: ServiceDefinition) => Promise<Issue[]>

/** More findings than these help nobody; the last one says how many are left. */
const mostIssues = 300

/** Keys of what describes the service, besides those of its form. */
const describedKeys = (definition: ServiceDefinition): (string | undefined)[] => [
  definition.serviceLabel,
  definition.description,
  definition.cost?.note,
  definition.durationNote,
  definition.searchWords,
  definition.terms,
  ...(definition.requiredPapers ?? []),
  ...(definition.eligibility ?? []),
  ...eligibilityKeys(definition),
  ...(definition.howTo ?? []).flatMap(({ title, text }) => [title, text]),
  ...(definition.tour ?? []).flatMap(({ title, text }) => [title, text]),
  ...(definition.faqs ?? []).flatMap(({ question, answer }) => [question, answer]),
  ...(definition.serviceDictionary ?? []).map(({ label }) => label),
]

const cut = (issues: Issue[]): Issue[] => {
  const left = issues.length - mostIssues
  if (left <= 0) return issues
  const count = { ar: formatNumber('ar', left), en: formatNumber('en', left) }
  return [...issues.slice(0, mostIssues), issue('service', 'more', count)]
}

/** What a definition is checked against. */
export type Checks = {
  forms: Forms
  checkScripts: CheckScripts
  /** Slugs of the categories that there are. */
  categories: ReadonlySet<string>
}

const categoryIssues = ({ categoryIds }: ServiceDefinition, known: ReadonlySet<string>): Issue[] =>
  categoryIds
    .filter(id => !known.has(id))
    .map(id => issue(`categoryIds.${id}`, 'unknownCategory', [...known].join(', ')))

/** A pattern takes days that no month has. */
const dayIssues = ({ availability, fromDate, toDate }: ServiceDefinition): Issue[] => {
  const isMoment = (text: string): boolean => isPlainDate(text) || isInstant(text)
  const isOpenUntil = availability?.kind !== 'until' || isPlainDate(availability.day)
  return [
    ...(isOpenUntil ? [] : [issue('availability.day', 'badDay')]),
    ...(fromDate === undefined || isMoment(fromDate) ? [] : [issue('fromDate', 'badDay')]),
    ...(toDate === undefined || isMoment(toDate) ? [] : [issue('toDate', 'badDay')]),
  ]
}

/** What a service may say and probably does not mean: said by the check, no reason to refuse it. */
export const warningsOf = ({ availability }: ServiceDefinition): Issue[] => {
  if (availability?.kind !== 'monthly') return []
  const { from, to } = availability
  return monthsWithout({ from, to }).length > 0 ? [issue('availability', 'missesFebruary', String(from))] : []
}

/** A tour points at questions of the form. */
const tourIssues = ({ tour = [], activities }: ServiceDefinition): Issue[] => {
  const steps = activities[0]?.steps ?? []
  const isAsked = (field: string) => steps.some(({ fieldsSchema }) => Object.hasOwn(fieldsSchema, field))
  return tour.flatMap((step, index) =>
    'field' in step && !isAsked(step.field) ? [issue(`tour.${index}.field`, 'unknownTourField')] : [],
  )
}

/** Who works on a request is decided by the center in SQL, which reads nothing that is sealed. */
const centerIssues = (definition: ServiceDefinition): Issue[] => {
  const center = centerFieldOf(definition)
  return definition.activities.flatMap(({ activityId, steps }) =>
    steps
      .filter(({ fieldsSchema }) => center !== null && fieldsSchema[center]?.sensitive)
      .map(({ key }) => issue(`activities.${activityId}.${key}.${center}`, 'sealedCenter')),
  )
}

/** Whatever was sent may stand here: what is no definition at all has findings like any other. */
export const issuesOf = async (
  definition: unknown,
  { forms, checkScripts, categories }: Checks,
): Promise<Issue[]> => {
  const misshapen = shapeIssues(definition, forms.kinds)
  if (misshapen.length > 0) return cut(misshapen)
  const service = definition as ServiceDefinition
  return cut([
    ...checkService(service, forms),
    ...missingTexts(service.translations, describedKeys(service), 'service'),
    ...dayIssues(service),
    ...categoryIssues(service, categories),
    ...centerIssues(service),
    ...tourIssues(service),
    ...eligibilityIssues(service, forms),
    ...writableIssues(service),
    ...(service.hooks ? await checkScripts(service) : []),
  ])
}

/** One sentence for each finding, with its place. */
export const refusalOf = ({ serviceSlug }: ServiceDefinition, issues: readonly Issue[]): string => {
  const lines = issues.map(({ place, text }) => `  ${place}: ${text.en} · ${text.ar}`)
  return `${serviceSlug} cannot be published:\n${lines.join('\n')}`
}

/** Throws one error that lists every finding with its place. */
export const assertPublishable = (definition: ServiceDefinition, issues: readonly Issue[]): void => {
  if (issues.length > 0) throw new Error(refusalOf(definition, issues))
}
