// The guiding video: an administrator sets it, everybody sees it on the first page, nothing comes from its site before one
// presses, and it is gone when it is switched off or emptied. In a portal of its own.

import type { Page } from '@playwright/test'
import { test } from './closed-portal.ts'
import { alive, expect } from './journey.ts'
import { look } from './look.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const video = {
  title: { ar: 'كيف تقدم طلبًا', en: 'How to file a request' },
  description: { ar: 'في ثلاث دقائق.', en: 'In three minutes.' },
  url: 'https://www.youtube.com/watch?v=abcdefghijk',
}
const words = {
  section: { ar: 'الفيديو الإرشادي', en: 'Guiding video' },
  add: { ar: 'إضافة فيديو', en: 'Add a video' },
  edit: { ar: 'تعديل', en: 'Change' },
  address: { ar: 'عنوان الفيديو على يوتيوب', en: 'Address of the video on YouTube' },
  show: { ar: 'يظهر للقراء', en: 'Show it to readers' },
  save: { ar: 'حفظ الفيديو', en: 'Save the video' },
  saved: { ar: 'حُفظ الفيديو الإرشادي.', en: 'The guiding video is saved.' },
  cleared: { ar: 'حذفنا الفيديو الإرشادي.', en: 'We have deleted the guiding video.' },
  wrong: { ar: /انسخ عنوان الفيديو/, en: /Copy the address of the video/ },
  off: { ar: 'متوقف', en: 'Switched off' },
  none: { ar: 'لا فيديو إرشاديًا الآن', en: 'There is no guiding video' },
  play: { ar: /تشغيل الفيديو/, en: /Play the video/ },
  titles: {
    ar: { ar: 'العنوان بالعربية', en: 'Title in Arabic' },
    en: { ar: 'العنوان بالإنجليزية', en: 'Title in English' },
  },
  descriptions: {
    ar: { ar: 'الوصف بالعربية', en: 'Description in Arabic' },
    en: { ar: 'الوصف بالإنجليزية', en: 'Description in English' },
  },
} as const

test('L9: the guiding video is set by an administrator, and loads nothing of its site before it is pressed', async ({
  windowOf,
  say,
}) => {
  const visitor = await windowOf()
  const foreign: string[] = []
  visitor.context().on('request', request => {
    if (!/^(http:\/\/(localhost|127\.0\.0\.1)|data:|blob:)/.test(request.url())) foreign.push(request.url())
  })
  const box = visitor.getByRole('main').getByRole('region', { name: say(video.title), exact: true })
  const read = async () => {
    await visitor.goto('/')
    await alive(visitor)
  }
  await read()
  await expect(box, 'L9: none is none').toHaveCount(0)

  const admin = await windowOf('admin')
  const section = admin.getByRole('region', { name: say(words.section) })
  const form = admin.locator('main')
  const save = async (done: string) => {
    await form.getByRole('button', { name: say(words.save) }).click()
    await admin
      .getByRole('dialog')
      .getByRole('button', { name: say(words.save) })
      .click()
    await expect(admin.getByText(done)).toBeVisible()
    await expect(admin).toHaveURL(/\/managingtweetsandvideos$/)
  }
  const fill = async (
    page: Page,
    title: typeof video.title,
    description: typeof video.title,
    url: string,
  ) => {
    for (const other of ['ar', 'en'] as const) {
      await page.getByLabel(say(words.titles[other])).fill(title[other])
      await page.getByLabel(say(words.descriptions[other])).fill(description[other])
    }
    await page.getByLabel(say(words.address)).fill(url)
  }
  await admin.goto('/employee/managingtweetsandvideos')
  await section.getByRole('link', { name: say(words.add) }).click()
  for (const wrong of [
    'https://example.com/watch?v=abcdefghijk',
    'https://www.youtube.com/embed/abcdefghijk',
  ]) {
    await fill(admin, video.title, video.description, wrong)
    await form.getByRole('button', { name: say(words.save) }).click()
    await expect(admin.getByLabel(say(words.address))).toHaveAccessibleDescription(say(words.wrong))
  }
  await look(admin)
  await fill(admin, video.title, video.description, video.url)
  await save(say(words.saved))
  await look(admin)
  // Both languages as people will read them, whatever the administrator's own.
  for (const other of ['الفيديو باللغة العربية على موقع', 'The video is in Arabic, on'])
    await expect(section.getByText(other)).toBeVisible()

  await read()
  await expect(box, 'L9: it is on the first page').toContainText(say(video.description))
  const play = box.getByRole('link', { name: say(words.play) })
  await expect(play).toHaveAttribute('href', video.url)
  await expect(play).toHaveAttribute('target', '_blank')
  await expect(visitor.locator('iframe')).toHaveCount(0)
  const poster = box.locator('img').first()
  await poster.scrollIntoViewIfNeeded()
  await expect(poster, 'L9: a poster of ours stands for it').toHaveJSProperty('complete', true)
  await expect(poster).not.toHaveJSProperty('naturalWidth', 0)
  await look(visitor)
  await visitor.waitForLoadState('networkidle')
  expect(foreign, 'L9: nothing of its site before one presses').toEqual([])
  await visitor.context().route(/youtube\.com/, route => route.fulfill({ status: 200, body: 'video' }))
  const opened = visitor.context().waitForEvent('page')
  await play.click()
  expect((await opened).url()).toBe(video.url)

  await section.getByRole('link', { name: say(words.edit) }).click()
  await admin.getByLabel(say(words.show)).uncheck()
  await save(say(words.saved))
  await expect(section.getByText(say(words.off))).toBeVisible()
  await read()
  await expect(box, 'L9: switched off it is not there').toHaveCount(0)

  const nothing = { ar: '', en: '' }
  await section.getByRole('link', { name: say(words.edit) }).click()
  await fill(admin, nothing, nothing, '')
  await save(say(words.cleared))
  await expect(section.getByText(say(words.none))).toBeVisible()
})
