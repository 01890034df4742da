// The bytes of a statement as text: by the mark that they begin with, by what the file says of itself, as UTF-8, or else in
// the Arabic encoding of Windows, which older systems of banks write.

const marks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
]

const declaredIn = (bytes: Buffer): string | undefined =>
  /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w-]+)["']/.exec(bytes.subarray(0, 200).toString('latin1'))?.[1]

const decoded = (bytes: Buffer, encoding: string, fatal: boolean): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes)
  } catch {
    return undefined
  }
}

export const decode = (bytes: Buffer): string => {
  const mark = marks.find(each => each.bytes.every((byte, at) => bytes[at] === byte))
  const stated = mark?.encoding ?? declaredIn(bytes)
  return (
    (stated === undefined ? undefined : decoded(bytes, stated, true)) ??
    decoded(bytes, 'utf-8', true) ??
    decoded(bytes, 'windows-1256', false) ??
    ''
  )
}
