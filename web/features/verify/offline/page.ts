// The page that is saved: a box for the text of a code, what was found, and what the page cannot know. Its document has the
// keys in it (document.ts), and its policy lets it reach nothing.

import { directionOf, isLanguage, type Language, otherLanguage, t } from '@bawaba/language/index.ts'
import { messages as online } from '../messages.ts'
import { checkOffline } from './check.ts'
import { element, foundBox, limitsBox } from './draw.ts'
import { messages } from './messages.ts'
import { type Saved, savedId } from './saved.ts'

const saved: Saved = JSON.parse(document.getElementById(savedId)?.textContent ?? '')

/** `typed` stays when the language is changed. */
const show = (language: Language, typed: string): void => {
  document.documentElement.lang = language
  document.documentElement.dir = directionOf[language]
  document.title = t(language, messages.title)
  const other = otherLanguage(language)
  const change = element(
    'button',
    { type: 'button', lang: other, class: 'quiet' },
    t(language, messages.other),
  )
  const code = element('textarea', {
    id: 'code',
    rows: '5',
    dir: 'ltr',
    spellcheck: 'false',
    autocomplete: 'off',
    'aria-describedby': 'missing',
  })
  code.value = typed
  const missing = element('p', { id: 'missing', class: 'missing' })
  const result = element('div', { 'aria-live': 'polite' })
  const form = element(
    'form',
    { novalidate: '' },
    element('label', { for: 'code' }, t(language, messages.field)),
    missing,
    code,
    element('button', { type: 'submit' }, t(language, online.check)),
  )

  const check = async (isByHand: boolean): Promise<void> => {
    const isMissing = code.value.trim() === ''
    missing.textContent = isMissing ? t(language, messages.missing) : ''
    code.setAttribute('aria-invalid', String(isMissing))
    result.replaceChildren()
    if (isMissing) {
      code.focus()
      return
    }
    const shown = foundBox(await checkOffline(code.value, saved.keys, new Date()), saved, language)
    result.replaceChildren(shown)
    if (isByHand) shown.focus()
  }
  form.addEventListener('submit', event => {
    event.preventDefault()
    void check(true)
  })
  change.addEventListener('click', () => {
    show(other, code.value)
    document.querySelector<HTMLElement>('header button')?.focus()
  })
  document
    .querySelector('main')
    ?.replaceChildren(
      element('header', {}, change),
      element('h1', {}, t(language, messages.title)),
      element('p', {}, t(language, messages.intro)),
      form,
      result,
      limitsBox(saved, language),
    )
  if (typed !== '') void check(false)
}

const { lang } = document.documentElement
show(isLanguage(lang) ? lang : saved.language, location.hash.slice(1))
