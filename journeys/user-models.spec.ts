// What a portal asks people besides: published by a designer, asked at sign-up, shown and changed in the profile. In a portal
// of its own: everybody who signs up there is asked.

import type { Page } from '@playwright/test'
import { testIn } from './closed-portal.ts'
import { alive, expect, type Say } from './journey.ts'
import { look } from './look.ts'
import { codeTo, fillRest, newPerson, texts } from './people.ts'

const test = testIn({})
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const profession = {
  label: 'profession',
  hint: 'profession.hint',
  type: 'String',
  uniforms: {
    type: 'radio',
    options: [
      { value: 'TEACHER', label: 'profession.TEACHER' },
      { value: 'OTHER', label: 'profession.OTHER' },
    ],
  },
}
const years = {
  label: 'years',
  type: 'Number',
  uniforms: { type: 'number' },
  integer: true,
  min: 0,
  max: 60,
  conditionalField: { field: 'profession', is: 'equals', value: 'TEACHER' },
}
const definition = {
  sections: [
    {
      key: 'work',
      label: 'work',
      description: 'work.why',
      atSignUp: true,
      fieldsSchema: { profession, years },
    },
  ],
  translations: {
    ar: {
      work: 'العمل',
      'work.why': 'نعرض عليك ما يخص مهنتك.',
      profession: 'المهنة',
      'profession.hint': 'كما في البطاقة',
      'profession.TEACHER': 'معلم',
      'profession.OTHER': 'مهنة أخرى',
      years: 'سنوات الخبرة',
    },
    en: {
      work: 'Work',
      'work.why': 'We show you what is for your profession.',
      profession: 'Profession',
      'profession.hint': 'As on your card',
      'profession.TEACHER': 'Teacher',
      'profession.OTHER': 'Another one',
      years: 'Years of experience',
    },
  },
}

const publish = (page: Page, version: number) =>
  page.evaluate(
    async body => {
      const answer = await fetch('/api/dynamic_users/citizen/publish', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-app-mode': 'EMPLOYEE',
          'x-csrf-token': localStorage.getItem('employee.usertoken') ?? '',
        },
        body: JSON.stringify(body),
      })
      return { status: answer.status, body: await answer.json() }
    },
    { definition, reason: 'Professions', version },
  )

const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true })
const words = {
  teacher: { ar: 'معلم', en: 'Teacher' },
  other: { ar: 'مهنة أخرى', en: 'Another one' },
  years: { ar: 'سنوات الخبرة', en: 'Years of experience' },
  work: { ar: 'العمل', en: 'Work' },
}

const signUp = async (page: Page, say: Say) => {
  const person = newPerson()
  await page.goto('/signup')
  await alive(page)
  await page.getByRole('radio', { name: say(texts.byId) }).check()
  await page.getByRole('textbox', { name: say(texts.nationalId), exact: true }).fill(person.nationalId)
  await fillRest(page, say, { ...person, mobile: person.egyptian })
  await button(page, say(texts.create)).click()
  // What the portal asks besides is asked for like the rest.
  await expect(page.getByRole('heading', { level: 1, name: say(texts.codeTitle) })).toHaveCount(0)
  const choice = page.getByRole('radio', { name: say(words.teacher) })
  await expect(choice).toBeVisible()
  await choice.check()
  await page.getByRole('textbox', { name: say(words.years) }).fill('١٢')
  await look(page)
  await button(page, say(texts.create)).click()
  await page
    .getByRole('textbox', { name: say(texts.code), exact: true })
    .fill(await codeTo(page.request, `+2${person.egyptian}`))
  await button(page, say(texts.confirm)).click()
  await expect(page.getByRole('heading', { level: 1, name: say(texts.ready) })).toBeFocused()
  return person
}

test('a section that a designer publishes is asked at sign-up and changed in the profile', async ({
  windowOf,
  language,
  say,
}) => {
  const designer = await windowOf('designer')
  await designer.goto('/employee')
  await alive(designer)
  expect(await publish(designer, 0)).toEqual({ status: 200, body: { version: 1 } })
  expect((await publish(designer, 0)).status).toBe(409)
  const visitor = await windowOf()
  const { egyptian, password } = await signUp(visitor, say)
  await visitor
    .locator('main')
    .getByRole('link', { name: say(texts.signIn) })
    .click()
  await visitor.getByRole('textbox', { name: say(texts.signInName), exact: true }).fill(egyptian)
  await visitor.getByLabel(say(texts.password), { exact: true }).and(visitor.locator('input')).fill(password)
  await button(visitor, say(texts.signIn)).click()
  await visitor.waitForURL(url => !url.pathname.endsWith('/login'))
  await visitor.goto('/profile/details')
  await alive(visitor)
  const section = visitor.getByRole('region', { name: say(words.work), exact: true })
  await expect(section).toContainText(say(words.teacher))
  await expect(section).toContainText(language === 'ar' ? '١٢' : '12')
  await section.getByRole('button').click()
  await section.getByRole('radio', { name: say(words.other) }).check()
  await section.locator('button[type=submit]').click()
  await expect(section.getByRole('radio')).toHaveCount(0)
  await expect(section).toContainText(say(words.other))
  await expect(section).not.toContainText(say(words.teacher))
  await look(visitor)
  await visitor.reload()
  await expect(section).toContainText(say(words.other))
})
