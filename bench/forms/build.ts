// Builds the pages of the bench as production pages, and the engine alone for its size.

import { resolve } from 'node:path'
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

/** Every page with its files, by path. */
export const buildSite = async (): Promise<Site> => {
  const site: Site = new Map()
  for (const page of pages) {
    const source = page === 'raw' ? 'raw.page.ts' : `${page}.page.tsx`
    const output = await outputOf({
      ...shared,
      build: {
        cssCodeSplit: false,
        assetsDir: page,
        modulePreload: { polyfill: false },
        minify: process.env.NOMIN ? false : undefined,
        rolldownOptions: { input: resolve(folder, source) },
      },
    })
    const style = output.find(({ fileName }) => fileName.endsWith('.css'))?.fileName ?? ''
    for (const file of output) {
      const body = file.type === 'chunk' ? file.code : file.source
      site.set(`/${file.fileName}`, { type: types[file.fileName.split('.').at(-1) ?? ''] ?? '', body })
    }
    site.set(`/${page}.html`, { type: 'text/html', body: html(output[0].fileName, style) })
  }
  return site
}

/** What stands beside the engine, and is counted apart: React, the design system, each kind with its widget. */
const isBeside = (id: string): boolean =>
  /^react|^@bawaba\/ui\/|\/ui\/|\/fields\/[\w-]+\/|\/fields\/(index|widgets)\.|\.css$/.test(id)

/** Fetched by tests and the gallery alone. */
const isExamples = (file: string): boolean => /examples/.test(file)

/** Bytes, minified and gzipped, of the engine with its views beside React; of kinds and widgets together. */
export const engineSize = async (): Promise<{ engine: number; kinds: number }> => {
  const size = async (entry: string, external: (id: string) => boolean) => {
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
    const chunks = output.flatMap(file =>
      file.type === 'chunk' && !isExamples(file.fileName) ? file.code : [],
    )
    return chunks.reduce((sum, code) => sum + gzipSync(code).length, 0)
  }
  const engine = await size('engine.entry.ts', isBeside)
  const both = await size('engine.entry.ts', id => /^react/.test(id))
  return { engine, kinds: both - engine }
}
