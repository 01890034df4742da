// The frame of every page of the gateway, and the fields of its forms: no script, labels, errors at their fields.

import { directionOf, type Language, otherLanguage, type Text, t } from '@bawaba/language/index.ts'
import { type Html, html } from './html.ts'
import { messages } from './messages.ts'

export type Page = {
  language: Language
  /** Path and query of this page in the other language; undefined where it answers a form that was sent. */
  turned?: string
  title: string
  body: Html
  hasErrors?: boolean
  isWide?: boolean
}

/** A path with the language in its query. */
export const inLanguage = (path: string, language: Language): string =>
  `${path}${path.includes('?') ? '&' : '?'}language=${language}`

export const drawPage = ({ language, turned, title, body, hasErrors, isWide }: Page): string => {
  const name = t(language, messages.name)
  const tabTitle = `${hasErrors ? t(language, messages.errorTitle, { title }) : title} - ${name}`
  const turn = turned
    ? html`<a class="turn" lang="${otherLanguage(language)}" href="${inLanguage(turned, otherLanguage(language))}">${t(language, messages.language)}</a>`
    : undefined
  return html`<!doctype html>
<html lang="${language}" dir="${directionOf[language]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${tabTitle}</title><link rel="stylesheet" href="/style.css"></head>
<body>
<a class="skip" href="#main">${t(language, messages.skip)}</a>
<header><div class="bar"><span class="name">${name}</span>${turn}</div>
<p class="banner">${t(language, messages.notReal)}</p></header>
<main id="main"${isWide ? html` class="wide"` : ''}><h1>${title}</h1>${body}</main>
</body></html>`.text
}

export type FieldView = {
  name: string
  label: Text
  hint?: Text
  value?: string
  error?: Text | string
  inputMode?: 'numeric' | 'decimal' | 'text'
  autoComplete?: string
  isShort?: boolean
  /** The first error of a form takes the focus. */
  isFocused?: boolean
}

export const drawField = (language: Language, view: FieldView): Html => {
  const { name, label, hint, value, error, inputMode, autoComplete, isShort, isFocused } = view
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  return html`<div class="field${error ? ' wrong' : ''}">
<label for="${name}">${label[language]}</label>
${hint && html`<p class="hint" id="${name}-hint">${hint[language]}</p>`}
${error && html`<p class="error" id="${name}-error">${typeof error === 'string' ? error : error[language]}</p>`}
<input id="${name}" name="${name}" type="text" dir="ltr" class="${isShort ? 'short' : 'full'}" value="${value ?? ''}" inputmode="${inputMode ?? 'text'}" autocomplete="${autoComplete ?? 'off'}" spellcheck="false" autocapitalize="none"${described && html` aria-describedby="${described}"`}${error && html` aria-invalid="true"`}${isFocused && html` autofocus`}></div>`
}

/** Pairs of a name and what it is. */
export const drawFacts = (facts: readonly [label: string, value: Html | string][]): Html =>
  html`<dl>${facts.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`

/** Letters and digits that read from left to right inside any sentence. */
export const ltr = (text: string): Html => html`<bdi dir="ltr">${text}</bdi>`
