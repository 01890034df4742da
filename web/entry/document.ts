// The document around an app: the head in full, the root, the state, the scripts. Plain strings, so that
// the same function serves pages that were drawn and shells that the browser fills.

import { directionOf, type Language, t } from '@bawaba/language/index.ts'
import type { FirstPicture } from '@bawaba/ui/drawn.tsx'
import { alternatesOf, canonicalOf } from '../shell/head.ts'
import type { Theme } from '../shell/theme.ts'
import { earlyScript } from './early-script.ts'
import { messages } from './server.messages.ts'
import { translatedTexts } from './translated-texts.ts'

export type Assets = {
  script: string
  preloads: readonly string[]
  styles: readonly string[]
  fonts: readonly string[]
}

export type DocumentParts = {
  language: Language
  theme: Theme | undefined
  title: string
  description: string
  /** The address without its query, for search engines; undefined for pages they have no business with. */
  address?: { origin: string; path: string }
  assets: Assets
  /** What is seen first: asked for before the stylesheet has said which of the two is shown. */
  picture?: FirstPicture | undefined
  /** The page can be read before its script has come, which then comes last. */
  isReadable?: boolean
  /** Styles enough to show `body` as it is: the whole stylesheet then follows it, and nothing waits for it. */
  firstStyles?: string
  body: string
  state: unknown
}

/** The scripts inside every document. The policy names them by the hashes of their texts, so nothing in them may vary. */
export const inlineScripts = [
  { attributes: '', text: earlyScript },
  { attributes: '', text: translatedTexts },
  { attributes: ' nomodule', text: "location.replace('/unsupported.html')" },
] as const

/**
 * React Aria writes a style element with this id, which the policy would refuse, unless there is one. Its one rule
 * is in our stylesheet.
 */
const pressableStyles = 'react-aria-pressable-style'

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, sign => escapes[sign] ?? sign)

/** JSON that can stand inside a script element: no `<` can end it or open a comment. */
export const escapeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

const addressLinks = ({ origin, path }: { origin: string; path: string }, language: Language): string =>
  `<link rel="canonical" href="${escapeHtml(canonicalOf(origin, path, language))}">` +
  alternatesOf(origin, path)
    .map(({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`)
    .join('')

const pictureLink = (href: string, media = ''): string =>
  `<link rel="preload" as="image" href="${escapeHtml(href)}" fetchpriority="high"${media && ` media="${media}"`}>`

/** Only the one that the theme shows; without a theme of its own the browser says which. */
const pictureLinks = ({ day, night }: FirstPicture, theme: Theme | undefined): string => {
  if (theme === 'light') return pictureLink(day)
  if (theme === 'dark') return pictureLink(night)
  return (
    pictureLink(day, 'not all and (prefers-color-scheme: dark)') +
    pictureLink(night, '(prefers-color-scheme: dark)')
  )
}

const stylesheetLinks = ({ styles }: Assets): string[] =>
  styles.map(href => `<link rel="stylesheet" id="${pressableStyles}" href="${escapeHtml(href)}">`)

/**
 * Shown by the early script, which its button works by, until the page is alive: nobody waits for a page that cannot come.
 * No link: the first one of a page is that past its frame.
 */
const scriptMissing = (language: Language): string =>
  `<p id="script-missing" role="alert" hidden>${t(language, messages.scriptMissing)} ` +
  `<button type="button">${t(language, messages.tryAgain)}</button></p>`

export const documentOf = (parts: DocumentParts): string => {
  const { language, theme, assets, address, firstStyles } = parts
  const priority = parts.isReadable ? ' fetchpriority="low"' : ''
  const chosen = theme && theme !== 'system' ? ` data-theme="${theme}"` : ''
  return [
    `<!doctype html><html lang="${language}" dir="${directionOf[language]}"${chosen}><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(parts.title)}</title>`,
    `<meta name="description" content="${escapeHtml(parts.description)}">`,
    address ? addressLinks(address, language) : '<meta name="robots" content="noindex">',
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#001c1e">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#04191c">',
    '<meta name="format-detection" content="telephone=no">',
    '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
    ...inlineScripts.map(({ attributes, text }) => `<script${attributes}>${text}</script>`),
    ...assets.fonts.map(
      href => `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(href)}" crossorigin>`,
    ),
    ...(firstStyles === undefined ? stylesheetLinks(assets) : [`<style>${firstStyles}</style>`]),
    ...(parts.picture ? [pictureLinks(parts.picture, theme)] : []),
    ...assets.preloads.map(href => `<link rel="modulepreload"${priority} href="${escapeHtml(href)}">`),
    '</head><body>',
    scriptMissing(language),
    `<div id="root">${parts.body}</div>`,
    ...(firstStyles === undefined ? [] : stylesheetLinks(assets)),
    `<script type="application/json" id="state">${escapeJson(parts.state)}</script>`,
    `<script type="module"${priority} src="${escapeHtml(assets.script)}"></script>`,
    '</body></html>',
  ].join('')
}
