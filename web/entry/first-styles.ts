// The styles that a drawn page needs to be seen as it is: they travel inside the document, so that nothing is waited for
// before the first paint. The whole stylesheet follows, for whatever comes later.

/**
 * A stylesheet in parts, made by `web/split-styles.ts`. `needs`: the classes that one of its selectors wants, each list an
 * alternative; a part without them is for every page. `animation`: of this name, for parts that use it.
 */
export type StylePart =
  | { text: string; needs?: readonly (readonly string[])[] }
  | { text: string; animation: string }
  | { head: string; parts: readonly StylePart[] }

const classesOf = (html: string): Set<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))

const rulesIn = (parts: readonly StylePart[], classes: ReadonlySet<string>): string =>
  parts
    .map(part => {
      if ('parts' in part) {
        const inner = rulesIn(part.parts, classes)
        return inner && `${part.head}{${inner}}`
      }
      if ('animation' in part) return ''
      const isUsed = !part.needs || part.needs.some(names => names.every(name => classes.has(name)))
      return isUsed ? part.text : ''
    })
    .join('')

const animationsIn = (parts: readonly StylePart[], rules: string): string =>
  parts
    .map(part => {
      if ('parts' in part) return animationsIn(part.parts, rules)
      return 'animation' in part && rules.includes(part.animation) ? part.text : ''
    })
    .join('')

/** The styles of the elements in `html`, in the order of the stylesheet. */
export const firstStylesOf = (parts: readonly StylePart[], html: string): string => {
  const rules = rulesIn(parts, classesOf(html))
  return rules + animationsIn(parts, rules)
}
