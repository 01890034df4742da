// Circles of imports: files of which none can be read, moved or taken away without the others.

/** A file, and what it imports. */
type Source = { path: string; imports: readonly string[] }

type Graph = ReadonlyMap<string, readonly string[]>
const graphs = new WeakMap<readonly Source[], Graph>()

/** Which files each file imports; a list of sources is gone through once. */
const graphOf = (sources: readonly Source[]): Graph => {
  const known = graphs.get(sources) ?? new Map(sources.map(({ path, imports }) => [path, imports]))
  graphs.set(sources, known)
  return known
}

/** The shortest way from a file over its imports back to it; undefined where there is none. */
export const cycleThrough = (start: string, sources: readonly Source[]): string[] | undefined => {
  const graph = graphOf(sources)
  const ways: string[][] = [[start]]
  const reached = new Set<string>()
  for (const way of ways)
    for (const target of graph.get(way.at(-1) ?? '') ?? []) {
      if (target === start) return [...way, target]
      if (reached.has(target)) continue
      reached.add(target)
      ways.push([...way, target])
    }
  return undefined
}
