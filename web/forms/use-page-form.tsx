// The form of a page: fields, a call, texts. It gives back what `PageForm` draws, and what a page may do with it.
// docs/how-to/make-a-page-form.md has an example.

import type { SummaryError } from '@bawaba/ui/controls/error-summary.tsx'
import { useMutation } from '@tanstack/react-query'
import { type SyntheticEvent, useRef, useState } from 'react'
import { type CallError, isCallError, serverWords } from '../client/call-error.ts'
import type { Draft } from '../client/drafts.ts'
import { type ErrorText, entryOf, refusedFields } from './errors.ts'
import { type Errors, errorsIn, type Fields, type Name, type Typed, type Values } from './fields.ts'
import { useEntries } from './use-entries.tsx'
import { useRefusal } from './use-refusal.tsx'

export type Sending = {
  /** Which button was pressed, where a form has several. */
  act: string | undefined
  /** What it is to be saved over: as it was seen when the typing began. */
  revision: number | undefined
  /** Aborted by `stop`. */
  signal: AbortSignal
}

/** Errors at fields, or words about the whole form. */
type Refusal<F extends Fields> = Errors<F> | string

export type PageFormOptions<F extends Fields, Answer> = {
  fields: F
  /** Begins the ids of its controls, so that two forms fit on one page; without it a control has the name of its field. */
  id?: string
  /** The call, or what else follows from good values. */
  send: (values: Values<F>, sending: Sending) => Promise<Answer> | Answer
  /** After it was taken; the button is busy until this is over. */
  onSent?: (answer: Answer, values: Values<F>) => unknown
  /** What is said where the server did not answer; without it, what the client says then. */
  failed?: string
  /** What stands against the values that concerns several fields, or asks for more than a field knows. */
  check?: (values: Values<F>) => Errors<F>
  /** The fields that are not asked with these values. */
  hidden?: (values: Values<F>) => readonly Name<F>[]
  /** The sentence of an error that the server names by its key. */
  errorText?: ErrorText
  /** What a refusal of the server means here; undefined for what it means anywhere. */
  refused?: (error: CallError) => Refusal<F> | undefined
  /** Somebody else was quicker: brings up to date what is known. What it gives is said; nothing where the page says it. */
  onConflict?: (error: CallError) => string | undefined
  /** The revision of what is changed. */
  revision?: number
  /** Stores what was typed until it was taken: `useDraft('form', ...)`. */
  draft?: Draft<unknown>
  /** The fields at whose change the form is drawn again, with `values` as they stand then. */
  follows?: readonly Name<F>[]
  /** Which acts are confirmed first, by `ConfirmForm`. */
  confirms?: boolean | ((act: string | undefined) => boolean)
  /** The next one begins when this one was taken: all fields are empty again, and the focus stands at this one. */
  next?: Name<F>
  /** Where a refused attempt leads: to the summary above the form, or, in a form of a line or two, to the field. */
  leadsTo?: 'summary' | 'field'
  /** Questions that the form engine draws inside: their errors, and the check that shows them. */
  inner?: { errors: readonly SummaryError[]; check: () => boolean }
}

type Order<F extends Fields> = { typed: Typed<F>; values: Values<F>; act: string | undefined }

