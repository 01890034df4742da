// The controls of the page with react-hook-form: native ones, registered, with the classes that our own carry.

import { monthNames } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import choice from '@bawaba/ui/controls/choice.module.css'
import control from '@bawaba/ui/controls/control.module.css'
import date from '@bawaba/ui/controls/date-input.module.css'
import select from '@bawaba/ui/controls/select-input.module.css'
import type { ReactNode } from 'react'
import { type UseFormRegister, useFormContext } from 'react-hook-form'
import type { Choice, Question } from './questions.ts'
import { errorOf, type Typed } from './rules.ts'

export type ControlProps = {
  question: Question
  id: string
  name: string
  describedBy?: string
  invalid: boolean
}
type Registered = ReturnType<UseFormRegister<Record<string, Typed>>>

const box = (invalid: boolean) => `${control.control} ${invalid ? control.wrong : ''}`
const marks = ({ describedBy, invalid }: Pick<ControlProps, 'describedBy' | 'invalid'>) => ({
  'aria-describedby': describedBy,
  'aria-invalid': invalid || undefined,
})

const useRegistered = ({ question, name }: ControlProps, path = name): Registered => {
  const { register, getValues } = useFormContext<Record<string, Typed>>()
  const validate = () =>
    errorOf(question, question.kind === 'date' ? (getValues(name) as Typed) : (getValues(path) ?? ''))
  return register(path, { validate })
}

const TextBox = (props: ControlProps) => (
  <input
    {...useRegistered(props)}
    id={props.id}
    type="text"
    className={box(props.invalid)}
    {...marks(props)}
  />
)
const NumberBox = (props: ControlProps) => (
  <input
    {...useRegistered(props)}
    id={props.id}
    type="text"
    inputMode="decimal"
    dir="ltr"
    className={`${box(props.invalid)} ${control.short}`}
    {...marks(props)}
  />
)

type ListProps = Omit<ControlProps, 'question' | 'name'> & {
  registered: Registered
  choices: readonly Choice[]
}
const List = ({ registered, choices, ...props }: ListProps) => (
  <span className={`${select.select} ${control.wide}`}>
    <select {...registered} id={props.id} className={box(props.invalid)} {...marks(props)}>
      <option value="">اختر</option>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  </span>
)
const SelectBox = (props: ControlProps) => (
  <List {...props} registered={useRegistered(props)} choices={props.question.choices ?? []} />
)

const Radios = (props: ControlProps) => {
  const registered = useRegistered(props)
  return (
    <div className={choice.cards}>
      {props.question.choices?.map(({ value, label }, index) => {
        const id = index === 0 ? props.id : `${props.id}-${index}`
        return (
          <div key={value} className={`${choice.card} ${props.invalid ? choice.wrong : ''}`}>
            <input {...registered} id={id} type="radio" value={value} />
            <label htmlFor={id}>{label}</label>
          </div>
        )
      })}
    </div>
  )
}
const Box = (props: ControlProps) => (
  <div className={`${choice.card} ${props.invalid ? choice.wrong : ''}`}>
    <input {...useRegistered(props)} id={props.id} type="checkbox" {...marks(props)} />
    <label htmlFor={props.id}>{props.question.label}</label>
  </div>
)

const months = monthNames('ar').map((label, index) => ({ value: String(index + 1), label }))
const Part = ({
  id,
  label,
  className,
  children,
}: {
  id: string
  label: string
  className?: string
  children: ReactNode
}) => (
  <div className={className}>
    <label htmlFor={id}>{label}</label>
    {children}
  </div>
)
const DateBoxes = (props: ControlProps) => {
  const { id, name, invalid } = props
  const day = useRegistered(props, `${name}.day`)
  const month = useRegistered(props, `${name}.month`)
  const year = useRegistered(props, `${name}.year`)
  const typed = {
    type: 'text',
    inputMode: 'numeric',
    className: box(invalid),
    'aria-invalid': invalid || undefined,
  } as const
  return (
    <div className={date.parts}>
      <Part id={id} label="اليوم" className={date.day}>
        <input {...day} id={id} {...typed} />
      </Part>
      <Part id={`${id}-month`} label="الشهر" className={date.month}>
        <List registered={month} id={`${id}-month`} choices={months} invalid={invalid} />
      </Part>
      <Part id={`${id}-year`} label="السنة" className={date.year}>
        <input {...year} id={`${id}-year`} {...typed} />
      </Part>
      <Button icon="calendar" aria-haspopup="dialog">
        اختر من التقويم
      </Button>
    </div>
  )
}

export const controls: Record<string, (props: ControlProps) => ReactNode> = {
  text: TextBox,
  number: NumberBox,
  select: SelectBox,
  radio: Radios,
  checkbox: Box,
  date: DateBoxes,
}
