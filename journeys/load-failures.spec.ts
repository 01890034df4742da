// A page whose data cannot be loaded names what is missing, says that it is on its way again, and shows the page once it is there.

import type { Route } from '@playwright/test'
import { alive, asRead, expect, test, type Who } from './journey.ts'
import { look } from './look.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

type Row = {
  who: Who
  path: string
  call: RegExp
  name: { ar: string; en: string }
}
const rows: Row[] = [
  { who: 'citizen', path: '/payments', call: /\/api\/payments/, name: { ar: 'مدفوعاتي', en: 'My payments' } },
  {
    who: 'citizen',
    path: '/notifications',
    call: /\/api\/Notifications\?/,
    name: { ar: 'الإشعارات', en: 'Notifications' },
  },
  {
    who: 'admin',
    path: '/employee/holidays',
    call: /\/api\/holidays/,
    name: { ar: 'الإجازات الرسمية', en: 'Holidays' },
  },
  {
    who: 'admin',
    path: '/employee/maintenance',
    call: /\/api\/maintenance/,
    name: { ar: 'الصيانة', en: 'Maintenance' },
  },
  {
    who: 'admin',
    path: '/employee/usersManagment',
    call: /\/api\/users/,
    name: { ar: 'المستخدمون', en: 'Users' },
  },
]

const broken = {
  error: { statusCode: 500, name: 'Error', code: 'INTERNAL_SERVER_ERROR', message: 'x' },
}

for (const { who, path, call, name } of rows)
  test.describe(who, () => {
    test.use({ who })
    test(`what could not be loaded is named, and tried again: ${path}`, async ({ page, say }) => {
      let isDown = true
      const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
      await page.route(call, async (route: Route) => {
        if (isDown) return route.fulfill({ status: 500, json: broken })
        await answered
        return route.continue()
      })
      await page.goto(path)
      await alive(page)
      const failure = page.getByRole('alert').filter({
        hasText: asRead(say({ ar: `تعذر تحميل «${name.ar}».`, en: `“${name.en}” could not be loaded.` })),
      })
      await expect(failure).toBeVisible()
      await look(page)
      isDown = false
      await failure
        .getByRole('button', { name: say({ ar: 'حاول مرة أخرى', en: 'Try again' }), exact: true })
        .click()
      // On its way again, it says so in the place of what will be there.
      await expect(failure).toHaveCount(0)
      await expect(
        page
          .getByRole('main')
          .getByText(say({ ar: 'جارٍ التحميل', en: 'Loading' }))
          .first(),
      ).toBeAttached()
      answer()
      await expect(page.getByRole('main').getByText(say({ ar: 'جارٍ التحميل', en: 'Loading' }))).toHaveCount(0)
      await expect(failure).toHaveCount(0)
    })
  })
