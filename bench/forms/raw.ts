// The form by hand, without a framework: one listener, a record for each question, the elements changed in place.

import rowStyles from '@bawaba/forms/fields/array/array.module.css'
import list from '@bawaba/forms/react/field-list.module.css'
import button from '@bawaba/ui/button.module.css'
import choice from '@bawaba/ui/controls/choice.module.css'
import control from '@bawaba/ui/controls/control.module.css'
import summaryStyles from '@bawaba/ui/controls/error-summary.module.css'
import frame from '@bawaba/ui/controls/field-frame.module.css'
import hiddenStyles from '@bawaba/ui/visually-hidden.module.css'
import type { Mount } from './page.ts'
import { type Question, rowCount } from './questions.ts'
import { drawIcon, drawQuestion, make, makeButton } from './raw-markup.ts'
import { errorOf, isShown, summaryTitle, type Typed } from './rules.ts'

type Bound = { question: Question; id: string; element: HTMLElement; typed: Typed; error?: string }

const textIn = (element: Element, selector: string): string =>
  element.querySelector<HTMLInputElement>(selector)?.value ?? ''
const readers: Record<string, (element: HTMLElement) => Typed> = {
  text: element => textIn(element, 'input'),
  number: element => textIn(element, 'input'),
  select: element => textIn(element, 'select'),
  radio: element => textIn(element, 'input:checked'),
  checkbox: element => element.querySelector('input:checked') !== null,
  date: element => ({
    day: textIn(element, '[name$=".day"]'),
    month: textIn(element, 'select'),
    year: textIn(element, '[name$=".year"]'),
  }),
}
const read = ({ kind }: Question, element: HTMLElement): Typed => readers[kind]?.(element) ?? ''

