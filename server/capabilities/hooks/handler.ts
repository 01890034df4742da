// The scripts of a service for whoever judges answers and changes requests: the service and the person are read only
// when there is a script to ask.

import { Problem } from '@bawaba/contract/problem.ts'
import type { Answers, HookName } from '@bawaba/forms/definition.ts'
import type { CompiledActivity, FieldHandler, ValidationError } from '@bawaba/forms/index.ts'
import type { Asker } from '../../outside.ts'
import type { SignedIn } from '../../platform/http/call.ts'
import type { AccountsStore } from '../accounts/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { HookRequest, Subject } from './context.ts'
import type { Hooks } from './hooks.ts'
import type { Decoration, Fees } from './shapes.ts'

type Dependencies = {
  hooks: Pick<Hooks, 'handlerFor' | 'beforeSubmit' | 'fees' | 'afterTransition' | 'effect'>
  catalogue: Pick<Catalogue, 'definitionOf' | 'formOf'>
  accounts: Pick<AccountsStore, 'get'>
}
/** The service at the version it is used with, and the request that an act is performed on. */
export type Handled = { serviceSlug: string; version: number; activityId: string; request?: HookRequest }
type Found = { subject: Omit<Subject, 'answers'>; activity: CompiledActivity }

export type Scripts = {
  handler: FieldHandler
  /** What the service's own script finds in whole answers. */
  beforeSubmit(answers: Answers): Promise<ValidationError[]>
  /** What is to be paid; undefined where nothing is. */
  fees(answers: Answers): Promise<Fees | undefined>
  /** Words and data for what was done; `request` is as it stands afterwards. */
  afterTransition(answers: Answers, request?: HookRequest): Promise<Decoration>
  /** The same where a transition calls it by a name; undefined where it fails. */
  effect(name: string, answers: Answers, request: HookRequest): Promise<Decoration | undefined>
}

export const createScriptsOf =
  ({ hooks, catalogue, accounts }: Dependencies) =>
  (
    { serviceSlug: slug, version, activityId, request }: Handled,
    who: SignedIn | undefined,
    asker: Asker,
  ): Scripts => {
    const read = async (): Promise<Found> => {
      const [definition, form, person] = await Promise.all([
        catalogue.definitionOf(slug, version),
        catalogue.formOf(slug, version),
        who && accounts.get(who.accountId),
      ])
      const activity = form.activity(activityId)
      if (!activity) throw new Problem('ACTIVITY_NOT_FOUND')
      return {
        subject: { service: { slug, version, definition, form }, activityId, person, request, asker },
        activity,
      }
    }
    let found: Promise<Found> | undefined
    const get = () => {
      found ??= read()
      return found
    }
    let pending: Promise<FieldHandler> | undefined
    const handler = () => {
      pending ??= get().then(({ subject, activity }) => hooks.handlerFor(subject, activity))
      return pending
    }
    const has = async (hook: HookName): Promise<boolean> =>
      (await catalogue.definitionOf(slug, version)).hooks?.[hook] !== undefined
    const subjectOf = async (answers: Answers): Promise<Subject> => ({ ...(await get()).subject, answers })
    return {
      handler: {
        complete: async (address, field, answers) => (await handler()).complete(address, field, answers),
        validate: async (address, field, value) => (await handler()).validate(address, field, value),
      },
      beforeSubmit: async answers =>
        (await has('beforeSubmit')) ? hooks.beforeSubmit(await subjectOf(answers)) : [],
      fees: async answers => ((await has('fees')) ? hooks.fees(await subjectOf(answers)) : undefined),
      afterTransition: async (answers, now) =>
        (await has('afterTransition'))
          ? hooks.afterTransition({ ...(await subjectOf(answers)), request: now ?? request })
          : {},
      effect: async (name, answers, now) =>
        hooks.effect({ ...(await subjectOf(answers)), request: now }, name),
    }
  }
export type ScriptsOf = ReturnType<typeof createScriptsOf>
