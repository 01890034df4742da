// A code by text message as the second way: the number is proved once.

import { Notice } from '@bawaba/ui/notice.tsx'
import { CodeForm } from '../code-form.tsx'
import type { EnrolPartProps } from './enrol-props.ts'
import { useBegun } from './use-begun.tsx'

export const EnrolMobile = ({ enrol, onDone, sentTo = '' }: EnrolPartProps) => {
  const { begun, refusal, begin } = useBegun('otp', enrol)
  if (!begun) return refusal ? <Notice kind="error">{refusal}</Notice> : null
  return (
    <CodeForm
      channel="sms"
      sentTo={begun.sentTo ?? sentTo}
      resendAfterSeconds={begun.resendAfterSeconds ?? 0}
      onSubmit={async value => onDone(await enrol({ kind: 'otp', value }))}
      onResend={begin}
    />
  )
}
