// Requests of the citizen who is signed in, filed over the API from their browser: a list of one's own is measured with something
// in it.

import type { Page } from '@playwright/test'

const card = {
  fullName: 'نهى محمود عبد الرحمن',
  birthDate: '1991-03-27',
  identity: 'NATIONAL_ID',
  nationalId: '29104120103458',
  mobile: '01012345678',
  branch: 'RIVER',
  booksAtOnce: 5,
  subjects: ['HISTORY'],
  rules: true,
}
const requests = [
  { service: 'LIBRARY_CARD', data: card },
  { service: 'LIBRARY_QUESTION', data: { question: 'متى تفتح المكتبة في رمضان؟' } },
]

/** Files `each` requests of both services, one after the other. */
export const fileRequests = async (page: Page, each: number): Promise<void> => {
  for (const { service, data } of Array.from({ length: each }, () => requests).flat())
    await page.evaluate(
      async ({ service, data }) => {
        const answer = await fetch(`/api/${service}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-app-mode': 'CITIZEN',
            'x-csrf-token': localStorage.getItem('usertoken') ?? '',
            'idempotency-key': crypto.randomUUID(),
          },
          body: JSON.stringify({ data }),
        })
        if (!answer.ok) throw new Error(await answer.text())
      },
      { service, data },
    )
}
