// User models: what each kind of person is asked and shown, as data.

export { countries } from './countries.ts'
export type { OpenModel, UserModels } from './user-models.ts'
