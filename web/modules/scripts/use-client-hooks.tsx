// A service's scripts on its form. The sandbox is loaded only for a service that has scripts for the browser.

import type { Service } from '@bawaba/contract/entities/service.ts'
import type { FormStore } from '@bawaba/forms/index.ts'
import type { Failure } from '@bawaba/forms/sandbox/job.ts'
import type { Language, Text } from '@bawaba/language/index.ts'
import { useEffect, useState } from 'react'
import type { Client } from '../../client/client.ts'
import { useClient } from '../../client/hooks.tsx'
import { browserTimers as timers } from '../../client/timers.ts'
import { usePortal } from '../../shell/context.tsx'
import { textOf } from '../catalogue/texts.ts'
import type { Telling } from './client-hooks.ts'

type Options = { service: Partial<Service>; store: FormStore; language: Language }
/** Words of the scripts beside fields, by field. */
export type Notes = Record<string, Text>

const usualLimit = 200

const tellingOf = (client: Client, service: Partial<Service>): Telling => {
  const { user, userSlug } = client.session.read()
  const words = (service.serviceDictionary ?? []).map(({ code, label }): [string, Text] => [
    code,
    textOf(service.translations, label),
  ])
  if (!user) return { person: null, words: Object.fromEntries(words) }
  const { firstName, lastName, englishFullName, language } = user
  return {
    person: { firstName, lastName, englishFullName, language, userSlug },
    words: Object.fromEntries(words),
  }
}

/** The place of the failure alone: what the script said may hold answers. */
const report = (
  client: Client,
  service: string | undefined,
  script: string,
  { kind, line }: Failure,
): void => {
  const body = {
    page: location.pathname.slice(0, 2000),
    userType: client.session.read().userSlug ?? 'visitor',
    message: `Script ${script} of ${service} failed: ${kind}${line ? ` in line ${line}` : ''}`,
  }
  client.call('POST clientErrors', { body }).catch(() => {})
}

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
      const [{ runClientHooks }, { createPageSandbox }, { workerAddress }, { showValue }] = await Promise.all(
        [
          import('./client-hooks.ts'),
          import('./sandbox.ts'),
          import('./worker-address.ts'),
          import('./show.ts'),
        ],
      )
      if (isOver) return
      const newWorker = () => new Worker(workerAddress(), { type: 'module' })
      end = runClientHooks({
        scripts: hooks,
        store,
        opened,
        sandbox: createPageSandbox({ limit, newWorker, timers }),
        clock: () => new Date(),
        timers,
        telling: tellingOf(client, service),
        onNotes: changes => setNotes(notes => withNotes(notes, changes)),
        onFilled: name => showValue(store, name, language),
        onFailure: (script, failure) => report(client, service.serviceSlug, script, failure),
      })
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
