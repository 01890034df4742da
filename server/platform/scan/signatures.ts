// The built-in check: programs, scripts, markup that runs, and the test virus. It knows no viruses; a scanner does.

import type { FileHandle } from 'node:fs/promises'
import { piecesOf, readAt } from './pieces.ts'

/** How programs begin. */
const beginnings: Buffer[] = [
  Buffer.from('MZ'),
  Buffer.from('\u007fELF'),
  Buffer.from('#!'),
  Buffer.from('cafebabe', 'hex'),
  ...['feedface', 'feedfacf', 'cefaedfe', 'cffaedfe'].map(magic => Buffer.from(magic, 'hex')),
  // A Windows shortcut, a help file, the Java and Android class formats.
  Buffer.from('4c0000000114020000000000c000000000000046', 'hex'),
  Buffer.from('ITSF'),
  Buffer.from('dex\n'),
]

const eicar = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!'
/** Markup and scripts that a browser or a server would run; searched where a file is text. */
const running = /<(?:!doctype|html|script|svg|iframe|object|embed|\?php|%@)|javascript:|<\?xml-stylesheet/i

const isText = (head: Buffer): boolean =>
  !head.includes(0) && !head.subarray(0, 5).equals(Buffer.from('%PDF-'))

/** What is found, or nothing. */
export const findSignature = async (handle: FileHandle): Promise<string | undefined> => {
  const head = await readAt(handle, 0, 4096)
  if (beginnings.some(beginning => head.subarray(0, beginning.length).equals(beginning))) return 'program'
  const asText = isText(head)
  for await (const piece of piecesOf(handle, 64)) {
    if (piece.includes(eicar)) return 'test virus'
    if (asText && running.test(piece.toString('latin1'))) return 'script'
  }
  return undefined
}
