// Decisions can be undone for some seconds: nothing goes out meanwhile, they go out with the page closed, and one that
// could not says so on the first page.

import { mergeTests } from '@playwright/test'
import { act, askForCodeMeter, file } from './arrange.ts'
import { testIn } from './closed-portal.ts'
import { test as deskTest } from './desk.ts'
import { expect, open } from './journey.ts'
import { look } from './look.ts'

/** Long enough for a busy machine to press a button in. */
const seconds = 15
const test = mergeTests(deskTest, testIn({ DECISION_UNDO_SECONDS: String(seconds) }))
test.use({ who: 'officer', contextOptions: { reducedMotion: 'reduce' } })

const words = {
  approve: { ar: 'قبول الطلب', en: 'Approve' },
  note: { ar: 'ملاحظة للمتقدم', en: 'Note to the applicant' },
  undo: { ar: 'تراجع', en: 'Undo' },
  undoAll: { ar: 'التراجع عن الكل', en: 'Undo all' },
  approved: { ar: 'مقبول', en: 'Approved' },
  waits: { ar: /يمكنك التراجع قبل الإرسال/, en: /you can undo it before it goes out/ },
  yours: { ar: 'قراراتك التي لم تُرسل', en: 'Your decisions that have not gone out' },
} as const

test('I8: a decision is undone while its seconds run, and its words are in the form again; then it goes out by itself', async ({
  page,
  desk,
  windowOf,
  say,
}) => {
  const ID = await desk.filed()
  const { panel } = desk
  const approve = { name: say(words.approve), exact: true }
  const note = say({ ar: 'سنتصل بك', en: 'We will call you' })
  const decide = async () => {
    await panel.getByRole('button', approve).click()
    await expect(panel.getByLabel(say(words.note))).toBeVisible()
  }
  await page.goto(`/employee/inbox?view=open&request=${ID}`)

  await test.step('it waits: no other act is offered, to a colleague neither', async () => {
    await decide()
    await panel.getByLabel(say(words.note)).fill(note)
    await panel.locator('form').getByRole('button', approve).click()
    await expect(panel.getByText(say(words.waits))).toBeVisible()
    await expect(panel.getByRole('timer')).toHaveText(/\d|[٠-٩]|ثاني/)
    await expect(panel.getByRole('button', approve)).toHaveCount(0)
    await look(page)
  })

  await test.step('undone, nothing has happened, and what was typed is there', async () => {
    await panel.getByRole('button', { name: say(words.undo), exact: true }).click()
    await expect(panel.getByText(say(words.waits))).toHaveCount(0)
    await decide()
    await expect(panel.getByLabel(say(words.note))).toHaveValue(note)
  })

  const citizen = await windowOf('citizen')
  await test.step('it goes out with the page closed, and the applicant reads it', async () => {
    await panel.locator('form').getByRole('button', approve).click()
    await expect(panel.getByText(say(words.waits))).toBeVisible()
    await page.goto('about:blank')
    await open(citizen, `/services/FIRST_CONNECTION/entries/${ID}`)
    await expect(citizen.locator('main').getByText(note)).toHaveCount(0)
    await expect(citizen.locator('main').getByText(note).first()).toBeVisible({ timeout: 3 * seconds * 1000 })
  })

  await test.step('a colleague reads who decided while it waits, and has no way to undo it', async () => {
    const other = await desk.filed()
    const supervisor = await desk.of('supervisor')
    await supervisor.page.goto(`/employee/inbox?view=open&request=${other}`)
    await expect(supervisor.panel.getByRole('button', approve)).toBeVisible()
    await page.goto(`/employee/inbox?view=open&request=${other}`)
    await decide()
    await panel.locator('form').getByRole('button', approve).click()
    await expect(
      supervisor.panel.getByText(say({ ar: /لم يُرسل القرار بعد/, en: /It has not gone out yet/ })),
    ).toBeVisible()
    await expect(supervisor.panel.getByRole('button', { name: say(words.undo), exact: true })).toHaveCount(0)
    await expect(supervisor.panel.getByRole('button', approve)).toHaveCount(0)
    await expect(panel.getByText(say(words.approved)).first()).toBeVisible({ timeout: 3 * seconds * 1000 })
  })
})

