// The schema of a whole service, generated from the kinds: as its author writes service.json, or as it travels and is
// stored, with its texts and scripts in it.

import { hookNames, type StateKind } from '../definition.ts'
import type { FieldKind } from '../fields/field.ts'
import { effectKinds } from '../workflow/effects.ts'
import { condition, entry, fieldsSchema, option } from './entry.ts'
import { code, count, described, flag, key, listOf, object, oneOf, ref, type Schema, text } from './parts.ts'
import { askWords, escalateWords, serviceWords, workflowWords } from './words.ts'

export type SchemaWorld = {
  kinds: readonly FieldKind[]
  /** Who may stand in `by` besides the applicant and the system. */
  roles: readonly string[]
  serviceTypes: readonly string[]
  /** `file`: service.json alone; `whole`: with texts and scripts. */
  of: 'file' | 'whole'
}

const stateKinds: StateKind[] = [
  'draft',
  'open',
  'waiting-on-applicant',
  'waiting-on-payment',
  'done',
  'rejected',
  'cancelled',
]
/** The longest script, in characters. */
const longestScript = 65_536
const channels = oneOf(['web', 'mobile', 'tablet', 'kiosk'])
/** A moment that a database of ours can hold. */
const moment: Schema = {
  type: 'string',
  pattern:
    '^2\\d{3}-(0[1-9]|1[0-2])-([0-2]\\d|30|31)(T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d{1,6})?(Z|[+-]\\d\\d:\\d\\d))?$',
}

const step = described(
  { key: code, label: key, description: key, fieldsSchema: ref('fieldsSchema') },
  workflowWords,
  ['key', 'label', 'fieldsSchema'],
)
/** A field name of the filing. */
const fieldName: Schema = { type: 'string', pattern: '^[a-z][A-Za-z0-9]*$' }
const asks = described(
  {
    fields: listOf(fieldName, 200),
    message: fieldName,
    workingDays: count(1, 250),
    mostDays: count(1, 250),
  },
  askWords,
  ['workingDays'],
)
const activity = described(
  {
    activityId: code,
    label: key,
    action: key,
    steps: listOf(step, 50),
    deliverableNumber: { enum: [1, 2] },
    asks,
    supplies: flag,
    corrects: object({ fields: listOf(fieldName, 200, 1) }, ['fields']),
    reopens: flag,
  },
  workflowWords,
  ['activityId', 'label', 'steps'],
)
const state = described(
  {
    code,
    label: key,
    applicantLabel: key,
    next: key,
    kind: oneOf(stateKinds),
    dueIn: count(1, 250),
    dueInMonths: count(1, 60),
    escalate: described({ before: count(1, 250), after: count(0, 250) }, escalateWords),
  },
  workflowWords,
  ['code', 'label', 'kind'],
)
const effect = object({ kind: oneOf(effectKinds), params: { type: 'object' } }, ['kind'])
const transition = (roles: readonly string[]): Schema =>
  described(
    {
      activityId: code,
      from: listOf(code, 100, 1),
      to: code,
      by: listOf(oneOf(['applicant', 'system', ...roles]), 20),
      when: ref('condition'),
      effects: listOf(effect, 20),
      at: oneOf(['due']),
    },
    workflowWords,
    ['activityId', 'from', 'to', 'by'],
  )
const workflow = (roles: readonly string[]): Schema =>
  described(
    {
      initial: code,
      dueIn: count(1, 250),
      states: listOf(state, 100, 1),
      transitions: listOf(transition(roles), 500),
    },
    workflowWords,
    ['initial', 'states', 'transitions'],
  )

const availability: Schema = object(
  {
    kind: oneOf(['always', 'until', 'monthly']),
    day: { type: 'string', pattern: '^2\\d{3}-\\d\\d-\\d\\d$' },
    from: count(1, 31),
    to: count(1, 31),
  },
  ['kind'],
)

/** What describes the service, and is no part of its form. */
const description: Record<string, Schema> = {
  serviceLabel: key,
  description: key,
  serviceDictionary: listOf(object({ code: text(), label: key }, ['code', 'label']), 1000),
  cost: object({ free: flag, amount: { type: 'string', pattern: '^\\d{1,9}(\\.\\d\\d?)?$' }, note: key }, [
    'free',
  ]),
  payMethods: listOf(text(), 20),
  durationDays: count(0, 3650),
  durationNote: key,
  requiredPapers: listOf(key, 100),
  eligibility: listOf(key, 100),
  howTo: listOf(object({ title: key, text: key }, ['title', 'text']), 20),
  faqs: listOf(object({ question: key, answer: key }, ['question', 'answer']), 100),
  terms: key,
  videoUrl: { type: 'string', pattern: '^https://', maxLength: 500 },
  allowAnonymous: flag,
  paymentInAdvance: flag,
  hideServiceTable: flag,
  hiddenOn: listOf(channels, 4),
  disabledOn: listOf(channels, 4),
  deactivated: flag,
  fromDate: moment,
  toDate: moment,
  availability,
}

const texts: Schema = { type: 'object', additionalProperties: { type: 'string', maxLength: 10_000 } }
const script: Schema = { type: 'string', maxLength: longestScript }
const onlyWhole: Record<string, Schema> = {
  translations: object({ ar: texts, en: texts }, ['ar', 'en']),
  hooks: object(Object.fromEntries(hookNames.map(name => [name, script]))),
}

export const serviceSchema = ({ kinds, roles, serviceTypes, of }: SchemaWorld): Schema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A service of the portal',
  ...described(
    {
      ...(of === 'file' ? { $schema: { type: 'string' } } : {}),
      serviceSlug: { type: 'string', pattern: '^[A-Z][A-Z0-9_]{1,63}$' },
      serviceType: oneOf(serviceTypes),
      categoryIds: listOf(text(64), 20),
      activities: listOf(activity, 50),
      workflow: workflow(roles),
      ...description,
      ...(of === 'whole' ? onlyWhole : {}),
    },
    serviceWords,
    [
      ...[
        'serviceSlug',
        'serviceLabel',
        'description',
        'serviceType',
        'categoryIds',
        'activities',
        'workflow',
      ],
      ...(of === 'whole' ? ['translations'] : []),
    ],
  ),
  $defs: { condition, option, entry: entry(kinds), fieldsSchema },
})
