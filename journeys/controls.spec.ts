// The controls of the fields, in the gallery: long lists, ratings, places, numbers. By mouse and by keyboard,
// with Arabic digits, in both languages. A wrong answer that loses its error proves that the form has heard the control.

import type { Locator } from '@playwright/test'
import { calendarButton, errorIn, openGallery, specimen } from './gallery.ts'
import { holdBack } from './hold-back.ts'
import { expect, open, test } from './journey.ts'
import { issuesOf, look } from './look.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The box of a long list, once it has come into sight and taken the place of the browser's own. */
const typedInto = (within: Locator): Locator => within.locator('input[role="combobox"]')

/** A plain white tile; the map asks for many. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=',
  'base64',
)

test.beforeEach(async ({ page }) => {
  await page.route('**/dev/tiles/**', route => route.fulfill({ body: tile, contentType: 'image/png' }))
})

test('F19: a long list is typed into, spelling forgiven, and the number of finds is told', async ({
  page,
  say,
}) => {
  await openGallery(page, 'select')
  const list = specimen(page, 'select', 'governorate', 'wrong')
  await list.scrollIntoViewIfNeeded()
  const box = typedInto(list)
  // The text that names no option is kept, and said to be none.
  await expect(box).toHaveValue('باريس')
  await expect(errorIn(list)).toBeVisible()
  await box.fill(say({ ar: 'اسكندريه', en: 'alex' }))
  await expect(list.getByRole('option')).toHaveText([say({ ar: 'الإسكندرية', en: 'Alexandria' })])
  await expect(list.getByRole('status')).toHaveText(say({ ar: 'خيار واحد', en: '1 option' }))
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Enter')
  await expect(box).toHaveValue(say({ ar: 'الإسكندرية', en: 'Alexandria' }))
  await expect(box).toHaveAttribute('aria-expanded', 'false')
  await expect(errorIn(list)).toHaveCount(0)
})

test('F19: a long list by keyboard: arrows, ends, Escape, and nothing found', async ({ page, say }) => {
  await openGallery(page, 'select')
  const list = specimen(page, 'select', 'governorate', 'empty')
  await list.scrollIntoViewIfNeeded()
  const box = typedInto(list)
  const marked = async () => {
    const id = await box.getAttribute('aria-activedescendant')
    return id ? list.locator(`[id="${id}"]`).innerText() : undefined
  }
  await box.focus()
  await page.keyboard.press('ArrowDown')
  expect(await marked()).toBe(say({ ar: 'القاهرة', en: 'Cairo' }))
  await page.keyboard.press('End')
  expect(await marked()).toBe(say({ ar: 'سوهاج', en: 'Sohag' }))
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  expect(await marked()).toBe(say({ ar: 'الجيزة', en: 'Giza' }))
  await page.keyboard.press('Escape')
  await expect(list.getByRole('listbox')).toHaveCount(0)
  await expect(box).toHaveValue('')
  await box.fill('zzz')
  await expect(
    list.getByText(say({ ar: 'لا يوجد خيار بهذا الاسم', en: 'No option of this name' })),
  ).toBeVisible()
  expect(await issuesOf(page, { within: '[data-kind="select"]' })).toEqual([])
})

test('several of a long list stand as chips, each of which can be taken away', async ({ page, say }) => {
  await openGallery(page, 'select')
  const list = specimen(page, 'select', 'governorates of the branches', 'wrong')
  await list.scrollIntoViewIfNeeded()
  await expect(errorIn(list)).toBeVisible()
  const chips = list.getByRole('list').getByRole('listitem')
  await expect(chips).toHaveCount(4)
  await list.getByRole('button', { name: say({ ar: /إزالة .*الجيزة/, en: /Remove .*Giza/ }) }).click()
  await expect(chips).toHaveCount(3)
  await expect(errorIn(list)).toHaveCount(0)
  const box = typedInto(list)
  await expect(box).toBeFocused()
  await box.pressSequentially(say({ ar: 'اسوان', en: 'aswan' }))
  await page.keyboard.press('Enter')
  await expect(chips).toHaveCount(4)
  await expect(box).toHaveValue('')
})

test('a mark is given by arrow keys, read out in words, and taken back', async ({ page, say }) => {
  await openGallery(page, 'rating')
  const marks = specimen(page, 'rating', 'service rating', 'wrong')
  await expect(errorIn(marks)).toBeVisible()
  const mark = (text: { ar: string | RegExp; en: string | RegExp }) =>
    marks.getByRole('radio', { name: say(text) })
  await expect(mark({ ar: '١ من ٥, صعبة جدًا', en: '1 of 5, Very hard' })).toBeVisible()
  await mark({ ar: /^٣ من ٥/, en: /^3 of 5/ }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(mark({ ar: /^٤ من ٥/, en: /^4 of 5/ })).toBeChecked()
  await expect(errorIn(marks)).toHaveCount(0)

  const optional = specimen(page, 'rating', 'out of ten', 'empty')
  await expect(optional.getByRole('radio', { checked: true })).toHaveCount(1)
  await optional.getByRole('button', { name: say({ ar: 'مسح الاختيار', en: 'Clear the choice' }) }).click()
  await expect(optional.getByRole('radio', { checked: true })).toHaveCount(0)
})

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not drawn')
  return box
}
const lat = { ar: 'خط العرض', en: 'Latitude' }
const lng = { ar: 'خط الطول', en: 'Longitude' }

test('a place is typed in the digits of either script', async ({ page, say }) => {
  await openGallery(page, 'location')
  const specimenView = specimen(page, 'location', 'meter place', 'wrong')
  await expect(errorIn(specimenView)).toBeVisible()
  await specimenView.getByLabel(say(lat)).fill('٣٠٫٠٤٤٤')
  await specimenView.getByLabel(say(lng)).fill('31.2357')
  await expect(errorIn(specimenView)).toHaveCount(0)
  await specimenView.getByLabel(say(lng)).blur()
  await expect(specimenView.locator('[data-marker]')).toHaveCount(1)
})

test('whoever types while the map is on its way goes on typing', async ({ page, say }) => {
  const letGo = await holdBack(page, /leaflet[^/]*\.css$/)
  const stylesheet = page.waitForRequest(/leaflet[^/]*\.css$/)
  await openGallery(page, 'location')
  const specimenView = specimen(page, 'location', 'meter place', 'empty')
  const latitude = specimenView.getByLabel(say(lat))
  await latitude.focus()
  await stylesheet
  await page.keyboard.type('٣٠٫٠')
  // Two frames later the page has been drawn with the part that has come.
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.keyboard.type('٤٤٤')
  await expect(latitude).toBeFocused()
  await expect(latitude).toHaveValue('٣٠٫٠٤٤٤')
  letGo()
  await specimenView.getByLabel(say(lng)).fill('31.2357')
  await specimenView.getByLabel(say(lng)).blur()
  await expect(specimenView.locator('[data-marker]')).toHaveCount(1)
})

test('a place is the one where one is now', async ({ page, say, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 31.0409, longitude: 31.3785 })
  await openGallery(page, 'location')
  const specimenView = specimen(page, 'location', 'meter place', 'wrong')
  await specimenView
    .getByRole('button', { name: say({ ar: 'استخدم مكاني الآن', en: 'Use where I am now' }) })
    .click()
  await expect(specimenView.getByLabel(say(lat))).toHaveValue(say({ ar: '٣١٫٠٤٠٩', en: '31.0409' }))
  await expect(specimenView.getByLabel(say(lng))).toHaveValue(say({ ar: '٣١٫٣٧٨٥', en: '31.3785' }))
  await expect(errorIn(specimenView)).toHaveCount(0)
})

test('a place that the browser may not tell is typed instead', async ({ page, say, context }) => {
  await context.clearPermissions()
  await openGallery(page, 'location')
  const specimenView = specimen(page, 'location', 'meter place', 'empty')
  await specimenView
    .getByRole('button', { name: say({ ar: 'استخدم مكاني الآن', en: 'Use where I am now' }) })
    .click()
  await expect(specimenView.getByRole('status')).toHaveText(say({ ar: /اكتب المكان/, en: /type the place/i }))
})

test('the map is moved and a place chosen by keyboard and by mouse', async ({ page, say }) => {
  await openGallery(page, 'location')
  const specimenView = specimen(page, 'location', 'meter place', 'wrong')
  const map = specimenView.getByRole('application')
  await expect(map.locator('img').first()).toBeVisible()
  await map.focus()
  await page.keyboard.press('+')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(errorIn(specimenView)).toHaveCount(0)
  await expect(map.locator('[data-marker]')).toHaveCount(1)
  const north = await specimenView.getByLabel(say(lat)).inputValue()
  expect(north).toMatch(say({ ar: /^٣٠٫|^٣١٫/, en: /^30\.|^31\./ }))

  await map.click({ position: { x: 40, y: 40 } })
  await expect(specimenView.getByLabel(say(lat))).not.toHaveValue(north)
  const chosen = await specimenView.getByLabel(say(lng)).inputValue()
  // A drag moves the map and chooses nothing.
  const box = await boxOf(map)
  const pin = map.locator('[data-marker]')
  const before = await boxOf(pin)
  await page.mouse.move(box.x + 150, box.y + 100)
  await page.mouse.down()
  await page.mouse.move(box.x + 190, box.y + 130, { steps: 4 })
  await page.mouse.up()
  const { x, y } = await boxOf(pin)
  expect([Math.round(x - before.x), Math.round(y - before.y)]).toEqual([40, 30])
  await expect(specimenView.getByLabel(say(lng))).toHaveValue(chosen)
})

test('the map is zoomed by wheel, by two fingers and by its buttons, and lets the page scroll past', async ({
  page,
  say,
}) => {
  await openGallery(page, 'location')
  const specimenView = specimen(page, 'location', 'meter place', 'wrong')
  const map = specimenView.getByRole('application')
  await map.scrollIntoViewIfNeeded()
  await expect(map.locator('img').first()).toBeVisible()
  const zoom = async () => {
    const addresses = await map
      .locator('img')
      .evaluateAll(all => all.map(one => one.getAttribute('src') ?? ''))
    return Math.max(...addresses.map(address => Number(/tiles\/(\d+)\//.exec(address)?.[1] ?? 0)))
  }
  const scrolled = () => page.evaluate(() => window.scrollY)
  const first = await zoom()
  await specimenView.getByRole('button', { name: say({ ar: 'تكبير', en: 'Zoom in' }) }).click()
  await expect.poll(zoom).toBe(first + 1)

  const box = await boxOf(map)
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(middle.x - 20, middle.y - 20)
  await page.mouse.move(middle.x, middle.y, { steps: 3 })
  const top = await scrolled()
  await page.mouse.wheel(0, -200)
  await expect.poll(zoom).toBeGreaterThan(first + 1)
  expect(await scrolled()).toBe(top)

  const wheeled = await zoom()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Input.synthesizePinchGesture', { ...middle, scaleFactor: 2.5 })
  await expect.poll(zoom).toBeGreaterThan(wheeled)
  await expect(map.locator('[data-marker]')).toHaveCount(0)

  // Under a pointer that stands still the page scrolls on.
  await page.mouse.move(middle.x, 5)
  await page.evaluate(({ y }) => window.scrollBy(0, y - 5), middle)
  const [pinched, passed] = [await zoom(), await scrolled()]
  await page.mouse.wheel(0, 60)
  await expect.poll(scrolled).toBeGreaterThan(passed)
  expect(await zoom()).toBe(pinched)
})

test('the browser reads web addresses as the server does', async ({ page }) => {
  const addresses = [
    'https://Housing.Example.com',
    'https://موقع.مصر',
    'https://аpple.com',
    'http://0x7f.1/',
    'https://x..y',
    'https://example.com:99999',
    'https://example.com./a b',
    'https://ｅｘａｍｐｌｅ.com',
    'https://مو1قع.مصر',
    'https://faß.de',
    'https://a_b.example',
    'https://xn--a.example',
    'https://١٢.مصر',
    'https://-a.example',
  ]
  const read = (all: string[]) => all.map(one => (URL.canParse(one) ? new URL(one).href : 'none'))
  await open(page, '/')
  expect(await page.evaluate(read, addresses)).toEqual(read(addresses))
})

test('F13: a number is shown back tidy, whichever digits were typed', async ({ page, say }) => {
  await openGallery(page, 'number')
  const reading = specimen(page, 'number', 'meter reading', 'wrong').getByRole('textbox')
  for (const typed of ['125000', '١٢٥٠٠٠', '۱۲۵٬۰۰۰']) {
    await reading.fill(typed)
    await reading.blur()
    await expect(reading).toHaveValue(say({ ar: '١٢٥٬٠٠٠', en: '125,000' }))
  }
  await reading.fill('12a')
  await reading.blur()
  await expect(reading).toHaveValue('12a')
  const temperature = specimen(page, 'number', 'temperature', 'empty').getByRole('textbox')
  await temperature.fill('-2.5')
  await temperature.blur()
  await expect(temperature).toHaveValue(say({ ar: '-٢٫٥', en: '-2.5' }))
})

test('F13: money is shown back in pounds, whichever digits were typed', async ({ page, say }) => {
  await openGallery(page, 'money')
  const deposit = specimen(page, 'money', 'deposit', 'wrong').getByRole('textbox')
  await expect(deposit).toHaveAttribute('inputmode', 'decimal')
  for (const typed of ['1250.5', '١٢٥٠٫٥٠', '۱٬۲۵۰٫۵', 'EGP 1,250.50']) {
    await deposit.fill(typed)
    await deposit.blur()
    await expect(deposit).toHaveValue(say({ ar: '١٬٢٥٠٫٥٠', en: '1,250.50' }))
  }
  // Shown as it stands when it is entered again, an amount stays what it was.
  await deposit.focus()
  await deposit.blur()
  await expect(deposit).toHaveValue(say({ ar: '١٬٢٥٠٫٥٠', en: '1,250.50' }))
  await deposit.fill('12.505')
  await deposit.blur()
  await expect(deposit).toHaveValue('12.505')
  await expect(specimen(page, 'money', 'deposit', 'answered').getByRole('textbox')).toHaveValue(
    say({ ar: '١٬٢٥٠٫٥٠', en: '1,250.50' }),
  )
})

test('axe over the open calendar', async ({ page, say }) => {
  await openGallery(page, 'dateRange')
  await specimen(page, 'dateRange', 'visit window', 'answered')
    .getByRole('button', { name: say(calendarButton) })
    .click()
  await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible()
  await look(page, 'dialog[open]')
})

for (const example of ['governorate', 'governorates of the branches'])
  test(`axe over an open list: ${example}`, async ({ page }) => {
    await openGallery(page, 'select')
    const list = specimen(page, 'select', example, 'answered')
    await list.scrollIntoViewIfNeeded()
    await typedInto(list).click()
    await expect(list.getByRole('listbox')).toBeVisible()
    await look(page, '[data-kind="select"]')
  })
