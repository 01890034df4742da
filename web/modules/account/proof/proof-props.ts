// What each way to prove oneself is given.

import type { ProofBody, ProofChallenge, ProofMethod } from '@bawaba/contract/entities/factor.ts'

export type ProofProps = {
  /** Where a code goes, as masked by the server. */
  sentTo?: string | undefined
  /** By which a code goes; a text message unless said. */
  channel?: 'sms' | 'email' | undefined
  /** The code goes by e-mail because text messages are away. */
  isSmsDown?: boolean | undefined
  /** Asks the server for a code or a challenge. */
  challenge: (method: ProofMethod) => Promise<ProofChallenge>
  /** Hands the value over; what it throws is shown where it was typed. */
  prove: (body: ProofBody) => Promise<void>
  onFailed?: ((failed: boolean) => void) | undefined
}
