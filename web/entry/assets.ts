// The files of an app, read from the manifest of its build.

export type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[]; css?: string[] }>

/** The stylesheet of an app. Others in a manifest belong to parts that fetch theirs when they are seen. */
const stylesheetKey = 'style.css'

/** The entry, the chunks it needs at once, and the stylesheet. Each app has one stylesheet, so no page flashes unstyled. */
export const assetsOf = (manifest: Manifest): { script: string; preloads: string[]; styles: string[] } => {
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The manifest of the build names no entry')
  const seen = new Set<string>()
  const visit = (keys: readonly string[] = []) => {
    for (const key of keys) {
      const chunk = manifest[key]
      if (!chunk || seen.has(chunk.file)) continue
      seen.add(chunk.file)
      visit(chunk.imports)
    }
  }
  visit(entry.imports)
  const stylesheet = manifest[stylesheetKey]
  return {
    script: `/${entry.file}`,
    preloads: [...seen].map(file => `/${file}`),
    styles: stylesheet ? [`/${stylesheet.file}`] : [],
  }
}
