// Whose bills are looked up: one of the person's own meters first, or a payment number. It stands inside the form, so it is
// none itself.

import { isolateLtr } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { ChoiceCard } from '@bawaba/ui/controls/choice.tsx'
import { FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useId, useRef } from 'react'
import type { OwnMeter } from '../../meter-calls.ts'
import { grouped, isPaymentNumber, readNumber } from '../../numbers.ts'
import styles from './fields.module.css'
import { messages } from './messages.ts'

export type BillsOf = { paymentNumber: string } | { meterNumber: string }
type MetersProps = {
  id: string
  meters: readonly OwnMeter[]
  chosen: string | undefined
  onChoose: (number: string) => void
}

/** The person's own meters, to press: nothing is typed for them. */
export const MeterBills = ({ id, meters, chosen, onChoose }: MetersProps) => {
  const text = useText()
  const label = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={label}
      className={styles.bills}
      onInput={event => onChoose((event.target as HTMLInputElement).value)}
    >
      <p id={label}>{text(messages.ofMeter)}</p>
      {meters.map(({ number, name }) => (
        <ChoiceCard
          key={number}
          type="radio"
          id={`${id}-meter-${number}`}
          name={`${id}-meter`}
          value={number}
          invalid={false}
          defaultChecked={number === chosen}
          label={name}
          hint={isolateLtr(grouped(number))}
        />
      ))}
    </div>
  )
}

type SearchProps = { id: string; paymentNumber: string; onSearch(by: BillsOf): void }

export const BillSearch = ({ id, paymentNumber, onSearch }: SearchProps) => {
  const text = useText()
  const frame = useRef<HTMLDivElement>(null)
  const look = () => {
    const typed = frame.current?.querySelector('input')?.value ?? ''
    if (typed.trim() !== '') onSearch({ paymentNumber: readNumber(typed) })
  }
  return (
    <div ref={frame} className={styles.lookUp}>
      <FieldFrame id={id} label={text(messages.paymentNumber)} hint={text(messages.paymentNumberHint)}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in the box looks the bills up and sends no form */}
        <div
          onKeyDown={event => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            look()
          }}
        >
          <TextInput
            id={id}
            name={`${id}-number`}
            latin
            inputMode="numeric"
            autoComplete="off"
            invalid={false}
            describedBy={`${id}-hint`}
            defaultValue={grouped(paymentNumber)}
            tidy={typed => (isPaymentNumber(readNumber(typed)) ? grouped(readNumber(typed)) : typed)}
          />
        </div>
      </FieldFrame>
      <Button onClick={look}>{text(messages.show)}</Button>
    </div>
  )
}
