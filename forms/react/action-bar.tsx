// The button of a page of the form; on a phone it stays at the lower edge. It is never disabled.

import { Button } from '@bawaba/ui/button.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import styles from './action-bar.module.css'

/** `busyWith`: what it is doing; pressing does nothing meanwhile. */
export const ActionBar = ({ label, busyWith }: { label: string; busyWith: string | undefined }) => {
  return (
    <div className={styles.bar} data-print="never">
      <Button type="submit" variant="primary" busy={busyWith !== undefined} className={styles.onward}>
        {busyWith ?? label}
      </Button>
      <VisuallyHidden>
        <span role="status">{busyWith ?? ''}</span>
      </VisuallyHidden>
    </div>
  )
}
