// Whether a unit is offered: put on sale and taken off, withheld with a reason and given back.

import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { text as line } from '@bawaba/web/forms/controls/text.tsx'
import { PageForm } from '@bawaba/web/forms/page-form.tsx'
import { usePageForm } from '@bawaba/web/forms/use-page-form.tsx'
import { Confirm } from '@bawaba/web/modules/dialogs/confirm.tsx'
import { announce } from '@bawaba/web/shell/toasts.tsx'
import { useState } from 'react'
import type { Unit } from '../../unit-calls.ts'
import { messages } from './messages.ts'
import { SaleDialog } from './sale-dialog.tsx'
import styles from './units.module.css'
import { useUnitClient } from './use-units.tsx'

type PartProps = { unit: Unit; show: (unit: Unit) => Promise<void> }

const BlockForm = ({ unit, show }: PartProps) => {
  const text = useText()
  const client = useUnitClient()
  const form = usePageForm({
    id: 'block',
    fields: {
      reason: {
        label: text(messages.reason),
        hint: text(messages.blockEffect),
        required: text(messages.reasonMissing),
        control: line(),
      },
    },
    leadsTo: 'field',
    send: body => client.call('POST units/:code/block', { params: { code: unit.code }, body }),
    failed: text(messages.failed),
    onSent: async blocked => {
      await show(blocked as Unit)
      announce({ id: 'units', kind: 'success', message: messages.isBlocked })
    },
  })
  return <PageForm form={form} action={text(messages.block)} button={{ variant: 'secondary' }} />
}

const questions = {
  withdraw: {
    title: messages.confirmOffSale,
    effect: messages.offSaleEffect,
    action: messages.takeOffSale,
  },
  unblock: {
    title: messages.unblockTitle,
    effect: messages.unblockEffect,
    action: messages.unblock,
  },
} as const
type Question = keyof typeof questions

export const OfferPart = ({ unit, show }: PartProps) => {
  const text = useText()
  const client = useUnitClient()
  const [question, setQuestion] = useState<Question>('withdraw')
  const [isAsking, setAsking] = useState(false)
  const [isSelling, setSelling] = useState(false)
  const params = { code: unit.code }
  const ask = (next: Question) => {
    setQuestion(next)
    setAsking(true)
  }
  const reread = async () => show((await client.call('GET units/:code', { params })) as Unit)
  const acts: Record<Question, () => Promise<void>> = {
    withdraw: async () => {
      await client.call('POST units/sale', { body: { onSale: false, codes: [unit.code] } })
      await reread()
    },
    unblock: async () => {
      await show((await client.call('POST units/:code/unblock', { params, body: {} })) as Unit)
      announce({ id: 'units', kind: 'success', message: messages.isUnblocked })
    },
  }
  const isBlocked = unit.blockReason !== null && unit.blockReason !== undefined
  return (
    <section className={styles.part} aria-labelledby="unit-offer">
      <h2 id="unit-offer">{text(messages.status)}</h2>
      <div className={styles.actions}>
        {!isBlocked && !unit.onSale && (
          <Button variant="primary" onClick={() => setSelling(true)}>
            {text(messages.putOnSale)}
          </Button>
        )}
        {unit.onSale && <Button onClick={() => ask('withdraw')}>{text(messages.takeOffSale)}</Button>}
        {isBlocked && <Button onClick={() => ask('unblock')}>{text(messages.unblock)}</Button>}
      </div>
      {!isBlocked && <BlockForm unit={unit} show={show} />}
      <SaleDialog isOpen={isSelling} codes={[unit.code]} onSold={reread} onClose={() => setSelling(false)} />
      <Confirm
        isOpen={isAsking}
        {...questions[question]}
        params={{ count: 1, code: unit.code }}
        run={acts[question]}
        onClose={() => setAsking(false)}
      />
    </section>
  )
}
