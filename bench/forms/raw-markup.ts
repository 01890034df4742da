// Elements made by hand, with the classes that our own controls carry: both pages show the same form.

import { monthNames } from '@bawaba/language/index.ts'
import button from '@bawaba/ui/button.module.css'
import choice from '@bawaba/ui/controls/choice.module.css'
import control from '@bawaba/ui/controls/control.module.css'
import date from '@bawaba/ui/controls/date-input.module.css'
import frame from '@bawaba/ui/controls/field-frame.module.css'
import select from '@bawaba/ui/controls/select-input.module.css'
import icon from '@bawaba/ui/icon.module.css'
import { icons } from '@bawaba/ui/icons.ts'
import { type Question, switchName, switchValues } from './questions.ts'

type Properties = Record<string, string | boolean | undefined>

/** An element with attributes; what is false or missing is left out. */
export const make = (tag: string, attributes: Properties, ...children: (Node | string)[]): HTMLElement => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : value)
  element.append(...children)
  return element
}

export const drawIcon = (name: 'alert' | 'calendar' | 'trash'): SVGElement => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('class', icon.icon ?? '')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('d', icons[name].path ?? '')
  svg.append(path)
  return svg
}

export const makeButton = (words: string, attributes: Properties = {}, ...before: Node[]): HTMLElement =>
  make(
    'button',
    { type: 'button', class: `${button.button} ${button.secondary}`, ...attributes },
    ...before,
    words,
  )

const box = (id: string, name: string, more: Properties = {}) =>
  make('input', { id, name, type: 'text', class: `${control.control} ${control.full ?? ''}`, ...more })

const listOf = (id: string, name: string, options: readonly { value: string; label: string }[]) =>
  make(
    'span',
    { class: `${select.select} ${control.wide}` },
    make(
      'select',
      { id, name, class: control.control },
      make('option', { value: '' }, 'اختر'),
      ...options.map(({ value, label }) => make('option', { value }, label)),
    ),
  )

const card = (id: string, type: string, name: string, value: string, label: string) => {
  const checked = name === switchName && value === switchValues.on
  return make(
    'div',
    { class: choice.card },
    make('input', { id, type, name, value, checked }),
    make('label', { for: id }, label),
  )
}

const months = monthNames('ar').map((label, index) => ({ value: String(index + 1), label }))
const part = (id: string, label: string, className: string | undefined, input: HTMLElement) =>
  make('div', { class: className }, make('label', { for: id }, label), input)

/** The browser's own calendar, which writes into the three parts. */
const chooseDay = (parts: HTMLElement) => {
  const picker = document.createElement('input')
  picker.type = 'date'
  picker.hidden = true
  parts.append(picker)
  picker.addEventListener('change', () => {
    const [year, month, day] = picker.value.split('-')
    const boxes = parts.querySelectorAll<HTMLInputElement>('input[type=text], select')
    for (const [index, value] of [day, String(Number(month)), year].entries())
      (boxes[index] as HTMLInputElement).value = value ?? ''
    boxes[0]?.dispatchEvent(new Event('input', { bubbles: true }))
    picker.remove()
  })
  picker.showPicker()
}

const dateParts = (id: string, name: string) => {
  const button = makeButton('اختر من التقويم', { 'aria-haspopup': 'dialog' }, drawIcon('calendar'))
  const parts = make(
    'div',
    { class: date.parts },
    part(id, 'اليوم', date.day, box(id, `${name}.day`, { inputmode: 'numeric' })),
    part(`${id}-month`, 'الشهر', date.month, listOf(`${id}-month`, `${name}.month`, months)),
    part(`${id}-year`, 'السنة', date.year, box(`${id}-year`, `${name}.year`, { inputmode: 'numeric' })),
    button,
  )
  button.addEventListener('click', () => chooseDay(parts))
  return parts
}

const controls: Record<string, (question: Question, id: string, name: string) => HTMLElement> = {
  text: (_, id, name) => box(id, name),
  number: (_, id, name) =>
    box(id, name, { inputmode: 'decimal', dir: 'ltr', class: `${control.control} ${control.short}` }),
  select: ({ choices = [] }, id, name) => listOf(id, name, choices),
  radio: ({ choices = [] }, id, name) =>
    make(
      'div',
      { class: choice.cards },
      ...choices.map(({ value, label }, index) =>
        card(index === 0 ? id : `${id}-${index}`, 'radio', name, value, label),
      ),
    ),
  checkbox: ({ label }, id, name) => card(id, 'checkbox', name, 'on', label),
  date: (_, id, name) => dateParts(id, name),
}

/** A question with its label or legend, its hint and its control. */
export const drawQuestion = (question: Question, id: string, name: string): HTMLElement => {
  const { kind, label, hint } = question
  const control = controls[kind]?.(question, id, name) ?? ''
  const hintLine = hint ? [make('p', { id: `${id}-hint`, class: frame.hint }, hint)] : []
  const described = hint ? `${id}-hint` : undefined
  const attributes = { class: frame.field, 'data-field': question.name }
  if (kind === 'radio' || kind === 'date')
    return make(
      'fieldset',
      {
        ...attributes,
        'aria-describedby': described,
        role: kind === 'radio' ? 'radiogroup' : undefined,
      },
      make('legend', { class: frame.label }, label),
      ...hintLine,
      control,
    )
  const heading = kind === 'checkbox' ? [] : [make('label', { for: id, class: frame.label }, label)]
  const drawn = make('div', attributes, ...heading, ...hintLine, control)
  if (described) drawn.querySelector('input, select')?.setAttribute('aria-describedby', described)
  return drawn
}
