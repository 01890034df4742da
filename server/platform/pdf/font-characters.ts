// Which characters a font has, read from its `cmap` table (OpenType, format 4: segments of first and last character of the
// Basic Multilingual Plane).

const range = (length: number): number[] => Array.from({ length }, (_, index) => index)

const tableOf = (font: Buffer, name: string): number => {
  const record = range(font.readUInt16BE(4))
    .map(index => 12 + index * 16)
    .find(offset => font.toString('latin1', offset, offset + 4) === name)
  if (record === undefined) throw new Error(`The font has no table ${name}`)
  return font.readUInt32BE(record + 8)
}

/** Throws for a font without such a table. */
export const charactersOf = (font: Buffer): ReadonlySet<number> => {
  const cmap = tableOf(font, 'cmap')
  const table = range(font.readUInt16BE(cmap + 2))
    .map(index => cmap + font.readUInt32BE(cmap + 8 + index * 8))
    .find(offset => font.readUInt16BE(offset) === 4)
  if (table === undefined) throw new Error('The font has no list of its characters')
  const segments = font.readUInt16BE(table + 6) / 2
  const ends = table + 14
  const starts = ends + segments * 2 + 2
  return new Set(
    range(segments).flatMap(index => {
      const first = font.readUInt16BE(starts + index * 2)
      const last = font.readUInt16BE(ends + index * 2)
      // The last segment ends the list.
      return last === 0xffff ? [] : range(last - first + 1).map(step => first + step)
    }),
  )
}
