// Words that staff change while pages are drawn: each page is drawn with the words that travel with it.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { overrideKey } from '@bawaba/language/index.ts'
import { openTestPortal } from '../../test-portal.ts'
import { drawingOf, testRenderer } from '../../test-renderer.ts'

const skip = { ar: 'انتقل إلى المحتوى', en: 'Skip to content' }

test('two pages that are loaded at once, between which a word was changed, each show their own', async () => {
  const renderer = await testRenderer()
  const portal = await openTestPortal()
  try {
    /** A page whose answers but the first wait for `until`; the first says that staff word it so. */
    const draw = (word: string, until: Promise<unknown>) =>
      drawingOf(renderer, portal.portal.app, async (path, answer) => {
        if (!path.includes('misc/appData')) {
          await until
          return answer()
        }
        const translations = { ar: {}, en: { [overrideKey(skip, '')]: word } }
        return Response.json({ ...(await (await answer()).json()), translations })
      })('/user-guides', 'en')
    let goOn = () => {}
    const first = draw(
      'Before',
      new Promise<void>(done => {
        goOn = done
      }),
    )
    const second = await draw('After', Promise.resolve())
    goOn()
    for (const [word, { html }] of [
      ['Before', await first],
      ['After', second],
    ] as const) {
      assert.ok(html.includes(`>${word}</a>`), `what is drawn: ${word}`)
      assert.ok(html.includes(`"${word}"`), 'the words that travel with it')
    }
  } finally {
    await portal.close()
  }
})
