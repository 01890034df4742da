// Letters and certificates that requests ended in.

export type { LettersOf } from './for-owner.ts'
