// The form was begun before, on another page or device: it goes on, or begins again.

import type { Messages } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'

const messages = {
  found: {
    ar: 'هذه إجاباتك السابقة. أكملها، أو ابدأ من جديد.',
    en: 'These are your earlier answers. Continue with them, or start again.',
  },
  startAgain: { ar: 'ابدأ من جديد', en: 'Start again' },
} as const satisfies Messages

export const FoundNotice = ({ onAgain }: { onAgain: () => void }) => {
  const text = useText()
  return (
    <Notice
      quiet
      actions={
        <Button small onClick={onAgain}>
          {text(messages.startAgain)}
        </Button>
      }
    >
      {text(messages.found)}
    </Notice>
  )
}
