// Whose bills are looked up: a payment number, or one of one's own meters. It stands inside the form, so it is none itself.

import { Button } from '@bawaba/ui/button.tsx'
import { FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { SelectInput } from '@bawaba/ui/controls/select-input.tsx'
import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useClient } from '@bawaba/web/client/hooks.tsx'
import { useRead } from '@bawaba/web/client/use-read.tsx'
import { useRef } from 'react'
import { grouped, isPaymentNumber, readNumber } from '../../numbers.ts'
import { metersQuery } from '../queries.ts'
import styles from './fields.module.css'
import { messages } from './messages.ts'

export type BillsOf = { paymentNumber: string } | { meterNumber: string }
type SearchProps = { id: string; paymentNumber: string; onSearch(by: BillsOf): void }

export const BillSearch = ({ id, paymentNumber, onSearch }: SearchProps) => {
  const text = useText()
  const frame = useRef<HTMLDivElement>(null)
  const { data: meters = [] } = useRead({ ...metersQuery(useClient()), fresh: 'untilChanged' })
  const approved = meters.filter(({ state }) => state === 'APPROVED')
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
      {approved.length > 0 && (
        <FieldFrame id={`${id}-meter`} label={text(messages.ofMeter)}>
          <div
            onInput={event => {
              const { value } = event.target as HTMLSelectElement
              if (value !== '') onSearch({ meterNumber: value })
            }}
          >
            <SelectInput
              id={`${id}-meter`}
              name={`${id}-meter`}
              invalid={false}
              options={approved.map(({ number, name }) => ({ value: number, label: name }))}
            />
          </div>
        </FieldFrame>
      )}
    </div>
  )
}
