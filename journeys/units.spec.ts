// Units of housing: administrators add, import, put on sale and block them; visitors find them on the page of their project.

import type { Page } from '@playwright/test'
import { asRead, expect, open, type Say, signInHere, test } from './journey.ts'
import { look } from './look.ts'
import { confirm } from './staff.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const words = {
  title: { ar: 'الوحدات', en: 'Units' },
  add: { ar: 'إضافة وحدة', en: 'Add a unit' },
  code: { ar: 'رمز الوحدة', en: 'Unit code' },
  project: { ar: 'المشروع', en: 'Project' },
  type: { ar: 'النوع', en: 'Type' },
  area: { ar: 'المساحة', en: 'Area' },
  floor: { ar: 'الدور', en: 'Floor' },
  rooms: { ar: 'الغرف', en: 'Rooms' },
  price: { ar: 'السعر', en: 'Price' },
  method: { ar: 'طريقة السداد', en: 'Payment method' },
  save: { ar: 'حفظ', en: 'Save' },
  putOnSale: { ar: 'طرح للحجز', en: 'Put on sale' },
  takeOff: { ar: 'سحب من الطرح', en: 'Take off sale' },
  available: { ar: 'متاحة', en: 'Available' },
  offSale: { ar: 'غير مطروحة', en: 'Off sale' },
  blocked: { ar: 'موقوفة', en: 'Blocked' },
  reason: { ar: 'سبب الإيقاف', en: 'Reason for the block' },
  block: { ar: 'إيقاف الوحدة', en: 'Block the unit' },
  unblock: { ar: 'رفع الإيقاف', en: 'Remove the block' },
  find: { ar: 'بحث', en: 'Search' },
  import: { ar: 'استيراد من ملف', en: 'Import a file' },
  file: { ar: 'الملف', en: 'The file' },
  check: { ar: 'فحص الملف', en: 'Check the file' },
  importAction: { ar: 'استيراد', en: 'Import' },
  show: { ar: 'عرض', en: 'Show' },
} as const

/** Codes of their own: journeys run side by side, in two languages, again and again. */
const codeOf = () => `J-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 6)}`.toUpperCase()

