// What the request will cost, on the check page: each item on its own line, then the sum.

import type { Calls } from '@bawaba/contract/calls/index.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useEffect, useState } from 'react'
import { useClient } from '../../client/hooks.tsx'
import { FeeLines } from '../../modules/requests/fee-lines.tsx'
import styles from './apply.module.css'
import { messages } from './messages.ts'
import type { OpenedForm } from './use-opened-form.tsx'

type FeesAnswer = Calls['POST :service/fees']['answer']['fees']

type FeesProps = { service: string; version: number; form: Pick<OpenedForm, 'store' | 'key'> }

/** Asked each time the check page opens: a changed answer may change the price. */
export const Fees = ({ service, version, form }: FeesProps) => {
  const text = useText()
  const client = useClient()
  const [state, setState] = useState<{ fees: FeesAnswer } | 'failed'>()
  useEffect(() => {
    let isCancelled = false
    const body = { data: form.store.submission(), version, draftId: form.key }
    client
      .call('POST :service/fees', { params: { service }, body })
      .then(answer => isCancelled || setState(answer))
      .catch(() => isCancelled || setState('failed'))
    return () => {
      isCancelled = true
    }
  }, [client, service, version, form])
  if (state === undefined || (state !== 'failed' && state.fees === null)) return null
  return (
    <section className={styles.terms}>
      <h2>{text(messages.fees)}</h2>
      {state === 'failed' && <Notice quiet>{text(messages.feesFailed)}</Notice>}
      {state !== 'failed' && state.fees && <FeeLines fees={state.fees} />}
    </section>
  )
}
