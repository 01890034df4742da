// Before a card takes the place of a payment code: that the code is cancelled is said first.

import { Ltr } from '@bawaba/ui/bidi.tsx'
import { Confirm } from '../../modules/dialogs/confirm.tsx'
import { messages } from './messages.ts'

export const ReplaceCode = ({
  code,
  run,
  onClose,
}: {
  code: string | undefined
  run: () => Promise<void>
  onClose: () => void
}) => (
  <Confirm
    isOpen={code !== undefined}
    title={messages.replaceTitle}
    effect={messages.replaceEffect}
    action={messages.replaceAct}
    params={{ code: <Ltr>{code}</Ltr> }}
    isDanger
    run={run}
    onClose={onClose}
  />
)
