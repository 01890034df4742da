// Two people want one room at one hour: who sends second keeps every answer, reads which hours are free and books one.

import { bookRoomAt, roomTime } from './arrange.ts'
import { checkTitle, goOn, stepTitle } from './electricity.ts'
import { expect, open, test } from './journey.ts'
import { box, digits, field, fillDate } from './library.ts'
import { newCitizen } from './meters.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const monthsOf = (day: string) => {
  const date = new Date(day)
  const name = (language: string) =>
    new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(date)
  return { ar: name('ar-EG'), en: name('en') }
}
const partsOf = (day: string) =>
  [Number(day.slice(8)), monthsOf(day), Number(day.slice(0, 4))] as [
    number,
    { ar: string; en: string },
    number,
  ]

test('an hour that somebody else books meanwhile is refused with those that are free, and one of them is booked', async ({
  page,
  windowOf,
  language,
  say,
}) => {
  const time = roomTime()
  await newCitizen(page, language)
  await open(page, '/services/ROOM_BOOKING/add')
  await box(page, 'title').fill(say({ ar: 'نادي قراءة الخميس', en: 'Thursday reading club' }))
  await field(page, 'purpose').getByRole('combobox').selectOption('CLUB')
  await box(page, 'people').fill(digits(say, 8))
  const needs = field(page, 'needs').locator('input[role=combobox]')
  await needs.fill(say({ ar: 'شاشة', en: 'screen' }))
  await needs.press('Enter')
  await needs.press('Escape')
  await goOn(page, say)

  await stepTitle(page, say({ ar: 'القاعة والموعد', en: 'Room and time' }))
  await field(page, 'hall').getByRole('radio').first().check()
  const ends = field(page, 'days').getByRole('group')
  await fillDate(ends.first(), say, partsOf(time.days.from))
  await fillDate(ends.last(), say, partsOf(time.days.to))
  const hour = field(page, 'hour').locator(`input[value="${time.time.hour}"]`)
  await hour.check()
  await box(page, 'key').fill(say({ ar: 'هدى علي', en: 'Hoda Ali' }))
  await goOn(page, say)
  await stepTitle(page, say({ ar: 'رأيك', en: 'Your view' }))
  await field(page, 'rules').getByRole('checkbox').check()
  await goOn(page, say)
  await checkTitle(page, say)

  const quicker = await windowOf('citizen')
  await open(quicker, '/')
  await bookRoomAt(quicker, time)

  const send = page.getByRole('button', {
    name: say({ ar: 'إرسال الطلب ثم السداد', en: 'Send, then pay' }),
    exact: true,
  })
  await send.click()
  const refusal = page.getByRole('link', {
    name: say({ ar: /محجوز\. المتاح الآن/, en: /is taken\. Free now/ }),
  })
  await expect(refusal).toBeVisible()
  await refusal.click()
  await expect(hour).toBeDisabled()
  await expect(box(page, 'key'), 'the other answers stay').toHaveValue(say({ ar: 'هدى علي', en: 'Hoda Ali' }))
  await field(page, 'hour').getByRole('radio', { disabled: false }).first().check()
  await goOn(page, say)
  await checkTitle(page, say)
  await send.click()
  // What has to be paid first is not called sent: the page of the payment follows.
  await expect(page).toHaveURL(/\/pay\/ROOM_BOOKING\//)
  await expect(page.getByRole('heading', { level: 1, name: say({ ar: /^سداد/, en: /^Pay/ }) })).toBeVisible()
  await expect(page.getByText(say({ ar: 'أُرسل طلبك', en: 'Your request has been sent' }))).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText(say({ ar: '٩٠', en: '90' }))
})
