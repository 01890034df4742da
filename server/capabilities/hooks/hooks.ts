// Runs the scripts of a service. What judges or reckons fails closed: without the script nothing goes on. What only
// decorates fails open. Every failure is logged by service, script and line; never with what the script said or saw.

import type { FieldAnswer } from '@bawaba/contract/entities/hooks.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { HookName } from '@bawaba/forms/definition.ts'
import type { CompiledActivity, FieldHandler, ValidationError } from '@bawaba/forms/index.ts'
import { DefinitionError } from '@bawaba/forms/index.ts'
import type { Failure, FailureKind } from '@bawaba/forms/sandbox/job.ts'
import type { Sandbox } from '../../platform/sandbox/index.ts'
import { noRegistries, type Registries } from '../registries/index.ts'
import type { FieldAddress } from './address.ts'
import { contextOf, type HookSubject, type RegistryAnswers, type Subject, wordingOf } from './context.ts'
import { scriptIssues } from './issues.ts'
import { askingRegistries } from './registry-answers.ts'
import {
  type Decoration,
  type Fees,
  readDecoration,
  readErrors,
  readFees,
  readFieldAnswer,
  ShapeFault,
  type Wording,
} from './shapes.ts'
import type { SlotStore } from './slot-store.ts'
import { markTaken } from './slots.ts'

export type HookDependencies = {
  sandbox: Pick<Sandbox, 'run' | 'parses'>
  clock: () => Date
  /** Without them none can be asked. */
  registries?: Registries
  /** Knows the places that are taken; without it none is. */
  slots?: SlotStore
  /** Takes the report of a script that failed. */
  log: (details: Record<string, unknown>) => void
}

/** Thrown inside this file: the script failed. The policy of the hook makes something of it. */
class ScriptFailure extends Error {
  readonly kind: FailureKind | 'shape'
  constructor(kind: FailureKind | 'shape') {
    super(kind)
    this.kind = kind
  }
}

const problems: Partial<Record<ScriptFailure['kind'], Problem['code']>> = {
  timeout: 'HOOK_TIMEOUT',
  busy: 'OVERLOADED',
}

/** Nothing goes on without the script. */
const closed = (error: unknown): never => {
  if (!(error instanceof ScriptFailure)) throw error
  const code = problems[error.kind] ?? 'HOOK_FAILED'
  // A script that had no time says nothing of the answers: the same may be sent again.
  const isBusy = code === 'OVERLOADED' || code === 'HOOK_TIMEOUT'
  throw new Problem(code, isBusy ? { headers: { 'retry-after': '1' } } : {})
}

