// The catalogue: categories, services and their versions.

export { type Catalogue, type CatalogueEntry, createCatalogue } from './catalogue.ts'
export { assertPublishable, findingsOf } from './check.ts'
export { readServiceFolder, readServiceFolders } from './folder.ts'
export type { HotField } from './hot.ts'
export { centerFieldOf, centerOf } from './hot.ts'
export { type HotStore, hotStore, setHotFields } from './hot-store.ts'
export type { PublishedNow } from './publication-store.ts'
export { fingerprintOf, publishProgrammes } from './publish.ts'
export { catalogueRoutes } from './routes.ts'
export { isTooDeep } from './shape.ts'
export { type CatalogueStore, catalogueStore } from './store.ts'
export { watchCatalogue } from './watch.ts'
