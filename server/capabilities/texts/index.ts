// Words that staff put in place of texts.

export type { TextOverrides } from './overrides.ts'
