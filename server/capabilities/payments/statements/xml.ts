// Reads the XML that banks send, strictly: elements, attributes and text. Entities that a file defines itself are refused,
// since nothing that is needed has any and they can be made to grow without end. Prefixes of namespaces are left out.
//
// By "Extensible Markup Language (XML) 1.0 (Fifth Edition)", W3C.

export type Element = {
  name: string
  attributes: Readonly<Record<string, string>>
  text: string
  children: Element[]
}
export class NoXml extends Error {}

const deepest = 64
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const unescaped = (text: string): string =>
  text.replace(/&([^;&\s]{1,10});?/g, (whole, name: string) => {
    const code = /^#(?:x([\da-fA-F]{1,6})|(\d{1,7}))$/.exec(name)
    const point = code && (code[1] ? Number.parseInt(code[1], 16) : Number(code[2]))
    const character = point ? (point <= 0x10ffff ? String.fromCodePoint(point) : undefined) : named[name]
    if (character === undefined || !whole.endsWith(';')) throw new NoXml(`the entity ${whole} is not known`)
    return character
  })

const token =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<\/([^\s<>/]+)\s*>|<([^\s<>/!?]+)((?:\s+[^\s=<>]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/y
const attribute = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const localOf = (name: string): string => name.slice(name.indexOf(':') + 1)

/** The root of a document. Throws NoXml. */
export const readXml = (text: string): Element => {
  const top: Element = { name: '', attributes: {}, text: '', children: [] }
  const open: Element[] = [top]
  const source = text.replace(/^\uFEFF/, '')
  token.lastIndex = 0
  while (token.lastIndex < source.length) {
    const at = token.lastIndex
    const found = token.exec(source)
    if (!found) throw new NoXml(`cannot be read at ${at}`)
    const [, cdata, closing, opening, attributes = '', isEmpty, plain] = found
    const current = open.at(-1) as Element
    if (cdata !== undefined) current.text += cdata
    if (plain !== undefined) current.text += unescaped(plain)
    if (closing !== undefined && (open.length < 2 || localOf(closing) !== current.name))
      throw new NoXml(`${closing} is closed where ${current.name} is open`)
    if (closing !== undefined) open.pop()
    if (opening !== undefined) {
      const element: Element = {
        name: localOf(opening),
        attributes: Object.fromEntries(
          [...attributes.matchAll(attribute)].map(([, name = '', a, b]) => [
            localOf(name),
            unescaped(a ?? b ?? ''),
          ]),
        ),
        text: '',
        children: [],
      }
      current.children.push(element)
      if (!isEmpty) open.push(element)
      if (open.length > deepest) throw new NoXml('is too deep')
    }
  }
  const [root] = top.children
  if (open.length > 1 || !root || top.children.length > 1 || top.text.trim() !== '')
    throw new NoXml('is not one document')
  return root
}

/** All elements by a path of names below one. */
export const allAt = (element: Element, ...path: string[]): Element[] =>
  path.reduce<Element[]>(
    (found, name) => found.flatMap(({ children }) => children.filter(child => child.name === name)),
    [element],
  )
/** The text of the first element at a path; '' where there is none. */
export const textAt = (element: Element, ...path: string[]): string =>
  allAt(element, ...path)[0]?.text.trim() ?? ''
