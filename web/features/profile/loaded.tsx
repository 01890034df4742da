// The profile once it is there; where it could not be loaded, that and the way to try again.

import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import type { ReactNode } from 'react'
import { PendingPart } from '../../shell/pending.tsx'
import { messages } from './messages.ts'
import { type OpenProfile, useProfile } from './use-profile.tsx'

export const Loaded = ({ children }: { children: (open: OpenProfile) => ReactNode }) => {
  const text = useText()
  const { data, hasFailed, reload } = useProfile()
  if (data) return children(data)
  if (!hasFailed) return <PendingPart />
  return (
    <Notice
      kind="error"
      actions={
        <Button small onClick={reload}>
          {text(messages.tryAgain)}
        </Button>
      }
    >
      {text(messages.loadFailed)}
    </Notice>
  )
}
