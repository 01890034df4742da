// What a saved page knows: the keys of the portal as they were on the day that it was saved.

import type { Language } from '@bawaba/language/index.ts'
import type { Key } from '../verify.ts'

export type SavedKey = Key & { since: string }
export type Saved = { keys: readonly SavedKey[]; origin: string; savedAt: string; language: Language }

/** Where the document has them. */
export const savedId = 'saved'
