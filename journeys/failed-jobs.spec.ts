// An administrator looks at jobs that failed: there are none; then there are two, one is run again and one is removed. A
// financial manager reads there what is owed, since when and why.
// What the server does with them is tried over the API; here it answers as if there were some.

import { asRead, expect, test } from './journey.ts'
import { look } from './look.ts'

// Colours on their way from one theme to the other are neither's.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const words = {
  ar: {
    title: 'المهام التي فشلت',
    none: 'لا توجد مهام فاشلة',
    messages: 'إرسال الرسائل',
    unknown: 'مهمة لا يعرفها هذا الإصدار',
    waiting: 'ستُعاد المحاولة',
    tries: '٥ من ٥',
    runAgain: 'إعادة تشغيل: إرسال الرسائل',
    started: 'ستُشغَّل المهمة الآن.',
    remove: 'حذف: مهمة لا يعرفها هذا الإصدار',
    sure: 'حذف',
    removed: 'حُذفت المهمة.',
    owed: 'نقل طلب انتهت مهلته أو سُدد',
    why: 'إثبات تحويل بانتظار المراجعة المالية.',
    tryNow: 'المحاولة الآن: نقل طلب انتهت مهلته أو سُدد، الطلب 2026-ROOM-0007',
    lately: 'جرت محاولة قبل أقل من دقيقة. انتظر دقيقة ثم حاول مرة أخرى.',
    trying: 'تجري المحاولة الآن',
  },
  en: {
    title: 'Failed jobs',
    none: 'No failed jobs',
    messages: 'Send messages',
    unknown: 'A job that this version does not know',
    waiting: 'Will be tried again',
    tries: '5 of 5',
    runAgain: 'Run again: Send messages',
    started: 'The job will run now.',
    remove: 'Remove: A job that this version does not know',
    sure: 'Remove',
    removed: 'The job is removed.',
    owed: 'Move on a request that is paid, or whose time is over',
    why: 'A proof of transfer waits for finance.',
    tryNow: 'Try now: Move on a request that is paid, or whose time is over, request 2026-ROOM-0007',
    lately: 'It was tried less than a minute ago. Wait a minute, then try again.',
    trying: 'Trying now',
  },
} as const

const deadOne = {
  id: '7',
  name: 'outbox.deliver',
  title: { ar: 'إرسال الرسائل', en: 'Send messages' },
  failedAt: '2026-11-20T08:42:00.000Z',
  tries: 5,
  mostTries: 5,
  error: 'ECONNREFUSED at server/capabilities/messages/sms-sender.ts:31',
}
const waitingOne = {
  id: '8',
  name: 'lamps.light',
  failedAt: '2026-11-20T08:40:00.000Z',
  tries: 2,
  mostTries: 10,
  nextAt: '2026-11-20T08:50:00.000Z',
  error: 'TypeError',
}

test('jobs that failed are seen, run again and removed by an administrator', async ({
  windowOf,
  language,
}) => {
  const text = words[language]
  const page = await windowOf('admin')
  await page.goto('/employee/failedJobs')
  await expect(page.getByRole('heading', { level: 1, name: asRead(text.title) })).toBeVisible()
  await expect(page.getByText(text.none)).toBeVisible()
  await look(page)

  const jobs = [deadOne, waitingOne]
  const done: string[] = []
  await page.route('**/api/failedJobs**', async route => {
    const request = route.request()
    if (request.method() === 'GET') return route.fulfill({ json: jobs })
    done.push(`${request.method()} ${new URL(request.url()).pathname}`)
    const index = jobs.findIndex(({ id }) => request.url().includes(`/failedJobs/${id}`))
    jobs.splice(index, 1)
    return route.fulfill({ status: 204 })
  })
  await page.reload()
  const dead = page.getByRole('article', { name: asRead(text.messages) })
  const waiting = page.getByRole('article', { name: asRead(text.unknown) })
  await expect(dead).toContainText(asRead(text.tries))
  await expect(dead).toContainText(deadOne.error)
  await expect(waiting).toContainText(text.waiting)
  await look(page)

  await page.getByRole('button', { name: asRead(text.runAgain) }).click()
  await expect(page.getByText(text.started)).toBeVisible()
  await expect(dead).toBeHidden()

  await page.getByRole('button', { name: asRead(text.remove) }).click()
  await page.getByRole('dialog').getByRole('button', { name: text.sure, exact: true }).click()
  await expect(page.getByText(text.removed)).toBeVisible()
  await expect(page.getByText(text.none)).toBeVisible()
  expect(done).toEqual(['POST /api/failedJobs/7/run', 'DELETE /api/failedJobs/8'])
})

test('a financial manager reads what is owed, and no jobs, and tries it now', async ({
  windowOf,
  language,
}) => {
  const text = words[language]
  const page = await windowOf('finance')
  const rows = [
    {
      id: 'requests.move:1',
      name: 'requests.move',
      title: { ar: words.ar.owed, en: words.en.owed },
      ID: '2026-ROOM-0007',
      serviceSlug: 'ROOM_BOOKING',
      since: '2026-11-20T08:42:00.000Z',
      tries: 3,
      nextAt: '2026-11-20T08:50:00.000Z',
      reason: { ar: words.ar.why, en: words.en.why },
    },
  ]
  await page.route('**/api/owedWork', route => route.fulfill({ json: rows }))
  const tries: string[] = []
  const refusal = {
    error: { statusCode: 409, code: 'OWED_TRIED_LATELY', name: 'Problem', message: text.lately },
  }
  await page.route('**/api/owedWork/*/run', route => {
    tries.push(decodeURIComponent(new URL(route.request().url()).pathname))
    if (tries.length === 1) return route.fulfill({ status: 409, json: refusal })
    rows.splice(0)
    return route.fulfill({ status: 204 })
  })
  await page.goto('/employee/failedJobs')
  const owed = page.getByRole('article', { name: asRead(text.owed) })
  await expect(owed).toContainText(asRead(text.why))
  await expect(owed).toContainText('2026-ROOM-0007')
  await look(page)

  const button = owed.getByRole('button', { name: asRead(text.tryNow) })
  await button.click()
  await expect(owed).toContainText(text.lately)
  await look(page)
  await button.click()
  await expect(page.getByText(text.trying)).toBeVisible()
  await expect(owed).toBeHidden()
  expect(tries).toEqual(Array(2).fill('/api/owedWork/requests.move:1/run'))
})
