// What the translators of browsers do to a page: each text goes into two `<font>` elements, as the text itself or as a new
// one. They skip what is marked `translate="no"`.

import type { Page } from '@playwright/test'

/** `moved`: the text node stays in the page, inside the elements. `replaced`: another one takes its place. */
export type Translation = 'moved' | 'replaced'

/**
 * Parts of a page that came from the server are taken over one by one: what is changed in one before that is a page that
 * differs from the server's, which React draws anew and says so in the console.
 */
const takenOver = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('main :is(h1, button, input)')].every(element =>
      Object.keys(element).some(key => key.startsWith('__reactProps')),
    ),
  )

export const translate = async (page: Page, translation: Translation): Promise<void> => {
  await takenOver(page)
  await page.evaluate(kind => {
    const skipped = 'script, style, textarea, option, title, font, [translate="no"]'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.nodeValue?.trim() && !node.parentElement?.closest(skipped)) texts.push(node as Text)
    for (const text of texts) {
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      text.replaceWith(outer)
      inner.append(kind === 'moved' ? text : (text.nodeValue ?? ''))
    }
  }, translation)
}
