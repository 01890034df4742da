// The library's forms without a pointer: Tab, arrows, Space, Enter and typing, from the first question to the number.

import type { Locator, Page } from '@playwright/test'
import { checkTitle, inspectionYear, sentNumber, stepTitle } from './electricity.ts'
import { asRead, expect, open, type Say, test } from './journey.ts'
import { choose, chooseFile, tabTo } from './keys.ts'
import { box, digits, familyPath, familySteps, field, member } from './library.ts'

test.use({ who: 'citizen', contextOptions: { reducedMotion: 'reduce' } })

const keys = (page: Page, say: Say) => {
  const type = async (control: Locator, words: string) => {
    await tabTo(page, control)
    await page.keyboard.press('Control+A')
    await page.keyboard.insertText(words)
  }
  const press = async (control: Locator, key: 'Enter' | 'Space') => {
    await tabTo(page, control)
    await page.keyboard.press(key)
  }
  return {
    type,
    press,
    onward: async () =>
      press(page.getByRole('button', { name: say({ ar: 'متابعة', en: 'Continue' }), exact: true }), 'Enter'),
    pick: async (list: Locator, label: { ar: string; en: string }) => choose(page, list, say(label)),
    /** The radio button at this place: Tab comes to the group, arrows go through it. */
    radio: async (frame: Locator, index: number) => {
      await press(frame.getByRole('radio').first(), 'Space')
      for (let step = 0; step < index; step++) await page.keyboard.press('ArrowDown')
      await expect(frame.getByRole('radio').nth(index)).toBeChecked()
    },
    date: async (frame: Locator, [day, month, year]: [number, { ar: string; en: string }, number]) => {
      await type(frame.getByLabel(say({ ar: 'اليوم', en: 'Day' })), digits(say, day))
      await choose(page, frame.getByLabel(say({ ar: 'الشهر', en: 'Month' })), say(month))
      await type(frame.getByLabel(say({ ar: 'السنة', en: 'Year' })), digits(say, year))
    },
    file: (frame: Locator, name: string) => chooseFile(page, say, frame, name),
  }
}

const send = { ar: 'إرسال الطلب', en: 'Send the request' }

test.describe('the family card', () => {
  test.use({ alone: 'FAMILY_CARD' })

  test('the whole family card is filled in, changed and sent by keyboard alone', async ({ page, say }) => {
    const { type, press, onward, pick, radio, date, file } = keys(page, say)
    await open(page, familyPath)
    await stepTitle(page, say(familySteps.you))
    await expect(box(page, 'fullName')).not.toHaveValue('')
    await onward()
    // The summary has the focus; its first line leads to the first question that is open.
    await press(
      page.getByRole('link', { name: say({ ar: 'أدخل الرقم القومي', en: 'Enter your national ID' }) }),
      'Enter',
    )
    await expect(box(page, 'nationalId')).toBeFocused()
    await type(box(page, 'nationalId'), digits(say, '29104120103458'))
    await press(field(page, 'mobile').locator('summary'), 'Enter')
    await expect(
      page.getByText(say({ ar: /حين تصدر البطاقات/, en: /when the cards are made/ })),
    ).toBeVisible()
    await type(box(page, 'mobile'), digits(say, '010 1234 5678'))
    await press(field(page, 'letters').getByRole('checkbox'), 'Space')
    await type(box(page, 'email'), 'reader@example.com')
    await page.keyboard.press('Enter')

    await stepTitle(page, say(familySteps.family))
    const child = member(page, 0)
    await type(box(child, 'name'), say({ ar: 'سليم', en: 'Salim' }))
    await pick(field(child, 'relation').getByRole('combobox'), { ar: 'ابن أو ابنة', en: 'Son or daughter' })
    await date(field(child, 'birthDate'), [27, { ar: 'مارس', en: 'March' }, 2015])
    await type(box(child, 'oldCard'), say({ ar: 'LC-٢٠٤٨١٥', en: 'LC-204815' }))
    await press(
      child.getByRole('button', { name: asRead(say({ ar: 'أضف: كتاب', en: 'Add: Book' })) }),
      'Enter',
    )
    const book = child.locator('fieldset[data-row]')
    await expect(box(book, 'title')).toBeFocused()
    await page.keyboard.insertText(say({ ar: 'الأيام', en: 'The Days' }))
    await press(
      page.getByRole('button', { name: asRead(say({ ar: 'أضف آخر: فرد', en: 'Add another: Person' })) }),
      'Enter',
    )
    await expect(box(member(page, 1), 'name')).toBeFocused()
    await page.keyboard.insertText(say({ ar: 'هالة', en: 'Hala' }))
    // Taken away and put back, the row is as it was.
    await page.keyboard.press('Shift+Tab')
    await expect(
      page.getByRole('button', { name: asRead(say({ ar: 'إزالة فرد ٢', en: 'Remove Person 2' })) }),
    ).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(member(page, 1)).toHaveCount(0)
    await press(page.getByRole('button', { name: say({ ar: 'تراجع', en: 'Undo' }) }), 'Enter')
    await expect(box(member(page, 1), 'name')).toHaveValue(say({ ar: 'هالة', en: 'Hala' }))
    await pick(field(member(page, 1), 'relation').getByRole('combobox'), {
      ar: 'زوج أو زوجة',
      en: 'Husband or wife',
    })
    await date(field(member(page, 1), 'birthDate'), [14, { ar: 'يناير', en: 'January' }, 1988])
    await press(field(page, 'storyDays').getByRole('checkbox').nth(1), 'Space')
    await onward()

    await stepTitle(page, say(familySteps.branch))
    const governorate = field(page, 'governorate').locator('input[role=combobox]')
    await type(governorate, say({ ar: 'القاهره', en: 'cairo' }))
    await page.keyboard.press('Enter')
    await expect(governorate).toHaveValue(say({ ar: 'القاهرة', en: 'Cairo' }))
    await pick(field(page, 'branch').getByRole('combobox'), { ar: 'فرع النهر', en: 'River branch' })
    await pick(field(page, 'district').getByRole('combobox'), { ar: 'المعادي', en: 'Maadi' })
    await radio(field(page, 'delivery'), 1)
    await type(
      box(page, 'address'),
      say({ ar: 'شارع ٩، بجوار المحطة', en: '9th Street, beside the station' }),
    )
    await type(
      field(page, 'home').getByLabel(say({ ar: 'خط العرض', en: 'Latitude' })),
      digits(say, '29.9602'),
    )
    await type(
      field(page, 'home').getByLabel(say({ ar: 'خط الطول', en: 'Longitude' })),
      digits(say, '31.2569'),
    )
    await radio(field(page, 'lift'), 1)
    await type(box(page, 'shelf'), digits(say, 12))
    await onward()

    await stepTitle(page, say(familySteps.plan))
    await radio(field(page, 'plan'), 1)
    await type(box(page, 'booksAtOnce'), digits(say, 12))
    await type(box(page, 'code'), 'READ2026')
    await page.keyboard.press('Enter')

    await stepTitle(page, say(familySteps.papers))
    await file(field(page, 'identityCopy'), 'card.pdf')
    await file(field(page, 'birthCertificates'), 'birth.pdf')
    await press(field(page, 'rules').getByRole('checkbox'), 'Space')
    await onward()

    await checkTitle(page, say)
    await press(
      page.getByRole('link', { name: say({ ar: 'تغيير رقم الهاتف المحمول', en: 'Change Mobile number' }) }),
      'Enter',
    )
    await expect(box(page, 'mobile')).toBeFocused()
    await type(box(page, 'mobile'), digits(say, '01112345678'))
    await page.keyboard.press('Enter')
    await checkTitle(page, say)
    await expect(page.getByRole('main')).toContainText('+20 11 1234 5678')
    await press(page.getByRole('button', { name: say(send), exact: true }), 'Enter')
    await sentNumber(page, say)
  })
})