export const createHooks = ({ sandbox, clock, registries = noRegistries, slots, log }: HookDependencies) => {
  const report = ({ service }: Subject, hook: HookName, kind: string, line?: number) =>
    log({ service: service.slug, version: service.version, script: hook, kind, ...(line ? { line } : {}) })

  /** The script's answer, read; undefined where the service has no such script. Throws ScriptFailure. */
  const run = async <T>(
    hook: HookName,
    subject: Subject,
    read: (value: unknown, wording: Wording) => T,
    more: { about?: HookSubject; registries?: RegistryAnswers } = {},
  ): Promise<T | undefined> => {
    const { service } = subject
    const source = service.definition.hooks?.[hook]
    if (source === undefined) return undefined
    const now = clock()
    const input = contextOf(hook, subject, now, more)
    const outcome = await sandbox.run({ group: service.slug, name: hook, source, input, now })
    if (!outcome.ok) {
      const { kind, line }: Failure = outcome.failure
      report(subject, hook, kind, line)
      throw new ScriptFailure(kind)
    }
    try {
      return read(outcome.value, key => wordingOf(service, key))
    } catch (error) {
      if (!(error instanceof ShapeFault || error instanceof DefinitionError)) throw error
      report(subject, hook, 'shape')
      throw new ScriptFailure('shape')
    }
  }

  const toRegistries = askingRegistries(registries)
  const hooks = {
    /** What the field handler says of one field. `place` says which of the subject's answers the script sees. */
    fieldHandler: async (
      subject: Subject,
      field: FieldAddress,
      activity: CompiledActivity,
    ): Promise<FieldAnswer> => {
      const { answers } = subject
      const answerOf = (name: string): unknown => (Object.hasOwn(answers, name) ? answers[name] : undefined)
      const seen = Object.fromEntries(field.needs.map(name => [name, answerOf(name) ?? null]))
      const value = answerOf(field.name)
      const about = { field: field.address, ...(value === undefined ? {} : { value }) }
      const read = (answer: unknown, wording: Wording) => {
        const found = readFieldAnswer(answer, wording)
        // An answer of which no field can be made is the script's fault, found here and not in a form.
        if (field.field) activity.complete(field.field, found)
        return found
      }
      const { definition } = subject.service
      const { completion, answers: registries } = await toRegistries.forField(
        definition,
        field.field?.entry.lazyLoad,
        { answers: seen, form: subject.service.form },
        subject.asker ?? 'system',
      )
      if (completion) return completion
      const found = await run('fieldHandler', { ...subject, answers: seen }, read, {
        about,
        registries,
      }).catch(closed)
      if (!found) return closed(new ScriptFailure('shape'))
      const reserves = field.field?.entry.reserves
      return slots && reserves ? markTaken(slots, { name: field.name, reserves }, seen, found) : found
    },

    /** The field handler as the form engine asks for it while it judges answers. */
    handlerFor: (subject: Omit<Subject, 'answers'>, activity: CompiledActivity): FieldHandler => ({
      complete: async (address, field, answers) => {
        const target = { address, name: field.name, field, needs: field.needs ?? [] }
        return hooks.fieldHandler({ ...subject, answers }, target, activity)
      },
      validate: async (address, { name }, value) => {
        const field = { address, name, needs: [] }
        const answer = await hooks.fieldHandler({ ...subject, answers: { [name]: value } }, field, activity)
        const at = { path: `data.${address}`, field: address }
        if (answer.errors)
          return answer.errors.map(({ text }): ValidationError => ({ ...at, key: 'handler', text }))
        return answer.valid ? [] : [{ ...at, key: 'notAllowed' }]
      },
    }),

    /** What the service's own script finds in whole answers, before they are kept. */
    beforeSubmit: async (subject: Subject): Promise<ValidationError[]> => {
      const registries = await toRegistries.forScript(
        'beforeSubmit',
        subject.service.definition,
        { answers: subject.answers, form: subject.service.form },
        subject.asker ?? 'system',
      )
      const errors = (await run('beforeSubmit', subject, readErrors, { registries }).catch(closed)) ?? []
      return errors.map(({ field, text }) => ({
        path: field ? `data.${field}` : 'data',
        field,
        key: 'beforeSubmit',
        text,
      }))
    },

    /** What is to be paid; undefined where the service reckons nothing. */
    fees: async (subject: Subject): Promise<Fees | undefined> => {
      const registries = await toRegistries.forScript(
        'fees',
        subject.service.definition,
        { answers: subject.answers, form: subject.service.form },
        subject.asker ?? 'system',
      )
      return run('fees', subject, readFees, { registries }).catch(closed)
    },

    /** Words and data after something was done; nothing where the script fails. */
    afterTransition: async (subject: Subject): Promise<Decoration> => {
      try {
        return (await run('afterTransition', subject, readDecoration)) ?? {}
      } catch (error) {
        if (error instanceof ScriptFailure) return {}
        throw error
      }
    },

    /** Words and data of an effect that a transition calls by name; undefined where the script fails or is missing. */
    effect: async (subject: Subject, name: string): Promise<Decoration | undefined> => {
      try {
        return await run('effect', subject, readDecoration, { about: { effect: name } })
      } catch (error) {
        if (error instanceof ScriptFailure) return undefined
        throw error
      }
    },

    /** What stands against publishing the scripts of a service. */
    issues: scriptIssues(sandbox),
  }
  return hooks
}
export type Hooks = ReturnType<typeof createHooks>
