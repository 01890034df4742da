// An officer's hours at the inbox: what is late comes first and says so, requests are read and decided beside the list,
// the applicant's text is seen before it is sent, and the next request opens by itself.

import { due, file } from './arrange.ts'
import { newName, test } from './desk.ts'
import { asRead, expect, open } from './journey.ts'
import { look } from './look.ts'

test.use({ who: 'officer', contextOptions: { reducedMotion: 'reduce' } })

const days = 86_400_000

test('I4: what is late comes first, in words', async ({ page, desk, windowOf, say }) => {
  const own = { fullName: newName() }
  const citizen = await windowOf('citizen')
  await open(citizen, '/')
  const supervisor = await windowOf('supervisor')
  await supervisor.goto('/employee/inbox')
  // Neither order of filing is the order of what is due.
  const at = (inDays: number) => new Date(Date.now() + inDays * days).toISOString()
  const filed = async (inDays: number) => (await due(supervisor, await file(citizen, own), at(inDays))).ID
  const [second, first, third] = [await filed(20), await filed(10), await filed(30)]
  await page.clock.setFixedTime(new Date(Date.now() + 17 * days))
  const answers = encodeURIComponent(JSON.stringify(own))
  await page.goto(`/employee/inbox?view=open&service=FIRST_CONNECTION&answers=${answers}`)
  await expect(desk.rows).toHaveCount(3)
  const order = await desk.rows.locator('input[data-row]').evaluateAll(all => all.map(box => box.dataset.row))
  expect(order, 'I4: what is due first stands first').toEqual([first, second, third])
  await expect(page.getByRole('columnheader', { name: say({ ar: 'الاستحقاق', en: 'Due' }) })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  const late = say({ ar: /متأخر .*عمل/, en: /[2-5] working days late/ })
  await expect(desk.row(first), 'I4: late is said in words').toContainText(late)
  for (const ID of [second, third]) await expect(desk.row(ID), 'I4: in time is not').not.toContainText(late)
})

test('I5: a request is read beside the list: J and K move, the address follows, Escape leads back to its row', async ({
  page,
  desk,
}) => {
  const {
    list,
    numbers: [first = '', second = ''],
  } = await desk.listOf(2)
  await page.goto(list)
  const panel = desk.panel
  const link = desk.row(first).getByRole('link')
  await link.click()
  await expect(panel.getByRole('heading', { level: 2 }).first()).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`request=${first}`))
  await expect(desk.rows.first()).toBeVisible()
  await page.keyboard.press('j')
  await expect(page).toHaveURL(new RegExp(`request=${second}`))
  await expect(panel.getByText(second)).toBeVisible()
  await page.keyboard.press('k')
  await expect(page).toHaveURL(new RegExp(`request=${first}`))
  await expect(panel.getByText(first)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(link).toBeFocused()
})

test('I7, I11: the officer sees what the applicant will read, and the next request opens after the act', async ({
  page,
  desk,
  windowOf,
  say,
}) => {
  const {
    list,
    numbers: [first = '', second = ''],
  } = await desk.listOf(2)
  await page.goto(`${list}&request=${first}`)
  const panel = desk.panel
  await expect(panel.getByText(first)).toBeVisible()

  await test.step('turns on that the next one opens', async () => {
    await page.getByRole('button', { name: say({ ar: /كل الاختصارات/, en: /All shortcuts/ }) }).click()
    await page
      .getByRole('dialog')
      .getByRole('switch', {
        name: say({ ar: 'افتح الطلب التالي بعد كل إجراء', en: 'Open the next request after each act' }),
      })
      .check()
    await page.keyboard.press('Escape')
  })

  const note = say({ ar: 'سنتصل بك لتركيب العداد', en: 'We will call to install the meter' })
  await test.step('I7: what is typed stands in the preview, with the new status', async () => {
    await panel.getByRole('button', { name: say({ ar: 'قبول الطلب', en: 'Approve' }), exact: true }).click()
    await panel.getByLabel(say({ ar: 'ملاحظة للمتقدم', en: 'Note to the applicant' })).fill(note)
    const preview = panel.getByRole('region', {
      name: say({ ar: 'سيقرأ المتقدم', en: 'The applicant will read' }),
    })
    await expect(preview).toContainText(note)
    await expect(preview).toContainText(say({ ar: 'مقبول', en: 'Approved' }))
    await look(page)
  })

  await test.step('I11: the next one is open, and it is said that the act is done', async () => {
    await panel
      .locator('form')
      .getByRole('button', { name: say({ ar: 'قبول الطلب', en: 'Approve' }), exact: true })
      .click()
    await expect(page).toHaveURL(new RegExp(`request=${second}`))
    await expect(panel.getByText(second)).toBeVisible()
    await expect(
      page.getByText(asRead(say({ ar: 'فُتح الطلب التالي.', en: 'The next request is open.' }))),
    ).toBeVisible()
  })

  await test.step('I7: the applicant reads exactly that', async () => {
    const citizen = await windowOf('citizen')
    await citizen.goto(`/services/FIRST_CONNECTION/entries/${first}`)
    await expect(citizen.getByText(note).first()).toBeVisible()
  })
})

