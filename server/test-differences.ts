// The differences that finance read, page by page.

import type { Difference } from '@bawaba/contract/entities/payment.ts'
import { confirmBookings } from './test-bookings.ts'
import type { Person } from './test-portal.ts'

type Where = { gatewayId?: string; from?: string; to?: string }

export const differencePage = async (
  finance: Person,
  after?: string,
  where: Where = {},
): Promise<{ rows: Difference[]; next: string | undefined }> => {
  const query = { ...where, ...(after === undefined ? {} : { after }) }
  const { body, headers } = await finance.call('GET reconciliation/differences', { query })
  return { rows: body, next: headers['x-next-cursor'] as string | undefined }
}

/** Every page, from the first to the last. */
export const differencePages = async (finance: Person, where: Where = {}): Promise<Difference[][]> => {
  const { rows, next } = await differencePage(finance, undefined, where)
  const pages = [rows]
  for (let cursor = next; cursor !== undefined; ) {
    const page = await differencePage(finance, cursor, where)
    pages.push(page.rows)
    cursor = page.next
  }
  return pages
}

/** Finance record what the provider has and nobody told of; what takes two is confirmed by the second. */
export const applyMissing = async (finance: Person, second: Person): Promise<void> => {
  for (const { id, kind, resolvedAt, booking } of (await differencePages(finance)).flat())
    if (kind === 'missingHere' && !resolvedAt && !booking)
      await finance.call('POST reconciliation/differences/:id/resolve', {
        params: { id },
        body: { resolution: 'applied', reason: 'The provider has it' },
      })
  await confirmBookings(second)
}
