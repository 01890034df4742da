// A form of many pages: where one is, in a number and a bar instead of names that stand on no line.

import { expect, open, test } from './journey.ts'

test.use({ who: 'citizen' })

test('a form of more than seven pages says which of how many this is', async ({ page, say }) => {
  await page.route('**/dynamic_services/findOne*', async route => {
    const answer = await route.fetch()
    const service = await answer.json()
    const [filing] = service.activities ?? []
    const more = Array.from({ length: 9 }, (_, index) => ({
      key: `more${index}`,
      label: filing?.steps[0].label,
      fieldsSchema: {},
    }))
    filing?.steps.push(...more)
    await route.fulfill({ response: answer, json: service })
  })
  await open(page, '/services/LIBRARY_CARD/add')
  const steps = page.getByRole('navigation', { name: say({ ar: 'خطوات الطلب', en: 'Steps of the request' }) })
  await expect(steps.getByText(say({ ar: /الخطوة ١ من ١[٠-٩]/, en: /Step 1 of 1\d/ }))).toBeVisible()
  await expect(steps.getByRole('listitem')).toHaveCount(0)
})
