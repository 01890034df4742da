// What enrolling begins with, asked for once as one comes to it.

import type { FactorKind } from '@bawaba/contract/entities/factor.ts'
import { useEffect, useRef, useState } from 'react'
import { isCallError } from '../../../client/call-error.ts'
import type { EnrolAnswer, EnrolProps } from './enrol-props.ts'

export const useBegun = (kind: FactorKind, enrol: EnrolProps['enrol']) => {
  const [begun, setBegun] = useState<EnrolAnswer>()
  const [refusal, setRefusal] = useState<string>()
  const isRequested = useRef(false)
  const begin = async () => {
    const answer = await enrol({ kind })
    setBegun(answer)
    return { resendAfterSeconds: answer.resendAfterSeconds ?? 0 }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as one comes here
  useEffect(() => {
    if (isRequested.current) return
    isRequested.current = true
    begin().catch(error => {
      if (!isCallError(error)) throw error
      setRefusal(error.message)
      if (error.code === 'NOT_ALLOWED_RESEND')
        setBegun({ resendAfterSeconds: Number(error.params.seconds ?? 0) })
    })
  }, [])
  return { begun, refusal, begin }
}
