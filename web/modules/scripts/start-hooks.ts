// Starts a service's scripts in the browser, in a sandbox. Loaded for services that have such scripts.

import type { Service } from '@bawaba/contract/entities/service.ts'
import type { FormStore } from '@bawaba/forms/index.ts'
import type { Failure } from '@bawaba/forms/sandbox/job.ts'
import type { Language, Text } from '@bawaba/language/index.ts'
import type { Client } from '../../client/client.ts'
import { serverNow } from '../../client/server-clock.ts'
import { browserTimers as timers } from '../../client/timers.ts'
import { textOf } from '../catalogue/texts.ts'
import { runClientHooks, type Telling } from './client-hooks.ts'
import { createPageSandbox } from './sandbox.ts'
import { showValue } from './show.ts'
import { workerAddress } from './worker-address.ts'

type Start = {
  client: Client
  service: Partial<Service>
  store: FormStore
  /** What stood in the form as it opened. */
  opened: ReturnType<FormStore['submission']>
  language: Language
  limit: number
  onNotes: (changes: Record<string, Text | null>) => void
}

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

/** Returns the way to end them. */
export const startHooks = ({ client, service, store, opened, language, limit, onNotes }: Start) =>
  runClientHooks({
    scripts: service.hooks ?? {},
    store,
    opened,
    sandbox: createPageSandbox({
      limit,
      newWorker: () => new Worker(workerAddress(), { type: 'module' }),
      timers,
    }),
    clock: serverNow,
    timers,
    telling: tellingOf(client, service),
    onNotes,
    onFilled: name => showValue(store, name, language),
    onFailure: (script, failure) => report(client, service.serviceSlug, script, failure),
  })
