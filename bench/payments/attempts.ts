// Attempts to pay that were begun through the portal and paid at the gateway, whose signed notices nobody has delivered yet.

import { randomBytes } from 'node:crypto'
import { createSandboxGateway, type SandboxGateway } from '@bawaba/sandbox-gateway/index.ts'
import type { Sent } from '../server/load.ts'
import { filingOf, signedIn } from '../server/operations.ts'
import { payingService } from './fixtures.ts'
import { inParallel, type Send } from './send.ts'

const citizens = 64
const atOnce = 16
const portal = 'http://portal.bench'

/** The notices of one attempt, as they go over the wire. */
export type Notices = { pending: Sent; received: Sent }

export const openGateway = async (folder: string) => {
  const secret = randomBytes(32).toString('hex')
  const sent = new Map<string, Partial<Notices>>()
  const gateway = createSandboxGateway({
    folder,
    merchantId: 'bawaba',
    keys: [{ id: 'first', secret }],
    clock: () => new Date(),
    random: randomBytes,
    portal,
    fetch: async (url, { headers, body }) => {
      const text = String(body)
      const { reference, kind } = JSON.parse(text) as { reference: string; kind: keyof Notices }
      const notice: Sent = {
        method: 'POST',
        path: String(url).slice(portal.length),
        headers: headers as Record<string, string>,
        body: text,
      }
      sent.set(reference, { ...sent.get(reference), [kind]: notice })
      return new Response(null, { status: 204 })
    },
  })
  const url = await gateway.listen()
  return { gateway, url, keys: `first:${secret}`, sent }
}
export type Gateway = Awaited<ReturnType<typeof openGateway>>

const begin = async (send: Send, number: number): Promise<string> => {
  const citizen = number % citizens
  const filed = await send(filingOf(payingService, citizen))
  if (filed.status !== 201) throw new Error(`Filing: ${filed.status} ${filed.body}`)
  const { ID } = JSON.parse(filed.body) as { ID: string }
  const query = new URLSearchParams({
    gatewayId: 'sandbox',
    channel: 'payment-code',
    successURL: '/a',
    failureURL: '/b',
  })
  const begun = await send({
    method: 'GET',
    path: `/api/${payingService}/${ID}/activity/APPLY/paymentMeans?${query}`,
    // It begins something, so it asks for the token against forgery.
    headers: signedIn(citizen, 'CITIZEN', true),
  })
  if (begun.status !== 200) throw new Error(`Beginning to pay: ${begun.status} ${begun.body}`)
  return (JSON.parse(begun.body) as { attemptId: string }).attemptId
}

const pay = async ({ app }: SandboxGateway, reference: string): Promise<void> => {
  const url = `/control/api/payments/${reference}/fate`
  const answer = await app.inject({ method: 'POST', url, payload: { fate: 'pay' } })
  if (answer.statusCode !== 200) throw new Error(`Paying: ${answer.body}`)
}

/** So many that are paid at the gateway, with what it has to say of each. */
export const paidAttempts = async (
  { gateway, sent }: Gateway,
  send: Send,
  count: number,
): Promise<Notices[]> => {
  const numbers = Array.from({ length: count }, (_, number) => number)
  const references = await inParallel(numbers, atOnce, number => begin(send, number))
  for (const reference of references) await pay(gateway, reference)
  await gateway.tick()
  return references.map(reference => {
    const { pending, received } = sent.get(reference) ?? {}
    if (!pending || !received) throw new Error(`The gateway said nothing of ${reference}`)
    return { pending, received }
  })
}
