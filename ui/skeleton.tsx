// What stands where content will be: the same size, drawn only after 300 ms, with a sentence after eight seconds.
// The waits are CSS, so a page without JavaScript and one that hydrates late behave alike.

import { useText } from './language.tsx'
import { messages } from './messages.ts'
import styles from './skeleton.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

type Shape = 'line' | 'card' | 'title'

type SkeletonProps = {
  /** What is to come: `['title', 'line', 'line', 'card']`. */
  shapes: readonly Shape[]
  /** It stands for a whole page, which is never without its main heading. */
  isPage?: boolean
}

export const Skeleton = ({ shapes, isPage = false }: SkeletonProps) => {
  const text = useText()
  const word = text(messages.loading)
  return (
    <>
      {/* Outside of what is drawn late: a heading that cannot be seen is none. */}
      {isPage && (
        <VisuallyHidden as="h1" isPending>
          {word}
        </VisuallyHidden>
      )}
      <div className={styles.skeleton} aria-busy="true">
        {!isPage && <VisuallyHidden>{word}</VisuallyHidden>}
        {shapes.map((shape, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity but their place
          <div key={index} className={styles[shape]} />
        ))}
        <p className={styles.slow}>{text(messages.slow)}</p>
      </div>
    </>
  )
}
