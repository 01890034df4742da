// Content that staff write: pages, news, questions, user guides, links of the footer and the menu.

export type { Content } from './content.ts'
export { factsOf } from './facts.ts'
export { isRevisionSql } from './store.ts'
