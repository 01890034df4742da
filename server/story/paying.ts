// Money in the story: at the gateway beside the demo, by a transfer, and back again.

import { startOfDay } from '@bawaba/language/day-starts.ts'
import { addDays, cairoDate } from '@bawaba/language/index.ts'
import type { Stage, StoryRequest } from './stage.ts'
import type { StepOf, StepScene } from './step.ts'

type Beginning = { gateway?: string; activityId?: string }

/** The newest payment of a request, as finance see it. */
export const paymentOf = async (stage: Stage, request: StoryRequest) => {
  const params = { service: request.service, id: request.ID }
  const { payment } = await stage.perform(await request.owner(), 'GET :service/:id/paymentStatus', { params })
  if (!payment) throw new Error(`${request.ID} has nothing to pay`)
  return stage.perform(await stage.actor('finance'), 'GET payments/:id', { params: { id: payment.id } })
}

const begin = async (
  { stage, request, who }: StepScene,
  channel: string,
  { gateway = 'sandbox', activityId = 'APPLY' }: Beginning,
): Promise<string> => {
  await stage.outside.hold('gateway', stage.clock())
  const { attemptId } = await stage.perform(who, 'GET :service/:id/activity/:activityId/paymentMeans', {
    params: { service: request.service, id: request.ID, activityId },
    query: { gatewayId: gateway, channel, successURL: '/', failureURL: '/' },
  })
  return attemptId
}

/** What was paid moves the request on, and out to services outside. */
const settle = async ({ stage, request }: StepScene): Promise<void> => {
  await stage.run('payments.publish')
  await stage.sendOut()
  request.revision = undefined
}

/** The gateway decides, and finance ask it what it decided: notices are for a portal that listens. */
const conclude = async (scene: StepScene, attemptId: string, fate: 'pay' | 'decline'): Promise<void> => {
  const { stage, request } = scene
  await stage.outside.control(`/payments/${attemptId}/fate`, { fate })
  const { id } = await paymentOf(stage, request)
  await stage.perform(await stage.actor('finance'), 'POST payments/:id/check', { params: { id } })
  await settle(scene)
}

const halfADayMs = 12 * 3_600_000

export const paymentSteps = {
  office: async (scene: StepScene, { office }: StepOf<'office'>) => {
    const { stage, request, who } = scene
    const { id, total } = await paymentOf(stage, request)
    const body = { amount: total.amount, receiptNumber: office }
    const { bookings } = await stage.perform(who, 'POST payments/:id/office', { params: { id }, body })
    const second = await stage.actor('admin')
    for (const booking of bookings)
      await stage.perform(second, 'POST bookings/:id/confirm', { params: { id: booking.id } })
    await settle(scene)
  },
  pays: async (scene: StepScene, { pays, ...more }: StepOf<'pays'>) =>
    conclude(scene, await begin(scene, pays, more), 'pay'),
  declined: async (scene: StepScene, { declined, ...more }: StepOf<'declined'>) =>
    conclude(scene, await begin(scene, declined, more), 'decline'),
  begins: async (scene: StepScene, { begins, ...more }: StepOf<'begins'>) => {
    await begin(scene, begins, more)
  },
  unnoticed: async ({ stage, request }: StepScene) => {
    const { attempts } = await paymentOf(stage, request)
    const attempt = attempts.at(-1)
    if (!attempt) throw new Error(`${request.ID} has no open payment`)
    // A day that is over can be compared.
    const yesterday = startOfDay(addDays(cairoDate(stage.start), -1)).getTime()
    await stage.outside.control('/settlements/ghosts', {
      reference: attempt.id,
      kind: 'received',
      amount: Math.round(Number(attempt.amount) * 100),
      occurredAt: new Date(yesterday + halfADayMs).toISOString(),
    })
  },
  proof: async ({ stage, request, who }: StepScene, { proof }: StepOf<'proof'>) => {
    const fileId = await stage.wordsFor(who).file(proof)
    const params = { service: request.service, id: request.ID }
    await stage.perform(who, 'POST :service/:id/paymentProof', { params, body: { fileId } })
  },
  arrived: async (scene: StepScene) => {
    const { stage, request, who } = scene
    const { id, attempts } = await paymentOf(stage, request)
    await stage.perform(who, 'POST payments/:id/transfer', {
      params: { id },
      body: { arrived: attempts.at(-1)?.amount ?? '0', transactionId: `T-${request.ID}` },
    })
    await settle(scene)
  },
  refund: async ({ stage, request, who }: StepScene, { refund }: StepOf<'refund'>) => {
    const { id, attempts } = await paymentOf(stage, request)
    const attempt = attempts.find(({ status }) => status === 'paid')
    if (!attempt) throw new Error(`${request.ID} is not paid`)
    const body = { attemptId: attempt.id, amount: attempt.received, reason: refund }
    await stage.perform(who, 'POST payments/:id/refunds', { params: { id }, body })
  },
  refundDecided: async (
    { stage, request, who }: StepScene,
    { refundDecided: approve, reason }: StepOf<'refundDecided'>,
  ) => {
    const { refunds } = await paymentOf(stage, request)
    const waiting = refunds.find(({ status }) => status === 'requested')
    if (!waiting) throw new Error(`${request.ID} has no refund to decide on`)
    await stage.outside.hold('gateway', stage.clock())
    await stage.perform(who, 'POST refunds/:id/decide', {
      params: { id: waiting.id },
      body: { approve, reason },
    })
    await stage.run('payments.refund')
  },
} as const
