// What each way to enrol a factor is given, and what the server answers.

import type { EnrolBody, EnrolChallenge } from '@bawaba/contract/entities/factor.ts'

export type EnrolAnswer = EnrolChallenge & { enrolled?: boolean; recoveryCodes?: string[] }

export type EnrolProps = {
  sentTo?: string | undefined
  /** Begins without a value, ends with one; what it throws is shown where it was typed. */
  enrol: (body: EnrolBody) => Promise<EnrolAnswer>
}

/** `onDone` is told what the last answer was. */
export type EnrolPartProps = EnrolProps & { onDone: (answer: EnrolAnswer) => void }
