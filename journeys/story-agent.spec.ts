// The agent of the story: the people for whom they have sent requests.

import { expect, open } from './journey.ts'
import { look } from './look.ts'
import { test } from './story.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the agent finds what was sent for another person', async ({ windowOf, say }) => {
  const page = await windowOf('agent')
  await open(page, '/agent/')
  await look(page)
  await open(page, '/agent/submissions')
  await expect(page.getByRole('main')).toContainText(say({ ar: 'التظلم من فاتورة', en: 'Bill objection' }))
  await look(page)
})
