// What a page loads of the form engine, for its size.

export { createForms, createStore, platformKinds } from '@bawaba/forms/index.ts'
export { FormView } from '@bawaba/forms/react/form-view.tsx'
