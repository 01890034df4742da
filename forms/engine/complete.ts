// A field as the field handler completes it: with options, with questions, or as another field in its place.

import type { Wording } from '../fields/completion.ts'
import type { Field, FieldOption } from '../fields/field.ts'
import { compileField, type Source, textOf } from './compile-field.ts'
import { type Completion, DefinitionError } from './table.ts'

/** No handler fills a form with more. */
const mostOptions = 10_000
const mostQuestions = 200

const compiledOptions = (
  { texts }: Source,
  field: Field,
  options: Completion['options'] & object,
): FieldOption[] => {
  if (!Array.isArray(options) || options.length > mostOptions)
    throw new DefinitionError(field.name, 'badOptions')
  const text = (wording: Wording) => (typeof wording === 'string' ? textOf(texts, wording) : wording)
  return options.map(({ value, label, hint, unavailable }) => {
    if (typeof value !== 'string' || value === '' || !label)
      throw new DefinitionError(field.name, 'badOptions')
    return {
      value,
      label: text(label),
      ...(hint ? { hint: text(hint) } : {}),
      ...(unavailable ? { unavailable: text(unavailable) } : {}),
    }
  })
}

/**
 * `sourceWith` gives what compiling needs, with the handler's own texts. Conditions of the questions it gives may look
 * at each other only: what the field depends on is said by `apiDependencies`.
 */
export const completed = (
  field: Field,
  completion: Completion,
  sourceWith: (texts: Completion['translations']) => Source,
): Field => {
  const source = sourceWith(completion.translations)
  const { name, index, step } = field
  if (completion.entry) {
    // The field in its place keeps its label and whether it must be answered, unless it says otherwise.
    const entry = { ...completion.entry, label: completion.entry.label ?? field.entry.label }
    const compiled = compileField(source, { name, entry, index, step, path: name })
    if (compiled.group || compiled.needs) throw new DefinitionError(name, 'badEntry')
    const optional = completion.entry.optional ?? field.entry.optional
    return {
      ...compiled,
      label: completion.entry.label ? compiled.label : field.label,
      required: !optional,
      shown: field.shown,
      editable: field.editable,
      fixed: field.fixed,
      needs: field.needs,
      dependents: field.dependents,
      watchers: field.watchers,
      blocks: field.blocks,
    }
  }
  if (completion.fieldsSchema) {
    if (Object.keys(completion.fieldsSchema).length > mostQuestions)
      throw new DefinitionError(name, 'badQuestions')
    const group = source.group(completion.fieldsSchema, name)
    if (group.outer.length > 0 || group.lazy.length > 0) throw new DefinitionError(name, 'badQuestions')
    return { ...field, group }
  }
  return completion.options
    ? { ...field, options: compiledOptions(source, field, completion.options) }
    : { ...field }
}
