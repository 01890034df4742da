// The catalogue: categories, services and their versions.

export { type Catalogue, type CatalogueEntry, createCatalogue } from './catalogue.ts'
export { assertPublishable, type Checks, issuesOf, warningsOf } from './check.ts'
export { type CheckedDefinition, type CheckResult, checkDefinition, fingerprintOf } from './checked.ts'
export { type AwaitedConsent, type ConsentsStore, consentsStore } from './consents-store.ts'
export { differenceLine, differencesOf } from './differences.ts'
export {
  type Example,
  readExamples,
  readService,
  readServiceFolders,
  type ServiceFolder,
  serviceFolders,
} from './folder.ts'
export { centerFieldOf, centerOf, type IndexedField, isTypedText } from './indexed-fields.ts'
export { type IndexedFieldsStore, indexedFieldsStore, setIndexedFields } from './indexed-fields-store.ts'
export { promisesOf } from './promises.ts'
export type { PublishedNow } from './publication-store.ts'
export { publishProgrammes } from './publish.ts'
export { isTooDeep, shapeIssues } from './shape.ts'
export { catalogueStore } from './store.ts'
export { type SwitchesRow, type SwitchesStore, switchesStore } from './switches-store.ts'
export { watchCatalogue } from './watch.ts'
