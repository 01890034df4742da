// Whom an answer names: found by its schema, so that no call has to say so. A person is an object with an id and a name.

import type { TSchema } from 'typebox'

/** The parts of a schema that are looked at; what a schema library makes is plain data. */
export type Shape = {
  type?: string
  properties?: Record<string, Shape>
  patternProperties?: Record<string, Shape>
  items?: Shape
} & { [Of in 'anyOf' | 'oneOf' | 'allOf']?: readonly Shape[] }

type Finder = (value: unknown, add: (id: string) => void) => void

/** One schema may name somebody by parts of the name, or by the whole name beside another language or their number. */
export const isPerson = ({ properties = {} }: Shape): boolean => {
  const has = (name: string) => Object.hasOwn(properties, name)
  return has('id') && (has('firstName') || (has('name') && (has('englishName') || has('ID'))))
}
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const idOf: Finder = (value, add) => {
  if (isRecord(value) && typeof value.id === 'string') add(value.id)
}

const finderOf = (shape: Shape): Finder | undefined => {
  const finders: Finder[] = isPerson(shape) ? [idOf] : []
  for (const [name, part] of Object.entries(shape.properties ?? {})) {
    const find = finderOf(part)
    if (find) finders.push((value, add) => isRecord(value) && find(value[name], add))
  }
  for (const part of [shape.items, ...Object.values(shape.patternProperties ?? {})]) {
    const find = part && finderOf(part)
    if (find)
      finders.push((value, add) => {
        if (isRecord(value)) for (const each of Object.values(value)) find(each, add)
      })
  }
  for (const part of [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])]) {
    const find = finderOf(part)
    if (find) finders.push(find)
  }
  if (finders.length === 0) return undefined
  return (value, add) => {
    for (const find of finders) find(value, add)
  }
}

/** The ids of everybody whom an answer names, each once; undefined where its schema names nobody. Pure. */
export const peopleIn = (schema: TSchema): ((answer: unknown) => string[]) | undefined => {
  const find = finderOf(schema as Shape)
  if (!find) return undefined
  return answer => {
    const ids = new Set<string>()
    find(answer, id => ids.add(id))
    return [...ids]
  }
}
