// What stands where content will be: the same size, drawn only after 300 ms, with a sentence after eight seconds.
// The waits are CSS, so a page without JavaScript and one that hydrates late behave alike.

import { useText } from './language.tsx'
import { messages } from './messages.ts'
import styles from './skeleton.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

type Shape = 'line' | 'card' | 'title'

/** `shapes` lists what is to come: `['title', 'line', 'line', 'card']`. */
export const Skeleton = ({ shapes }: { shapes: readonly Shape[] }) => {
  const text = useText()
  return (
    <div className={styles.skeleton} aria-busy="true">
      <VisuallyHidden>{text(messages.loading)}</VisuallyHidden>
      {shapes.map((shape, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity but their place
        <div key={place} className={styles[shape]} />
      ))}
      <p className={styles.slow}>{text(messages.slow)}</p>
    </div>
  )
}
