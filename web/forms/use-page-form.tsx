// The form of a page: fields, a call, texts. It gives back what `PageForm` draws, and what a page may do with it.
// What stands in the fields is in use-entries, why it was refused in use-refusal, the call in use-sending.

import type { SummaryError } from '@bawaba/ui/controls/error-summary.tsx'
import { type SyntheticEvent, useRef, useState } from 'react'
import { isCallError } from '../client/call-error.ts'
import { entryOf } from './errors.ts'
import { type Errors, errorsIn, type Fields, type Name, type Typed, type Values } from './fields.ts'
import type { PageFormOptions, Reason } from './options.ts'
import { reasonOf } from './reason.ts'
import { useEntries } from './use-entries.tsx'
import { useRefusal } from './use-refusal.tsx'
import { type Order, useSending } from './use-sending.tsx'

export const usePageForm = <F extends Fields, Answer = unknown>(options: PageFormOptions<F, Answer>) => {
  const { fields, id, inner, draft, hidden, follows, next, confirms = false } = options
  const element = useRef<HTMLFormElement>(null)
  const entries = useEntries({
    form: element,
    fields,
    draft,
    hidden,
    follows,
    revision: options.revision,
  })
  const refusal = useRefusal()
  const revision = entries.revision ?? options.revision
  /** What waits to be confirmed. */
  const [waiting, setWaiting] = useState<Order<F>>()

  const idOf = (name: string): string => (id === undefined ? name : `${id}-${name}`)
  const errorsOf = (typed: Typed<F>) =>
    errorsIn(fields, entries.valuesFor(typed), entries.hiddenIn(typed), options.check)
  const focusOf = (errors: readonly { name: string }[]): string | undefined =>
    options.leadsTo === 'field' && errors[0] ? idOf(errors[0].name) : undefined

  /** What was typed on while it was sent stays, in the fields or in the draft of a form that has been left. */
  const forget = ({ typed }: Order<F>) => {
    if (element.current && JSON.stringify(entries.read()) !== JSON.stringify(typed)) return
    draft?.drop()
    if (next !== undefined) entries.fill(undefined, idOf(next))
  }
  const sending = useSending({ send: options.send, onSent: options.onSent, revision, onTaken: forget })

  /** Shows a refusal at the fields that it names. */
  const showAtFields = (reason: Errors<F>, typed: Typed<F>): void => {
    const errors = Object.entries(reason).flatMap(([name, text]) =>
      text === undefined ? [] : [{ name, text, refused: entryOf(typed, name) }],
    )
    // The form engine may have been told of others; without any, the page says what there is to say.
    if (errors.length === 0 && !inner) return
    // A question that was open would keep the focus from them.
    setWaiting(undefined)
    refusal.refuse({ errors, focusId: focusOf(errors) })
  }

  /** Sends, and shows what was refused at the fields. Throws the words where no field is to blame. */
  const perform = async (order: Order<F>): Promise<void> => {
    if (sending.isUnderWay()) return
    refusal.clear()
    try {
      await sending.send(order)
    } catch (error) {
      const shown = Object.keys(fields).filter(name => !entries.hidden.includes(name))
      const reason = reasonOf(error, shown, options)
      if (isCallError(error) && error.code === 'CONFLICT') entries.forgetRevision()
      if (typeof reason === 'string') throw new Error(reason, { cause: error })
      if (reason) showAtFields(reason, order.typed)
    }
  }

  const refuse = (reason: Reason<F>): void =>
    typeof reason === 'string'
      ? refusal.refuse({ errors: [], failure: reason })
      : showAtFields(reason, entries.read())

  const submit = (act?: string) => {
    if (sending.isUnderWay()) return
    const typed = entries.read()
    const errors = errorsOf(typed)
    const isInnerGood = inner?.check() ?? true
    if (errors.length > 0 || !isInnerGood) return refusal.refuse({ errors, focusId: focusOf(errors) })
    const order = { typed, values: entries.valuesFor(typed), act }
    if (typeof confirms === 'function' ? confirms(act) : confirms) {
      refusal.clear()
      return setWaiting(order)
    }
    void perform(order).catch(({ message }: Error) => refuse(message))
  }

  const errors: readonly SummaryError[] = [
    ...(inner?.errors ?? []),
    ...refusal.errors.map(({ name, text }) => ({ text, target: idOf(name) })),
  ]
  return {
    fields: fields as Fields,
    element,
    /** With `follows`, what is meant by what stands in the fields. */
    values: entries.values,
    round: entries.round,
    idOf,
    isHidden: (name: string): boolean => entries.hidden.includes(name),
    initialFor: entries.initialFor as (name: string) => unknown,

    errors,
    errorOf: (name: string) => refusal.errors.find(error => error.name === name)?.text,
    failure: refusal.failure,
    /** The title of the page says so: `usePage({ failed })`. */
    isRefused: errors.length > 0 || refusal.failure !== undefined,
    summary: refusal.summary,
    hasSummary: options.leadsTo !== 'field',
    /** Says why it was not taken. */
    refuse,

    submit,
    isBusy: sending.isBusy,
    /** It was taken, and nothing was typed since. */
    isSent: sending.isSent,
    /** Leaves while the server is asked. */
    stop: sending.stop,

    /** What stands in the fields. */
    read: entries.read,
    /** Writes into the fields; `focus` names the one that takes the focus. */
    fill: (typed?: Partial<Typed<F>>, focus?: Name<F>): void =>
      entries.fill(typed, focus === undefined ? undefined : idOf(focus)),
    isFromDraft: entries.isFromDraft,
    /** Shows what is stored in place of what was typed and not saved. */
    discard: () => {
      draft?.drop()
      refusal.clear()
      entries.fill()
    },

    waiting: waiting?.values as Values<F> | undefined,
    confirm: async () => {
      if (waiting) await perform(waiting)
    },
    /** Closes the question. */
    leave: () => setWaiting(undefined),

    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault()
      submit()
    },
    onInput: () => {
      const typed = entries.read()
      refusal.mend(() => errorsOf(typed), typed)
      sending.goOn()
      entries.follow(typed, revision)
    },
  }
}

/** A page form, whatever its fields. */
export type AnyPageForm = Omit<
  ReturnType<typeof usePageForm>,
  'fill' | 'read' | 'refuse' | 'values' | 'waiting'
>
