// The second person of what finance ask to have booked.

import type { Person, TestPortal } from './test-portal.ts'

/** Confirms what waits, of these payments or transactions, and that this person may confirm; answers the last refusal. */
export const confirmBookings = async (who: Person, of?: string) => {
  const { body } = await who.call('GET bookings')
  let refused: Awaited<ReturnType<Person['send']>> | undefined
  for (const { id, hinder, payment, transactionId } of body) {
    if (hinder !== undefined || (of !== undefined && ![payment?.id, transactionId].includes(of))) continue
    const answer = await who.send(`POST bookings/${id}/confirm`)
    if (answer.status !== 200 && answer.status !== 204) refused = answer
  }
  return refused
}

const takesTwo = /\/(void|transfer|resolve|office)$/

/** Somebody of finance beside whom a colleague sits: whatever they ask for that takes two is confirmed at once. */
export const confirmedBy = (portal: Pick<TestPortal, 'passWith'>, who: Person, second: Person): Person => {
  const after = async (key: string, answer: Awaited<ReturnType<Person['send']>>) => {
    if (!takesTwo.test(key) || answer.status !== 200) return answer
    const { body } = answer
    if (!(body.booking || body.bookings?.length > 0)) return answer
    // Time may have passed: then their session, or its proof, is over.
    const tried = await second.send('POST bookings/00000000-0000-7000-8000-000000000000/confirm')
    if (tried.status !== 404) await portal.passWith(0, second)
    const refused = await confirmBookings(second, body.bookings ? body.id : body.transactionId)
    if (refused) return refused
    const { status, headers } = answer
    if (body.bookings) return { status, headers, body: (await who.send(`GET payments/${body.id}`)).body }
    const found = (await who.send('GET reconciliation/differences')).body
    return { status, headers, body: found.find(({ id }: { id: string }) => id === body.id) ?? body }
  }
  return {
    ...who,
    send: (async (key: string, input: never) =>
      after(key, await who.send(key as never, input))) as Person['send'],
    call: (async (key: string, ...input: never[]) =>
      after(key, await (who.call as CallableFunction)(key, ...input))) as unknown as Person['call'],
  }
}
