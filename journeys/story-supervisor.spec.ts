// The supervisor of the story: why requests are not finished, and what has no owner.

import { expect, open } from './journey.ts'
import { look } from './look.ts'
import { test } from './story.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the supervisor takes a request that nobody has', async ({ windowOf, say }) => {
  const page = await windowOf('supervisor')
  await open(page, '/employee/')
  const list = page.getByRole('region', {
    name: say({ ar: 'الأقرب استحقاقًا بلا مسؤول', en: 'Unassigned, due first' }),
  })
  await expect(list).toBeVisible()
  await look(page)
  await list
    .getByRole('button', { name: say({ ar: /^إسناد إليّ/, en: /^Assign to me/ }) })
    .first()
    .click()
  await expect(list.getByText(say({ ar: /أُسند إليك الطلب/, en: /is assigned to you/ }))).toBeVisible()
})
