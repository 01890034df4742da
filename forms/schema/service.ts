// The schema of a whole service, generated from the kinds: as its author writes service.json, or as it travels and is
// stored, with its texts and scripts in it.

import { hookNames, registryScripts } from '../definition.ts'
import type { FieldKind } from '../fields/field.ts'
import { effectKinds } from '../workflow/effects.ts'
import { stateKinds } from '../workflow/state-kinds.ts'
import { block } from './block.ts'
import { entry, fieldsSchema, option, prefills } from './entry.ts'
import { condition, expression } from './expression.ts'
import { code, count, described, flag, key, listOf, object, oneOf, ref, type Schema } from './parts.ts'
import { withStandard } from './standard.ts'
import {
  askWords,
  contactWords,
  escalateWords,
  feeWords,
  letterWords,
  oneOpenWords,
  promiseSchemaWords,
  registryWords,
  serviceWords,
  workflowWords,
} from './words.ts'

export type SchemaWorld = {
  kinds: readonly FieldKind[]
  /** Who may stand in `by` besides the applicant and the system. */
  roles: readonly string[]
  /** What describes a service and is no part of its form: its properties, and those that an author must write. */
  description: { properties: Record<string, Schema>; required: readonly string[] }
  /** `file`: service.json alone, which may name what is standard; `whole`: all written out, with texts and scripts. */
  of: 'file' | 'whole'
  /** Names of what is standard, for `file`. */
  standard?: { flows: readonly string[]; questions: readonly string[] }
}

/** The longest script, in characters. */
const longestScript = 65_536

const step = described(
  {
    key: code,
    label: key,
    description: key,
    conditionalField: ref('condition'),
    fieldsSchema: ref('fieldsSchema'),
    blocks: listOf(block, 100),
  },
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
    corrects: object({ fields: listOf(fieldName, 200, 1) }),
    reschedules: object({ fields: listOf(fieldName, 20, 1) }, ['fields']),
    reopens: flag,
  },
  workflowWords,
  ['activityId', 'label', 'steps'],
)
/** A programme's slug and its deed, and the questions that answer the parts of it. */
const deed: Schema = { type: 'string', pattern: '^[a-z][a-z-]{0,39}\\.[a-zA-Z]{1,40}$' }
const delivery: Schema = {
  anyOf: [
    deed,
    object(
      {
        deed,
        with: {
          type: 'object',
          additionalProperties: fieldName,
          propertyNames: { pattern: '^[a-z][A-Za-z0-9]{0,39}$' },
          maxProperties: 20,
        },
      },
      ['deed', 'with'],
    ),
  ],
}
const team = described({ code, label: key }, workflowWords, ['code', 'label'])
const state = described(
  {
    code,
    label: key,
    applicantLabel: key,
    next: key,
    kind: oneOf(stateKinds),
    likely: code,
    dueIn: count(1, 250),
    dueInMonths: count(1, 60),
    dueInMinutes: count(1, 10_080),
    fixed: { const: true },
    sameEnd: { const: true },
    payWithinHours: count(1, 2160),
    delivers: delivery,
    seenBy: listOf(code, 20, 1),
    escalate: described({ before: count(1, 250), after: count(0, 250) }, escalateWords),
  },
  workflowWords,
  ['code', 'label', 'kind'],
)
const registry = described(
  {
    from: { type: 'string', pattern: '^[a-z][a-z0-9-]{0,39}\\.[a-z][a-z0-9-]{0,39}$' },
    with: {
      type: 'object',
      additionalProperties: ref('expression'),
      propertyNames: { pattern: '^[A-Za-z][A-Za-z0-9_]{0,39}$' },
      maxProperties: 20,
    },
    scripts: listOf(oneOf(registryScripts), 2, 1),
    reuseSeconds: count(0, 86_400),
  },
  registryWords,
  ['from'],
)
const pounds: Schema = { type: 'string', pattern: '^\\d{1,9}(\\.\\d{1,2})?$' }
const fee = described(
  {
    label: key,
    amount: pounds,
    amountFrom: fieldName,
    calculate: ref('expression'),
    when: ref('condition'),
    per: fieldName,
    prices: { type: 'object', additionalProperties: pounds, maxProperties: 200 },
    deliverable: { enum: [1, 2] },
  },
  feeWords,
  ['label'],
)
const keeper: Schema = {
  type: 'string',
  pattern: '^(fee|refund|status|contact|(state|activity|deed|letter|message):[\\w.-]{1,80})$',
}
const promise = described({ text: key, by: listOf(keeper, 5, 1) }, promiseSchemaWords, ['text', 'by'])
const letter = described(
  {
    id: code,
    title: key,
    paragraphs: listOf(key, 12, 1),
    facts: listOf(
      described({ label: key, of: { type: 'string', pattern: '^\\w{1,64}$' } }, letterWords, ['label', 'of']),
      6,
      1,
    ),
    values: {
      type: 'object',
      additionalProperties: ref('expression'),
      propertyNames: { pattern: '^\\w{1,64}$' },
      maxProperties: 20,
    },
    validDays: count(1, 36_500),
  },
  letterWords,
  ['id', 'title', 'paragraphs'],
)
const effect = object({ kind: oneOf(effectKinds), params: { type: 'object' } }, ['kind'])
const transition = (roles: readonly string[]): Schema =>
  described(
    {
      activityId: code,
      from: listOf(code, 100, 1),
      to: code,
      by: listOf(
        {
          type: 'string',
          pattern: `^(applicant|system|${roles.join('|')}|team:[A-Za-z][A-Za-z0-9_-]{0,63})$`,
        },
        20,
      ),
      when: ref('condition'),
      effects: listOf(effect, 20),
      at: oneOf(['due', 'visit', 'ended', 'delivered', 'refused']),
      delivers: delivery,
      otherThan: listOf(code, 20, 1),
      overrules: listOf(code, 20, 1),
      withinDays: { type: 'integer', minimum: 1, maximum: 3650 },
      together: flag,
    },
    workflowWords,
    ['activityId', 'from', 'to', 'by'],
  )
