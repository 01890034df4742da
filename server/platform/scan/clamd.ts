// A virus scanner that speaks clamd's INSTREAM. What it does not call clean is not clean: no answer is an error.

import { createReadStream } from 'node:fs'
import { createConnection } from 'node:net'
import { pipeline } from 'node:stream/promises'

export type ClamdAddress = { host: string; port: number } | { path: string }

const longestMs = 60_000
const chunkSize = 1 << 16

/** `host:port` or the path of a socket. */
export const parseClamd = (address: string): ClamdAddress => {
  const tcp = /^([^/]+):(\d{1,5})$/.exec(address)
  return tcp ? { host: tcp[1] as string, port: Number(tcp[2]) } : { path: address }
}

/** Each chunk goes after its length; a length of zero ends the stream. */
async function* framed(path: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0')
  for await (const chunk of createReadStream(path, { highWaterMark: chunkSize })) {
    const length = Buffer.alloc(4)
    length.writeUInt32BE((chunk as Buffer).length)
    yield length
    yield chunk as Buffer
  }
  yield Buffer.alloc(4)
}

/** True for a clean file, false for one that it knows as bad; anything else throws. */
export const scanByClamd = async (address: ClamdAddress, path: string): Promise<boolean> => {
  const socket = createConnection({ ...address, noDelay: true })
  socket.setTimeout(longestMs, () => socket.destroy(new Error('The virus scanner did not answer')))
  socket.setEncoding('utf8')
  const [answer] = await Promise.all([socket.toArray(), pipeline(framed(path), socket)])
  const words = answer.join('').replaceAll('\0', '').trim()
  if (words === 'stream: OK') return true
  if (/^stream: .+ FOUND$/.test(words)) return false
  throw new Error('The virus scanner answered neither clean nor found')
}
