// The button of a page of the form; on a phone it stays at the lower edge. It is never disabled.

import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import styles from './action-bar.module.css'
import { messages } from './messages.ts'

/** `isSending`: pressing does nothing, and it says so. */
export const ActionBar = ({ label, isSending }: { label: string; isSending: boolean }) => {
  const text = useText()
  return (
    <div className={styles.bar} data-print="never">
      <Button type="submit" variant="primary" busy={isSending} className={styles.onward}>
        {isSending ? text(messages.sending) : label}
      </Button>
      <VisuallyHidden>
        <span role="status">{isSending ? text(messages.sending) : ''}</span>
      </VisuallyHidden>
    </div>
  )
}
