// Slots that reserve: which of their options are taken, and what a person reads who chose one of those.

import type { FieldAnswer } from '@bawaba/contract/entities/hooks.ts'
import type { Answers, FieldEntry, SlotReservation } from '@bawaba/forms/definition.ts'
import { ownQuestions, placesOf } from '@bawaba/forms/workflow/places.ts'
import { isolate, type Text } from '@bawaba/language/index.ts'
import type { SlotStore } from './slot-store.ts'

/** The slot's questions, with the options that have a taken place marked. `answers` are those that the slot depends on. */
export const markTaken = async (
  { taken }: SlotStore,
  { name, reserves }: { name: string; reserves: SlotReservation },
  answers: Answers,
  found: FieldAnswer,
): Promise<FieldAnswer> => {
  const [question = '', ...others] = ownQuestions({ name, reserves })
  const entry = found.fieldsSchema?.[question]
  const { options } = entry?.uniforms ?? {}
  // Places that hang on two questions of the slot are known when both are answered.
  if (!entry || !options || others.length > 0) return found
  const placesWith = options.map(
    ({ value }) => placesOf(reserves, { ...answers, [name]: { [question]: value } }) ?? [],
  )
  const takenPlaces = await taken(placesWith.flat())
  const marked = options.map((option, index) =>
    placesWith[index]?.some(code => takenPlaces.has(code))
      ? { ...option, unavailable: option.unavailable ?? reserves.taken }
      : option,
  )
  const uniforms = { ...entry.uniforms, options: marked }
  return { ...found, fieldsSchema: { ...found.fieldsSchema, [question]: { ...entry, uniforms } } }
}

const list = (texts: readonly string[], comma: string): string => texts.map(isolate).join(comma)

/** What to read under a choice that somebody else has: what it was, and what is free. */
export const takenText = (
  entry: FieldEntry,
  chosen: unknown,
  text: (key: string) => Text,
): Text | undefined => {
  const options = entry.uniforms.options ?? []
  const label = options.find(({ value }) => value === chosen)?.label
  if (label === undefined) return undefined
  const free = options
    .filter(({ unavailable }) => unavailable === undefined)
    .map(option => text(option.label))
  const own = text(label)
  if (free.length === 0)
    return {
      ar: `«${isolate(own.ar)}» محجوز، ولا يوجد غيره متاحًا. غيّر اختياراتك السابقة، فباقي إجاباتك كما هي.`,
      en: `${isolate(own.en)} is taken, and nothing else is free. Change your earlier choices; your other answers are unchanged.`,
    }
  return {
    ar: `«${isolate(own.ar)}» محجوز. المتاح الآن: ${list(
      free.map(({ ar }) => ar),
      '، ',
    )}. اختر منه، فباقي إجاباتك كما هي.`,
    en: `${isolate(own.en)} is taken. Free now: ${list(
      free.map(({ en }) => en),
      ', ',
    )}. Select one of these; your other answers are unchanged.`,
  }
}
