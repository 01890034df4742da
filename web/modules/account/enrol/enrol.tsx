// Setting up a second way to prove who one is: one chooses, sets it up, proves that it works, and keeps the codes for
// the day it is lost.

import type { FactorKind } from '@bawaba/contract/entities/factor.ts'
import { Ltr } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { type ComponentType, useState } from 'react'
import styles from './enrol.module.css'
import { EnrolApp } from './enrol-app.tsx'
import { EnrolKey } from './enrol-key.tsx'
import { EnrolMobile } from './enrol-mobile.tsx'
import type { EnrolAnswer, EnrolPartProps, EnrolProps } from './enrol-props.ts'
import { messages } from './messages.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

const parts: Record<FactorKind, ComponentType<EnrolPartProps>> = {
  totp: EnrolApp,
  webauthn: EnrolKey,
  otp: EnrolMobile,
}
const explanations = { totp: messages.totpText, webauthn: messages.webauthnText, otp: messages.otpText }

const Choice = ({
  kind,
  sentTo = '',
  onChoose,
}: {
  kind: FactorKind
  sentTo?: string | undefined
  onChoose: () => void
}) => {
  const text = useText()
  return (
    <li className={styles.choice}>
      <h3>{text(messages[kind])}</h3>
      <p>
        <Words message={explanations[kind]} params={{ to: <Ltr>{sentTo}</Ltr> }} />
      </p>
      <Button onClick={onChoose} aria-label={`${text(messages.choose)}: ${text(messages[kind])}`}>
        {text(messages.choose)}
      </Button>
    </li>
  )
}

export const Enrol = ({
  kinds,
  onEnd,
  ...props
}: EnrolProps & {
  kinds: readonly FactorKind[]
  /** Called once everything is set up and the codes, if any came, were kept. */
  onEnd: (answer: EnrolAnswer) => void
}) => {
  const text = useText()
  const [kind, choose] = useState<FactorKind>()
  const [done, setDone] = useState<EnrolAnswer>()
  const end = (answer: EnrolAnswer) => (answer.recoveryCodes ? setDone(answer) : onEnd(answer))
  if (done?.recoveryCodes) return <RecoveryCodes codes={done.recoveryCodes} onDone={() => onEnd(done)} />
  if (!kind)
    return (
      <ul className={styles.choices}>
        {kinds.map(each => (
          <Choice key={each} kind={each} sentTo={props.sentTo} onChoose={() => choose(each)} />
        ))}
      </ul>
    )
  const Part = parts[kind]
  return (
    <div className={styles.part}>
      <h2>{text(messages[kind])}</h2>
      <Part {...props} onDone={end} />
      {kinds.length > 1 && (
        <Button variant="tertiary" onClick={() => choose(undefined)}>
          {text(messages.back)}
        </Button>
      )}
    </div>
  )
}
