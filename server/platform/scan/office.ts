// What an office document would fetch, hold or start: parts that refer to other places, other files inside, fields that
// run something. Its parts are read as they come out of the zip.

export type OfficeIssue = 'active' | 'embedded' | 'remote'

/** Parts whose text is read: relations, and where fields stand. */
export const isReadPart = (name: string): boolean => /\.rels$/i.test(name) || /^word\/.*\.xml$/i.test(name)

/** As XML may be written; a text that is neither has zero bytes in it. */
const textOf = (bytes: Buffer): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.toString('utf16le')
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return Buffer.from(bytes.subarray(0, bytes.length & ~1))
      .swap16()
      .toString('utf16le')
  return bytes.toString('utf8')
}
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const decoded = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (all, hex, number, name) => {
    if (name) return named[name] ?? all
    const code = hex ? Number.parseInt(hex, 16) : Number(number)
    return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : all
  })

const relation = /<(?:[\w.-]+:)?Relationship\b((?:[^"'>]|"[^"]*"|'[^']*'){0,4096})>/g
const begin = /<(?:[\w.-]+:)?Relationship(?![\w.-])/g
const attribute = (tag: string, name: string): string =>
  decoded(
    new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag)?.slice(1).find(Boolean) ?? '',
  )

/** A link that a reader may follow is no content of the document. */
const isFollowed = (type: string): boolean => /\/hyperlink$/i.test(type)
const holdsFile = /\/(oleObject|package|aFChunk|externalLink\w*|subDocument)$/i
/** Parts of a workbook that say where its rows come from. */
const isFetching = /^xl\/(?:connections\d*|queryTables\/[^/]*)\.xml$/i
const fetches = /\/(connections|queryTable)$/i
const runs = /\/(vbaProject|control|activeXControl\w*|xlMacrosheet|wordVbaData)$/i

const inRelations = (text: string): OfficeIssue | undefined => {
  const tags = [...text.matchAll(relation)].map(([, tag]) => tag as string)
  // What cannot be read as a relation might be one to others.
  if (tags.length !== [...text.matchAll(begin)].length) return 'active'
  for (const tag of tags) {
    const type = attribute(tag, 'Type')
    if (runs.test(type)) return 'active'
    const target = attribute(tag, 'Target').trim()
    const isElsewhere =
      attribute(tag, 'TargetMode').trim().toLowerCase() === 'external' ||
      /^(?:[a-z][\w+.-]*:|[\\/]{2})/i.test(target)
    if (fetches.test(type) || (isElsewhere && !isFollowed(type))) return 'remote'
    if (holdsFile.test(type)) return 'embedded'
  }
  return undefined
}

/** The codes of fields, put together: one may be spread over many runs. */
const fieldsIn = (text: string): string =>
  decoded(
    [
      ...[...text.matchAll(/<w:instrText\b[^>]{0,200}>([^<]*)</g)].map(([, code]) => code),
      ...[...text.matchAll(/\bw:instr\s*=\s*"([^"]*)"/g)].map(([, code]) => ` ${code} `),
    ].join(''),
  )
const running = /\bDDE(?:AUTO)?\b/i
const fetching = /\bINCLUDE(?:TEXT|PICTURE)\b|\bIMPORT\b/i

const inWords = (text: string): OfficeIssue | undefined => {
  const fields = fieldsIn(text)
  if (running.test(fields)) return 'active'
  return fetching.test(fields) ? 'remote' : undefined
}

const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex')
/** Beginnings of files that hold others or run: whatever they are called. */
const isFile = (bytes: Buffer): boolean =>
  [
    compound,
    Buffer.from('PK\u0003\u0004'),
    Buffer.from('%PDF-'),
    Buffer.from('Rar!'),
    Buffer.from('{\\rtf'),
  ].some(head => bytes.subarray(0, head.length).equals(head))

const declares = /<!(?:DOCTYPE|ENTITY)/i
/** What stands before the first element of a part whose beginning alone is read: a declaration stands nowhere else. */
const inHead = (text: string): OfficeIssue | undefined => {
  const isBegun = /<[A-Za-z_]/.test(text.replaceAll(/<!--[\s\S]*?-->/g, ''))
  return declares.test(text) || text.includes('\u0000') || !isBegun ? 'active' : undefined
}

/** What is wrong with one part of a document. Pure. */
export const officeIssue = (name: string, bytes: Buffer): OfficeIssue | undefined => {
  if (isFile(bytes)) return 'embedded'
  // Also where no relation names them: some readers go by the name.
  if (isFetching.test(name)) return 'remote'
  if (!isReadPart(name)) return /\.xml$/i.test(name) ? inHead(textOf(bytes)) : undefined
  const text = textOf(bytes)
  // Entities could spell anything.
  if (text.includes('\u0000') || declares.test(text)) return 'active'
  return /\.rels$/i.test(name) ? inRelations(text) : inWords(text)
}
