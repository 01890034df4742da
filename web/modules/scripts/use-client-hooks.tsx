// A service's scripts on its form. The sandbox is loaded only for a service that has scripts for the browser.

import type { Service } from '@bawaba/contract/entities/service.ts'
import type { FormStore } from '@bawaba/forms/index.ts'
import type { Language, Text } from '@bawaba/language/index.ts'
import { useEffect, useState } from 'react'
import { useClient } from '../../client/hooks.tsx'
import { loadLate } from '../../client/load-late.ts'
import { usePortal } from '../../shell/context.tsx'

type Options = { service: Partial<Service>; store: FormStore; language: Language }
/** Words of the scripts beside fields, by field. */
export type Notes = Record<string, Text>

const usualLimit = 200

const load = () => import('./start-hooks.ts')

const withNotes = (notes: Notes, changes: Record<string, Text | null>): Notes => {
  const all = { ...notes, ...changes }
  return Object.fromEntries(Object.entries(all).filter((pair): pair is [string, Text] => pair[1] !== null))
}

/** Runs `onOpen` and `onChange` while the form is on the page; answers the words they put beside fields. */
export const useClientHooks = ({ service, store, language }: Options): Notes => {
  const client = useClient()
  const portal = usePortal()
  const [notes, setNotes] = useState<Notes>({})
  const limit = portal?.config.scriptTimeoutMs ?? usualLimit
  const { hooks } = service
  useEffect(() => {
    if (hooks?.onOpen === undefined && hooks?.onChange === undefined) return
    let end: (() => void) | undefined
    let isOver = false
    const opened = store.submission()
    const begin = async () => {
      const { startHooks } = await loadLate(load)
      if (isOver) return
      const onNotes = (changes: Record<string, Text | null>) => setNotes(notes => withNotes(notes, changes))
      end = startHooks({ client, service, store, opened, language, limit, onNotes })
    }
    // A form without its scripts is a form all the same.
    begin().catch(() => undefined)
    return () => {
      isOver = true
      end?.()
    }
  }, [hooks, store, service, language, limit, client])
  return notes
}
