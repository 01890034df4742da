// What an entry of `fieldsSchema` may say. Some properties mean the same for every kind, because the engine honours them;
// the others each kind names itself. The schema for authors, the gallery and the check before publishing read this.

import type { FieldEntry } from '../definition.ts'

export const generalProperties = [
  'label',
  'type',
  'uniforms',
  'hint',
  'tooltip',
  'requiredError',
  'showField',
  'showColumn',
  'searchField',
  'dataIndex',
  'conditionalField',
  'conditionalEditability',
  'defaultValue',
  'calculate',
  'rules',
  'prefill',
  'optional',
  'editable',
  'hidden',
  'unique',
  'lazyLoad',
  'handler',
  'sensitive',
] as const satisfies readonly (keyof FieldEntry)[]

/** `options` stands for `uniforms.options`. */
export type OwnProperty = Exclude<keyof FieldEntry, (typeof generalProperties)[number]> | 'options'

const own: Record<OwnProperty, true> = {
  placeholder: true,
  postfix: true,
  postfixForms: true,
  forApplicant: true,
  links: true,
  customRegexError: true,
  lowestRatingText: true,
  highestRatingText: true,
  min: true,
  max: true,
  exclusiveMin: true,
  exclusiveMax: true,
  integer: true,
  minDigits: true,
  regExp: true,
  multiple: true,
  minCount: true,
  maxCount: true,
  when: true,
  maxSize: true,
  extensions: true,
  fieldsSchema: true,
  rowLabel: true,
  changeUntilHours: true,
  standing: true,
  reserves: true,
  options: true,
}
/** Every property that some kinds honour and others do not. */
export const ownProperties = Object.keys(own) as OwnProperty[]
