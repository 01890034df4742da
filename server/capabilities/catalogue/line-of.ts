// The line of service.json that an issue is about. Issues name places by codes (`activities.APPLY.reader.mobile.min`); the
// deepest part of a place that was written is the line.

import { type Node, parseTree } from 'jsonc-parser'

const codeNames = ['activityId', 'key', 'code', 'id', 'value']
/** Properties that places leave out. */
const silent = ['steps', 'fieldsSchema', 'uniforms']

const propertyOf = (node: Node, name: string): Node | undefined =>
  node.children?.find(property => property.children?.[0]?.value === name)

const isNamed = (node: Node, name: string): boolean =>
  node.type === 'object' && codeNames.some(code => propertyOf(node, code)?.children?.[1]?.value === name)

/** The node of a name below one, by its property, its code or its number. */
const childOf = (node: Node, name: string): Node | undefined => {
  if (node.type === 'array')
    return (
      node.children?.find(child => isNamed(child, name)) ??
      (/^\d+$/.test(name) ? node.children?.[Number(name)] : undefined)
    )
  const own = propertyOf(node, name)
  if (own) return own
  for (const through of silent) {
    const inner = propertyOf(node, through)?.children?.[1]
    const child = inner && childOf(inner, name)
    if (child) return child
  }
  return undefined
}

const contentOf = (node: Node): Node => (node.type === 'property' ? (node.children?.[1] ?? node) : node)

/** The number of the line, from 1. */
export const lineOf = (text: string, path: string): number => {
  let node = parseTree(text)
  for (const name of path.split(/[. ]/)) {
    const child = node && childOf(contentOf(node), name)
    if (!child) break
    node = child
  }
  return text.slice(0, node?.offset ?? 0).split('\n').length
}
