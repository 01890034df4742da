// What a page shows could not be read: what it is by its name on the page, why in the server's words, and a way to try again.

import type { Text } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { failureMessages as messages } from './read-failure.messages.ts'

type ReadFailureProps = {
  /** The title of the page or the part, as its readers know it. */
  what: Text
  error: Error
  onAgain: () => unknown
}

export const ReadFailure = ({ what, error, onAgain }: ReadFailureProps) => {
  const text = useText()
  return (
    <Notice
      kind="error"
      title={text(messages.notLoaded, { what: text(what) })}
      actions={<Button onClick={() => void onAgain()}>{text(messages.tryAgain)}</Button>}
    >
      {error.message}
    </Notice>
  )
}
