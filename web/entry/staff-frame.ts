// The frame of the employees' app before its script has come: what is seen on a slow line within a second. React draws over
// it. It brings its own few styles, so that it waits for no stylesheet; its measures and colours are those of the tokens.

import { type Language, t } from '@bawaba/language/index.ts'
import { portalName } from '../shell/names.ts'
import { messages } from './server.messages.ts'

/** As `ui/tokens` has them: `--deep`, `--on-deep`, `--surface`, `--surface-sunken`, `--border` by day and by night. */
export const staffFrameStyle = [
  // The lowest layer, as the first: the stylesheet that follows wins over all of it.
  '@layer frame{',
  ':root{color-scheme:light dark}',
  '[data-theme=light]{color-scheme:light}',
  '[data-theme=dark]{color-scheme:dark}',
  'body{margin:0}',
  'html{background:light-dark(#fff,#122124);color:light-dark(#122124,#f0ede8);font-family:system-ui,sans-serif}',
  '.frame{display:grid;grid-template-columns:14.5rem minmax(0,1fr);min-block-size:100vh}',
  '.frame-side{padding:1rem 1.25rem;background:light-dark(#001c1e,#04191c);color:#fff;font-weight:600;font-size:1.125rem}',
  '.frame-top{block-size:4rem;border-block-end:1px solid light-dark(#dfdbd3,#25393d)}',
  '.frame-main{padding:1.5rem}',
  '.frame-line{max-inline-size:30rem;block-size:1rem;margin-block-start:1.25rem;border-radius:6px;background:light-dark(#f0ede8,#0b171a)}',
  '@media (width<64rem){.frame{grid-template-columns:minmax(0,1fr)}.frame-side{display:none}}',
  '}',
].join('')

export const staffFrame = (language: Language): string =>
  [
    '<div class="frame">',
    `<div class="frame-side">${t(language, portalName)}</div>`,
    '<div><div class="frame-top"></div>',
    `<main class="frame-main" aria-busy="true"><p>${t(language, messages.opening)}</p>`,
    '<div class="frame-line"></div>'.repeat(3),
    '</main></div></div>',
  ].join('')
