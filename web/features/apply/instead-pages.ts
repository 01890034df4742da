// The pages in place of a form, in one file that most visits never load.

export { Closed } from './closed.tsx'
export { Eligible } from './eligible.tsx'
export { SentAlready } from './sent-already.tsx'
export { StoredFiles } from './stored-files.tsx'
