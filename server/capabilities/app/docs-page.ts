// The API for people: one page that lists every call, made from their definitions, read without JavaScript.

import { createHash } from 'node:crypto'
import type { CallDefinition } from '@bawaba/contract/calls/call.ts'
import { errors } from '@bawaba/contract/errors.ts'
import { directionOf, type Language, otherLanguage } from '@bawaba/language/index.ts'
import type { DescribedCalls } from './described-calls.ts'
import { docsMessages as words } from './docs-messages.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, sign => escapes[sign] as string)
const code = (text: string) => `<code dir="ltr">${escapeHtml(text)}</code>`

const row = (title: string, content: string) => (content === '' ? '' : `<dt>${title}</dt><dd>${content}</dd>`)

const article = (key: string, definition: CallDefinition, language: Language): string => {
  const { policy } = definition
  const [method = '', path = ''] = key.split(' ')
  const fields = (schema: unknown) =>
    Object.keys((schema as { properties?: object } | undefined)?.properties ?? {})
      .map(code)
      .join(' ')
  return `<article id="${escapeHtml(encodeURIComponent(key))}">
<h3><code dir="ltr"><b>${method}</b> /api/${escapeHtml(path)}</code></h3>
<p>${escapeHtml(definition.summary[language])}</p>
<dl>${row(
    words.who[language],
    Object.entries(policy)
      .map(([who, scope]) => code(`${who}: ${scope}`))
      .join(' '),
  )}
${row(words.query[language], fields(definition.query))}
${row(words.body[language], fields(definition.body))}
${row(words.answer[language], fields(definition.answer))}
${row(words.errors[language], definition.errors.map(name => `${code(name)} <span>${escapeHtml(errors[name][language])}</span>`).join('<br>'))}</dl>
</article>`
}

const style = `:root{color-scheme:light dark;font:1rem/1.7 "IBM Plex Sans Arabic",system-ui,Tahoma,sans-serif}
body{max-inline-size:60rem;margin-inline:auto;padding:1.5rem}h3{margin-block:2rem .25rem;font-size:1.05rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem;margin-block:.5rem}dd{margin:0}p{margin-block:0}
code{background:light-dark(#f0ede8,#25393d);border-radius:.3rem;padding:.05rem .35rem;overflow-wrap:anywhere}
article{border-block-end:1px solid light-dark(#dfdbd3,#25393d);padding-block-end:1rem}a{color:light-dark(#016167,#8fd2d8)}
@media (max-width:40rem){dl{grid-template-columns:1fr}}`

/** What admits the style sheet of the page, and nothing else. */
export const docsStyle = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** The page as HTML, the same for everybody. */
export const docsPage = (calls: DescribedCalls, language: Language): string => {
  const tags = Map.groupBy(calls, ([, { tag }]) => tag)
  const other = otherLanguage(language)
  return `<!doctype html><html lang="${language}" dir="${directionOf[language]}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${words.title[language]}</title>
<style>${style}</style></head><body><main><h1>${words.title[language]}</h1>
<p>${words.intro[language]} <a href="/api/openapi.json">openapi.json</a> · <a href="?lang=${other}" lang="${other}">${words.switchTo[language]}</a></p>
${[...tags].map(([tag, own]) => `<section><h2>${words.tags[tag][language]}</h2>${own.map(([key, call]) => article(key, call, language)).join('')}</section>`).join('')}
</main></body></html>`
}
