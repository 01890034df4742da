// What can befall a request of the story: one function for each kind of step, by the property that names it.

import type { StoryStep } from '@bawaba/contract/story.ts'
import { paymentSteps } from './paying.ts'
import type { Stage, StoryRequest } from './stage.ts'
import { headersOf, keepRevision, paramsOf, type StepOf, type StepScene } from './step.ts'

const aDay = 86_400_000

const steps = {
  ...paymentSteps,
  act: async (scene: StepScene, { act, data, ask }: StepOf<'act'>) => {
    const { stage, request, who } = scene
    const headers = await headersOf(scene)
    const body = {
      activityId: act,
      data: await stage.filled(data, who),
      ...(ask ? { ask: { fields: ask } } : {}),
    }
    const params = paramsOf(request)
    keepRevision(request, await stage.perform(who, 'PATCH :service/:id', { params, headers, body }))
  },
  assign: async (scene: StepScene, { assign }: StepOf<'assign'>) => {
    const { stage, request, who } = scene
    const { accountId: assigneeId } = await stage.actor(assign)
    const input = { params: paramsOf(request), headers: await headersOf(scene), body: { assigneeId } }
    keepRevision(request, await stage.perform(who, 'POST :service/:id/assign', input))
  },
  comment: async ({ stage, request, who }: StepScene, { comment, isPublic }: StepOf<'comment'>) => {
    const body = { text: comment, ...(isPublic ? { visibleToApplicant: true } : {}) }
    await stage.perform(who, 'POST :service/:id/comment', { params: paramsOf(request), body })
  },
  reply: async ({ stage, request, who }: StepScene, { reply }: StepOf<'reply'>) => {
    await stage.perform(who, 'POST :service/:id/reply', { params: paramsOf(request), body: { text: reply } })
  },
  rate: async ({ stage, request, who }: StepScene, { rate, about = 'outcome', comment }: StepOf<'rate'>) => {
    const body = { level: rate, about, ...(comment ? { comment } : {}) }
    await stage.perform(who, 'POST :service/:id/rating', { params: paramsOf(request), body })
  },
  dueIn: async (scene: StepScene, { dueIn, reason }: StepOf<'dueIn'>) => {
    const { stage, request, who } = scene
    const dueAt = new Date(stage.clock().getTime() + dueIn * aDay).toISOString()
    const input = { params: paramsOf(request), headers: await headersOf(scene), body: { dueAt, reason } }
    keepRevision(request, await stage.perform(who, 'POST :service/:id/due', input))
  },
} as const

type StepName = keyof typeof steps

/** Performs a step on a request, as the person that it names. */
export const take = async (stage: Stage, request: StoryRequest, step: StoryStep): Promise<void> => {
  const name = Object.keys(step).find(key => Object.hasOwn(steps, key)) as StepName | undefined
  if (!name) throw new Error(`The story has no step ${Object.keys(step).join(', ')}`)
  const who = step.by === request.by ? await request.owner() : await stage.actor(step.by)
  await steps[name]({ stage, request, who }, step as never)
}
