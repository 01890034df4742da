// Copies an identifier, and says so where the pointer and a screen reader are.

import { useState } from 'react'
import { Button } from './button.tsx'
import { useText } from './language.tsx'
import { messages } from './messages.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** `what` names the value for a screen reader: "Copy the request number". */
export const CopyButton = ({ value, what }: { value: string; what: string }) => {
  const text = useText()
  const [copied, setCopied] = useState(false)
  return (
    <>
      <Button
        small
        icon={copied ? 'check' : 'copy'}
        onClick={async () => {
          await navigator.clipboard.writeText(value)
          setCopied(true)
        }}
      >
        {text(copied ? messages.copied : messages.copy)}
        <VisuallyHidden> {what}</VisuallyHidden>
      </Button>
      <VisuallyHidden>
        <span role="status">{copied ? text(messages.copied) : ''}</span>
      </VisuallyHidden>
    </>
  )
}
