// Before another way takes the place of a transfer whose proof is being checked: that its payer may pay twice is said first.

import { Confirm } from '../../modules/dialogs/confirm.tsx'
import { messages } from './messages.ts'

export const ProofFirst = ({
  isOpen,
  isOffice,
  run,
  onClose,
}: {
  isOpen: boolean
  /** It was paid at an office, and nobody has confirmed it yet. */
  isOffice: boolean
  run: () => Promise<void>
  onClose: () => void
}) => (
  <Confirm
    isOpen={isOpen}
    title={messages.proofFirstTitle}
    effect={isOffice ? messages.officeFirstEffect : messages.proofFirstEffect}
    action={messages.proofFirstAct}
    isDanger
    run={run}
    onClose={onClose}
  />
)
