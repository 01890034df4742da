// What stands against publishing sections of a user model: what stands against questions of a service, and what has no place
// in a profile. Pages of people load neither programmes' kinds nor the engines for rare patterns and operations.

import type { UserModel } from '@bawaba/contract/entities/user-model.ts'
import type { UserModelDefinition } from '@bawaba/contract/entities/user-model-definition.ts'
import type { FieldEntry, FieldsSchema } from '@bawaba/forms/definition.ts'
import { linearPatternsOf } from '@bawaba/forms/engine/proven-patterns.ts'
import { firstKinds } from '@bawaba/forms/fields/first-kinds.ts'
import { checkService, type Forms, type Issue, issue, needsOperationsOf } from '@bawaba/forms/index.ts'
import { shapeIssues } from '../catalogue/index.ts'
import { stepOf } from './sections.ts'

const kinds = new Map(firstKinds.map(kind => [kind.kind, kind]))
const entriesIn = (schema: FieldsSchema): [string, FieldEntry][] =>
  Object.entries(schema).flatMap(([name, entry]) => [[name, entry], ...entriesIn(entry.fieldsSchema ?? {})])

/** What of a question has no place in a profile, by its property or kind. */
const placeless = ({ uniforms, lazyLoad, sensitive, prefill, handler }: FieldEntry): string | undefined => {
  const kind = kinds.get(uniforms.type)
  if (!kind || kind.holdsDocuments || kind.needsHandler || kind.reserves) return uniforms.type
  const property = Object.entries({ lazyLoad, sensitive, prefill, handler }).find(
    ([, value]) => value !== undefined,
  )
  return property?.[0]
}

/** The sections as the form of a service that has nothing else, so that the one check of services reads them. */
const asService = ({ sections, translations }: UserModelDefinition) => ({
  serviceSlug: 'USER_MODEL',
  serviceLabel: 'model',
  description: 'model',
  serviceType: 'request',
  categoryIds: ['model'],
  translations: {
    ar: { ...translations.ar, model: 'نموذج' },
    en: { ...translations.en, model: 'Model' },
  },
  activities: [{ activityId: 'APPLY', label: 'model', steps: sections.map(stepOf) }],
  workflow: {
    initial: 'DONE',
    states: [{ code: 'DONE', label: 'model', kind: 'done' as const }],
    transitions: [],
  },
})

/** `platform`: the model as it stands without any sections of the portal's own. */
export const sectionIssues = (
  definition: UserModelDefinition,
  platform: UserModel,
  forms: Forms,
): Issue[] => {
  const { sections, translations } = definition
  // Without sections the platform's model stands alone again.
  if (sections.length === 0) return []
  const service = asService(definition)
  const inSections = (found: Issue): Issue => ({
    ...found,
    place: found.place.replace(/^activities\.APPLY\b/, 'sections'),
  })
  const misshapen = shapeIssues(service, kinds)
  if (misshapen.length > 0) return misshapen.map(inSections)
  const names = new Set(
    platform.activities.flatMap(({ steps }) =>
      steps.flatMap(({ fieldsSchema }) => Object.keys(fieldsSchema)),
    ),
  )
  const keys = new Set(platform.activities.map(({ activityId }) => activityId))
  const words = new Set(
    ['ar', 'en'].flatMap(language => Object.keys(platform.translations[language as 'ar'])),
  )
  const doubled = sections.filter(({ key }, index) => sections.findIndex(other => other.key === key) < index)
  return [
    ...checkService(service, forms).map(inSections),
    ...[...sections.filter(({ key }) => keys.has(key)), ...doubled].map(({ key }) =>
      issue(`sections.${key}`, 'modelHasName', key),
    ),
    ...sections.flatMap(({ key, atSignUp }) =>
      atSignUp === true && !platform.registration
        ? [issue(`sections.${key}.atSignUp`, 'notInModel', platform.userSlug)]
        : [],
    ),
    ...Object.keys(translations.ar)
      .filter(key => words.has(key) || key === 'model')
      .map(key => issue(`translations.${key}`, 'modelHasName', key)),
    ...sections.flatMap(({ key, fieldsSchema }) => [
      ...Object.keys(fieldsSchema)
        .filter(name => names.has(name))
        .map(name => issue(`sections.${key}.${name}`, 'modelHasName', name)),
      ...entriesIn(fieldsSchema).flatMap(([name, entry]) => {
        const found = placeless(entry)
        return found === undefined ? [] : [issue(`sections.${key}.${name}`, 'notInModel', found)]
      }),
    ]),
    ...linearPatternsOf(service).map(pattern => issue('sections', 'notInModel', pattern)),
    ...(needsOperationsOf(service) ? [issue('sections', 'notInModel', 'operations')] : []),
  ]
}
