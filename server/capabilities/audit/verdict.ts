// What the walk over the audit found, in words.

import type { Tampering, Verdict } from './verify.ts'

const words: Record<Tampering['kind'], string> = {
  altered: 'altered: the row is not what was written',
  missing: 'missing: the row is gone, others after it are there',
  moved: 'moved: the row was written after another one than stands before it',
  cut: 'cut: this row and all after it are gone',
  added: 'added: rows stand beyond the end of the chain',
  rewritten: 'rewritten: up to here the chain was written anew',
  head: 'altered: the signed head is not what was signed',
}

const tamperingText = ({ stream, place, kind, file }: Tampering): string =>
  `✖ ${stream === '' ? `head ${file}` : `${stream} ${place}`}  ${words[kind]}${file && stream ? ` (head ${file})` : ''}`

export const verdictText = ({ tamperings, rows, streams, heads, emptyHeads }: Verdict): string[] => [
  ...tamperings.map(tamperingText),
  `${tamperings.length === 0 ? '✔' : '✖'} ${rows} rows of ${streams} streams, ${heads} signed heads, ${tamperings.length} faults`,
  ...emptyHeads.map(
    file =>
      `  The head ${file} is empty: the disk was full when it was written. It proves nothing; delete it.`,
  ),
  ...(heads === 0
    ? ['  No signed head was found: an end that is cut off or written anew cannot be seen.']
    : []),
]
