// The store of a form, and its keeping: after typing, before the page goes away, when the form is left.

import { type CompiledActivity, createStore, type FormStore } from '@bawaba/forms/index.ts'
import { restore, storeSnapshot } from '@bawaba/forms/react/snapshot.ts'
import { useEffect, useState } from 'react'
import { onFlush } from '../../shell/flush.ts'
import type { Keeper } from './kept.ts'
import type { Opening } from './opening.ts'

const typingPause = 400

export type KeptForm = {
  store: FormStore
  /** The key of this form; a changed form of the service is another form. */
  key: string
  save: () => void
  /** Nothing is kept any more: it was sent, or is begun anew. `sent` is the number of the request. */
  finish: (sent?: string) => void
}

type Start = { activity: CompiledActivity; version: number; keeper: Keeper; opening: Opening }

const start = ({ activity, version, keeper, opening }: Start): KeptForm => {
  const store = createStore(activity)
  const kept = opening.kind === 'kept' ? opening.kept : undefined
  if (kept?.snapshot) restore(store, kept.snapshot)
  const key = kept && kept.version === version ? kept.key : crypto.randomUUID()
  const untouched = kept ? undefined : JSON.stringify(storeSnapshot(store))
  let isOver = false
  return {
    store,
    key,
    save() {
      const snapshot = storeSnapshot(store)
      // A form that was only looked at is not worth finding again.
      if (isOver || JSON.stringify(snapshot) === untouched) return
      keeper.write({ version, key, snapshot })
    },
    finish(sent) {
      isOver = true
      if (sent === undefined) keeper.drop()
      else keeper.write({ version, key, sent })
    },
  }
}

/** Made once; whoever wants another form gives the component another key. */
export const useKeptForm = (given: Start): KeptForm => {
  const [form] = useState(() => start(given))
  useEffect(() => {
    const { save } = form
    let timer: ReturnType<typeof setTimeout> | undefined
    const saveSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(save, typingPause)
    }
    const leave = onFlush(save)
    document.addEventListener('input', saveSoon)
    addEventListener('pagehide', save)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('input', saveSoon)
      removeEventListener('pagehide', save)
      leave()
      save()
    }
  }, [form])
  return form
}
