// The filter grammar of the API (LoopBack 3's): parsed to a tree, then SQL or a run over a list.
// A caller's policy is ANDed by whoever builds the query; nothing here can widen it.

export { createCollection, ofId } from './collection.ts'
export { type Column, type Columns, whereSql } from './compile.ts'
export { applyFilter, shownBy } from './evaluate.ts'
export { fieldIn, valuesOf } from './fields.ts'
export type { Hot } from './indexed.ts'
export { cursorOf, type Paging, pageIdsSql, pagingOf } from './keyset.ts'
export { parseFilter } from './parse.ts'
export { hasWordsSql, searchableName } from './searchable-name.ts'
export type { FieldType, Filter, Vocabulary, Where } from './tree.ts'
export { parseWhere } from './where.ts'
