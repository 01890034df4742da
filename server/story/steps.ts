// What can befall a request of the story: one function for each kind of step, by the property that names it.

import type { StoryStep } from '@bawaba/contract/story.ts'
import type { SignedIn } from '../platform/http/call.ts'
import type { Stage, StoryRequest } from './stage.ts'

type Of<Key extends string> = Extract<StoryStep, Record<Key, unknown>>
type Scene = { stage: Stage; request: StoryRequest; who: SignedIn }

const paramsOf = ({ service, id }: StoryRequest) => ({ service, id })

/** As whoever acts has it in front of them: only what the portal did by itself since is read anew. */
const headersOf = async ({ stage, request, who }: Scene): Promise<Record<string, string>> => {
  if (request.revision === undefined)
    keepRevision(request, await stage.perform(who, 'GET :service/:id', { params: paramsOf(request) }))
  return { 'if-match': `"${request.revision}"` }
}
const keepRevision = (request: StoryRequest, { revision }: { revision: number }): void => {
  request.revision = revision
}

export const steps = {
  act: async (scene: Scene, { act, data, ask }: Of<'act'>) => {
    const { stage, request, who } = scene
    const headers = await headersOf(scene)
    const body = {
      activityId: act,
      data: await stage.filled(data, who),
      ...(ask ? { ask: { fields: ask } } : {}),
    }
    keepRevision(
      request,
      await stage.perform(who, 'PATCH :service/:id', { params: paramsOf(request), headers, body }),
    )
  },
  assign: async (scene: Scene, { assign }: Of<'assign'>) => {
    const { stage, request, who } = scene
    const { accountId: assigneeId } = await stage.actor(assign)
    const headers = await headersOf(scene)
    const body = { assigneeId }
    keepRevision(
      request,
      await stage.perform(who, 'POST :service/:id/assign', { params: paramsOf(request), headers, body }),
    )
  },
  comment: async ({ stage, request, who }: Scene, { comment, isPublic }: Of<'comment'>) => {
    const body = { text: comment, ...(isPublic ? { visibleToApplicant: true } : {}) }
    await stage.perform(who, 'POST :service/:id/comment', { params: paramsOf(request), body })
  },
  reply: async ({ stage, request, who }: Scene, { reply }: Of<'reply'>) => {
    await stage.perform(who, 'POST :service/:id/reply', { params: paramsOf(request), body: { text: reply } })
  },
  rate: async ({ stage, request, who }: Scene, { rate, comment }: Of<'rate'>) => {
    const body = { level: rate, about: 'outcome', ...(comment ? { comment } : {}) }
    await stage.perform(who, 'POST :service/:id/rating', { params: paramsOf(request), body })
  },
  office: async ({ stage, request, who }: Scene, { office }: Of<'office'>) => {
    const owner = await stage.actor(request.by)
    const { payment } = await stage.perform(owner, 'GET :service/:id/paymentStatus', {
      params: { service: request.service, id: request.ID },
    })
    if (!payment) throw new Error(`${request.ID} has nothing to pay`)
    await stage.perform(who, 'POST payments/:id/office', {
      params: { id: payment.id },
      body: { amount: payment.total.amount, receiptNumber: office },
    })
  },
} as const

export type StepName = keyof typeof steps

/** Performs a step on a request, as the person that it names. */
export const take = async (stage: Stage, request: StoryRequest, step: StoryStep): Promise<void> => {
  const name = Object.keys(step).find(key => key in steps) as StepName | undefined
  if (!name) throw new Error(`The story has no step ${Object.keys(step).join(', ')}`)
  const who = await stage.actor(step.by)
  await steps[name]({ stage, request, who }, step as never)
}
