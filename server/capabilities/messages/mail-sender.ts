// E-mail by SMTP. The text goes as it is and as a plain page that reads from the right side.

import { lazily } from '../../platform/lazily.ts'
import { escapeHtml, letterPage } from './letter-page.ts'
import type { Sender } from './sender.ts'

export type MailServer = {
  /** smtp://user:password@host:port, or smtps:// */
  url: string
  from: string
}

/** How long a server may keep silent: all of it together stays below the time for which a message is claimed. */
const patience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 10_000,
  dnsTimeout: 10_000,
}

/** By its first letter: a text in one language may quote the other. */
const isArabic = (text: string): boolean => /^\P{L}*\p{Script=Arabic}/u.test(text)

const pageOf = (text: string, isLetter: boolean): string => {
  const [lang, dir] = isArabic(text) ? ['ar', 'rtl'] : ['en', 'ltr']
  const body = isLetter ? letterPage(text) : `<p>${linesOf(text)}</p>`
  return `<!doctype html><html lang="${lang}" dir="${dir}"><body>${body}</body></html>`
}
const linesOf = (text: string): string =>
  escapeHtml(text)
    .replace(/https?:\/\/\S+/g, link => `<a href="${link}" dir="ltr">${link}</a>`)
    .replaceAll('\n', '<br>')

/** What lets mail programs end a subscription by one press (RFC 8058). */
const listHeaders = (unsubscribe: string | null): Record<string, string> =>
  unsubscribe === null
    ? {}
    : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

export const createMailSender = ({ url, from }: MailServer): Sender => {
  // Read with the first mail: many a server sends none.
  const connected = lazily(async () =>
    (await import('nodemailer')).createTransport({ url, ...patience } as { url: string }, { from }),
  )
  return {
    channel: 'email',
    // A connection, the greeting and the sign-in, no mail.
    check: async () => (await connected()).verify(),
    send: async ({ id, recipient, subject, text, unsubscribe }) => {
      const transport = await connected()
      await transport.sendMail({
        to: recipient,
        subject: subject ?? '',
        text,
        html: pageOf(text, unsubscribe !== null),
        headers: listHeaders(unsubscribe),
        messageId: `<${id}@${from.replace(/^.*@|>.*$/g, '') || 'localhost'}>`,
      })
    },
  }
}
