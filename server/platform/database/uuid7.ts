// Identifiers that sort by the time they were made (RFC 9562, version 7), so that an index grows at its end.
// Made here because PostgreSQL 15 cannot. An identifier is no secret.

const counterLimit = 0x1000
/** Random bytes of one identifier, and for how many are asked at once: asking costs more than the bytes do. */
const bytesEach = 10
const atOnce = 64

/**
 * A source of identifiers, each greater than the one before, also within a millisecond and when the clock goes back.
 * @param now milliseconds since 1970
 * @param random that many random bytes
 */
export const uuid7 = (now: () => number, random: (size: number) => Uint8Array): (() => string) => {
  let time = 0
  let counter = 0
  let pool = Buffer.alloc(0)
  return () => {
    if (pool.length === 0) pool = Buffer.from(random(bytesEach * atOnce))
    const bytes = pool.subarray(0, bytesEach)
    pool = pool.subarray(bytesEach)
    const moment = now()
    if (moment > time) {
      time = moment
      // Half of the counter's room stays free for the rest of the millisecond.
      counter = bytes.readUInt16BE(0) & 0x7ff
    } else {
      counter += 1
      if (counter === counterLimit) {
        time += 1
        counter = 0
      }
    }
    const tail = bytes.subarray(2)
    tail[0] = 0x80 | ((tail[0] as number) & 0x3f)
    const head = time.toString(16).padStart(12, '0')
    const middle = (0x7000 | counter).toString(16)
    const rest = tail.toString('hex')
    return `${head.slice(0, 8)}-${head.slice(8)}-${middle}-${rest.slice(0, 4)}-${rest.slice(4)}`
  }
}
