// Search: the port by which things become findable, and the index.

export { pageSource } from './page-source.ts'
export { createSearchIndex } from './search-index.ts'
export { serviceSources } from './service-source.ts'
export { isForCitizens, type SearchItem, type SearchSource, type Viewer } from './source.ts'