export const usePageForm = <F extends Fields, Answer = unknown>(options: PageFormOptions<F, Answer>) => {
  const { fields, id, inner } = options
  const element = useRef<HTMLFormElement>(null)
  const stopper = useRef<AbortController>(undefined)
  const isUnderWay = useRef(false)
  const entries = useEntries({
    form: element,
    fields,
    draft: options.draft,
    hidden: options.hidden,
    follows: options.follows,
  })
  const refusal = useRefusal()
  const [waiting, setWaiting] = useState<Order<F>>()
  const revision = entries.revision ?? options.revision

  const idOf = (name: string): string => (id === undefined ? name : `${id}-${name}`)
  const errorsOf = (typed: Typed<F>) =>
    errorsIn(fields, entries.valuesFor(typed), entries.hiddenIn(typed), options.check)
  const focusOf = (names: readonly string[]): string | undefined =>
    options.leadsTo === 'field' && names[0] !== undefined ? idOf(names[0]) : undefined

  const sending = useMutation({
    // A password does not outlive its form.
    gcTime: 0,
    mutationFn: async ({ typed, values, act }: Order<F>) => {
      stopper.current = new AbortController()
      const { signal } = stopper.current
      const answer = await options.send(values, { act, revision, signal })
      forget(typed)
      // It was taken: what fails from here on does not make it refused.
      await Promise.resolve(options.onSent?.(answer, values)).catch(reportError)
    },
  })

  /** What was typed on while it was sent stays, in the fields or in the draft of a form that has been left. */
  const forget = (typed: Typed<F>) => {
    const { draft, next } = options
    const isSame = (other: object | undefined) => JSON.stringify(other) === JSON.stringify(typed)
    if (element.current && !isSame(entries.read())) return
    draft?.drop()
    if (next !== undefined) entries.fill(undefined, idOf(next))
  }

  /** Shows a refusal at the fields that it names. */
  const showAtFields = (errors: Errors<F>, typed: Typed<F>): void => {
    const shown = Object.entries(errors).flatMap(([name, text]) =>
      text === undefined ? [] : [{ name, text, refused: entryOf(typed, name) }],
    )
    // The form engine may have been told of others; without any, the page says what there is to say.
    if (shown.length === 0 && !inner) return
    // A question that was open would keep the focus from them.
    setWaiting(undefined)
    refusal.refuse({ errors: shown, focusId: focusOf(shown.map(({ name }) => name)) })
  }

  const meaningOf = (error: unknown): Refusal<F> | undefined => {
    if (!isCallError(error)) return options.failed ?? String(error)
    if (error.code === 'CONFLICT' && options.onConflict) {
      entries.forgetRevision()
      return options.onConflict(error) ?? {}
    }
    return (
      options.refused?.(error) ??
      (refusedFields(error, Object.keys(fields), options.errorText) as Errors<F> | undefined) ??
      serverWords(error) ??
      options.failed ??
      error.message
    )
  }

  /** Sends, and shows what was refused at the fields. Throws the words where no field is to blame. */
  const perform = async (order: Order<F>): Promise<void> => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    refusal.clear()
    try {
      await sending.mutateAsync(order)
    } catch (error) {
      // Given up by who asked for it: the form stands as it was.
      if (error === undefined || (isCallError(error) && error.code === 'CANCEL')) return
      const meaning = meaningOf(error)
      if (typeof meaning === 'string') throw new Error(meaning, { cause: error })
      if (meaning) showAtFields(meaning, order.typed)
    } finally {
      isUnderWay.current = false
    }
  }

  const submit = (act?: string) => {
    if (isUnderWay.current) return
    const typed = entries.read()
    const values = entries.valuesFor(typed)
    const errors = errorsOf(typed)
    const isInnerGood = inner?.check() ?? true
    if (errors.length > 0 || !isInnerGood)
      return refusal.refuse({ errors, focusId: focusOf(errors.map(({ name }) => name)) })
    const order = { typed, values, act }
    const { confirms = false } = options
    if (typeof confirms === 'function' ? confirms(act) : confirms) {
      refusal.clear()
      return setWaiting(order)
    }
    void perform(order).catch(({ message }: Error) => refusal.refuse({ errors: [], failure: message }))
  }

  return {
    fields: fields as Fields,
    element,
    summary: refusal.summary,
    values: entries.values,
    round: entries.round,
    idOf,
    isHidden: (name: string): boolean => entries.hidden.includes(name),
    initialFor: entries.initialFor as (name: string) => unknown,
    errorOf: (name: string) => refusal.errors.find(error => error.name === name)?.text,
    /** For the summary: what the form engine has found first. */
    errors: [
      ...(inner?.errors ?? []),
      ...refusal.errors.map(({ name, text }) => ({ text, target: idOf(name) })),
    ] as readonly SummaryError[],
    hasSummary: options.leadsTo !== 'field',
    failure: refusal.failure,
    /** The title of the page says so: `usePage({ failed })`. */
    isRefused: refusal.errors.length > 0 || refusal.failure !== undefined || Boolean(inner?.errors.length),
    isBusy: sending.isPending,
    /** It was taken, and nothing was typed since. */
    isSent: sending.isSuccess,
    isFromDraft: entries.isFromDraft,
    submit,
    /** Says why it was not taken. */
    refuse: (reason: Refusal<F>) =>
      typeof reason === 'string'
        ? refusal.refuse({ errors: [], failure: reason })
        : showAtFields(reason, entries.read()),
    /** Leaves while the server is asked. */
    stop: () => stopper.current?.abort(),
    /** Writes into the fields; `focus` names the one that takes the focus. */
    fill: (typed?: Partial<Typed<F>>, focus?: Name<F>) =>
      entries.fill(typed, focus === undefined ? undefined : idOf(focus)),
    /** What stands in the fields. */
    read: entries.read,
    /** Shows what is stored in place of what was typed and not saved. */
    discard: () => {
      options.draft?.drop()
      refusal.clear()
      entries.fill()
    },
    /** What waits to be confirmed. */
    waiting: waiting?.values,
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
      if (sending.isSuccess) sending.reset()
      entries.follow(typed, revision)
    },
  }
}

/** A page form, whatever its fields. */
export type AnyPageForm = Omit<
  ReturnType<typeof usePageForm>,
  'fill' | 'read' | 'refuse' | 'values' | 'waiting'
>
