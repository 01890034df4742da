// Hot fields: the answers that lists are filtered and sorted by. Each has a column of its own in the table of requests,
// of a fixed number of typed ones that all services share; docs/decisions/hot-fields.md says why.

import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import type { FieldEntry, Option, StoredType } from '@bawaba/forms/definition.ts'
import { sensitiveOf } from '@bawaba/forms/index.ts'

/** How a column holds an answer: folded for readers of Arabic, as it is, as a number, or the blind index of a sealed one. */
export type HotKind = 'folded' | 'plain' | 'number' | 'sealed'
export type HotWish = { field: string; kind: HotKind }
/** `slot`: the n of text_n or number_n. */
export type HotField = HotWish & { slot: number }

/** So many columns there are of either type; what a service marks beyond them stays among its answers. */
export const hotSlots = { text: 8, number: 4 }
const isNumber = ({ kind }: HotWish) => kind === 'number'

const kindOf: Record<StoredType, (entry: FieldEntry) => HotKind | undefined> = {
  // What is chosen from a list is compared as it is, what is typed as people read it.
  String: ({ uniforms, lazyLoad, multiple }) =>
    multiple ? undefined : uniforms.options || lazyLoad ? 'plain' : 'folded',
  Date: () => 'plain',
  Boolean: () => 'plain',
  Number: () => 'number',
  Array: () => undefined,
  Object: () => undefined,
}

const entriesOf = (definition: Pick<ServiceDefinition, 'activities'>): [string, FieldEntry][] =>
  definition.activities.flatMap(({ steps }) => steps.flatMap(step => Object.entries(step.fieldsSchema)))

/** The answers of a definition that get a column, in its order; no more than there are columns. */
export const hotFieldsOf = (definition: ServiceDefinition): HotWish[] => {
  const wishes = new Map<string, HotWish>()
  const sensitive = sensitiveOf(definition.activities)
  for (const [field, entry] of entriesOf(definition)) {
    const kind = entry.searchField || entry.showColumn ? kindOf[entry.type](entry) : undefined
    if (kind && !wishes.has(field)) wishes.set(field, { field, kind: sensitive.has(field) ? 'sealed' : kind })
  }
  const all = [...wishes.values()]
  return [
    ...all.filter(wish => !isNumber(wish)).slice(0, hotSlots.text),
    ...all.filter(isNumber).slice(0, hotSlots.number),
  ]
}

/** The names by which a form asks for a service center. */
const centerNames = ['serviceCenter', 'eehcServiceCenter', 'center']

/** The question that says which service center a request is for. */
export const centerFieldOf = (definition: Pick<ServiceDefinition, 'activities'>): string | null => {
  const asked = new Set(entriesOf(definition).map(([name]) => name))
  return centerNames.find(name => asked.has(name)) ?? null
}

/** The centers that its form lists itself, by the keys of their names; those of a script it does not know. */
export const centerOptionsOf = (definition: ServiceDefinition): Option[] => {
  const field = centerFieldOf(definition)
  return entriesOf(definition).flatMap(([name, { uniforms }]) =>
    name === field ? (uniforms.options ?? []) : [],
  )
}

const free = (taken: readonly number[], most: number): number[] =>
  Array.from({ length: most }, (_, index) => index + 1).filter(slot => !taken.includes(slot))

/** What changes: a field that stays keeps its column, so that nothing is worked out anew for it. */
export const placeHot = (
  wishes: readonly HotWish[],
  held: readonly HotField[],
): { gone: string[]; added: HotField[] } => {
  const isKept = (one: HotWish) => wishes.some(({ field, kind }) => field === one.field && kind === one.kind)
  const kept = held.filter(isKept)
  const news = wishes.filter(wish => !kept.some(({ field }) => field === wish.field))
  const slotsFor = (numbers: boolean): HotField[] => {
    const taken = kept.filter(one => isNumber(one) === numbers).map(({ slot }) => slot)
    const slots = free(taken, numbers ? hotSlots.number : hotSlots.text)
    return news
      .filter(one => isNumber(one) === numbers)
      .flatMap((wish, index) => {
        const slot = slots[index]
        return slot === undefined ? [] : [{ ...wish, slot }]
      })
  }
  return {
    gone: held.filter(one => !isKept(one)).map(({ field }) => field),
    added: [...slotsFor(false), ...slotsFor(true)],
  }
}

/** The service center that answers name; '' where they name none. The database reckons it alike when a request is filed. */
export const centerOf = (definition: ServiceDefinition, answers: Record<string, unknown>): string => {
  const field = centerFieldOf(definition)
  return String((field && answers[field]) ?? '').slice(0, 100)
}
