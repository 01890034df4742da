// What transitions set off by themselves, one object for each kind: what it does to the change that is being made. What
// another capability carries out is a port.

import type { Effect } from '@bawaba/forms/definition.ts'
import {
  type Audience,
  type CompiledService,
  type EffectKind,
  type Reserved,
  stateOf,
  type World,
} from '@bawaba/forms/index.ts'
import { type MessageSubject, writeMessage } from '@bawaba/forms/message/write.ts'
import { formatDate, type Text } from '@bawaba/language/index.ts'
import type { Scripts } from '../hooks/index.ts'
import type { Issue, NewLetter } from '../issuing/index.ts'
import type { ReservationStep } from '../reservations/index.ts'
import { inBoth } from './messages.ts'
import type { Entry } from './notes-store.ts'
import { startOf } from './reserved.ts'
import type { RequestRecord } from './row.ts'

/** What an effect reads. The request is as it stood before the transition, the answers as they stand after it. */
export type EffectScene = {
  form: CompiledService
  request: Pick<RequestRecord, 'id' | 'ID' | 'status' | 'statusKind' | 'ownerId' | 'data'>
  to: { status: string; statusKind: RequestRecord['statusKind'] }
  answers: Record<string, unknown>
  now: Date
  scripts: Pick<Scripts, 'effect'>
  /** The day of the act, and the days that are worked. */
  world: World
  newId: () => string
}
/** What came of it. */
export type EffectOutcome = {
  outcome: 'done' | 'failed'
  /** To whom, in words of the service. */
  notice?: { to: Audience; body: Text }
  /** What a script has to say to the applicant, after what they are told anyway. */
  added?: Text
  /** Working days that the new state is given. */
  workingDays?: number
  closes?: boolean
  clientHooksData?: Record<string, unknown>
  reservations?: ReservationStep[]
  letter?: NewLetter
}
type Run = (params: Record<string, unknown>, scene: EffectScene) => Promise<EffectOutcome>
/** What other capabilities carry out. */
export type EffectPorts = {
  /** Sees to it that a person holds something. Throws where somebody else has it. */
  hold(accountId: string, wanted: readonly Reserved[]): Promise<void>
  /** Writes and signs a letter, which is stored with the change itself. */
  issue: Issue
}

const done = { outcome: 'done' } as const

/** What a state is called, by those who are told. */
const stateLabel = ({ form, to }: Pick<EffectScene, 'form' | 'to'>, audience: Audience): Text => {
  const state = stateOf(form.workflow, to.status)
  return form.text((audience === 'applicant' && state?.applicantLabel) || (state?.label ?? to.status))
}

/** A text of the service as whoever it is for reads it. The number is put in by the writing statement. */
const noticeOf = (params: Record<string, unknown>, scene: EffectScene) => {
  const { form, answers, world } = scene
  const audience = params.to as Audience
  const state = stateLabel(scene, audience)
  const subject: MessageSubject = {
    form,
    answers,
    world,
    values: (params.values ?? {}) as MessageSubject['values'],
    facts: language => ({
      number: '{number}',
      service: form.label[language],
      state: state[language],
      today: formatDate(language, world.today ?? ''),
    }),
  }
  return { to: audience, body: inBoth(language => writeMessage(params.text as string, subject, language)) }
}

const runsWith = (ports: EffectPorts): Record<EffectKind, Run> => ({
  notify: async (params, scene) => ({ ...done, notice: noticeOf(params, scene) }),
  // The state that it leads to opens the payment, with the change itself.
  requestPayment: async () => done,
  // What is held becomes the request's with the change itself.
  reserve: async ({ field, does = 'hold' }, { form, request, answers, now }) => {
    const kind = form.fields.find(({ name }) => name === field)?.kind.reserves
    // What is free again is what was reserved so far: the act itself may have changed the answer.
    const standing = does === 'free' ? request.data : answers
    const code = standing[field as string]
    // A question that was not asked reserved nothing.
    if (kind === undefined || typeof code !== 'string') return done
    const start = startOf(form, field as string, standing)
    // Its time has come: nobody has it any more.
    if (does !== 'hold' && start && start <= now) return done
    const step = { kind, code, does: does as ReservationStep['does'] }
    if (does === 'hold') await ports.hold(request.ownerId, [step])
    return { ...done, reservations: [step] }
  },
  callHook: async ({ name }, scene) => {
    const after = { ID: scene.request.ID, ...scene.to }
    const answer = await scene.scripts.effect(name as string, scene.answers, after)
    if (!answer) return { outcome: 'failed' }
    const { message, clientHooksData } = answer
    return {
      ...done,
      ...(message ? { added: message } : {}),
      ...(clientHooksData ? { clientHooksData } : {}),
    }
  },
  issueLetter: async ({ letter }, scene) => {
    const { form, request, answers, world, now, newId } = scene
    const state = stateLabel(scene, 'applicant')
    return {
      ...done,
      letter: ports.issue(letter as string, { form, ID: request.ID, state, answers, world, now, newId }),
    }
  },
  setDueDate: async ({ workingDays }) => ({ ...done, workingDays: workingDays as number }),
  close: async () => ({ ...done, closes: true }),
})

export type Effects = {
  outcomes: EffectOutcome[]
  /** What the history says of them, for staff. */
  entries: Entry[]
}

/** Runs the effects of a transition, one after the other. */
export const createEffects =
  (ports: EffectPorts) =>
  async (effects: readonly Effect[], scene: EffectScene): Promise<Effects> => {
    const runs = runsWith(ports)
    const outcomes: EffectOutcome[] = []
    for (const { kind, params = {} } of effects) outcomes.push(await runs[kind as EffectKind](params, scene))
    const entries = effects.map(
      ({ kind }, index): Entry => ({
        id: scene.newId(),
        kind: 'effect',
        actor: 'system',
        actorId: null,
        visibleToApplicant: false,
        detail: { effect: kind, outcome: outcomes[index]?.outcome },
      }),
    )
    return { outcomes, entries }
  }
export type RunEffects = ReturnType<typeof createEffects>
