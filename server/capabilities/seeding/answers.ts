// Answers that a definition accepts: its examples, with other options and numbers, each judged as if it were sent.

import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import type { FieldEntry } from '@bawaba/forms/definition.ts'
import { type CompiledService, type Completion, type FieldHandler, judge } from '@bawaba/forms/index.ts'
import { workingWeek } from '../working-time/index.ts'
import { pick, type Random } from './names.ts'

type Answers = Record<string, unknown>
/** What a request is filed with: the answers, and what scripts gave for them. */
export type Made = { data: Answers; given: Record<string, Completion> | null }
type Wanted = {
  definition: ServiceDefinition
  form: CompiledService
  handler: FieldHandler | undefined
  examples: readonly Answers[]
  count: number
  today: string
  random: Random
}

const entriesOf = (definition: ServiceDefinition): [string, FieldEntry][] =>
  (definition.activities[0]?.steps ?? []).flatMap(({ fieldsSchema }) => Object.entries(fieldsSchema))

/** A form without scripts asks nobody. */
const nobody: FieldHandler = {
  complete: (address: string): never => {
    throw new Error(`${address} needs a script, and the service has none`)
  },
  validate: async () => [],
}

/** Another answer to the same question, where the definition itself says what there is to choose. */
const another = (entry: FieldEntry, random: Random): unknown => {
  const { options } = entry.uniforms
  if (options?.length) {
    const { value } = pick(random, options)
    return entry.type === 'Array' || entry.multiple ? [value] : value
  }
  if (entry.type === 'Number' && typeof entry.min === 'number' && typeof entry.max === 'number')
    return Math.ceil(entry.min) + random(Math.max(1, Math.floor(entry.max) - Math.ceil(entry.min)))
  return undefined
}

/** Made-up requests hold no files: of an example that names some the rest is taken. */
const withoutFiles = (data: Answers, files: ReadonlySet<unknown>): Answers => {
  const rest = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      const left = value.filter(each => !files.has(each)).map(rest)
      return left.length === 0 && value.length > 0 ? undefined : left
    }
    return typeof value === 'object' && value !== null ? withoutFiles(value as Answers, files) : value
  }
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => {
      const left = rest(value)
      return left === undefined ? [] : [[name, left]]
    }),
  )
}

/** So many different answers, fewer where most changes are refused; none for a service without examples. */
export const madeAnswers = async (wanted: Wanted): Promise<Made[]> => {
  const { definition, form, handler, examples, count, today, random } = wanted
  const activity = form.activity(definition.activities[0]?.activityId ?? '')
  if (!activity) return []
  const entries = entriesOf(definition)
  const accepted = new Map<string, Made>()
  /** With their files: what is changed in them is judged whole again. */
  const found: Answers[] = []
  const tryOne = async (data: Answers) => {
    // Files are known by their ids alone: an example names some that no portal has.
    const verdict = await judge(activity, data, { today, calendar: workingWeek }, handler ?? nobody)
    if (!verdict.ok) return
    const made = withoutFiles(verdict.data, new Set(verdict.documents))
    accepted.set(JSON.stringify(made), { data: made, given: verdict.given ?? null })
    return verdict.data
  }
  for (const example of examples) {
    const whole = await tryOne(example)
    if (whole) found.push(whole)
  }
  for (let tries = 0; found.length > 0 && accepted.size < count && tries < count * 5; tries++) {
    const changed: Answers = { ...pick(random, found) }
    for (const [name, entry] of entries) {
      const value = name in changed && random(5) < 2 ? another(entry, random) : undefined
      if (value !== undefined) changed[name] = value
    }
    await tryOne(changed)
  }
  return [...accepted.values()]
}
