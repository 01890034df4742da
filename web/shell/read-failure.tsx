// What a page shows could not be read: the server's words, and a way to try again.

import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { messages } from './messages.ts'

type ReadFailureProps = { error: Error; onAgain: () => unknown }

export const ReadFailure = ({ error, onAgain }: ReadFailureProps) => {
  const text = useText()
  return (
    <Notice kind="error" actions={<Button onClick={() => void onAgain()}>{text(messages.tryAgain)}</Button>}>
      {error.message}
    </Notice>
  )
}
