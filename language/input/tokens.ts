// Codes of links as people copy them out of messages.

import { withoutInvisible } from './characters.ts'

/** A code up to the first character that cannot be part of it; its capital letters and dashes stay. */
export const readToken = (text: string): string => /^[\w-]*/.exec(withoutInvisible(text).trim())?.[0] ?? ''
