// Issuing letters in tests of other parts: a real signature, and nothing sealed, so that what was written can be read.

import { randomBytes } from 'node:crypto'
import { createIssue } from './capabilities/issuing/index.ts'
import { createSigner } from './platform/signer.ts'

export const testIssue = createIssue({
  signer: createSigner('the secret of tests of letters'),
  seal: { seal: (_use, text) => text },
  random: randomBytes,
})
