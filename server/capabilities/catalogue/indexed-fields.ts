// Hot fields: the answers that lists are filtered and sorted by. Each has a column of its own in the table of requests,
// of a fixed number of typed ones that all services share; docs/decisions/hot-fields.md says why.

import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import type { FieldEntry, Option, StoredType } from '@bawaba/forms/definition.ts'
import { sensitiveOf } from '@bawaba/forms/index.ts'

/** How a column holds an answer: folded for readers of Arabic, as it is, as a number, or the blind index of a sealed one. */
export type IndexKind = 'folded' | 'plain' | 'number' | 'sealed'
export type WantedIndex = { field: string; kind: IndexKind }
/** `slot`: the n of text_n or number_n. */
export type IndexedField = WantedIndex & { slot: number }

/** So many columns there are of either type; what a service marks beyond them stays among its answers. */
export const indexedColumns = { text: 8, number: 4 }
const isNumber = ({ kind }: WantedIndex) => kind === 'number'

const kindOf: Record<StoredType, (entry: FieldEntry) => IndexKind | undefined> = {
  // What is chosen from a list is compared as it is, what is typed as people read it.
  String: ({ uniforms, lazyLoad, multiple }) =>
    multiple ? undefined : uniforms.options || lazyLoad ? 'plain' : 'folded',
  Date: () => 'plain',
  Boolean: () => 'plain',
  Number: () => 'number',
  Array: () => undefined,
  Object: () => undefined,
}

/** Whether people type the answer, so that it is compared as they read it. */
export const isTypedText = (entry: FieldEntry): boolean => kindOf[entry.type](entry) === 'folded'

const entriesOf = (definition: Pick<ServiceDefinition, 'activities'>): [string, FieldEntry][] =>
  definition.activities.flatMap(({ steps }) => steps.flatMap(step => Object.entries(step.fieldsSchema)))

/** The answers of a definition that get a column, in its order; no more than there are columns. */
export const wantedIndexesOf = (definition: ServiceDefinition): WantedIndex[] => {
  const wishes = new Map<string, WantedIndex>()
  const sensitive = sensitiveOf(definition.activities)
  for (const [field, entry] of entriesOf(definition)) {
    const kind = entry.searchField || entry.showColumn ? kindOf[entry.type](entry) : undefined
    if (kind && !wishes.has(field)) wishes.set(field, { field, kind: sensitive.has(field) ? 'sealed' : kind })
  }
  const all = [...wishes.values()]
  return [
    ...all.filter(wish => !isNumber(wish)).slice(0, indexedColumns.text),
    ...all.filter(isNumber).slice(0, indexedColumns.number),
  ]
}

/** The names by which a form asks for a service center. */
const centerNames = ['serviceCenter', 'eehcServiceCenter', 'center']

/** The question that says which service center a request is for. */
export const centerFieldOf = (definition: Pick<ServiceDefinition, 'activities'>): string | null => {
  const questions = new Set(entriesOf(definition).map(([name]) => name))
  return centerNames.find(name => questions.has(name)) ?? null
}

/** The centers that its form lists itself, by the keys of their names; those of a script it does not know. */
export const centerOptionsOf = (definition: ServiceDefinition): Option[] => {
  const field = centerFieldOf(definition)
  return entriesOf(definition).flatMap(([name, { uniforms }]) =>
    name === field ? (uniforms.options ?? []) : [],
  )
}

const free = (used: readonly number[], most: number): number[] =>
  Array.from({ length: most }, (_, index) => index + 1).filter(slot => !used.includes(slot))

/** What changes: a field that stays keeps its column, so that nothing is worked out anew for it. */
export const assignColumns = (
  wishes: readonly WantedIndex[],
  indexed: readonly IndexedField[],
): { removed: string[]; added: IndexedField[] } => {
  const isWanted = (one: WantedIndex) =>
    wishes.some(({ field, kind }) => field === one.field && kind === one.kind)
  const staying = indexed.filter(isWanted)
  const news = wishes.filter(wish => !staying.some(({ field }) => field === wish.field))
  const slotsFor = (numbers: boolean): IndexedField[] => {
    const used = staying.filter(one => isNumber(one) === numbers).map(({ slot }) => slot)
    const slots = free(used, numbers ? indexedColumns.number : indexedColumns.text)
    return news
      .filter(one => isNumber(one) === numbers)
      .flatMap((wish, index) => {
        const slot = slots[index]
        return slot === undefined ? [] : [{ ...wish, slot }]
      })
  }
  return {
    removed: indexed.filter(one => !isWanted(one)).map(({ field }) => field),
    added: [...slotsFor(false), ...slotsFor(true)],
  }
}

/** The service center that answers name; '' where they name none. The database reckons it alike when a request is filed. */
export const centerOf = (definition: ServiceDefinition, answers: Record<string, unknown>): string => {
  const field = centerFieldOf(definition)
  return String((field && answers[field]) ?? '').slice(0, 100)
}
