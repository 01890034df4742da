// Issuing letters: what a transition writes of them. Reading, drawing and revoking them is the capability letters.

export { type LetterContent, openContent, textOf } from './content.ts'
export { createIssue, type Issue } from './issue.ts'
export { endLettersSql, issueLettersSql, type LetterStep, type NewLetter } from './store.ts'
