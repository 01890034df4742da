// Proves the person of a session anew: by the factors they have, or by the password where they have none.

import type { ProofChallenge, ProofMethod } from '@bawaba/contract/entities/factor.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { Dialog } from '@bawaba/ui/dialog.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { type SyntheticEvent, useState } from 'react'
import { isCallError } from '../../client/call-error.ts'
import { useCall, useClient } from '../../client/hooks.tsx'
import styles from '../proof/proof.module.css'
import { Proof } from '../proof/proof.tsx'
import { SecretInput } from '../secret-input.tsx'
import { useWho } from '../use-who.tsx'
import { messages } from './messages.ts'

type ProofDialogProps = { onProved: () => void; onClose: () => void }

const PasswordProof = ({ onProved }: Pick<ProofDialogProps, 'onProved'>) => {
  const text = useText()
  const client = useClient()
  const who = useWho()
  const [error, setError] = useState<string>()
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('own-password') ?? '')
    if (password === '') return setError(text(messages.currentMissing))
    try {
      await client.call('POST :slug/:id/proof', { params: who, body: { password } })
      onProved()
    } catch (failure) {
      if (!isCallError(failure)) throw failure
      setError(failure.message)
    }
  }
  return (
    <form method="dialog" noValidate onSubmit={event => void submit(event)} className={styles.form}>
      <FieldFrame id="own-password" label={text(messages.current)} error={error}>
        <SecretInput
          id="own-password"
          name="own-password"
          autoComplete="current-password"
          invalid={error !== undefined}
          describedBy={describedBy('own-password', { error })}
        />
      </FieldFrame>
      <Button type="submit" variant="primary">
        {text(messages.confirm)}
      </Button>
    </form>
  )
}

export const ProofDialog = ({ onProved, onClose }: ProofDialogProps) => {
  const text = useText()
  const client = useClient()
  const who = useWho()
  const { data } = useCall('GET :slug/:id/factors', { params: who })
  const methods: ProofMethod[] = [
    ...new Set<ProofMethod>(data?.factors.map(({ kind }) => kind)),
    ...(data && data.recoveryCodesLeft > 0 ? (['recovery'] as const) : []),
  ]
  const hasFactors = (data?.factors.length ?? 0) > 0
  return (
    <Dialog open title={text(messages.proofTitle)} onClose={onClose}>
      <p>{text(messages.proofText)}</p>
      {data && !hasFactors && <PasswordProof onProved={onProved} />}
      {hasFactors && (
        <Proof
          methods={methods}
          challenge={async method =>
            (await client.call('POST :slug/:id/proof', {
              params: who,
              body: { method, send: true },
            })) as ProofChallenge
          }
          prove={async body => {
            await client.call('POST :slug/:id/proof', { params: who, body })
            onProved()
          }}
        />
      )}
    </Dialog>
  )
}
