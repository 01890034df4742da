// The button that asks for a key: it says to touch it, and says so when it did not answer.

import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useState } from 'react'
import { isCallError } from '../../../client/call-error.ts'
import { messages } from './messages.ts'
import styles from './proof.module.css'

type KeyButtonProps = {
  label: string
  /** Asks the key and hands its answer over. */
  act: () => Promise<void>
  onFailed?: ((failed: boolean) => void) | undefined
  /** Stands without a word before it: the page has said what it is for. */
  bare?: boolean
}

export const KeyButton = ({ label, act, onFailed, bare }: KeyButtonProps) => {
  const text = useText()
  const [isAsking, setAsking] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const press = async () => {
    setAsking(true)
    setRefusal(undefined)
    onFailed?.(false)
    try {
      await act()
    } catch (error) {
      // The browser tells neither a refusal by the person from a silent key, nor a stolen one from a slow one.
      if (!isCallError(error) && !(error instanceof DOMException)) throw error
      setRefusal(isCallError(error) ? error.message : text(messages.keyRefused))
      onFailed?.(true)
    } finally {
      setAsking(false)
    }
  }
  return (
    <div className={styles.form}>
      {refusal && <Notice kind="error">{refusal}</Notice>}
      {!bare && <p>{text(messages.keyText)}</p>}
      <Button
        variant={bare ? 'secondary' : 'primary'}
        icon="key"
        busy={isAsking}
        onClick={() => void press()}
      >
        {label}
      </Button>
      <p role="status">{isAsking ? text(messages.touchKey) : ''}</p>
    </div>
  )
}
