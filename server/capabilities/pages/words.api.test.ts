// Words that staff change while pages are drawn: each page is drawn with the words that travel with it.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { overrideKey } from '@bawaba/language/index.ts'
import { openTestPortal } from '../../test-portal.ts'
import { loadRenderer } from './index.ts'

const skip = { ar: 'انتقل إلى المحتوى', en: 'Skip to content' }

test('two pages that are loaded at once, between which a word was changed, each show their own', async () => {
  const web = new URL('../../../web/', import.meta.url)
  const { buildWeb } = await import(new URL('build.ts', web).href)
  await buildWeb({ report: () => undefined })
  const renderer = await loadRenderer(fileURLToPath(new URL('dist/', web)), [])
  const portal = await openTestPortal()
  try {
    /** A page whose answers but the first wait for `until`; the first says that staff word it so. */
    const draw = (word: string, until: Promise<unknown>) =>
      renderer.render({
        url: '/user-guides',
        origin: 'http://localhost',
        language: 'en',
        theme: undefined,
        transport: async (url, init) => {
          const headers = Object.fromEntries(new Headers(init.headers))
          const answer = await portal.portal.app.inject({ method: 'GET', url, headers })
          if (!url.includes('misc/appData')) {
            await until
            return Response.json(answer.json())
          }
          const translations = { ar: {}, en: { [overrideKey(skip, '')]: word } }
          return Response.json({ ...answer.json(), translations })
        },
      })
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
