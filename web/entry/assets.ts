// The files of an app, read from the manifest of its build.

export type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[]; css?: string[] }>

/** The stylesheet of an app. Others in a manifest belong to parts that fetch theirs when they are seen. */
const stylesheetKey = 'style.css'

/** The files of chunks, named by their keys, and of everything that they import at once. */
export const chunksOf = (manifest: Manifest, keys: readonly string[]): Set<string> => {
  const files = new Set<string>()
  const visit = (names: readonly string[]) => {
    for (const name of names) {
      const chunk = manifest[name]
      if (!chunk || files.has(chunk.file)) continue
      files.add(chunk.file)
      visit(chunk.imports ?? [])
    }
  }
  visit(keys)
  return files
}

/**
 * The entry, the chunks that it and the page's own `parts` need at once, and the stylesheet. Each app has one stylesheet, so
 * no page flashes unstyled.
 */
export const assetsOf = (
  manifest: Manifest,
  parts: readonly string[] = [],
): { script: string; preloads: string[]; styles: string[] } => {
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The manifest of the build names no entry')
  const stylesheet = manifest[stylesheetKey]
  return {
    script: `/${entry.file}`,
    preloads: [...chunksOf(manifest, [...(entry.imports ?? []), ...parts])]
      .filter(file => file !== entry.file)
      .map(file => `/${file}`),
    styles: stylesheet ? [`/${stylesheet.file}`] : [],
  }
}
