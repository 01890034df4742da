// Requests of the citizen who is signed in, filed over the API from their browser: a list of one's own is measured with something
// in it.

import { cardAnswers } from '@bawaba/server/test-requests.ts'
import type { Page } from '@playwright/test'

const requests = [
  { service: 'LIBRARY_CARD', data: cardAnswers },
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
