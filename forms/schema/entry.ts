// The schema of one field. Beside what every field may say, each kind forbids what it would ignore.

import { countNames } from '../count-names.ts'
import { type FieldEntry, pluralForms, type StoredType } from '../definition.ts'
import type { FieldKind } from '../fields/field.ts'
import { profileProperties } from '../fields/profile-properties.ts'
import { ownProperties } from '../fields/properties.ts'
import {
  code,
  count,
  described,
  flag,
  key,
  listOf,
  object,
  oneOf,
  ref,
  type Schema,
  text,
  when,
  withTexts,
} from './parts.ts'
import { entryWords, lazyLoadWords } from './words.ts'

const storedTypes: StoredType[] = ['String', 'Number', 'Boolean', 'Date', 'Array', 'Object']
/** A number, a text that says one or a day, or what is worked out of other answers. */
const bound: Schema = {
  type: ['number', 'string', 'object'],
  maxLength: 40,
  ...when({ type: 'object' }, ref('expression')),
}
const rule: Schema = object({ wrongWhen: ref('condition'), text: key }, ['wrongWhen', 'text'])

export const option: Schema = object(
  { value: { type: 'string', maxLength: 200 }, label: key, hint: key, conditionalField: ref('condition') },
  ['value', 'label'],
)

const path: Schema = { type: 'string', pattern: '^[A-Za-z0-9_-]{1,60}(\\.[A-Za-z0-9_-]{1,60}){0,4}$' }
const lazyLoad = described(
  {
    apiDependencies: listOf(text(), 50),
    registry: code,
    options: object({ list: path, value: path, label: object({ ar: path, en: path }, ['ar', 'en']) }, [
      'value',
      'label',
    ]),
    value: path,
  },
  lazyLoadWords,
  ['apiDependencies'],
)

/** What a new form takes over: a property of the profile, or an answer of an earlier request. */
export const prefills: Record<'profileProperty' | 'earlierAnswer', Schema> = {
  profileProperty: oneOf(profileProperties),
  earlierAnswer: object(
    {
      service: { type: 'string', pattern: '^[A-Z][A-Z0-9_]{1,63}$' },
      field: { type: 'string', pattern: '^[a-z][A-Za-z0-9]{0,63}$' },
    },
    ['service', 'field'],
  ),
}
const prefill: Schema = {
  type: ['string', 'object'],
  ...when({ type: 'string' }, ref('profileProperty')),
  allOf: [when({ type: 'object' }, ref('earlierAnswer'))],
}

/** The other names of counts, beside those that everything reads. */
const otherCounts = Object.entries(countNames).map(([other, name]) => ({
  other,
  name,
  schema: withTexts(count(), {
    ar: `اسم آخر للخاصية ${name}. اكتب أحدهما فقط`,
    en: `Another name of ${name}. Write only one of them`,
  }),
}))

const properties = (kinds: readonly FieldKind[]): Record<keyof FieldEntry, Schema> => ({
  label: key,
  type: oneOf(storedTypes),
  uniforms: object(
    {
      type: oneOf(kinds.map(({ kind }) => kind)),
      options: withTexts(listOf(ref('option'), 5000), entryWords.options),
    },
    ['type'],
  ),
  placeholder: key,
  hint: key,
  postfix: key,
  postfixForms: object(Object.fromEntries(pluralForms.map(form => [form, key]))),
  links: listOf(object({ href: { type: 'string', maxLength: 500 }, label: key }, ['href', 'label']), 10, 1),
  tooltip: key,
  customRegexError: key,
  requiredError: key,
  lowestRatingText: key,
  highestRatingText: key,
  showField: flag,
  showColumn: flag,
  searchField: flag,
  dataIndex: text(),
  conditionalField: ref('condition'),
  conditionalEditability: ref('condition'),
  defaultValue: {},
  calculate: ref('expression'),
  rules: listOf(rule, 20, 1),
  prefill,
  optional: flag,
  editable: flag,
  hidden: flag,
  min: bound,
  max: bound,
  exclusiveMin: { type: 'number' },
  exclusiveMax: { type: 'number' },
  integer: flag,
  minDigits: count(),
  regExp: text(500),
  multiple: flag,
  minCount: count(),
  maxCount: count(),
  when: oneOf(['future', 'past']),
  maxSize: count(1, 2 ** 40),
  extensions: listOf({ type: 'string', pattern: '^[a-z0-9]{1,10}$' }, 50, 1),
  forApplicant: flag,
  unique: flag,
  fieldsSchema: ref('fieldsSchema'),
  rowLabel: key,
  changeUntilHours: count(0, 8760),
  standing: listOf(code, 10, 1),
  reserves: object({ of: text(100), by: listOf(text(), 10, 1), taken: key }, ['of', 'by', 'taken']),
  lazyLoad,
  handler: oneOf(['validate', 'value']),
  sensitive: flag,
})

/** What an entry of this kind must say, and may not. */
const branch = ({ kind, stored, properties: honoured }: FieldKind): Schema =>
  when(
    {
      properties: { uniforms: { properties: { type: { const: kind } }, required: ['type'] } },
      required: ['uniforms'],
    },
    {
      properties: {
        type: { enum: [...stored] },
        ...Object.fromEntries(
          ownProperties
            .filter(name => name !== 'options' && !honoured.includes(name))
            .map(name => [name, false]),
        ),
        ...Object.fromEntries(
          otherCounts.filter(({ name }) => !honoured.includes(name)).map(({ other }) => [other, false]),
        ),
        ...(honoured.includes('options') ? {} : { uniforms: { properties: { options: false } } }),
      },
    },
  )

export const entry = (kinds: readonly FieldKind[]): Schema => ({
  ...object(
    Object.fromEntries([
      ...Object.entries(properties(kinds)).map(([name, schema]) => [
        name,
        withTexts(schema, entryWords[name as keyof FieldEntry]),
      ]),
      ...otherCounts.map(({ other, schema }) => [other, schema]),
    ]),
    ['label', 'type', 'uniforms'],
  ),
  allOf: kinds.map(branch),
})

export const fieldsSchema: Schema = {
  type: 'object',
  additionalProperties: ref('entry'),
  propertyNames: { pattern: '^[a-z][A-Za-z0-9]{0,63}$' },
}
