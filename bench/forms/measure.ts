// One page, opened fresh, measured from its mount to its messages; nothing else runs in the browser meanwhile.

import type { Browser, CDPSession, Page } from '@playwright/test'
import type { PageName } from './build.ts'
import { checkMessages, type Linked } from './linked.ts'
import type { Bench } from './page.ts'
import { questions, switchName, typedName } from './questions.ts'

declare const bench: Bench

export type Case = { page: PageName | 'before'; count: number; isSkipping: boolean }
export type Measured = {
  mount: number
  /** Bytes. */
  heap: number
  elements: number
  /** From each key to its paint, and the script of each. */
  keys: number[]
  scripts: number[]
  hide: number
  show: number
  submit: number
  messages: number
  linked: Linked
}

const heapOf = async (session: CDPSession): Promise<number> => {
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

const keyCount = 30
const typeLetters = async (page: Page, name: string): Promise<number[]> => {
  await page.evaluate(to => bench.focus(to), name)
  // What comes into sight with the question draws itself first: a person has not begun to type yet.
  await page.waitForTimeout(500)
  const times: number[] = []
  for (let letter = 0; letter < keyCount; letter++) {
    await page.keyboard.press('x')
    times.push(...(await page.evaluate(() => bench.keyTimes())))
  }
  // The first letters find code that has never run.
  return times.slice(5)
}

export const measure = async (
  browser: Browser,
  address: string,
  { page: name, count, isSkipping }: Case,
): Promise<Measured> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'ar-EG' })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(error.message))
  try {
    await page.goto(`${address}/${name}.html`)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const session = await context.newCDPSession(page)
    const before = await heapOf(session)
    const mount = await page.evaluate(([n, skip]) => bench.start(n, skip), [count, isSkipping] as const)
    const heap = (await heapOf(session)) - before
    const elements = await page.evaluate(() => bench.elementsPerField())
    const typed = typedName(count)
    const keys = await typeLetters(page, typed)
    const scripts = (await page.evaluate(to => bench.scriptTimes(to, 40), typed)).slice(5)
    const shown = await page.evaluate(() => bench.shownCount())
    const switched = questions(count).filter(one => one.shown?.field === switchName).length
    const hide = await page.evaluate(left => bench.hide(left), shown - switched)
    const show = await page.evaluate(all => bench.show(all), shown)
    // Every question is open but the switch, what was typed into, and the lists, which hold their rows.
    const lists = questions(count).filter(({ inside }) => inside).length
    const messages = shown - 2 - lists
    const submit = await page.evaluate(all => bench.submit(all), messages)
    const linked = await page.evaluate(checkMessages)
    if (complaints.length > 0) throw new Error(`${name}: ${complaints[0]}`)
    return { mount, heap, elements, keys, scripts, hide, show, submit, messages, linked }
  } finally {
    await context.close()
  }
}
