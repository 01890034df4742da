// One bill of the chosen meter: those of the last twelve months, the newest first, each with what it costs.

import { controlOf, type Widget, type WidgetProps } from '@bawaba/forms/react/widget.tsx'
import { formatMoney, formatMonth } from '@bawaba/language/index.ts'
import { SelectInput } from '@bawaba/ui/controls/select-input.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useClient } from '@bawaba/web/client/hooks.tsx'
import { useRead } from '@bawaba/web/client/use-read.tsx'
import { PendingPart } from '@bawaba/web/shell/pending.tsx'
import { ReadFailure } from '@bawaba/web/shell/read-failure.tsx'
import { poundsOf } from '../../fields/bills/bills.ts'
import { plain } from '../../fields/objects.ts'
import { yearBillsQuery } from '../queries.ts'
import styles from './fields.module.css'
import { messages } from './messages.ts'
import { useMeter } from './use-meter.tsx'

const idOf = (raw: unknown): string => {
  const billId = plain(raw)?.billId ?? raw
  return typeof billId === 'string' ? billId : ''
}

const Choice = ({ number, ...props }: WidgetProps & { number: string }) => {
  const { field, store } = props
  const text = useText()
  const language = useLanguage()
  const { data, error, refetch } = useRead({
    ...yearBillsQuery(useClient(), number),
    fresh: 'untilChanged',
  })
  if (error && !data) return <ReadFailure what={messages.bills} error={error} onAgain={refetch} />
  if (!data) return <PendingPart />
  const { bills } = data
  const options = bills.map(({ billId, month, amount, fees, isPaid }) => ({
    value: billId,
    label: text(isPaid ? messages.billPaid : messages.billOpen, {
      bill: `${formatMonth(language, month)} ${formatMoney(language, poundsOf(amount + fees))}`,
    }),
  }))
  const choose = (billId: string) => {
    const chosen = bills.find(one => one.billId === billId)
    store.set(field.name, chosen ? { billId, amount: chosen.amount + chosen.fees } : billId)
  }
  const chosen = idOf(store.get(field.name))
  return (
    <div onInput={event => choose((event.target as HTMLSelectElement).value)}>
      <SelectInput
        {...controlOf(props)}
        width="wide"
        options={options}
        defaultValue={options.some(({ value }) => value === chosen) ? chosen : ''}
      />
    </div>
  )
}

const Control = (props: WidgetProps) => {
  const text = useText()
  const number = useMeter(props.store)
  return number === '' ? (
    <p className={styles.meta}>{text(messages.chooseMeterOfBill)}</p>
  ) : (
    <Choice key={number} {...props} number={number} />
  )
}

export const billWidget: Widget = { Control, isTyped: false }
