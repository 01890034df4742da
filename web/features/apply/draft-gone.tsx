// The draft was sent or deleted elsewhere: what is typed here can become a draft of its own.

import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { messages } from './draft-messages.ts'
import type { FormNoticesProps } from './notices-props.ts'

export const DraftGone = ({ open, form, draft, reopen }: FormNoticesProps) => {
  const text = useText()
  const keepAsNew = () => {
    draft.sync.stop()
    const version = open.service.version ?? 0
    const fresh = { version, key: crypto.randomUUID(), snapshot: form.snapshot() }
    reopen({ kind: 'stored', form: fresh, fromOutside: false })
  }
  return (
    <Notice
      kind="warning"
      actions={
        <Button small onClick={keepAsNew}>
          {text(messages.keepAsNew)}
        </Button>
      }
    >
      {text(messages.draftGone)}
    </Notice>
  )
}