test('a decision on a request that changed meanwhile does not go out, and the first page says so until it is put away', async ({
  page,
  desk,
  windowOf,
  say,
}) => {
  const citizen = await windowOf('citizen')
  await open(citizen, '/')
  const filed = await file(citizen)
  const { panel } = desk
  await page.goto(`/employee/inbox?view=open&request=${filed.ID}`)
  await panel.getByRole('button', { name: say(words.approve), exact: true }).click()
  await panel
    .locator('form')
    .getByRole('button', { name: say(words.approve), exact: true })
    .click()
  await expect(panel.getByText(say(words.waits))).toBeVisible()
  await page.goto('about:blank')
  await act(citizen, 'CITIZEN', filed, 'CANCEL')
  const notice = page.getByRole('region', { name: say(words.yours) })
  const isCancelled = say({ ar: /تغيّر الطلب بعد قرارك/, en: /The request changed after you decided/ })
  await page.goto('/employee/')
  await expect(notice.getByText(isCancelled)).toBeVisible({ timeout: 3 * seconds * 1000 })
  await look(page)
  await notice.getByRole('button', { name: say({ ar: 'إغلاق', en: 'Close' }) }).click()
  await expect(notice).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(isCancelled)).toHaveCount(0)
})

test('an acceptance with a fee waits, then bills, and is taken back before it is paid; its applicant reads why', async ({
  page,
  desk,
  windowOf,
  say,
}) => {
  const takeBack = { name: say({ ar: 'سحب القبول', en: 'Take back the approval' }), exact: true }
  const reason = say({ ar: 'العنوان خارج نطاق هذه الشركة', en: 'The address belongs to another company' })
  const citizen = await windowOf('citizen')
  await open(citizen, '/')
  const { ID } = await askForCodeMeter(citizen)
  const { panel } = desk
  const approve = { name: say(words.approve), exact: true }
  const soon = { timeout: 3 * seconds * 1000 }
  await page.goto(`/employee/inbox?view=open&request=${ID}`)

  await test.step('its seconds run first, and its applicant owes nothing meanwhile', async () => {
    await panel.getByRole('button', approve).click()
    await panel.locator('form').getByRole('button', approve).click()
    await expect(panel.getByText(say(words.waits))).toBeVisible()
    await open(citizen, `/services/CODE_METER/entries/${ID}`)
    await expect(citizen.getByText(say({ ar: 'بانتظار السداد', en: 'Waiting for payment' }))).toHaveCount(0)
    await expect(panel.getByRole('button', takeBack)).toBeVisible(soon)
  })

  await test.step('taken back with a reason, it is under review again', async () => {
    await panel.getByRole('button', takeBack).click()
    await panel.getByLabel(say({ ar: 'سبب سحب القبول', en: 'Why is it taken back?' })).fill(reason)
    await look(page)
    await panel.locator('form').getByRole('button', takeBack).click()
    await expect(panel.getByText(say(words.waits))).toBeVisible()
    await expect(panel.getByRole('button', approve)).toBeVisible(soon)
  })

  await test.step('its applicant reads that, and is asked for no money', async () => {
    await citizen.reload()
    await expect(citizen.locator('main').getByText(reason).first()).toBeVisible()
    await expect(citizen.getByRole('link', { name: say({ ar: /سدد|ادفع/, en: /^Pay/ }) })).toHaveCount(0)
    await look(citizen)
  })
})

test('several decisions wait together and are undone together', async ({ page, desk, say }) => {
  const { list, numbers } = await desk.listOf(2)
  await page.goto(list)
  for (const ID of numbers) await desk.box(ID).check()
  await page.getByRole('button', { name: say({ ar: 'تغيير الحالة', en: 'Change status' }) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').selectOption({ label: say(words.approve) })
  await expect(
    dialog.getByText(say({ ar: /ويمكنك التراجع قبلها/, en: /You can undo them until then/ })),
  ).toBeVisible()
  await dialog.getByRole('button', { name: say({ ar: 'تنفيذ', en: 'Apply' }) }).click()
  const waiting = page.getByRole('region', { name: say(words.yours) })
  await expect(waiting.getByRole('timer')).toBeVisible()
  await look(page)
  await waiting.getByRole('button', { name: say(words.undoAll) }).click()
  await expect(waiting).toHaveCount(0)
  await page.goto(`/employee/inbox?view=open&request=${numbers[0]}`)
  await expect(desk.panel.getByRole('button', { name: say(words.approve), exact: true })).toBeVisible()
})