test.describe('a room', () => {
  test.use({ alone: 'ROOM_BOOKING' })

  test('F18: a room is booked by keyboard alone; an hour that is taken says so and is passed over', async ({
    page,
    say,
  }) => {
    const { type, press, onward, pick, radio, date } = keys(page, say)
    await open(page, '/services/ROOM_BOOKING/add')
    await stepTitle(page, say({ ar: 'اللقاء', en: 'The meeting' }))
    await type(box(page, 'title'), say({ ar: 'نادي قراءة الخميس', en: 'Thursday reading club' }))
    await pick(field(page, 'purpose').getByRole('combobox'), { ar: 'لقاء آخر', en: 'Another kind' })
    await type(box(page, 'purposeOther'), say({ ar: 'لقاء لجيران الحي', en: 'A meeting of neighbours' }))
    await type(box(page, 'people'), digits(say, 12))
    await type(box(page, 'page'), 'club.example.com')
    const needs = field(page, 'needs').locator('input[role=combobox]')
    await type(needs, say({ ar: 'شاشه', en: 'screen' }))
    await page.keyboard.press('Enter')
    await page.keyboard.insertText(say({ ar: 'شاي', en: 'tea' }))
    await page.keyboard.press('Enter')
    await expect(field(page, 'needs').getByRole('button', { name: /إزالة|Remove/ })).toHaveCount(2)
    await page.keyboard.press('Escape')
    await onward()

    await stepTitle(page, say({ ar: 'القاعة والموعد', en: 'Room and time' }))
    // For twelve people the small room is not offered.
    await expect(field(page, 'hall').getByRole('radio')).toHaveCount(2)
    await radio(field(page, 'hall'), 0)
    const march = { ar: 'مارس', en: 'March' }
    const ends = field(page, 'days').getByRole('group')
    await date(ends.first(), [17, march, inspectionYear])
    await date(ends.last(), [19, march, inspectionYear])
    const hours = field(page, 'hour')
    await expect(hours.getByText(say({ ar: 'بتوقيت القاهرة', en: 'Cairo time' }))).toHaveCount(1)
    const booked = hours.getByRole('radio', { disabled: true })
    await expect(booked).toHaveCount(1)
    await expect(booked).toHaveAccessibleDescription(say({ ar: 'محجوزة', en: 'Taken' }))
    await onward()
    // The line about the hour leads to the first hour that is free.
    await press(page.getByRole('link', { name: say({ ar: /اختر الساعة/, en: /Select hour/ }) }), 'Enter')
    await expect(hours.getByRole('radio', { disabled: false }).first()).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(hours.getByRole('radio', { checked: true })).toBeEnabled()
    await type(box(page, 'key'), say({ ar: 'هدى علي', en: 'Hoda Ali' }))
    await onward()

    await stepTitle(page, say({ ar: 'رأيك', en: 'Your view' }))
    await press(field(page, 'earlier').getByRole('checkbox'), 'Space')
    await radio(field(page, 'mark'), 3)
    await press(field(page, 'rules').getByRole('checkbox'), 'Space')
    await onward()
    await checkTitle(page, say)
    await expect(page.getByRole('main')).toContainText(say({ ar: '٤ من ٥', en: '4 of 5' }))
    const sendToPay = { ar: 'إرسال الطلب ثم السداد', en: 'Send, then pay' }
    await press(page.getByRole('button', { name: say(sendToPay), exact: true }), 'Enter')
    await expect(page).toHaveURL(/\/pay\/ROOM_BOOKING\//)
    await expect(page.getByRole('radio').first()).toBeVisible()
  })
})
