// One page, four steps. Each says what it is, takes one thing, and leads on.

import { useText } from '@bawaba/ui/language.tsx'
import { Link, useParams } from '@tanstack/react-router'
import { type ComponentType, useState } from 'react'
import { useApp } from '../../shell/context.tsx'
import { usePage } from '../../shell/page.tsx'
import shell from '../../shell/shell.module.css'
import { CodeStep } from './code-step.tsx'
import { EmailSentStep } from './email-sent-step.tsx'
import { IdentityStep } from './identity-step.tsx'
import { messages } from './messages.ts'
import { NameStep } from './name-step.tsx'
import styles from './recovery.module.css'
import { ResetStep } from './reset-step.tsx'
import type { RecoveryStep, StepProps } from './steps.ts'

const steps: Record<
  RecoveryStep,
  { title: `${string}itle` & keyof typeof messages; Step: ComponentType<StepProps> }
> = {
  validate: { title: 'title', Step: NameStep },
  otp: { title: 'otpTitle', Step: CodeStep },
  identity: { title: 'identityTitle', Step: IdentityStep },
  reset: { title: 'resetTitle', Step: ResetStep },
  'email-sent': { title: 'emailTitle', Step: EmailSentStep },
}

export const RecoveryPage = () => {
  const text = useText()
  const { signInPath } = useApp()
  const { step } = useParams({ strict: false }) as { step: RecoveryStep }
  const [failed, setFailed] = useState(false)
  const { title, Step } = steps[step]
  usePage({ title: text(messages[title]), failed })
  return (
    <div className={shell.page}>
      <div className={styles.recovery}>
        <h1>{text(messages[title])}</h1>
        <Step key={step} onFailed={setFailed} />
        <Link to={signInPath}>{text(messages.backToSignIn)}</Link>
      </div>
    </div>
  )
}
