// PDFs for the tests of the scan, written as different programs write them: with a table or a stream of references, with
// object streams, with updates at the end. Attacks are put into the same structures.

import { deflateSync } from 'node:zlib'

const latin = (text: string): Buffer => Buffer.from(text, 'latin1')

type PdfContents = {
  /** More entries of the catalogue. */
  catalog?: string
  /** Complete objects with their numbers from 10 on: `10 0 obj ... endobj`. */
  more?: readonly (string | Buffer)[]
  /** The Info dictionary. */
  info?: string
  /** More entries of the trailer. */
  trailer?: string
  newline?: string
}

const words = 'BT /F1 12 Tf 20 100 Td (Hello) Tj ET'
export const streamOf = (dictionary: string, bytes: Buffer | string): Buffer => {
  const data = typeof bytes === 'string' ? latin(bytes) : bytes
  return Buffer.concat([
    latin(`<<${dictionary}/Length ${data.length}>>\nstream\n`),
    data,
    latin('\nendstream'),
  ])
}
export const objectOf = (number: number, body: Buffer | string): Buffer =>
  Buffer.concat([
    latin(`${number} 0 obj\n`),
    typeof body === 'string' ? latin(body) : body,
    latin('\nendobj\n'),
  ])

const pageObjects = (catalog: string, info: string): Buffer[] => [
  objectOf(1, `<</Type/Catalog/Pages 2 0 R${catalog}>>`),
  objectOf(2, '<</Type/Pages/Kids[3 0 R]/Count 1>>'),
  objectOf(
    3,
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
  ),
  objectOf(4, streamOf('', words)),
  objectOf(5, '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'),
  objectOf(6, `<<${info}>>`),
]
const numberIn = (object: Buffer): number => Number.parseInt(object.toString('latin1', 0, 12), 10)

/** As old programs write: a table of references at the end. */
export const classicPdf = ({
  catalog = '',
  more = [],
  info = '',
  trailer = '',
  newline = '\n',
}: PdfContents): Buffer => {
  const objects = [
    ...pageObjects(catalog, info),
    ...more.map(object => (typeof object === 'string' ? latin(object) : object)),
  ]
  const head = latin(`%PDF-1.4${newline}%\xe2\xe3\xcf\xd3${newline}`)
  const offsets = new Map<number, number>()
  let offset = head.length
  for (const object of objects) {
    offsets.set(numberIn(object), offset)
    offset += object.length
  }
  const size = Math.max(...offsets.keys()) + 1
  const rows = Array.from({ length: size }, (_, number) => {
    const at = offsets.get(number)
    return at === undefined ? '0000000000 65535 f \n' : `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const end = `xref${newline}0 ${size}${newline}${rows.join('')}trailer${newline}<</Size ${size}/Root 1 0 R/Info 6 0 R${trailer}>>${newline}startxref${newline}${offset}${newline}%%EOF${newline}`
  return Buffer.concat([head, ...objects, latin(end)])
}

/** Bytes as PNG's predictor "up" leaves them. */
export const upPredicted = (bytes: Buffer, columns: number): Buffer => {
  const rows: Buffer[] = []
  let above = Buffer.alloc(columns)
  for (let at = 0; at < bytes.length; at += columns) {
    const row = Buffer.alloc(columns)
    bytes.copy(row, 0, at, at + columns)
    rows.push(Buffer.from([2, ...row.map((byte, index) => (byte - (above[index] as number)) & 255)]))
    above = row
  }
  return Buffer.concat(rows)
}

/** The text of an object stream: its numbers and offsets, then the objects. */
const packedText = (objects: Record<number, string>): { text: string; first: number; count: number } => {
  let offset = 0
  const heads = Object.entries(objects).map(([number, body]) => {
    const head = `${number} ${offset}`
    offset += body.length + 1
    return head
  })
  const head = `${heads.join(' ')}\n`
  return { text: head + Object.values(objects).join('\n'), first: head.length, count: heads.length }
}

type ModernContents = PdfContents & {
  /** Objects of the stream, numbers from 20 on. */
  packed?: Record<number, string>
  /** How the object stream is packed. */
  pack?: (text: Buffer) => { bytes: Buffer; dictionary: string; count?: number; first?: number }
}

const flate: ModernContents['pack'] = text => ({
  bytes: deflateSync(text),
  dictionary: '/Filter/FlateDecode',
})
const wide = (number: number): number[] => [
  number >>> 24,
  (number >>> 16) & 255,
  (number >>> 8) & 255,
  number & 255,
]

/** As programs write today: objects in a packed stream, references in another that uses a predictor. */
export const modernPdf = ({
  catalog = '',
  more = [],
  packed = {},
  pack = flate,
  info = '',
  trailer = '',
}: ModernContents): Buffer => {
  const inside = packedText({ 20: `<<${info}>>`, ...packed })
  const { bytes, dictionary, count = inside.count, first = inside.first } = pack(latin(inside.text))
  const objects = [
    ...pageObjects(catalog, ''),
    ...more.map(object => (typeof object === 'string' ? latin(object) : object)),
    objectOf(7, streamOf(`/Type/ObjStm/N ${count}/First ${first}${dictionary}`, bytes)),
  ]
  const head = latin('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')
  const rows = new Map<number, number[]>()
  let offset = head.length
  for (const object of objects) {
    rows.set(numberIn(object), [1, ...wide(offset), 0])
    offset += object.length
  }
  for (const [index, number] of [20, ...Object.keys(packed).map(Number)].entries())
    rows.set(number, [2, ...wide(7), index])
  rows.set(8, [1, ...wide(offset), 0])
  const size = Math.max(...rows.keys()) + 1
  const table = Buffer.from(
    Array.from({ length: size }, (_, number) => rows.get(number) ?? [0, 0, 0, 0, 0, 255]).flat(),
  )
  const references = streamOf(
    `/Type/XRef/Size ${size}/W[1 4 1]/Root 1 0 R/Info 20 0 R${trailer}/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 6>>`,
    deflateSync(upPredicted(table, 6)),
  )
  return Buffer.concat([head, ...objects, objectOf(8, references), latin(`startxref\n${offset}\n%%EOF\n`)])
}

/** A change at the end, as editors append it. */
export const updatedPdf = (before: Buffer, object: Buffer): Buffer => {
  const text = before.toString('latin1')
  const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]
  const number = numberIn(object)
  const offset = before.length
  const end = `xref\n${number} 1\n${String(offset).padStart(10, '0')} 00000 n \ntrailer\n<</Size 30/Root 1 0 R/Prev ${previous}>>\nstartxref\n${offset + object.length}\n%%EOF\n`
  return Buffer.concat([before, object, latin(end)])
}
