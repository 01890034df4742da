// The addresses of every page of every app, from the route tables of the apps and of the programmes.

import { globSync, readFileSync } from 'node:fs'

type Access = 'open' | 'guarded'
export type AppPage = { base: string; pattern: string; access: Access }

const root = new URL('../', import.meta.url)

const { pathAccess } = (await import(new URL('web/apps/paths.ts', root).href)) as {
  pathAccess: Record<string, Record<string, Access>>
}

const platformPages: AppPage[] = Object.entries(pathAccess).flatMap(([base, paths]) =>
  Object.entries(paths).map(([pattern, access]) => ({ base, pattern, access })),
)

/** Programmes export route objects that only a browser build can load: their paths are read from the sources. */
const programmePages: AppPage[] = globSync('programmes/*/web/**/*.tsx', { cwd: root }).flatMap(file => {
  const source = readFileSync(new URL(file, root), 'utf8')
  const base = file.endsWith('staff-screens.tsx') ? '/employee' : ''
  return [...source.matchAll(/=> (root|guarded)Route,\s+path: '([^']+)'/g)].map(
    ([, parent = '', pattern = '']): AppPage => ({
      base,
      pattern,
      access: parent === 'guarded' ? 'guarded' : 'open',
    }),
  )
})

export const appPages: readonly AppPage[] = [...platformPages, ...programmePages]

/** Values of the parameters for which a page exists. */
const sampleParameters: Record<string, string> = {
  serviceSlug: 'FIRST_CONNECTION',
  projectName: 'SABA',
  kind: 'news',
  audience: 'citizen',
  section: 'details',
  step: 'validate',
}

/** An address that the pattern matches; a parameter without a known value gets one that names nothing. */
export const addressOf = ({ base, pattern }: AppPage): string =>
  base + pattern.replaceAll(/\$(\w+)/g, (_, name: string) => sampleParameters[name] ?? 'unknown')
