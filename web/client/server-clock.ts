// The server's clock in the browser. A device may be hours off, and what ends for a person ends by the server's: each answer
// says in its Date how far.

/** An answer's Date is cut to its second, and its way takes time: less than this is no difference. */
const tolerance = 3e3
/** Of an answer that took longer nobody knows when it was written. */
const longestWay = 1e4

/** Milliseconds that the server is ahead of the device; undefined where an answer does not tell. */
export const aheadBy = (date: string | null, sentAt: number, receivedAt: number): number | undefined => {
  const ahead = Date.parse(date ?? '') + 500 - (sentAt + receivedAt) / 2
  if (Number.isNaN(ahead) || receivedAt - sentAt > longestWay) return undefined
  return Math.abs(ahead) < tolerance ? 0 : ahead
}

let aheadMs = 0

/** Now by the server's clock, as far as an answer has told it. */
export const serverNow = (): Date => new Date(Date.now() + aheadMs)

/** The same of a moment that the device's clock told, such as when an answer was read. */
export const serverTimeOf = (deviceTime: number): Date => new Date(deviceTime + aheadMs)

/** Sets the clock by an answer to what was sent at `sentAt` of the device's clock. */
export const setClock = (date: string | null, sentAt: number): void => {
  aheadMs = aheadBy(date, sentAt, Date.now()) ?? aheadMs
}
