// The first page of the gateway: what there is to try.

import { type Language, t } from '@bawaba/language/index.ts'
import { html } from './html.ts'
import { messages } from './messages.ts'
import { drawPage, inLanguage } from './page.ts'

export const homePage = (language: Language): string =>
  drawPage({
    language,
    turned: '/',
    title: t(language, messages.homeTitle),
    body: html`<p>${t(language, messages.homeIntro)}</p><ul class="links">${(
      [
        ['/counter', messages.counterTitle],
        ['/bank', messages.bankTitle],
        ['/control', messages.controlTitle],
      ] as const
    ).map(
      ([path, title]) => html`<li><a href="${inLanguage(path, language)}">${t(language, title)}</a></li>`,
    )}</ul>`,
  })
