// Bodies and queries made from the schemas of the contract, and the same with another text in one place: what a property
// over all calls is tried with.

type Schema = {
  [word: string]: unknown
  type?: string
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
}

const id = '01a1f000-0000-7000-8000-000000000001'
const formats: Record<string, string> = { uuid: id, 'date-time': '2026-12-01T10:00:00Z', date: '2026-12-01' }
/** Texts of the shapes that the contract's patterns ask for. */
const candidates = [
  'x',
  'LIBRARY_CARD',
  '2026-11-01',
  'citizen',
  '01012345678',
  'a@b.example',
  '1'.repeat(14),
]

const textOf = ({ format, pattern, minLength = 0 }: Schema): string => {
  if (typeof format === 'string') return formats[format] ?? 'x'
  const found = candidates.find(text => typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text))
  return (found ?? 'x').padEnd(Number(minLength), 'x')
}

const samplers: Record<string, (schema: Schema) => unknown> = {
  string: textOf,
  integer: ({ minimum = 1 }) => minimum,
  number: ({ minimum = 1 }) => minimum,
  boolean: () => true,
  null: () => null,
  array: ({ items }) => [sampleOf(items ?? {})],
  object: ({ properties = {}, patternProperties }) =>
    patternProperties
      ? { name: sampleOf(Object.values(patternProperties)[0] ?? {}) }
      : Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, sampleOf(inner)])),
}

/** Something that a schema takes, with everything that may be left out. */
export const sampleOf = (schema: object): unknown => {
  const { type, anyOf, enum: values, const: only } = schema as Schema
  if (only !== undefined) return only
  if (Array.isArray(values)) return values[0]
  if (anyOf) return sampleOf(anyOf[0] ?? {})
  return samplers[type ?? '']?.(schema as Schema) ?? { any: 'x' }
}

/** A sample with another value in place of each of its own of that kind in turn, and a text for each name of a client's own. */
export const withValue = (sample: unknown, value: string | number): unknown[] => {
  if (typeof sample === typeof value) return [value]
  if (Array.isArray(sample)) return sample.flatMap(stored => withValue(stored, value).map(one => [one]))
  if (typeof sample !== 'object' || sample === null) return []
  const entries = Object.entries(sample)
  const isFree = (name: string) => typeof value === 'string' && (name === 'name' || name === 'any')
  return [
    ...entries.flatMap(([name, stored]) => withValue(stored, value).map(one => ({ ...sample, [name]: one }))),
    ...entries
      .filter(([name]) => isFree(name))
      .map(([name, stored]) => ({ ...sample, [name]: undefined, [value]: stored })),
  ]
}
