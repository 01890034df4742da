// Templates of messages: words with placeholders, in the notation of ICU MessageFormat, of which plurals and choices are
// understood. `{name}` is a value, `{days, plural, one {a day} other {# days}}` words by a number, and
// `{kind, select, HOME {a home} other {a shop}}` words by a code.

export type Branches = { name: string; by: 'plural' | 'select'; branches: Record<string, Template> }
/** `bare`: the number alone, without the unit of its question. */
export type Slot = { name: string; bare?: true }
export type TemplatePart = string | Slot | Branches
export type Template = readonly TemplatePart[]

/** Words inside words inside words, and no deeper. */
const deepest = 3

class BadTemplate extends Error {}

/** Where a text is read, and up to where it was. */
type Reader = { text: string; at: number }

const skip = (reader: Reader, pattern: RegExp): string => {
  const sticky = new RegExp(pattern.source, 'y')
  sticky.lastIndex = reader.at
  const found = sticky.exec(reader.text)?.[0] ?? ''
  reader.at += found.length
  return found
}

const expect = (reader: Reader, pattern: RegExp): string => {
  const found = skip(reader, pattern)
  if (found === '') throw new BadTemplate()
  return found.trim()
}

const branchesOf = (reader: Reader, name: string, depth: number): Branches => {
  const by = expect(reader, /(plural|select)\s*,\s*/).startsWith('plural') ? 'plural' : 'select'
  const branches: [string, Template][] = []
  while (skip(reader, /\}/) === '') {
    const key = expect(reader, /\w+\s*/)
    expect(reader, /\{/)
    branches.push([key, partsOf(reader, depth + 1, by === 'plural' ? name : undefined)])
    expect(reader, /\}/)
    skip(reader, /\s+/)
  }
  if (new Set(branches.map(([key]) => key)).size !== branches.length) throw new BadTemplate()
  return { name, by, branches: Object.fromEntries(branches) }
}

/** Parts up to the bracket that closes them. `counted`: what `#` stands for. */
const partsOf = (reader: Reader, depth: number, counted?: string): Template => {
  if (depth > deepest) throw new BadTemplate()
  const parts: TemplatePart[] = []
  while (reader.at < reader.text.length && reader.text[reader.at] !== '}') {
    const words = skip(reader, counted === undefined ? /[^{}]+/ : /[^{}#]+/)
    if (words !== '') parts.push(words)
    else if (counted !== undefined && skip(reader, /#/) !== '') parts.push({ name: counted, bare: true })
    else {
      expect(reader, /\{\s*/)
      const name = expect(reader, /\w+\s*/)
      const isPlain = skip(reader, /,\s*/) === ''
      if (isPlain) expect(reader, /\}/)
      parts.push(isPlain ? { name } : branchesOf(reader, name, depth))
    }
  }
  return parts
}

/** A text as a template; undefined for one whose brackets mean nothing. */
export const readTemplate = (text: string): Template | undefined => {
  const reader = { text, at: 0 }
  try {
    const parts = partsOf(reader, 0)
    return reader.at === text.length ? parts : undefined
  } catch (error) {
    if (error instanceof BadTemplate) return undefined
    throw error
  }
}

/** Every part that is no plain words, those inside branches too. */
export const slotsOf = (template: Template): (Slot | Branches)[] =>
  template.flatMap(part => {
    if (typeof part === 'string') return []
    return 'by' in part ? [part, ...Object.values(part.branches).flatMap(slotsOf)] : [part]
  })
