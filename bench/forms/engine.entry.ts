// What a page loads of the form engine, for its size.

export { firstKinds } from '@bawaba/forms/fields/first-kinds.ts'
export { createForms, createStore } from '@bawaba/forms/index.ts'
export { FormView } from '@bawaba/forms/react/form-view.tsx'
