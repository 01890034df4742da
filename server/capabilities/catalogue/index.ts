// The catalogue: categories, services and their versions.

export { type Catalogue, type CatalogueEntry, createCatalogue } from './catalogue.ts'
export { readServiceFolders } from './folder.ts'
export { assertPublishable, publishProgrammes } from './publish.ts'
export { catalogueRoutes } from './routes.ts'
export { catalogueStore } from './store.ts'
