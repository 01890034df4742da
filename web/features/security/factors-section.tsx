// One's second factors: what there is, adding, removing, codes to keep.

import type { Factor } from '@bawaba/contract/entities/factor.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { Dialog } from '@bawaba/ui/dialog.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isCallError } from '../../client/call-error.ts'
import { useCallWhen, useClient } from '../../client/hooks.tsx'
import { Enrol } from '../../modules/account/enrol/enrol.tsx'
import { RecoveryCodes } from '../../modules/account/enrol/recovery-codes.tsx'
import { useWho } from '../../modules/account/use-who.tsx'
import { FactorRow } from './factor-row.tsx'
import { messages } from './messages.ts'
import styles from './security.module.css'

type Message = { kind: 'success' | 'error'; words: string }

export const FactorsSection = () => {
  const text = useText()
  const client = useClient()
  const queries = useQueryClient()
  const who = useWho()
  const { data } = useCallWhen({ fresh: 'always' }, 'GET :slug/:id/factors', { params: who })
  const [isAdding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<Factor>()
  const [codes, setCodes] = useState<string[]>()
  const [message, setMessage] = useState<Message>()
  if (!data) return null

  const reread = () => queries.invalidateQueries({ queryKey: ['GET :slug/:id/factors'] })
  const tell = (error: unknown) => {
    if (!isCallError(error)) throw error
    setMessage({ kind: 'error', words: error.message })
  }
  const remove = async ({ id }: Factor) => {
    setLeaving(undefined)
    try {
      await client.call('DELETE :slug/:id/factors/:factorId', { params: { ...who, factorId: id } })
      setMessage({ kind: 'success', words: text(messages.removed) })
      await reread()
    } catch (error) {
      tell(error)
    }
  }
  const renew = async () => {
    try {
      const answer = await client.call('POST :slug/:id/recoveryCodes', { params: who, body: {} })
      setCodes(answer.recoveryCodes)
    } catch (error) {
      tell(error)
    }
  }
  const added = async () => {
    setAdding(false)
    setMessage({ kind: 'success', words: text(messages.added) })
    await reread()
  }

  if (codes)
    return (
      <RecoveryCodes
        codes={codes}
        onDone={() => {
          setCodes(undefined)
          void reread()
        }}
      />
    )
  return (
    <div className={styles.section}>
      {message && <Notice kind={message.kind}>{message.words}</Notice>}
      <p>{text(messages.factorsText)}</p>
      {data.factors.length === 0 && <p>{text(messages.noFactors)}</p>}
      <ul className={styles.rows}>
        {data.factors.map(factor => (
          <FactorRow key={factor.id} factor={factor} onRemove={() => setLeaving(factor)} />
        ))}
        {data.factors.length > 0 && (
          <li className={styles.row}>
            <span className={styles.what}>
              <strong>{text(messages.recovery)}</strong>
              <span className={styles.muted}>
                {text(messages.codesLeft, { count: data.recoveryCodesLeft })}
              </span>
            </span>
            <Button small onClick={() => void renew()}>
              {text(messages.renew)}
            </Button>
          </li>
        )}
      </ul>
      {isAdding ? (
        <>
          <Enrol
            kinds={data.enrol}
            enrol={body => client.call('POST :slug/:id/factors', { params: who, body })}
            onEnd={() => void added()}
          />
          <Button variant="tertiary" onClick={() => setAdding(false)}>
            {text(messages.cancel)}
          </Button>
        </>
      ) : (
        <Button variant="primary" icon="plus" onClick={() => setAdding(true)}>
          {text(messages.add)}
        </Button>
      )}
      <Dialog
        open={leaving !== undefined}
        title={text(messages.removeTitle, { name: leaving?.name ?? '' })}
        onClose={() => setLeaving(undefined)}
        actions={
          <>
            <Button variant="danger" onClick={() => leaving && void remove(leaving)}>
              {text(messages.remove)}
            </Button>
            <Button onClick={() => setLeaving(undefined)}>{text(messages.keep)}</Button>
          </>
        }
      >
        <p>{text(messages.removeText)}</p>
      </Dialog>
    </div>
  )
}
