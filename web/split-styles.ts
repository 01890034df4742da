// Takes a built stylesheet apart, into what `web/entry/first-styles.ts` chooses from.

import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type ChildNode, parse } from 'postcss'
import { assetsOf } from './entry/assets.ts'
import type { StylePart } from './entry/first-styles.ts'
import { readManifest } from './manifest.ts'

const className = /\.((?:[\w-]|\\.)+)/g
/** What stands in such brackets may or may not be there; the value of an attribute is no class. */
const brackets = /:(?:not|is|where|has)\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^\]]*\]/g

const classesIn = (selector: string): string[] =>
  [...selector.replace(brackets, '').matchAll(className)].map(([, name = '']) => name.replaceAll('\\', ''))

const partOf = (node: ChildNode): StylePart | undefined => {
  if (node.type === 'comment' || node.type === 'decl') return undefined
  if (node.type === 'rule') {
    const needs = node.selectors.map(classesIn)
    const text = node.toString()
    return needs.some(names => names.length === 0) ? { text } : { text, needs }
  }
  if (node.name === 'keyframes') return { text: node.toString(), animation: node.params }
  // For paper: nothing is printed before the whole stylesheet is there.
  if (node.name === 'page' || (node.name === 'media' && node.params === 'print')) return undefined
  if (node.name === 'font-face' || !node.nodes) return { text: node.toString() }
  return { head: `@${node.name} ${node.params}`, parts: partsOf(node.nodes) }
}

const partsOf = (nodes: readonly ChildNode[]): StylePart[] => nodes.flatMap(node => partOf(node) ?? [])

/**
 * @param css a stylesheet as it was built
 * @throws where its text could end the style element that it will stand in
 */
export const splitStyles = (css: string): StylePart[] => {
  if (css.includes('</')) throw new Error('The stylesheet holds "</", which no style element can')
  return partsOf(parse(css).nodes)
}

/** Writes the parts of the citizens' stylesheet beside the bundle that draws their pages. */
export const writeStyleParts = async (folder: string): Promise<void> => {
  const client = resolve(folder, 'client')
  const { styles } = assetsOf(await readManifest(client))
  const sheets = styles.map(path => readFile(resolve(client, path.slice(1)), 'utf8'))
  const css = (await Promise.all(sheets)).join('')
  await writeFile(resolve(folder, 'server/citizen-styles.json'), JSON.stringify(splitStyles(css)))
}
