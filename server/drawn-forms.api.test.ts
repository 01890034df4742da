// Forms that visitors fill in are drawn by the server, to be read before their script has come: the first step alone,
// for whoever comes by a plain address, of every kind of question there is.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { readServiceFolders } from './capabilities/catalogue/index.ts'
import type { Renderer } from './capabilities/pages/index.ts'
import { installed } from './programmes.ts'
import { openTestPortal, type TestPortal } from './test-portal.ts'
import { drawingOf, testRenderer } from './test-renderer.ts'

const isProgramme = ({ slug }: { slug: string }) => slug !== 'library-card'

let portal: TestPortal
let renderer: Renderer
before(async () => {
  renderer = await testRenderer(installed.map(({ slug }) => slug))
  portal = await openTestPortal({}, undefined, undefined, installed.filter(isProgramme))
})
after(() => portal.close())

/** What stands in the place of the form. */
const formIn = (html: string): string =>
  /<fieldset disabled="" inert=""[^>]*>(?<form>[\s\S]*)<\/fieldset>/.exec(html)?.groups?.form ?? ''
const stateIn = (html: string): string => /id="state">(?<state>[^<]*)/.exec(html)?.groups?.state ?? ''

test('the first step of a visitor’s form is in the page, with what stands around it, and is no state', async () => {
  const draw = drawingOf(renderer, portal.portal.app)
  for (const [language, question, title] of [
    ['ar', 'سؤالك', 'اسأل المكتبة'],
    ['en', 'Your question', 'Ask the library'],
  ] as const)
    for (const address of [
      '/services/LIBRARY_QUESTION/add',
      `/services/LIBRARY_QUESTION/add?lang=${language}`,
    ]) {
      const { html, status } = await draw(address, language)
      const form = formIn(html)
      assert.equal(status, 200)
      assert.ok(form.includes(question) && form.includes('name="question"'), form)
      assert.match(html, new RegExp(`<title>[^<]*${title}`))
      assert.match(
        html,
        /<noscript>(?:(?!<\/noscript>)[\s\S])*JavaScript[\s\S]*?<\/noscript><\/div><fieldset/,
        'who runs no script reads why',
      )
      assert.doesNotMatch(stateIn(html), /fieldsSchema|compiled/)
    }
})

test('nothing of a form is drawn for whom it is not, nor where somebody may have answers already', async () => {
  const draw = drawingOf(renderer, portal.portal.app)
  for (const path of [
    '/services/LIBRARY_CARD/add',
    '/services/LIBRARY_QUESTION/add?step=1',
    '/services/LIBRARY_QUESTION/add?step=check',
    '/services/LIBRARY_QUESTION/add?anything=1',
  ]) {
    const { html } = await draw(path, 'en')
    assert.doesNotMatch(html, /<fieldset disabled|name="question"/, path)
  }
})

/** The services of all programmes as if visitors filled them in. */
const definitions = installed.flatMap(({ services }) => (services ? readServiceFolders(services) : []))

test('every form that is shipped can be drawn, whatever it asks, in both languages', async () => {
  const kinds = new Set<string>()
  for (const definition of definitions) {
    const { serviceSlug, activities } = definition
    const served = { ...definition, version: 1, isActive: true, allowAnonymous: true }
    const draw = drawingOf(renderer, portal.portal.app, async (path, answer) =>
      path.includes('dynamic_services/findOne') ? Response.json(served) : answer(),
    )
    const first = activities[0]?.steps[0]
    for (const language of ['ar', 'en'] as const) {
      const { html, status } = await draw(`/services/${serviceSlug}/add`, language)
      const form = formIn(html)
      assert.equal(status, 200, serviceSlug)
      for (const [name, { uniforms, hidden }] of Object.entries(first?.fieldsSchema ?? {})) {
        if (hidden) continue
        kinds.add(uniforms.type)
        assert.ok(form.includes(`data-field="${name}"`), `${serviceSlug} in ${language} without ${name}`)
      }
    }
  }
  assert.ok(kinds.size >= 12, [...kinds].join(', '))
})
