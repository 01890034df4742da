// Which licences the portal's packages may have, judged on the list of packages (CycloneDX) that `npm sbom` writes.
// They may be shipped with a product of an authority without obliging it to publish code of its own.

import satisfies from 'spdx-satisfies'

const permissive = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]
/** Changes of these files must be published, which nobody makes here; what uses them need not. */
const ofTheirFiles = ['MPL-2.0', 'OFL-1.1']

/** Allowed for these packages alone, by the beginning of their name, each with its reason. */
const exceptions: { name: string; licence: string; reason: string }[] = [
  { name: '@img/sharp-', licence: 'LGPL-3.0-or-later', reason: 'libvips is linked as a library of its own' },
]
/** Packages whose description names no licence, and what their texts say. */
const readByHand: Record<string, string> = {
  '@react-aria/optimize-locales-plugin': 'Apache-2.0',
  'combine-errors': 'MIT',
}

export type Component = {
  group?: string
  name: string
  version?: string
  licenses?: ({ license: { id?: string; name?: string } } | { expression: string })[]
}

const expressionOf = ({ name, licenses = [] }: Component): string | undefined => {
  const [found] = licenses
  if (!found) return readByHand[name]
  return 'expression' in found ? found.expression : (found.license.id ?? found.license.name)
}

const isAllowed = (name: string, expression: string): boolean => {
  const more = exceptions.filter(exception => name.startsWith(exception.name)).map(({ licence }) => licence)
  try {
    return satisfies(expression, [...permissive, ...ofTheirFiles, ...more])
  } catch {
    // No expression of SPDX: nobody knows what it allows.
    return false
  }
}

/** Names each package whose licence is not allowed or not known. */
export const refusedIn = (components: readonly Component[]): string[] =>
  components.flatMap(component => {
    const expression = expressionOf(component)
    const name = [component.group, component.name].filter(Boolean).join('/')
    if (expression !== undefined && isAllowed(name, expression)) return []
    return [`${name} ${component.version ?? ''}: ${expression ?? 'no licence'}`]
  })