const workflow = (roles: readonly string[]): Schema =>
  described(
    {
      initial: code,
      teams: listOf(team, 50),
      dueIn: count(1, 250),
      states: listOf(state, 100, 1),
      transitions: listOf(transition(roles), 500),
    },
    workflowWords,
    ['initial', 'states', 'transitions'],
  )

const texts: Schema = { type: 'object', additionalProperties: { type: 'string', maxLength: 10_000 } }
const script: Schema = { type: 'string', maxLength: longestScript }
const onlyWhole: Record<string, Schema> = {
  translations: object({ ar: texts, en: texts }, ['ar', 'en']),
  hooks: object(Object.fromEntries(hookNames.map(name => [name, script]))),
}

/** As its author writes it, where what is standard may stand in place of it. */
const written = ({ standard, roles, kinds }: SchemaWorld, defs: Record<string, Schema>) => {
  const parts = { activity, workflow: workflow(roles) }
  return standard ? withStandard(standard, { ...parts, entry: entry(kinds) }, defs) : { ...parts, defs }
}

export const serviceSchema = (world: SchemaWorld): Schema => {
  const { kinds, description, of } = world
  const own = { condition, expression, option, ...prefills, entry: entry(kinds), fieldsSchema }
  const { activity, workflow, defs } = written(world, own)
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A service of the portal',
    ...described(
      {
        ...(of === 'file' ? { $schema: { type: 'string' } } : {}),
        ...description.properties,
        activities: listOf(activity, 50),
        workflow,
        registries: {
          type: 'object',
          additionalProperties: registry,
          propertyNames: { pattern: '^[A-Za-z][A-Za-z0-9_-]{0,63}$' },
          maxProperties: 30,
        },
        oneOpen: described(
          { of: oneOf(['applicant', 'everyone']), per: listOf(fieldName, 10, 1) },
          oneOpenWords,
        ),
        contact: described(
          {
            by: fieldName,
            field: { ...object({ SMS: fieldName, EMAIL: fieldName, CALL: fieldName }), minProperties: 1 },
          },
          contactWords,
          ['field'],
        ),
        promises: listOf(promise, 100),
        fees: listOf(fee, 50),
        letters: listOf(letter, 10),
        ...(of === 'whole' ? onlyWhole : {}),
      },
      serviceWords,
      [...description.required, 'activities', 'workflow', ...(of === 'whole' ? ['translations'] : [])],
    ),
    $defs: defs,
  }
}
