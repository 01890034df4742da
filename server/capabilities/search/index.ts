// Search: the port by which things become findable, and the index.

export { pageSource } from './page-source.ts'
export { createSearchIndex } from './search-index.ts'
export { serviceSources } from './service-source.ts'
export type { SearchItem, SearchSource, Viewer } from './source.ts'
