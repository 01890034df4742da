// All answers of a filing judged together after some of them were changed: which others no longer hold.

import type { Answers } from '../definition.ts'
import type { RuleContext, ValidationError } from '../fields/field.ts'
import { errorsAmong } from './errors.ts'
import { headOf } from './path.ts'
import { type FormState, newState } from './state.ts'
import { type CompiledActivity, type Completion, DefinitionError } from './table.ts'
import { complete, wantedIn } from './wants.ts'

type Completions = Readonly<Record<string, Completion>>
type Questions = ReadonlyMap<string, string>
/** What judging needs besides the answers; `given` is what the field handler gave when they were sent. */
export type WholeContext = RuleContext & { given?: Completions | null | undefined }

const ignore = () => undefined

/**
 * Completes fields as they were when they were answered. With `asAsked`, only those that the same answers decide about:
 * the others wait for their handler. Answers what each field asks its handler, by address.
 */
const completeAsStored = (state: FormState, completions: Completions, asAsked?: Questions): Questions => {
  const questions = new Map<string, string>()
  for (;;) {
    const wants = wantedIn(state).filter(({ address }) => !questions.has(address))
    if (wants.length === 0) return questions
    for (const want of wants) {
      questions.set(want.address, want.question)
      const completion = completions[want.address]
      if (!completion || (asAsked && asAsked.get(want.address) !== want.question)) continue
      try {
        complete(want, completion, ignore)
      } catch (error) {
        // A completion that no field is made of any more leaves its field waiting.
        if (!(error instanceof DefinitionError)) throw error
      }
    }
  }
}

/** A question that its handler does not know yet is no error of whoever left it unanswered. */
const isOwed = (answers: Answers, { key, field }: ValidationError): boolean =>
  key !== 'notLoaded' || answers[headOf(field)] !== undefined

/**
 * The names of questions whose answers held before and do not hold after: a rule, a bound, an option, a condition that
 * brings up what must be answered, a list that was loaded for another answer. What was wrong before is not named.
 */
export const invalidatedBy = (
  filing: CompiledActivity,
  before: Answers,
  after: Answers,
  { given: completions, ...context }: WholeContext,
): string[] => {
  const [was, is] = [newState(filing, before, context), newState(filing, after, context)]
  const questions = completeAsStored(was, completions ?? {})
  completeAsStored(is, completions ?? {}, questions)
  const named = ({ field, key }: ValidationError) => `${field} ${key}`
  const known = new Set(errorsAmong(was, was.table.fields, context).map(named))
  const errors = errorsAmong(is, is.table.fields, context)
    .filter(error => !known.has(named(error)) && isOwed(after, error))
    .map(({ field }) => headOf(field))
  return [...new Set(errors)]
}
