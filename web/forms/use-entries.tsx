// What stands in the fields of a page form. The boxes are the browser's own, so that a key press draws nothing again:
// they are read when it matters, and drawn again from here when other fields come into sight or the form is filled.

import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Draft } from '../client/drafts.ts'
import { entryOf } from './errors.ts'
import {
  type Fields,
  initialOf,
  type Typed,
  typedIn,
  type Values,
  valuesOf,
  withoutSecrets,
} from './fields.ts'

/** A draft of a page form: what was typed, and the revision of what it is to be saved over. */
type FormDraft<F extends Fields> = { typed: Partial<Typed<F>>; revision?: number | undefined }

type EntriesOptions<F extends Fields> = {
  form: RefObject<HTMLFormElement | null>
  fields: F
  draft: Draft<unknown> | undefined
  hidden: ((values: Values<F>) => readonly (keyof F & string)[]) | undefined
  follows: readonly (keyof F & string)[] | undefined
  /** Of what is changed. */
  revision: number | undefined
}

type State<F extends Fields> = {
  /** What stood in the fields when they were drawn last; unknown until the first drawing of a round. */
  typed: Typed<F> | undefined
  /** What the fields began with. */
  start?: Typed<F>
  /** What a round begins with, where it is not what the fields say. */
  filling?: Partial<Typed<F>> | undefined
  /** Of what a draft is to be saved over. */
  revision?: number | undefined
  /** The boxes of another round are new ones. */
  round: number
  isFromDraft: boolean
}

export const useEntries = <F extends Fields>({ form, fields, ...options }: EntriesOptions<F>) => {
  const draft = options.draft as Draft<FormDraft<F>> | undefined
  const [state, setState] = useState<State<F>>(() => {
    const stored = draft?.read()
    return {
      typed: initialOf(fields, stored?.typed),
      start: initialOf(fields),
      revision: stored?.revision,
      round: 0,
      isFromDraft: stored !== undefined,
    }
  })
  // What is stored may be read again meanwhile: what stands in the boxes does not move under the reader's eyes.
  const typed = state.typed ?? initialOf(fields, state.filling)
  if (!state.typed) setState({ ...state, typed, start: initialOf(fields) })
  const landing = useRef<string>(undefined)
  const hiddenIn = (entries: Typed<F>): readonly string[] => options.hidden?.(valuesOf(fields, entries)) ?? []
  const hidden = hiddenIn(typed)
  useEffect(() => {
    const id = landing.current
    landing.current = undefined
    if (state.round > 0 && id) document.getElementById(id)?.focus()
  }, [state.round])

  const read = (): Typed<F> => (form.current ? typedIn(form.current, fields, typed) : typed)

  // Somebody else has saved: fields that were not typed into show what is stored now, the others stay.
  const seen = useRef(options.revision)
  useEffect(() => {
    if (seen.current === options.revision) return
    seen.current = options.revision
    const now = read()
    const own = Object.keys(fields).filter(name => entryOf(now, name) !== entryOf(state.start ?? {}, name))
    const filling = Object.fromEntries(own.map(name => [name, now[name]])) as Partial<Typed<F>>
    setState(before => ({ ...before, typed: undefined, filling, round: before.round + 1 }))
  })

  return {
    hidden,
    /** What is meant by what stood there when it was drawn last: with `follows`, by what stands there. */
    values: valuesOf(fields, typed, hidden),
    round: state.round,
    isFromDraft: state.isFromDraft,
    /** What was typed long ago is saved over what was seen then, and over nothing newer. */
    revision: state.revision,
    /** What is newer was seen. */
    forgetRevision: () => setState(before => ({ ...before, revision: undefined })),
    initialFor: (name: keyof F & string): unknown =>
      typed[name] ?? fields[name]?.initial ?? fields[name]?.control.empty,
    read,
    hiddenIn,
    valuesFor: (entries: Typed<F>): Values<F> => valuesOf(fields, entries, hiddenIn(entries)),
    /** What stands there has changed: other fields may be asked now. */
    follow: (now: Typed<F>, revision?: number) => {
      const isOther = (name: string) => entryOf(now, name) !== entryOf(typed, name)
      if (hiddenIn(now).join() !== hidden.join() || options.follows?.some(isOther))
        setState(before => ({ ...before, typed: now }))
      draft?.keep({ typed: withoutSecrets(fields, now), revision })
    },
    /** Writes into the fields, those that are not named as they are at first; the control `focusId` takes the focus. */
    fill: (filling?: Partial<Typed<F>>, focusId?: string) => {
      landing.current = focusId
      if (filling) draft?.keep({ typed: withoutSecrets(fields, initialOf(fields, filling)) })
      setState(({ round }) => ({ typed: undefined, filling, round: round + 1, isFromDraft: false }))
    },
  }
}