const unitPage = async (page: Page, code: string): Promise<void> => {
  await page.goto(`/employee/units/${code}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(code)
}

const addUnit = async (page: Page, say: Say, code: string): Promise<void> => {
  await page.goto('/employee/units/add')
  const form = page.getByRole('main')
  await form.getByRole('textbox', { name: say(words.code) }).fill(code.toLowerCase())
  await form.getByLabel(say(words.project)).selectOption({ value: 'MADINATY' })
  await form.getByLabel(say(words.type)).selectOption({ value: 'villa' })
  await form.getByRole('textbox', { name: say(words.area) }).fill(say({ ar: '٢١٠٫٥', en: '210.5' }))
  await form.getByRole('textbox', { name: say(words.floor) }).fill(say({ ar: '٠', en: '0' }))
  await form.getByRole('textbox', { name: say(words.rooms) }).fill(say({ ar: '٥', en: '5' }))
  await form.getByRole('textbox', { name: say(words.price) }).fill(say({ ar: '٩٬٧٥٠٬٠٠٠', en: '9,750,000' }))
  await form.getByLabel(say(words.method)).selectOption({ value: 'both' })
  await form.getByRole('button', { name: say(words.save), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(code)
}

test.describe('as an administrator', () => {
  test.use({ who: 'admin' })

  test('a unit is added, put on sale, blocked with a reason and given back, and its history says who did it', async ({
    page,
    say,
  }) => {
    const code = codeOf()
    await page.goto('/employee/units/add')
    await page.getByRole('button', { name: say(words.save), exact: true }).click()
    await expect(
      page.getByText(asRead(say({ ar: 'رمز الوحدة: أدخل القيمة', en: 'Unit code: enter a value' }))).first(),
    ).toBeVisible()
    await addUnit(page, say, code)
    const main = page.getByRole('main')
    await expect(main.getByText(say(words.offSale), { exact: true }).first()).toBeVisible()
    await main.getByRole('button', { name: say(words.putOnSale) }).click()
    const opening = page.getByLabel(say({ ar: /يُفتح الحجز/, en: /Reservation opens/ }))
    await opening.fill('2020-01-01T10:00')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say(words.putOnSale) })
      .click()
    await expect(
      page.getByText(say({ ar: 'اختر يومًا ووقتًا قادمين', en: 'Choose a day and time still to come' })),
    ).toBeVisible()
    await opening.fill('2031-03-27T10:00')
    await look(page)
    await confirm(page, say(words.putOnSale))
    await expect(main.getByText(say(words.available), { exact: true })).toBeVisible()
    await expect(
      main.getByText(say({ ar: /يُفتح الحجز: ٢٧ مارس ٢٠٣١/, en: /Reservation opens: 27 March 2031/ })).first(),
    ).toBeVisible()
    await look(page)

    await main.getByRole('button', { name: say(words.block) }).click()
    await expect(
      main.getByText(say({ ar: 'أدخل سبب الإيقاف', en: 'Enter a reason for the block' })),
    ).toBeVisible()
    await main.getByLabel(say(words.reason)).fill(say({ ar: 'معاينة فنية', en: 'Inspection' }))
    await main.getByRole('button', { name: say(words.block) }).click()
    await expect(main.getByText(say(words.blocked), { exact: true }).first()).toBeVisible()
    await main.getByRole('button', { name: say(words.unblock) }).click()
    await confirm(page, say(words.unblock))
    const history = main.getByRole('region', { name: say({ ar: 'سجل التغييرات', en: 'History' }) })
    await expect(history.getByRole('listitem').first()).toContainText(
      say({ ar: 'رُفع إيقافها', en: 'Block removed' }),
    )
    await expect(history.getByText(say({ ar: 'أُضيفت', en: 'Added' }), { exact: true })).toBeVisible()
  })

  test('the list is found by project and code, and several units go on sale at once', async ({
    page,
    say,
  }) => {
    const codes = [codeOf(), codeOf()]
    for (const code of codes) await addUnit(page, say, code)
    await page.goto('/employee/units?project=MADINATY&status=off-sale')
    for (const code of codes) {
      await page.goto(`/employee/units?q=${code}`)
      await expect(page.getByRole('row')).toHaveCount(2)
    }
    const stem = codes[0]?.slice(0, 6) ?? ''
    await page.goto(`/employee/units?project=MADINATY&status=off-sale&q=${stem}`)
    await page
      .getByRole('checkbox', { name: say({ ar: 'اختيار كل ما في الصفحة', en: 'Select all on this page' }) })
      .check()
    await page.getByRole('button', { name: say(words.putOnSale) }).click()
    await look(page)
    await confirm(page, say(words.putOnSale))
    await expect(page.getByText(say({ ar: /تغيّرت/, en: /Changed:/ }))).toBeVisible()
    await unitPage(page, codes[1] ?? '')
    await expect(page.getByRole('main').getByText(say(words.available), { exact: true })).toBeVisible()
    await page.goto('/employee/units?q=NOSUCHUNIT')
    await expect(page.getByText(say({ ar: 'لا توجد وحدات بهذا الوصف', en: 'No units match' }))).toBeVisible()
  })

  test('a file is checked row by row, imported once, and its refused rows are saved as a file', async ({
    page,
    say,
  }) => {
    const [first, second] = [codeOf(), codeOf()]
    const csv = [
      'رمز الوحدة;المشروع;النوع;المساحة;الدور;الغرف;السعر;طريقة السداد',
      `${first};زاهية;فيلا;٢٠٠;٠;٤;٩٬٠٠٠٬٠٠٠;تحويل بنكي`,
      `${second};لا شيء;فيلا;200;0;4;9000000;both`,
    ].join('\r\n')
    await page.goto('/employee/units')
    await page.getByRole('link', { name: say(words.import) }).click()
    await page.getByLabel(say(words.file), { exact: true }).setInputFiles({
      name: 'units.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`\uFEFF${csv}`),
    })
    await page.getByRole('button', { name: say(words.check) }).click()
    await expect(
      page.getByRole('heading', { name: say({ ar: 'ما سيحدث', en: 'What would happen' }) }),
    ).toBeVisible()
    await expect(page.getByRole('row').nth(1)).toContainText(
      asRead(say({ ar: 'المشروع: قيمة غير معروفة', en: 'Project: there is no such value' })),
    )
    await look(page)
    const saved = page.waitForEvent('download')
    await page
      .getByRole('button', { name: say({ ar: 'تنزيل الصفوف المرفوضة', en: 'Download the refused rows' }) })
      .click()
    expect((await saved).suggestedFilename()).toMatch(/\.csv$/)
    await page.getByRole('button', { name: say({ ar: 'استيراد صف واحد', en: 'Import 1 row' }) }).click()
    await confirm(page, say(words.importAction))
    await expect(page.getByText(say({ ar: 'اكتمل الاستيراد', en: 'The import is done' }))).toBeVisible()
    await unitPage(page, first)
    await expect(page.getByRole('main').getByText(say(words.offSale), { exact: true })).toBeVisible()
  })
})

test('a visitor reads how many units a project has, narrows them, and sees a floor plan', async ({
  page,
  say,
}) => {
  await open(page, '/projects/ZAHYA')
  const region = page.getByRole('region', { name: say({ ar: 'المتاح بحسب النوع', en: 'Available by type' }) })
  await expect(region.getByRole('row')).not.toHaveCount(1)
  await page.getByLabel(say(words.type), { exact: true }).selectOption({ value: 'villa' })
  await page.getByRole('button', { name: say(words.show), exact: true }).click()
  await expect(page).toHaveURL(/type=villa/)
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  const plan = page.getByText(say({ ar: 'المسقط الأفقي', en: 'Floor plan' })).first()
  await plan.click()
  await expect(
    page.getByRole('img', { name: say({ ar: /المسقط الأفقي للوحدة/, en: /Floor plan of unit/ }) }).first(),
  ).toBeVisible()
  await look(page)
})

test('a project without units says so, and what stands on its page is there without scripts too', async ({
  page,
  say,
  language,
  browser,
}) => {
  await open(page, '/projects/VALLEYTAWERSEAST')
  await expect(
    page.getByText(
      say({ ar: 'لا وحدات مطروحة في هذا المشروع الآن', en: 'No units of this project are on sale now' }),
    ),
  ).toBeVisible()
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const bare = await plain.newPage()
  await bare.goto(new URL(`/projects/ZAHYA?type=villa&lang=${language}`, page.url()).href)
  await expect(bare.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expect(
    bare.getByRole('main').getByText(say({ ar: /^[٠-٩]+ وحد\S*$/, en: /^\d+ units$/ })),
  ).toBeVisible()
  await plain.close()
})

test('a unit is reserved from the page of its project: signing in leads to the form, where it is chosen and held', async ({
  page,
  say,
  language,
}) => {
  // Journeys in two languages run side by side: each has a project of its own.
  const project = say({ ar: 'LATINCITY', en: 'NEWGARDENCITY' })
  await open(page, `/projects/${project}`)
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
  const own = card.first()
  const code = (await own.getByRole('heading', { level: 3 }).textContent()) ?? ''
  await own.getByRole('link', { name: say({ ar: /احجز الوحدة/, en: /Reserve unit/ }) }).click()
  await signInHere(page, language, 'citizen')
  await expect(page).toHaveURL(/\/services\/BOOK_UNIT\/add/)
  await expect(page.getByRole('textbox', { name: say({ ar: 'الوحدة', en: 'Unit' }) })).toHaveValue(code)
  await expect(
    page.getByText(say({ ar: /محجوزة لك|نحجز/, en: /held for you|holding/i })).first(),
  ).toBeVisible()
  await open(page, `/projects/${project}?all=yes`)
  await expect(card.filter({ hasText: code })).toContainText(say({ ar: 'محجوزة', en: 'Reserved' }))
})
