// The control page: faults on demand, the latest payments and the latest notices.

import { formatMoney, formatNumber, formatTime, type Language, poundsOf, t } from '@bawaba/language/index.ts'
import type { NoticeState, Payment } from '../book.ts'
import type { Ledger } from '../ledger.ts'
import { type Html, html } from '../pages/html.ts'
import { eventNames } from '../pages/messages.ts'
import { drawField, drawPage, inLanguage, ltr } from '../pages/page.ts'
import type { Injection } from '../records.ts'
import { offers } from './fault-form.ts'
import { messages } from './messages.ts'
import { fates } from './schemas.ts'

const shown = 30

/** A button that posts hidden fields. */
const post = (language: Language, path: string, fields: Record<string, string>, label: string): Html =>
  html`<form method="post" action="${inLanguage(`/control${path}`, language)}">${Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}<button class="small">${label}</button></form>`

const table = (heads: string[], rows: Html[], none: string): Html =>
  rows.length === 0
    ? html`<p>${none}</p>`
    : html`<div class="scroll" tabindex="0"><table><thead><tr>${heads.map(head => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`

const faultRow = (language: Language, injection: Injection): Html => {
  const { id, of, times, ...rest } = injection
  return html`<tr><td>${ltr(`${of} ${JSON.stringify(rest)}`)}</td><td>${formatNumber(language, times)}</td><td>${post(language, '/fault/remove', { id }, t(language, messages.remove))}</td></tr>`
}

const faultForm = (language: Language): Html =>
  html`<form method="post" action="${inLanguage('/control/fault', language)}"><div class="row">
<div class="field"><label for="fault">${t(language, messages.fault)}</label><select id="fault" name="fault">${Object.entries(
    offers,
  ).map(([name, { label }]) => html`<option value="${name}">${label[language]}</option>`)}</select></div>
${drawField(language, { name: 'reference', label: messages.reference })}
${drawField(language, { name: 'times', label: messages.times, value: '1', inputMode: 'numeric' })}
${drawField(language, { name: 'seconds', label: messages.seconds, value: '10', inputMode: 'numeric' })}
<div class="field"><button class="main">${t(language, messages.add)}</button></div></div></form>`

const paymentRow = (language: Language, { order, events }: Payment): Html => {
  const { reference, channel, amount } = order
  const money = (piasters: number) => formatMoney(language, poundsOf(piasters))
  return html`<tr><td>${ltr(reference)}<br>${ltr(channel)}<br>${money(amount)}</td>
<td>${events.map(
    event =>
      html`<p class="hint">${formatTime(language, event.occurredAt)} ${eventNames[event.kind][language]} ${money(event.amount)} ${event.transactionId && ltr(event.transactionId)}</p>${event.transactionId && post(language, '/settlement/vanish', { transactionId: event.transactionId }, t(language, messages.vanish))}`,
  )}</td>
<td>${fates.map(fate => post(language, '/fate', { reference, fate }, t(language, messages[fate])))}${post(language, '/settlement/ghost', { reference }, t(language, messages.ghost))}</td></tr>`
}

const noticeState = (language: Language, { isSuppressed, sendings, forgery }: NoticeState): string => {
  const answers = sendings.map(({ at, status }) => {
    const answer = status === null ? t(language, messages.noAnswer) : String(status)
    return `${formatTime(language, at)} ${answer}`
  })
  const [nothing] = [t(language, isSuppressed ? messages.suppressed : messages.waiting)]
  const text = answers.length > 0 ? answers.slice(-4).join(' · ') : nothing
  return forgery ? `${t(language, messages.forged)} (${forgery}): ${text}` : text
}

const noticeRow = (language: Language, notice: NoticeState): Html =>
  html`<tr><td>${ltr(notice.event.reference)}<br>${eventNames[notice.event.kind][language]}</td><td>${noticeState(language, notice)}</td>
<td>${post(language, '/notice/send', { id: notice.id }, t(language, messages.sendAgain))}</td></tr>`

export const controlPage = (language: Language, { book }: Ledger): string => {
  const say = (name: keyof typeof messages) => t(language, messages[name])
  const latest = <Entry>(map: ReadonlyMap<string, Entry>): Entry[] =>
    [...map.values()].slice(-shown).reverse()
  return drawPage({
    language,
    turned: '/control',
    title: say('title'),
    isWide: true,
    body: html`<section><h2>${say('faults')}</h2>${faultForm(language)}
${table(
  [say('fault'), say('times'), say('actions')],
  [...book.faults.values()].map(injection => faultRow(language, injection)),
  say('none'),
)}</section>
<section><h2>${say('payments')}</h2>${table(
      [say('payment'), say('events'), say('actions')],
      latest(book.payments).map(payment => paymentRow(language, payment)),
      say('none'),
    )}</section>
<section><h2>${say('notices')}</h2>${table(
      [say('notice'), say('sendings'), say('actions')],
      latest(book.notices).map(notice => noticeRow(language, notice)),
      say('none'),
    )}</section>`,
  })
}
