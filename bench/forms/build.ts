// Builds the pages of the bench as production pages, and the engine alone for its size.

import { dirname, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, type Rolldown } from 'vite'

const folder = import.meta.dirname
const shared: InlineConfig = { root: folder, configFile: false, logLevel: 'error', plugins: [react()] }

export const pages = ['ours', 'raw', 'rhf', 'seeded'] as const
export type PageName = (typeof pages)[number]

const html = (script: string, style: string) =>
  `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><title>bench</title>
<link rel="stylesheet" href="/${style}"><link rel="icon" href="data:,"></head>
<body><main id="form"></main><script type="module" src="/${script}"></script></body></html>`

export type Site = Map<string, { type: string; body: string | Uint8Array }>
const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' }

const outputOf = async (config: InlineConfig) => {
  const built = (await build({
    ...config,
    build: { ...config.build, write: false },
  })) as Rolldown.RolldownOutput
  return (Array.isArray(built) ? built[0] : built).output as Rolldown.RolldownOutput['output']
}

/** Adds a page with its files to a site, by path; `source` is the file of the page, in this checkout or another. */
export const addPage = async (site: Site, page: string, source: string): Promise<void> => {
  const output = await outputOf({
    ...shared,
    root: dirname(source),
    build: {
      cssCodeSplit: false,
      assetsDir: page,
      modulePreload: { polyfill: false },
      minify: process.env.NOMIN ? false : undefined,
      rolldownOptions: { input: source },
    },
  })
  const style = output.find(({ fileName }) => fileName.endsWith('.css'))?.fileName ?? ''
  for (const file of output) {
    const body = file.type === 'chunk' ? file.code : file.source
    site.set(`/${file.fileName}`, { type: types[file.fileName.split('.').at(-1) ?? ''] ?? '', body })
  }
  site.set(`/${page}.html`, { type: 'text/html', body: html(output[0].fileName, style) })
}

/** Every page with its files, by path. */
export const buildSite = async (): Promise<Site> => {
  const site: Site = new Map()
  for (const page of pages)
    await addPage(site, page, resolve(folder, page === 'raw' ? 'raw.page.ts' : `${page}.page.tsx`))
  return site
}

/** What stands beside the engine, and is counted apart: React, the design system, each kind with its widget. */
const isBeside = (id: string): boolean =>
  /^react|^@bawaba\/ui\/|\/ui\/|\/fields\/[\w-]+\/|\/fields\/(index|widgets)\.|\.css$/.test(id)

/** Fetched by tests and the gallery alone. */
const isExamples = (file: string): boolean => /examples/.test(file)

type Sizes = {
  /** Of what every form loads. */
  first: number
  /** Of that and what definitions load that use it: operations, blocks, look-ups. */
  all: number
}

/** Bytes, minified and gzipped, of the engine with its views beside React; of kinds and widgets together. */
export const engineSize = async (): Promise<{ engine: number; late: number; kinds: number }> => {
  const size = async (entry: string, external: (id: string) => boolean): Promise<Sizes> => {
    const output = await outputOf({
      ...shared,
      build: {
        minify: true,
        cssCodeSplit: false,
        rolldownOptions: {
          input: resolve(folder, entry),
          external,
          preserveEntrySignatures: 'strict',
          output: { format: 'es' },
        },
      },
    })
    const chunks = output.filter(file => file.type === 'chunk').filter(file => !isExamples(file.fileName))
    const first = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
    // A set that grows while it is gone through ends with everything that is imported without waiting.
    for (const name of first)
      for (const other of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) first.add(other)
    const sum = (files: typeof chunks) => files.reduce((total, { code }) => total + gzipSync(code).length, 0)
    return { first: sum(chunks.filter(({ fileName }) => first.has(fileName))), all: sum(chunks) }
  }
  const engine = await size('engine.entry.ts', isBeside)
  const both = await size('engine.entry.ts', id => /^react/.test(id))
  return { engine: engine.first, late: engine.all - engine.first, kinds: both.all - engine.all }
}
