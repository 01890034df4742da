// The document that checks papers without the network: one file with its script, its style and the portal's keys in it. Its
// own policy, which goes with the file, lets it run that script alone and reach nothing.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { directionOf, t } from '@bawaba/language/index.ts'
import { messages } from '../features/verify/offline/messages.ts'
import style from '../features/verify/offline/page.css?inline'
import { type Saved, savedId } from '../features/verify/offline/saved.ts'
import { escapeHtml, escapeJson } from './document.ts'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** A build of its own; it lies beside this one. */
const scriptOf = (): string => readFileSync(new URL('./checker.js', import.meta.url), 'utf8')

export const savedChecker = (saved: Saved): { html: string; policy: string } => {
  const { language } = saved
  const script = scriptOf().replaceAll('</', '<\\/')
  const policy = [
    `default-src 'none'`,
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ')
  const html = [
    `<!doctype html><html lang="${language}" dir="${directionOf[language]}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="referrer" content="no-referrer"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(t(language, messages.title))}</title><style>${style}</style></head><body>`,
    `<main><noscript><p lang="ar" dir="rtl">${messages.needsScript.ar}</p>`,
    `<p lang="en" dir="ltr">${messages.needsScript.en}</p></noscript></main>`,
    `<script type="application/json" id="${savedId}">${escapeJson(saved)}</script>`,
    `<script>${script}</script></body></html>`,
  ].join('')
  return { html, policy }
}
