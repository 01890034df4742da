// Chooses one file that a form sends along. The browser's own button speaks the browser's language, not the page's: it lies
// unseen over one that does.

import { useState } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../icon.tsx'
import { useText } from '../language.tsx'
import { type ControlProps, describing } from './control.tsx'
import { messages } from './file-messages.ts'
import styles from './one-file-input.module.css'

export const OneFileInput = ({ accept, id, name, ...props }: ControlProps & { accept: string }) => {
  const text = useText()
  const [chosen, setChosen] = useState<string>()
  return (
    <div className={classes(styles.zone, props.invalid && styles.wrong)}>
      <Icon name={chosen === undefined ? 'upload' : 'document'} className={styles.sign} />
      <span aria-hidden="true">
        {chosen === undefined ? (
          <>
            <span className={styles.choose}>{text(messages.chooseOne)}</span>{' '}
            <span>{text(messages.drop)}</span>
          </>
        ) : (
          <bdi translate="no" className={styles.chosen}>
            {chosen}
          </bdi>
        )}
      </span>
      <input
        id={id}
        name={name}
        type="file"
        accept={accept}
        className={styles.native}
        onChange={event => setChosen(event.currentTarget.files?.[0]?.name)}
        {...describing(props)}
      />
    </div>
  )
}
