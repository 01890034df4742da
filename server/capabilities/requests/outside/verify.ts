// Asks services outside about the answers that only they can judge, before anything is filed or done.

import { Problem } from '@bawaba/contract/problem.ts'
import type { Answers } from '@bawaba/forms/definition.ts'
import { type CompiledActivity, type VerifiedAnswer, withMessages } from '@bawaba/forms/index.ts'
import type { Contributions } from '../../../capability.ts'
import type { Verifier, VerifyScene } from '../../../outside.ts'
import { OutsideUnavailable } from '../../../platform/outside/signed-call.ts'

type Verdict = { data: Answers; verifies?: VerifiedAnswer[] }
/** Answers the answers as they are to be stored. Throws VALIDATION_FAILED, or a code of their own, or ECONNABORTED where nobody could be asked. */
export type Verify = (
  verdict: Verdict,
  activity: CompiledActivity,
  scene: Omit<VerifyScene, 'answers' | 'verifies' | 'standing'>,
) => Promise<Answers>

const unreachable = (error: unknown): never => {
  throw error instanceof OutsideUnavailable ? new Problem('ECONNABORTED', { cause: error }) : error
}

export const createVerify =
  (contributions: Contributions): Verify =>
  async ({ data, verifies = [] }, { fields }, scene) => {
    if (verifies.length === 0) return data
    const verifiers: Record<string, Verifier> = Object.assign(
      {},
      ...[...contributions.values()].map(({ verifies }) => verifies),
    )
    const outcomes = await Promise.all(
      verifies.map(async ({ kind, field, value }) => {
        const verifier = verifiers[kind]
        if (!verifier) throw new Error(`Nothing verifies answers of the kind ${kind}`)
        const { standing } = fields.find(({ name }) => name === field)?.entry ?? {}
        return {
          field,
          verified: await verifier(value, { ...scene, answers: data, verifies, standing }).catch(unreachable),
        }
      }),
    )
    const errors = outcomes.flatMap(({ field, verified }) =>
      'error' in verified ? [{ path: `data.${field}`, field, ...verified.error }] : [],
    )
    const [code = 'VALIDATION_FAILED'] = outcomes.flatMap(({ verified }) =>
      'error' in verified && verified.code ? [verified.code] : [],
    )
    if (errors.length > 0) throw new Problem(code, { details: withMessages(errors, fields) })
    return Object.fromEntries([
      ...Object.entries(data),
      ...outcomes.flatMap(({ field, verified }) => ('value' in verified ? [[field, verified.value]] : [])),
    ])
  }
