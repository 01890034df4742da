// User models: what each kind of person is asked and shown, as data.

export { countries } from './countries.ts'
export { userModelsStore } from './store.ts'
export { createUserModels, type OpenModel, type UserModels } from './user-models.ts'
