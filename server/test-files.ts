// Files for the tests: honest ones, and one of each kind that an attacker would send.

import { deflateRawSync, deflateSync } from 'node:zlib'
import sharp from 'sharp'

export type TestFile = { name: string; type: string; bytes: Buffer }

const text = (words: string) => Buffer.from(words)

/** A photograph with the place it was taken at, lying on its side. */
export const photo = async (name = 'صورة البطاقة.jpg'): Promise<TestFile> => ({
  name,
  type: 'image/jpeg',
  bytes: await sharp({ create: { width: 60, height: 40, channels: 3, background: '#1c6b72' } })
    .withExif({ IFD0: { Copyright: 'Secret Place' }, IFD3: { GPSLatitude: '30/1 2/1 3/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer(),
})

/** One page; `catalog` and `body` are where the attacks go. */
export const pdf = (name = 'عقد.pdf', catalog = '', body = ''): TestFile => ({
  name,
  type: 'application/pdf',
  bytes: text(`%PDF-1.7
1 0 obj <</Type/Catalog/Pages 2 0 R ${catalog}>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>> endobj
${body}
trailer <</Root 1 0 R>>
%%EOF
`),
})

/** A PDF whose script stands in a compressed object stream. */
export const packedPdf = (): TestFile => {
  const inside = deflateSync(text('5 0 <</S/JavaScript/JS(app.alert(1))>>')).toString('latin1')
  const file = pdf(
    'packed.pdf',
    '',
    `4 0 obj <</Type/ObjStm/N 1/First 4/Filter/FlateDecode>> stream\n${inside}\nendstream endobj`,
  )
  return { ...file, bytes: Buffer.from(file.bytes.toString('utf8'), 'latin1') }
}

type Entry = { name: string; bytes: Buffer; claims?: number; flags?: number }
/** A zip; `claims` is the size that the directory tells of an entry. */
export const zip = (entries: Entry[]): Buffer => {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes, claims, flags = 0 } of entries) {
    const packed = deflateRawSync(bytes)
    const sizes = (head: Buffer, offset: number) => {
      head.writeUInt32LE(packed.length, offset)
      head.writeUInt32LE(claims ?? bytes.length, offset + 4)
      head.writeUInt16LE(Buffer.byteLength(name), offset + 8)
    }
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(flags, 6)
    local.writeUInt16LE(8, 8)
    sizes(local, 18)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02014b50, 0)
    central.writeUInt16LE(flags, 8)
    central.writeUInt16LE(8, 10)
    sizes(central, 20)
    central.writeUInt32LE(offset, 42)
    parts.push(local, text(name), packed)
    directory.push(central, text(name))
    offset += local.length + Buffer.byteLength(name) + packed.length
  }
  const names = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(names.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, names, end])
}

const relationTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
/** The relations of a part: where it takes things from. */
export const rels = (
  type: string,
  target: string,
  mode = 'TargetMode="External"',
  of = 'word/_rels/settings.xml.rels',
): Entry => ({
  name: of,
  bytes: text(
    `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
<Relationship Id="rId1" Type="${relationTypes}/${type}" Target="${target}" ${mode}/></Relationships>`,
  ),
})

/** A PDF with an object stream that unpacks to these bytes. */
export const pdfHolding = (inside: Buffer, more = ''): TestFile => {
  const file = pdf(
    'packed.pdf',
    '',
    `4 0 obj <</Type/ObjStm/N 1/First 4/Filter/FlateDecode ${more}>> stream\n${deflateSync(inside).toString('latin1')}\nendstream endobj`,
  )
  return { ...file, bytes: Buffer.from(file.bytes.toString('utf8'), 'latin1') }
}

const wordParts: Entry[] = [
  { name: '[Content_Types].xml', bytes: text('<Types/>') },
  { name: 'word/document.xml', bytes: text('<w:document/>') },
]
export const docx = (name = 'letter.docx', more: Entry[] = []): TestFile => ({
  name,
  type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  bytes: zip([...wordParts, ...more]),
})

const bookParts: Entry[] = [
  {
    name: '[Content_Types].xml',
    bytes: text(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
    ),
  },
  { name: '_rels/.rels', bytes: text('<?xml version="1.0"?><Relationships/>') },
  { name: 'xl/workbook.xml', bytes: text('<?xml version="1.0"?><workbook/>') },
]
export const xlsx = (name = 'rows.xlsx', more: Entry[] = []): TestFile => ({
  name,
  type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  bytes: zip([...bookParts, ...more]),
})

/** A document whose comment holds a second directory: readers that find it see no macros. */
export const docxWithTwoDirectories = (): TestFile => {
  const file = docx('two.docx', [{ name: 'word/vbaProject.bin', bytes: text('x') }])
  const directoryOf = (bytes: Buffer) => bytes.readUInt32LE(bytes.length - 6)
  const plain = zip(wordParts)
  const directory = plain.subarray(directoryOf(plain), plain.length - 22)
  const end = Buffer.from(plain.subarray(plain.length - 22))
  end.writeUInt32LE(file.bytes.length, 16)
  const outer = Buffer.from(file.bytes)
  outer.writeUInt16LE(directory.length + end.length, outer.length - 2)
  return { ...file, bytes: Buffer.concat([outer, directory, end]) }
}

/** A PNG that claims a size and holds nothing. */
export const hugePng = (width: number, height = width): Buffer => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([text(name), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc(body))
    return Buffer.concat([length, body, sum])
  }
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
const crc = (bytes: Buffer): number => {
  let rest = 0xffffffff
  for (const byte of bytes) {
    rest ^= byte
    for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
  }
  return (rest ^ 0xffffffff) >>> 0
}

/** Kept in two halves, so that no scanner takes this source for it. */
export const eicar = `${String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$`}EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`

export const multipart = ({ name, type, bytes }: TestFile) => ({
  headers: { 'content-type': 'multipart/form-data; boundary=seam' },
  raw: Buffer.concat([
    text(
      `--seam\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    bytes,
    text('\r\n--seam--\r\n'),
  ]),
})
