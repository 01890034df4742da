// Regular expressions of a definition as a form runs them. Whether one may run on the platform's own matcher is proven
// where definitions are published (pattern.ts); a browser receives the verdict and carries no parser for it.

import type { FieldEntry, FormDefinition } from '../definition.ts'
import type { Matcher, PatternEngine } from './linear-pattern.ts'

/** `key`: the issue that an author reads. `examples`: texts that it accepts, a few of many, where definitions are checked. */
export type CompiledPattern =
  | { matcher: Matcher; examples?: () => string[] }
  | { refused: string; key: 'unsafePattern' | 'patternTooLarge' }
/**
 * Compiles an expression. `linear`: those of its definition that only the linear engine may run; undefined where nobody
 * has proven any, as in what a field handler puts into a form.
 */
export type Patterns = (source: string, linear: readonly string[] | undefined) => CompiledPattern

/** An expression without the anchors at its ends: it tests the whole text anyway. */
export const withoutAnchors = (source: string): string =>
  source.replace(/^\^/, '').replace(/(^|[^\\])\$$/, '$1')

/** The platform's own matcher, for what is proven not to backtrack. */
export const platformMatcher = (source: string): RegExp => new RegExp(`^(?:${withoutAnchors(source)})$`)

/** Patterns of published definitions: they follow the verdict that comes with the definition. */
export const publishedPatterns =
  (engine?: PatternEngine): Patterns =>
  (source, linear) => {
    const needsEngine = linear ? linear.includes(source) : engine !== undefined
    try {
      if (!needsEngine) return { matcher: platformMatcher(source) }
      if (engine) return { matcher: engine(source) }
      return { refused: 'it needs the linear engine', key: 'unsafePattern' }
    } catch (error) {
      return { refused: error instanceof Error ? error.message : String(error), key: 'unsafePattern' }
    }
  }

/** What the field handler puts into a form may bring patterns of its own. */
const isLazy = ({ lazyLoad, fieldsSchema }: FieldEntry): boolean =>
  lazyLoad !== undefined || (fieldsSchema !== undefined && Object.values(fieldsSchema).some(isLazy))

/** Whether a published definition may have a pattern for the linear engine, so that a browser loads it for no other. */
export const needsPatternEngine = ({
  activities,
  linearPatterns = [],
}: Pick<FormDefinition, 'activities' | 'linearPatterns'>): boolean =>
  linearPatterns.length > 0 ||
  activities.some(({ steps }) => steps.some(({ fieldsSchema }) => Object.values(fieldsSchema).some(isLazy)))

/** Fetches the engine: in a browser its 50 KB come only when a definition has a pattern that needs it. */
export const loadLinearEngine = async (): Promise<PatternEngine> => {
  const [{ RE2JS }, { linearEngine }] = await Promise.all([import('re2js'), import('./linear-pattern.ts')])
  return linearEngine({ compile: source => RE2JS.compile(source) })
}
