// The filter as a tree: what a client may ask of a list, parsed once, compiled to SQL or run over a list in memory.

export type Operator =
  | 'eq'
  | 'neq'
  | 'gt'
  | 'gte'
  | 'lt'
  | 'lte'
  | 'between'
  | 'inq'
  | 'nin'
  | 'like'
  | 'nlike'
  | 'ilike'
  | 'nilike'
  | 'exists'

/** A value compared with; lists for between, inq and nin. */
export type Scalar = string | number | boolean | null
export type Where =
  | { all: Where[] }
  | { any: Where[] }
  | { not: Where }
  | { field: string; operator: Operator; value: Scalar | Scalar[] }

export type Order = { field: string; descending: boolean }
/** A relation that a row carries, and what narrows it where the client says so. */
export type Include = { relation: string; scope: Filter | undefined }
export type Filter = {
  where: Where | undefined
  order: Order[]
  limit: number
  skip: number
  /** undefined: everything the call shows by default. */
  fields: string[] | undefined
  include: Include[]
}

/** What kind of value a field holds, so that a comparison with another kind is refused, not guessed. */
export type FieldType = 'text' | 'number' | 'instant' | 'boolean' | 'json'

/** What a collection lets its callers filter, sort, choose and include. */
export type Vocabulary = {
  fields: ReadonlyMap<string, FieldType>
  /** Fields that are found by their whole value alone: nothing is ordered by them, and a part of them is not asked for. */
  whole?: ReadonlySet<string>
  /** What `fields` may name: the parts of a row. */
  parts: readonly string[]
  /** Those of them that a row has only where they are named. */
  namedOnly?: ReadonlySet<string> | undefined
  /** Those of them that no row of the list has: they may be left out by name, as clients do, and not asked for. */
  withheld?: ReadonlySet<string> | undefined
  /** Parts that go with another one that is left out. */
  goesWith?: ReadonlyMap<string, string>
  /** Relations that `include` may name, and what may be asked of each. */
  includes?: ReadonlyMap<string, Vocabulary>
  /** Fields of json that hold numbers: a number that comes as text is compared as one. */
  numbers?: ReadonlySet<string>
  defaultLimit: number
  maxLimit: number
}
