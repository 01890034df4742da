// Where the words of staff would lead their readers. Texts leave as messages that phones turn into links by themselves, so a
// bare domain counts like an address that is written out. Pure.

/** What is drawn as nothing, and other full stops that a browser reads as one, hide no address. */
const asRead = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll('\u3002', '.')
    // A value may be anything: it stands for a part of an address where it touches one.
    .replace(/\{\w+\}/g, 'xx')

const written = /(?:[a-z][a-z\d+.-]*:[\\/]+|(?<![\p{L}\p{N}:])[\\/]{2})[^\s<>"]+/giu
const label = String.raw`[\p{L}\p{M}\p{N}_-]+\.`
const bare = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}_-])(?:(?:${label})+(?:xn--[a-z\d-]+|\p{L}[\p{L}\p{M}]+)|\d{1,3}(?:\.\d{1,3}){3})(?![\p{L}\p{M}\p{N}_-])`,
  'giu',
)
/** Names of files are none of a site. */
const fileName = /\.(?:pdf|csv|xlsx?|docx?|jpe?g|png|webp|svg|txt|html?|json|xml)$/i
const closing = /[.,;:!?)\]}'»،؛؟]+$/u

type Address = { shown: string; host: string; isSecure: boolean }

const addressOf = (shown: string): Address => {
  const whole = shown.replaceAll('\\', '/').replace(/^\/\//, 'https://')
  const url = URL.canParse(whole) ? new URL(whole) : undefined
  // A page that begins with // takes the scheme of wherever it stands.
  const isSecure = url?.protocol === 'https:' && /^https:\/\/[^/]/i.test(shown) && url.username === ''
  return { shown, host: url?.hostname ?? '', isSecure }
}

const addressesIn = (text: string): Address[] => {
  const read = asRead(text)
  const whole = [...read.matchAll(written)].map(([found]) => addressOf(found.replace(closing, '')))
  const domains = [...read.replace(written, ' ').matchAll(bare)].map(([found]) => found)
  return [
    ...whole,
    ...domains
      .filter(domain => !fileName.test(domain))
      .map(domain => ({ shown: domain, host: domain.toLowerCase(), isSecure: true })),
  ]
}

/**
 * The first address of a text that leads anywhere but to these hosts by https; undefined where none does. What stands in the
 * words that it replaces may stay.
 */
export const foreignAddress = (
  text: string,
  hosts: readonly string[],
  own: readonly string[] = [],
): string | undefined => {
  const before = new Set(own.flatMap(addressesIn).map(({ shown }) => shown))
  return addressesIn(text).find(
    ({ shown, host, isSecure }) => !before.has(shown) && !(isSecure && hosts.includes(host)),
  )?.shown
}
