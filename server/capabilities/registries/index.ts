// Registries outside that services ask for data, before a script runs or a list of options is drawn.

export { completionOf } from './completion.ts'
export { type RegistryExample, recordedRegistries } from './recorded.ts'
export { type About, noRegistries, type Registries } from './registries.ts'
