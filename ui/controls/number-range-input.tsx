// Two numbers to type, the least and the most, side by side where there is room.

import type { Messages } from '@bawaba/language/index.ts'
import { useText } from '../language.tsx'
import type { ControlProps } from './control.tsx'
import styles from './number-range-input.module.css'
import { TextInput } from './text-input.tsx'

const messages = {
  min: { ar: 'الحد الأدنى', en: 'Minimum' },
  max: { ar: 'الحد الأقصى', en: 'Maximum' },
} as const satisfies Messages

const limits = ['min', 'max'] as const
type Limit = (typeof limits)[number]

export type NumberRangeInputProps = ControlProps & {
  defaultValue: Record<Limit, string>
  /** The box that is wrong; both unless said. */
  wrong?: Limit
  /** The text as it should stand once one has left its box. */
  tidy: (typed: string) => string
  postfix?: string | undefined
}

/** The minimum carries the id itself, so that a link to the field lands on it. */
export const rangeLimitId = (id: string, limit: Limit): string => (limit === 'min' ? id : `${id}-max`)

/** What stands in the boxes inside an element. */
export const readNumberRange = (within: Element): Record<Limit, string> => {
  const read = (limit: Limit) => within.querySelector<HTMLInputElement>(`[name$=".${limit}"]`)?.value ?? ''
  return { min: read('min'), max: read('max') }
}

export const NumberRangeInput = (props: NumberRangeInputProps) => {
  const { id, name, defaultValue, wrong, ...control } = props
  const text = useText()
  return (
    <div className={styles.range}>
      {limits.map(limit => (
        <div key={limit} className={styles.limit}>
          <label htmlFor={rangeLimitId(id, limit)}>{text(messages[limit])}</label>
          <TextInput
            {...control}
            id={rangeLimitId(id, limit)}
            name={`${name}.${limit}`}
            latin
            inputMode="text"
            autoComplete="off"
            width="short"
            invalid={props.invalid && (wrong === undefined || wrong === limit)}
            defaultValue={defaultValue[limit]}
          />
        </div>
      ))}
    </div>
  )
}
