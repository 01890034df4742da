// Proves the person of a session anew: by the factors they have, by the password where they have none, or
// by other ways where they have neither.

import type { ProofChallenge, ProofMethod } from '@bawaba/contract/entities/factor.ts'
import { Dialog } from '@bawaba/ui/dialog.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useCallWhen, useClient } from '../../../client/hooks.tsx'
import { OwnPassword } from '../own-password.tsx'
import { Proof } from '../proof/proof.tsx'
import { useWho } from '../use-who.tsx'
import { messages } from './messages.ts'
import { OtherMethods } from './other-ways.tsx'

type ProofDialogProps = { onProved: () => void; onClose: () => void }

export const ProofDialog = ({ onProved, onClose }: ProofDialogProps) => {
  const text = useText()
  const client = useClient()
  const who = useWho()
  const { data } = useCallWhen({ fresh: 'always' }, 'GET :slug/:id/factors', { params: who })
  const methods: ProofMethod[] = [
    ...new Set<ProofMethod>(data?.factors.map(({ kind }) => kind)),
    ...(data && data.recoveryCodesLeft > 0 ? (['recovery'] as const) : []),
  ]
  const hasFactors = (data?.factors.length ?? 0) > 0
  return (
    <Dialog open title={text(messages.proofTitle)} onClose={onClose}>
      <p>{text(messages.proofText)}</p>
      {data && !hasFactors && data.fresh.hasPassword && (
        <OwnPassword
          action={text(messages.confirm)}
          send={async password => {
            await client.call('POST :slug/:id/proof', { params: who, body: { password } })
            onProved()
          }}
        />
      )}
      {data && !hasFactors && !data.fresh.hasPassword && (
        <OtherMethods methods={data.fresh} onProved={onProved} />
      )}
      {hasFactors && (
        <Proof
          methods={methods}
          channel={data?.channel}
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
