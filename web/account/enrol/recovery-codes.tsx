// Recovery codes, shown once: to copy, to print, and to go on only when they are kept.

import { Ltr } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { CopyButton } from '@bawaba/ui/copy-button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import styles from './enrol.module.css'
import { messages } from './messages.ts'

export const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const text = useText()
  return (
    <div className={styles.part}>
      <h2>{text(messages.codesTitle)}</h2>
      <p>{text(messages.codesText)}</p>
      <ul className={styles.codes}>
        {codes.map(code => (
          <li key={code}>
            <Ltr>{code}</Ltr>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <CopyButton value={codes.join('\n')} what={text(messages.codesTitle)} />
        <Button onClick={() => print()}>{text(messages.print)}</Button>
        <Button variant="primary" onClick={onDone}>
          {text(messages.kept)}
        </Button>
      </div>
    </div>
  )
}
