// E-mail by SMTP. The text goes as it is and as a plain page that reads from the right side.

import { lazily } from '../../platform/lazily.ts'
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

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text)

const pageOf = (text: string): string => {
  const [lang, dir] = isArabic(text) ? ['ar', 'rtl'] : ['en', 'ltr']
  const lines = text
    .replace(/[&<>"]/g, sign => escaped[sign] as string)
    .replace(/https?:\/\/\S+/g, link => `<a href="${link}" dir="ltr">${link}</a>`)
    .replaceAll('\n', '<br>')
  return `<!doctype html><html lang="${lang}" dir="${dir}"><body><p>${lines}</p></body></html>`
}

export const createMailSender = ({ url, from }: MailServer): Sender => {
  // Read with the first mail: many a server sends none.
  const connected = lazily(async () =>
    (await import('nodemailer')).createTransport({ url, ...patience } as { url: string }, { from }),
  )
  return {
    channel: 'email',
    send: async ({ id, recipient, subject, text }) => {
      const transport = await connected()
      await transport.sendMail({
        to: recipient,
        subject: subject ?? '',
        text,
        html: pageOf(text),
        messageId: `<${id}@${from.replace(/^.*@|>.*$/g, '') || 'localhost'}>`,
      })
    },
  }
}
