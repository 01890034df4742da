// Everything that stands against publishing a definition: its shape first, then what it says, its texts and its scripts.

import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import { checkService, type Finding, type Forms, finding, missingTexts } from '@bawaba/forms/index.ts'
import { formatNumber } from '@bawaba/language/index.ts'
import { shapeFindings } from './shape.ts'

/** What stands against the scripts of a definition: reading them takes the sandbox, which is the caller's. */
export type CheckScripts = (definition: ServiceDefinition) => Promise<Finding[]>

/** More findings than these help nobody; the last one says how many are left. */
const mostFindings = 300

/** Keys of what describes the service, besides those of its form. */
const describedKeys = (definition: ServiceDefinition): (string | undefined)[] => [
  definition.serviceLabel,
  definition.description,
  definition.cost?.note,
  definition.durationNote,
  definition.terms,
  ...(definition.requiredPapers ?? []),
  ...(definition.eligibility ?? []),
  ...(definition.howTo ?? []).flatMap(({ title, text }) => [title, text]),
  ...(definition.faqs ?? []).flatMap(({ question, answer }) => [question, answer]),
  ...(definition.serviceDictionary ?? []).map(({ label }) => label),
]

const cut = (findings: Finding[]): Finding[] => {
  const left = findings.length - mostFindings
  if (left <= 0) return findings
  const count = { ar: formatNumber('ar', left), en: formatNumber('en', left) }
  return [...findings.slice(0, mostFindings), finding('service', 'more', count)]
}

const contentFindings = (service: ServiceDefinition, forms: Forms): Finding[] => [
  ...checkService(service, forms),
  ...missingTexts(service.translations, describedKeys(service), 'service'),
]

/** Whatever was sent may stand here: what is no definition at all has findings like any other. */
export const findingsOf = async (
  definition: unknown,
  forms: Forms,
  checkScripts: CheckScripts,
): Promise<Finding[]> => {
  const misshapen = shapeFindings(definition, forms.kinds)
  if (misshapen.length > 0) return cut(misshapen)
  const service = definition as ServiceDefinition
  return cut([...contentFindings(service, forms), ...(service.hooks ? await checkScripts(service) : [])])
}

/** Throws one error that lists every finding with its place. */
export const assertPublishable = (
  forms: Forms,
  definition: ServiceDefinition,
  scriptFindings: readonly Finding[] = [],
): void => {
  const misshapen = shapeFindings(definition, forms.kinds)
  const findings =
    misshapen.length > 0 ? misshapen : [...scriptFindings, ...contentFindings(definition, forms)]
  if (findings.length === 0) return
  const lines = findings.map(({ place, text }) => `  ${place}: ${text.en} · ${text.ar}`)
  throw new Error(`${definition.serviceSlug} cannot be published:\n${lines.join('\n')}`)
}
