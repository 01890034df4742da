// A text with what was found in it highlighted.

import { partsOf } from './marked.ts'
import styles from './search.module.css'

export const MarkedText = ({ text, marks }: { text: string; marks: readonly (readonly number[])[] }) =>
  partsOf(text, marks).map(({ start, text: part, isMarked }) =>
    isMarked ? (
      <mark key={start} className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  )