test('I7: every act that the applicant will see says so, with the text, the fields and the time that they get', async ({
  page,
  desk,
  language,
  say,
}) => {
  const ID = await desk.filed()
  await page.goto(`/employee/inbox?number=${ID}&request=${ID}`)
  const { panel } = desk
  const acts = panel
    .getByRole('group', { name: say({ ar: 'إجراءات الطلب', en: 'Actions on the request' }) })
    .getByRole('button')
  const preview = page.getByRole('region', {
    name: say({ ar: 'سيقرأ المتقدم', en: 'The applicant will read' }),
  })
  const questions = panel.locator('section').filter({ has: preview }).locator('form')
  const back = panel.getByRole('button', { name: say({ ar: 'رجوع', en: 'Back' }), exact: true })

  await test.step('each decision shows the new status and the text as it is typed', async () => {
    await expect(acts.first()).toBeVisible()
    const names = await acts.allInnerTexts()
    expect(names.length).toBeGreaterThan(2)
    for (const name of names) {
      await panel.getByRole('button', { name, exact: true }).click()
      await expect(preview).toContainText(
        say({
          ar: /مقبول|بانتظارك|مرفوض|قيد المراجعة/,
          en: /Approved|Waiting for you|Not approved|In review/,
        }),
      )
      for (const box of await questions.locator('[data-field]').getByRole('textbox').all()) {
        await box.fill('عقد الملكية')
        await expect(preview).toContainText('عقد الملكية')
        await box.fill('')
      }
      await back.click()
      await expect(preview).toHaveCount(0)
    }
  })

  await test.step('what is asked for stands in it, with the time there is', async () => {
    await panel.getByRole('button', { name: say({ ar: 'طلب معلومات', en: 'Ask for information' }) }).click()
    const address = say({ ar: 'العنوان', en: 'Address' })
    await expect(preview).not.toContainText(address)
    await panel.getByRole('checkbox', { name: address }).check()
    await panel
      .getByLabel(say({ ar: 'المهلة بأيام العمل', en: 'Time to answer, in working days' }))
      .fill(say({ ar: '٥', en: '5' }))
    await expect(preview.getByRole('listitem')).toHaveText([address])
    await expect(preview).toContainText(asRead(say({ ar: 'بقيت ٥ أيام عمل', en: '5 working days are left' })))
    await back.click()
  })

  await test.step('a comment takes one line until one writes, and says who will read it', async () => {
    await page.mouse.move(0, 0)
    const empty = panel.getByRole('textbox', { name: say({ ar: 'تعليق داخلي', en: 'Internal comment' }) })
    await expect(panel.getByRole('checkbox')).toHaveCount(0)
    expect((await empty.boundingBox())?.height).toBeLessThan(44)
    await empty.focus()
    await expect(
      panel.getByText(say({ ar: 'يقرؤه الموظفون وحدهم.', en: 'Only staff read it.' })),
    ).toBeVisible()
    const isSeen = panel.getByRole('checkbox', {
      name: say({ ar: 'يراه المتقدم', en: 'Visible to applicant' }),
    })
    await isSeen.check()
    await expect(
      panel.getByText(
        say({ ar: /سيقرأ المتقدم هذا النص كما كتبته/, en: /will read this text as you wrote it/ }),
      ),
    ).toBeVisible()
    const box = panel.getByLabel(say({ ar: 'تعليق يقرؤه المتقدم', en: 'Comment for the applicant' }))
    await box.fill('نراجع طلبك')
    await acts.first().click()
    await back.click()
    await expect(box).toHaveValue('نراجع طلبك')
    await expect(isSeen).toBeChecked()
    for (const other of [language === 'ar' ? 'en' : 'ar', language]) {
      await page.locator('[data-language-switch]').first().click()
      await expect(page.locator('html')).toHaveAttribute('lang', other)
      await expect(page.locator('textarea[name="text"]')).toHaveValue('نراجع طلبك')
    }
    await expect(box).toHaveValue('نراجع طلبك')
    await expect(isSeen).toBeChecked()
  })

  await test.step('a decision on several says what each will read', async () => {
    await desk.box(ID).check()
    await page.getByRole('button', { name: say({ ar: 'تغيير الحالة', en: 'Change status' }) }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(say({ ar: 'الإجراء', en: 'Activity' })).selectOption({ index: 1 })
    await expect(
      dialog.getByText(
        say({ ar: /سيقرأ كل متقدم حالته الجديدة: .+/, en: /Each applicant will read the new status: .+/ }),
      ),
    ).toBeVisible()
  })

  await test.step('so does another due date', async () => {
    const supervisor = await desk.of('supervisor')
    await supervisor.page.goto(`/employee/inbox?number=${ID}&request=${ID}`)
    await supervisor.panel
      .getByRole('button', { name: say({ ar: 'تحديد الموعد', en: 'Set the due date' }) })
      .click()
    await expect(
      supervisor.panel.getByRole('group', { name: say({ ar: 'الموعد الجديد', en: 'New due date' }) }),
    ).toHaveAccessibleDescription(
      say({
        ar: /سيرى المتقدم الموعد الجديد، ولن يرى السبب/,
        en: /will see the new date, and not the reason/,
      }),
    )
  })
})
