// Notices about a draft that most forms never show, in one file.

export { DraftConflict } from './draft-conflict.tsx'
export { FormChanges } from './form-changes.tsx'
