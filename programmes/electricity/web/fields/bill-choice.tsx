// The open bills of a number as boxes to tick, the rule above them, their total below. A bill that is older is chosen first.

import type { WidgetProps } from '@bawaba/forms/react/widget.tsx'
import { formatEndDay } from '@bawaba/language/ends.ts'
import { formatMoney, formatMonth } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { ChoiceCard } from '@bawaba/ui/controls/choice.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useReading } from '@bawaba/web/client/use-reading.tsx'
import { useRef, useState } from 'react'
import type { OpenBills } from '../../bill-calls.ts'
import { poundsOf, totalOf } from '../../fields/bills/bills.ts'
import styles from './fields.module.css'
import { messages } from './messages.ts'

type ChoiceProps = Pick<WidgetProps, 'id' | 'field' | 'describedBy'> & {
  open: OpenBills
  chosen: ReadonlySet<string>
  onChoose(ids: ReadonlySet<string>): void
}

export const BillChoice = ({ id, field, describedBy, open, chosen, onChoose }: ChoiceProps) => {
  const text = useText()
  const language = useLanguage()
  const reading = useReading()
  /** The month that has to be chosen first. */
  const [older, setOlder] = useState('')
  const { bills, address } = open
  const boxes = useRef<HTMLDivElement>(null)
  if (bills.length === 0) return <Notice kind="success">{text(messages.none)}</Notice>
  const toggle = (index: number, isOn: boolean): void => {
    const before = bills.slice(0, index).find(({ billId, disputed }) => !disputed && !chosen.has(billId))
    const isRefused = isOn && before !== undefined
    setOlder(isRefused ? before.month : '')
    const { billId: id = '', disputed = false } = bills[index] ?? {}
    /** What is newer than a bill that is left out is left out with it; one that is disputed waits, and takes none along. */
    const isLeftOut = (at: number): boolean => !isOn && (at === index || (at > index && !disputed))
    const ids = new Set(
      bills.flatMap(({ billId }, at) =>
        (chosen.has(billId) || (isOn && !isRefused && billId === id)) && !isLeftOut(at) ? [billId] : [],
      ),
    )
    for (const box of boxes.current?.querySelectorAll<HTMLInputElement>('input') ?? [])
      box.checked = ids.has(box.value)
    if (!isRefused) onChoose(ids)
  }
  const payable = bills.filter(({ disputed }) => !disputed)
  const all = new Set(payable.map(({ billId }) => billId))
  const chooseAll = () => {
    setOlder('')
    for (const box of boxes.current?.querySelectorAll<HTMLInputElement>('input') ?? [])
      box.checked = all.has(box.value)
    onChoose(all)
  }
  const selected = bills.filter(({ billId }) => chosen.has(billId))
  const money = (piasters: number) => formatMoney(language, poundsOf(piasters))
  return (
    <div ref={boxes} className={styles.bills}>
      <p className={styles.meta}>{text(messages.meterAt, { address: address[language] })}</p>
      <p>{text(messages.oldestFirst)}</p>
      {payable.length > 1 && selected.length < payable.length && (
        <p>
          <Button small icon="check" onClick={chooseAll}>
            {text(messages.payAll, { amount: money(totalOf(payable)) })}
          </Button>
        </p>
      )}
      {bills.map(({ billId, month, amount, fees, consumption, dueOn, disputed }, index) => (
        <div key={billId} onInput={event => toggle(index, (event.target as HTMLInputElement).checked)}>
          <ChoiceCard
            type="checkbox"
            id={`${id}-${billId}`}
            name={`${field.name}.bills`}
            value={billId}
            invalid={false}
            describedBy={describedBy}
            defaultChecked={chosen.has(billId)}
            label={
              <span className={styles.line}>
                <span>{text(messages.bill, { month: formatMonth(language, month) })}</span>
                <span>{money(amount + fees)}</span>
              </span>
            }
            hint={`${text(messages.billDue, {
              day: formatEndDay(language, dueOn, reading),
              used: text(messages.kilowattHours, { count: consumption }),
            })} · ${text(messages.withFees, { fees: money(fees) })}${disputed ? ` · ${text(messages.disputed)}` : ''}`}
          />
        </div>
      ))}
      <div role="status" className={styles.bills}>
        {older !== '' && (
          <Notice kind="warning" quiet>
            {text(messages.olderFirst, { month: formatMonth(language, older) })}
          </Notice>
        )}
        <p className={styles.total}>
          <span>
            {text(messages.total)} ({text(messages.chosen, { count: selected.length })})
          </span>
          <span>{money(totalOf(selected))}</span>
        </p>
      </div>
    </div>
  )
}
