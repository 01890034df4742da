// Places that the answers of slots reserve: worked out when a request is filed and when it is taken up again.

import { Problem } from '@bawaba/contract/problem.ts'
import type { Answers } from '@bawaba/forms/definition.ts'
import type { CompiledService, Completion, FieldHandler, ValidationError } from '@bawaba/forms/index.ts'
import { keepsPlaces, ownQuestions, placesOf, reservingIn } from '@bawaba/forms/workflow/places.ts'
import type { StateKind } from '@bawaba/forms/workflow/state-kinds.ts'
import { takenText } from '../hooks/index.ts'

type Form = Pick<CompiledService, 'filing' | 'text'>
const slotsOf = ({ filing }: Pick<Form, 'filing'>) => reservingIn(filing?.fields ?? [])

/** Every place that answers reserve. Throws for more than one request may have. */
const placesIn = (form: Pick<Form, 'filing'>, answers: Answers): string[] => [
  ...new Set(
    slotsOf(form).flatMap(({ name, reserves }) => {
      const places = placesOf(reserves, answers)
      if (places) return places
      throw new Problem('VALIDATION_FAILED', {
        details: [{ path: `data.${name}`, field: name, key: 'notAllowed' }],
      })
    }),
  ),
]

const valueAt = (data: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (part, name) =>
        typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[name] : undefined,
      data,
    )

/** What filing does with slots that reserve: it remembers their options, and says which are free if one is taken. */
export const filedSlots = (form: Form, handler: FieldHandler) => {
  const slots = slotsOf(form)
  const { text } = form
  const completions = new Map<string, Completion>()
  const explain = (error: ValidationError, data: unknown): ValidationError => {
    const slot = slots.find(each =>
      ownQuestions(each).some(question => error.field === `${each.name}.${question}`),
    )
    if (!slot || error.key !== 'unavailable') return error
    const { fieldsSchema, translations } = completions.get(slot.name) ?? {}
    const entry = fieldsSchema?.[error.field.slice(slot.name.length + 1)]
    const words = entry && takenText(entry, valueAt(data, error.field), key => wordsOf(key, translations))
    return words ? { ...error, key: 'slotTaken', text: words } : error
  }
  const wordsOf = (key: string, translations: Completion['translations']) => ({
    ar: translations?.ar[key] ?? text(key).ar,
    en: translations?.en[key] ?? text(key).en,
  })
  const remembering: FieldHandler = {
    ...handler,
    complete: async (address, field, answers) => {
      const completion = await handler.complete(address, field, answers)
      if (field.entry.reserves) completions.set(address, completion)
      return completion
    },
  }
  return {
    handler: remembering,
    explained: (errors: readonly ValidationError[], data: unknown) =>
      errors.map(error => explain(error, data)),
    places: (answers: Answers) => placesIn(form, answers),
  }
}

/** The places that a request needs again: it had ended without success, and is taken up. */
export const placesAgain = (
  form: Pick<Form, 'filing'>,
  answers: Answers,
  { from, to }: { from: StateKind; to: StateKind | undefined },
): string[] => (to !== undefined && !keepsPlaces(from) && keepsPlaces(to) ? placesIn(form, answers) : [])

/** Why a request whose place was taken meanwhile is refused: judged again, its form says what is free. */
export const placeRefusal = (judgeAgain: () => Promise<unknown>): Promise<unknown> =>
  judgeAgain().then(
    () => new Problem('APPOINTMENT_FULL'),
    (refusal: unknown) => refusal,
  )
