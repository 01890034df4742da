// Patterns where definitions are written, published and judged: each is proven, or runs in the linear engine. Browsers
// are sent the verdict.

import type { FieldEntry, FieldsSchema, FormDefinition } from '../definition.ts'
import type { DeliveryKind } from '../delivery.ts'
import type { FieldKind } from '../fields/field.ts'
import type { PatternEngine } from './linear-pattern.ts'
import { withLatinDigits } from './linear-pattern.ts'
import { loadOperations } from './needs-operations.ts'
import { compilePattern } from './pattern.ts'
import { examplesOf } from './pattern-parser.ts'
import { largestPattern, patternSize } from './pattern-size.ts'
import { type CompiledPattern, loadLinearEngine, type Patterns, withoutAnchors } from './patterns.ts'
import { createForms, type Forms } from './service.ts'

/** Longest expression of a definition. */
const longest = 500

const tooLarge = (refused: string): CompiledPattern => ({ refused, key: 'patternTooLarge' })

/** The platform's own matcher where it is proven quick, else the engine. */
export const matcherOf = (source: string, engine?: PatternEngine): CompiledPattern => {
  if (source.length > longest) return tooLarge(`${source.length} > ${longest}`)
  const latin = withLatinDigits(source)
  const proven = compilePattern(latin)
  if ('regExp' in proven) return { matcher: proven.regExp, examples: () => examplesOf(withoutAnchors(latin)) }
  const size = patternSize(source)
  if (size > largestPattern) return tooLarge(`${size} > ${largestPattern}`)
  if (!engine) return { refused: proven.refused, key: 'unsafePattern' }
  try {
    return { matcher: engine(source) }
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error), key: 'unsafePattern' }
  }
}

/** Every pattern is proven anew, whatever comes with its definition; without an engine the others are refused. */
export const provenPatterns =
  (engine?: PatternEngine): Patterns =>
  source =>
    matcherOf(source, engine)

/** The form engine of a server. */
export const loadForms = async (
  kinds: readonly FieldKind[],
  deliveries: readonly DeliveryKind[] = [],
): Promise<Forms> =>
  createForms(kinds, {
    deliveries: new Map(deliveries.map(kind => [kind.name, kind])),
    patterns: provenPatterns(await loadLinearEngine()),
    operations: await loadOperations(),
  })

/** True when a browser needs the engine for a pattern: it is not proven, or names digits that are Latin by then. */
export const needsEngine = (source: string): boolean =>
  'refused' in compilePattern(source) || withLatinDigits(source) !== source

const patternsIn = (schema: FieldsSchema): string[] =>
  Object.values(schema).flatMap(({ regExp, fieldsSchema = {} }: FieldEntry) => [
    ...(regExp === undefined ? [] : [regExp]),
    ...patternsIn(fieldsSchema),
  ])

/** The verdict that goes with a definition: those of its patterns that only the linear engine may run. */
export const linearPatternsOf = ({ activities }: Pick<FormDefinition, 'activities'>): string[] => {
  const patterns = activities.flatMap(({ steps }) =>
    steps.flatMap(({ fieldsSchema }) => patternsIn(fieldsSchema)),
  )
  return [...new Set(patterns)].filter(needsEngine)
}