/** The error of a question in its place, tied to its control; or none. */
const showError = (bound: Bound, error: string | undefined): void => {
  const { element, id, question } = bound
  if (bound.error === error) return
  bound.error = error
  document.getElementById(`${id}-error`)?.remove()
  const isGroup = element.tagName === 'FIELDSET'
  const inputs = element.querySelectorAll<HTMLElement>('input, select')
  const described = isGroup ? element : (inputs[0] as HTMLElement)
  const ids = [question.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  if (ids) described.setAttribute('aria-describedby', ids)
  else described.removeAttribute('aria-describedby')
  for (const one of question.kind === 'radio' ? [element] : inputs) {
    if (error) one.setAttribute('aria-invalid', 'true')
    else one.removeAttribute('aria-invalid')
    one.classList.toggle(
      control.wrong as string,
      error !== undefined && one.classList.contains(control.control as string),
    )
  }
  for (const one of element.querySelectorAll(`.${choice.card}`))
    one.classList.toggle(choice.wrong as string, error !== undefined)
  element.classList.toggle(frame.wrong as string, error !== undefined)
  if (!error) return
  const line = make(
    'p',
    { id: `${id}-error`, class: frame.error },
    drawIcon('alert'),
    make('span', {}, make('span', { class: hiddenStyles.hidden ?? '' }, 'خطأ: '), error),
  )
  const after = element.querySelector(`#${id}-hint`) ?? element.querySelector(`:scope > .${frame.label}`)
  if (after) after.after(line)
  else element.prepend(line)
}

const drawSummary = (errors: Bound[]): HTMLElement => {
  const title = make('h3', { id: 'summary', class: summaryStyles.title }, summaryTitle(errors.length))
  const lines = errors.map(({ id, error = '' }) => make('li', {}, make('a', { href: `#${id}` }, error)))
  const attributes = { class: summaryStyles.summary, 'aria-labelledby': 'summary', tabindex: '-1' }
  return make('section', attributes, title, make('ul', {}, ...lines))
}

/** A form of these questions; `draw` makes the frame of each. */
const createForm = (form: HTMLElement) => {
  const bound = new Map<Element, Bound>()
  const byName = new Map<string, Bound>()
  const dependents = new Map<string, Bound[]>()
  let summary: HTMLElement | undefined
  const answer = (name: string) => byName.get(name)?.typed

  const ask = (question: Question, id: string, name: string): HTMLElement => {
    const element = drawQuestion(question, id, name)
    const one: Bound = { question, id, element, typed: read(question, element) }
    bound.set(element, one)
    byName.set(name, one)
    const { shown } = question
    if (shown) dependents.set(shown.field, [...(dependents.get(shown.field) ?? []), one])
    return element
  }
  const validate = (one: Bound) => {
    one.element.hidden = !isShown(one.question, answer)
  }
  const summarise = (isFocused: boolean) => {
    const errors = [...bound.values()].filter(({ error, element }) => error && !element.hidden)
    const next = errors.length > 0 ? drawSummary(errors) : undefined
    if (next && summary) summary.replaceWith(next)
    else if (next) form.prepend(next)
    else summary?.remove()
    summary = next
    if (isFocused) summary?.focus()
  }
  const take = ({ target }: Event) => {
    const one = bound.get((target as Element).closest('[data-field]') as Element)
    if (!one) return
    one.typed = read(one.question, one.element)
    for (const other of dependents.get(one.question.name) ?? []) validate(other)
    if (one.error && !errorOf(one.question, one.typed)) {
      showError(one, undefined)
      summarise(false)
    }
  }
  form.addEventListener('input', take)
  form.addEventListener('change', take)
  form.addEventListener('submit', event => {
    event.preventDefault()
    for (const one of bound.values())
      showError(one, one.element.hidden ? undefined : errorOf(one.question, one.typed))
    summarise(true)
  })
  const validateAll = () => {
    for (const one of bound.values()) validate(one)
  }
  const forget = (within: Element) => {
    for (const [element, { id }] of bound)
      if (within.contains(element)) {
        bound.delete(element)
        byName.delete(id)
      }
  }
  return { ask, settleAll: validateAll, forget }
}

const drawRows = (question: Question, { ask, forget }: ReturnType<typeof createForm>): HTMLElement => {
  const { name, label, inside = [] } = question
  let made = 0
  const drawRow = () => {
    const id = `f-${name}-r${made++}`
    const title = `فرد ${made.toLocaleString('ar-EG')}`
    const remove = makeButton(
      'إزالة',
      { class: `${button.button} ${button.tertiary} ${button.small}` },
      drawIcon('trash'),
    )
    const row = make(
      'fieldset',
      { id, class: rowStyles.row, 'aria-labelledby': `${id}-title` },
      make('div', { class: rowStyles.head }, make('h3', { id: `${id}-title` }, title), remove),
      make(
        'div',
        { class: list.fields },
        ...inside.map(one => ask(one, `${id}-${one.name}`, `${id}-${one.name}`)),
      ),
    )
    remove.addEventListener('click', () => {
      forget(row)
      row.remove()
    })
    return row
  }
  const rows = make('div', {}, ...Array.from({ length: rowCount }, drawRow))
  const add = makeButton('إضافة فرد آخر', { id: `f-${name}` })
  add.addEventListener('click', () => rows.append(drawRow()))
  const foot = make('div', { class: rowStyles.foot }, add)
  const legend = make('legend', { class: frame.label }, label)
  return make('fieldset', { class: frame.field, 'data-field': name }, legend, make('div', {}, rows, foot))
}

export const mountRaw: Mount = (host, { questions, isSkipping }) => {
  const form = make('form', { novalidate: true })
  const asking = createForm(form)
  const fields = questions.map(question =>
    question.inside ? drawRows(question, asking) : asking.ask(question, `f-${question.name}`, question.name),
  )
  const className = [list.fields, isSkipping && questions.length > 60 && list.many].filter(Boolean).join(' ')
  form.append(
    make('div', { class: className }, ...fields),
    makeButton('إرسال الطلب', { type: 'submit', class: `${button.button} ${button.primary}` }),
  )
  asking.settleAll()
  host.append(form)
}
