// The store of a form, and its keeping on this device: after typing, before the page goes away, when the form is left.

import type { Prefilled } from '@bawaba/contract/entities/prefill.ts'
import {
  type Answers,
  type CompiledActivity,
  createStore,
  type FormStore,
  type StorePorts,
} from '@bawaba/forms/index.ts'
import { restore, type StoreSnapshot, storeSnapshot } from '@bawaba/forms/react/snapshot.ts'
import { useEffect, useState } from 'react'
import { onFlush } from '../../client/flush.ts'
import { choose } from './chosen.ts'
import type { Opening } from './opening.ts'
import { type FollowedPrefill, fillFrom, followPrefilled } from './prefill.ts'
import type { Keeper, StoredForm } from './stored-form.ts'

const typingPause = 400

export type OpenedForm = {
  store: FormStore
  /** The key of this form, and the id of its draft. */
  readonly key: string
  /** The draft that the form was begun again from. */
  readonly replaces: string | undefined
  /** Everything typed, answers included that this version of the form does not ask for. */
  snapshot: () => StoreSnapshot
  /** Which answers are still those that it began with. */
  prefilled: FollowedPrefill
  /** What the form was opened with and does not ask for. */
  more: Answers
  save: () => void
  /** The revision of the draft that the server has, if it has one. */
  revision: () => number | undefined
  /** The server has everything that was typed, under this revision. */
  confirm: (revision: number) => void
  /** The same answers become another form: of another key, of which the server has nothing. */
  renew: () => void
  /** Nothing is kept any more: it was sent, or is begun anew. `sent` is the number of the request. */
  finish: (sent?: string) => void
}

type Start = {
  activity: CompiledActivity
  version: number
  keeper: Keeper
  opening: Opening
  /** What it begins with where nothing was typed; without it the defaults. */
  initial?: Answers | undefined
  /** What the profile and earlier requests know of it, for a new form. */
  known?: Prefilled | undefined
  /** What the link that led here has chosen. */
  chosen?: string | undefined
  ports?: StorePorts
}

/** Answers that no question of the form takes. */
const strangersIn = ({ byName }: CompiledActivity, answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => !byName.has(name)))

const start = ({ activity, version, keeper, opening, initial, known, chosen, ports }: Start): OpenedForm => {
  const store = createStore(activity, initial, ports)
  const stored = opening.kind === 'stored' ? opening.form : undefined
  if (stored?.snapshot) restore(store, stored.snapshot)
  const prefilled = stored?.snapshot
    ? followPrefilled(store, stored.fromProfile ?? [], stored.earlier)
    : followPrefilled(store, fillFrom(store, known?.answers ?? {}), known?.earlier)
  if (chosen !== undefined) choose(store, activity, chosen)
  const more = { ...stored?.more, ...strangersIn(activity, stored?.snapshot?.answers ?? {}) }
  let key = stored?.key ?? crypto.randomUUID()
  const replaces = stored?.replaces
  const snapshot = (): StoreSnapshot => {
    const { activityId, answers } = storeSnapshot(store)
    return { activityId, answers: { ...more, ...answers } }
  }
  let written = JSON.stringify(snapshot())
  let server: Pick<StoredForm, 'revision' | 'isSaved'> = {
    revision: stored?.revision,
    isSaved: stored?.isSaved,
  }
  let isOver = false
  const write = () =>
    keeper.write({
      version,
      key,
      more,
      fromProfile: prefilled.names(),
      earlier: prefilled.earlier(),
      ...(replaces ? { replaces } : {}),
      ...server,
      snapshot: snapshot(),
    })
  return {
    store,
    get key() {
      return key
    },
    replaces,
    snapshot,
    prefilled,
    more,
    revision: () => server.revision,
    save() {
      const now = JSON.stringify(snapshot())
      // A form that was only looked at is not worth finding again.
      if (isOver || now === written) return
      written = now
      server = { revision: server.revision, isSaved: false }
      write()
    },
    confirm(revision) {
      if (isOver) return
      server = { revision, isSaved: true }
      written = JSON.stringify(snapshot())
      write()
    },
    renew() {
      key = crypto.randomUUID()
      server = { revision: undefined, isSaved: false }
      write()
    },
    finish(sent) {
      isOver = true
      if (sent === undefined) keeper.drop()
      else keeper.write({ version, key, sent })
    },
  }
}

/** Made once; whoever wants another form gives the component another key. */
export const useOpenedForm = (props: Start): OpenedForm => {
  const [form] = useState(() => start(props))
  useEffect(() => {
    const { save, store } = form
    let timer: ReturnType<typeof setTimeout> | undefined
    const saveSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(save, typingPause)
    }
    const leave = onFlush(save)
    const stop = store.subscribeAll(saveSoon)
    return () => {
      clearTimeout(timer)
      stop()
      leave()
      save()
    }
  }, [form])
  return form
}
