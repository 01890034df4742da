// Proving who one is by one of the methods one has, with the way to another.

import type { ProofMethod } from '@bawaba/contract/entities/factor.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { type ComponentType, useState } from 'react'
import { AppProof } from './app-proof.tsx'
import { CodeProof } from './code-proof.tsx'
import { KeyProof } from './key-proof.tsx'
import { messages } from './messages.ts'
import styles from './proof.module.css'
import type { ProofProps } from './proof-props.ts'
import { RecoveryProof } from './recovery-proof.tsx'

/** What a method is called; a code by the way it goes. */
const titlesOf = (channel: 'sms' | 'email' = 'sms') => ({
  ...messages,
  otp: { sms: messages.otp, email: messages.otpByEmail }[channel],
})

const parts: Record<ProofMethod, ComponentType<ProofProps>> = {
  otp: CodeProof,
  totp: AppProof,
  webauthn: KeyProof,
  recovery: RecoveryProof,
}

export const Proof = ({ methods, ...props }: ProofProps & { methods: readonly ProofMethod[] }) => {
  const text = useText()
  const [chosen, choose] = useState<ProofMethod>()
  const method = chosen ?? methods[0] ?? 'otp'
  const Part = parts[method]
  const titles = titlesOf(props.channel)
  const others = methods.filter(name => name !== method)
  return (
    <div className={styles.proof}>
      <h2 className={styles.method}>{text(titles[method])}</h2>
      <Part key={method} {...props} />
      {others.length > 0 && (
        <section className={styles.others} aria-labelledby="other-ways">
          <h2 id="other-ways">{text(messages.another)}</h2>
          {others.map(name => (
            <Button key={name} variant="tertiary" onClick={() => choose(name)}>
              {text(titles[name])}
            </Button>
          ))}
        </section>
      )}
    </div>
  )
}
