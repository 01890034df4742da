// Bills to pay: looked up by payment number or by one of one's own meters, then chosen, oldest first, with their total.

import type { Widget, WidgetProps } from '@bawaba/forms/react/widget.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { useClient } from '@bawaba/web/client/hooks.tsx'
import { useRead } from '@bawaba/web/client/use-read.tsx'
import { PendingPart } from '@bawaba/web/shell/pending.tsx'
import { ReadFailure } from '@bawaba/web/shell/read-failure.tsx'
import { useState } from 'react'
import type { OpenBills } from '../../bill-calls.ts'
import { totalOf } from '../../fields/bills/bills.ts'
import { plain } from '../../fields/objects.ts'
import { firstMeterOf } from '../chosen-meter.ts'
import { billsQuery, metersQuery } from '../queries.ts'
import { BillChoice } from './bill-choice.tsx'
import { BillSearch, type BillsOf, MeterBills } from './bill-search.tsx'
import styles from './fields.module.css'
import { messages } from './messages.ts'

/** Ids of the bills in whatever was stored. */
const idsOf = (raw: unknown): string[] => {
  const { bills } = plain(raw) ?? {}
  return Array.isArray(bills)
    ? bills.flatMap(bill => {
        const billId = plain(bill)?.billId ?? bill
        return typeof billId === 'string' ? [billId] : []
      })
    : []
}
const numberOf = (raw: unknown): string => {
  const { paymentNumber } = plain(raw) ?? {}
  return typeof paymentNumber === 'string' ? paymentNumber : ''
}

const Found = ({ by, ...props }: WidgetProps & { by: BillsOf }) => {
  const { field, store } = props
  const text = useText()
  const { data, error, refetch } = useRead({
    ...billsQuery(useClient(), by),
    retry: false,
    fresh: 'untilChanged',
  })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(idsOf(store.get(field.name))))
  if (error) {
    const { code } = error as { code?: string }
    if (code === 'PAYMENT_NO_INVALID') return <Notice kind="error">{text(messages.badNumber)}</Notice>
    if (code === 'NOT_FOUND') return <Notice kind="warning">{text(messages.unknownNumber)}</Notice>
    return <ReadFailure what={messages.bills} error={error} onAgain={refetch} />
  }
  if (!data) return <PendingPart />
  const choose = ({ paymentNumber, bills }: OpenBills, ids: ReadonlySet<string>) => {
    setChosen(ids)
    const selected = bills.filter(({ billId }) => ids.has(billId))
    store.set(field.name, {
      paymentNumber,
      // Shown in the summary; what counts are the company's own amounts.
      bills: selected.map(({ billId, month, amount, fees }) => ({ billId, month, amount, fees })),
      total: totalOf(selected),
    })
  }
  return <BillChoice {...props} open={data} chosen={chosen} onChoose={ids => choose(data, ids)} />
}

const Control = (props: WidgetProps) => {
  const { field, store, id } = props
  const [by, setBy] = useState<BillsOf | undefined>(() => {
    const paymentNumber = numberOf(store.get(field.name))
    return paymentNumber === '' ? undefined : { paymentNumber }
  })
  const meters = useRead({ ...metersQuery(useClient()), fresh: 'untilChanged' })
  const approved = meters.data?.filter(({ state }) => state === 'APPROVED') ?? []
  const first = firstMeterOf(approved)?.number
  const shown = by ?? (first === undefined ? undefined : { meterNumber: first })
  const look = (wanted: BillsOf) => {
    // Bills of another number are none of this one's.
    store.set(field.name, '')
    setBy(wanted)
  }
  return (
    <div className={styles.question}>
      {meters.state === 'loading' && <Skeleton shapes={['line', 'card']} />}
      {approved.length > 0 && (
        <MeterBills
          id={id}
          meters={approved}
          chosen={shown && 'meterNumber' in shown ? shown.meterNumber : undefined}
          onChoose={meterNumber => look({ meterNumber })}
        />
      )}
      <BillSearch id={id} paymentNumber={numberOf(store.get(field.name))} onSearch={look} />
      {shown && <Found key={JSON.stringify(shown)} {...props} by={shown} />}
    </div>
  )
}

export const billsWidget: Widget = { Control, frame: () => 'group', isTyped: false }
