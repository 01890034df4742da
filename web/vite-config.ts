// How an app is built. One build for each app gives each one stylesheet and a graph of its own, so a page
// never waits for styles of a part it loads later, and no app carries another's; see docs/decisions.

import { hash } from 'node:crypto'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'
import { drawnPictures } from './drawn-pictures.ts'
import { leafletByModule } from './leaflet-by-module.ts'

export const webFolder = dirname(fileURLToPath(import.meta.url))
export const distFolder = resolve(webFolder, 'dist')
export const apps = ['citizen', 'employee', 'agent'] as const
export type AppName = (typeof apps)[number]

/** The licence texts of the packages in a build, beside its files: they ask to be handed on with the code. */
const licences = (name: string) => ({ fileName: `licences/${name}.md` })

/**
 * The name of a class in a build: that in its file, and five signs of the file. Without its line, which Vite adds: script
 * names some hundred classes before a page is alive.
 */
const className = (name: string, _file: string, css: string): string =>
  `_${name}_${hash('sha256', css, 'base64url').slice(0, 5)}`

const shared = (emits: boolean): InlineConfig => ({
  root: webFolder,
  configFile: false,
  logLevel: 'warn',
  mode: 'production',
  // What libraries bring for older versions of React, it has itself.
  resolve: { alias: { 'use-sync-external-store/shim': 'use-sync-external-store' } },
  // The calendar speaks some thirty languages, the portal two.
  plugins: [
    { ...optimizeLocales.vite({ locales: ['ar', 'en'] }), enforce: 'pre' },
    react(),
    leafletByModule(),
    drawnPictures({ emits }),
  ],
  // The worker of the scripts is started as a module.
  worker: { format: 'es' },
  css: { modules: { generateScopedName: className } },
})

/** The build of one app for the browser; its manifest is `.vite/<app>.json`. */
export const clientConfig = (app: AppName, folder: string): InlineConfig => ({
  ...shared(true),
  publicDir: app === 'citizen' ? 'public' : false,
  // What is for another app alone is left out of this one's build.
  define: { 'import.meta.env.APP': JSON.stringify(app) },
  build: {
    outDir: resolve(folder, 'client'),
    emptyOutDir: false,
    manifest: `.vite/${app}.json`,
    license: licences(app),
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: resolve(webFolder, `entry/${app}.tsx`),
      output: {
        // The first file names all others, and names are what no compression makes smaller: one sign of it, and seven of a hash.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]?.slice(0, 1)}-[hash:7].js`,
        codeSplitting: {
          groups: [
            // What every page needs is one file: forty small ones cost more in round trips than they share.
            { name: app, tags: ['$initial'], priority: 3 },
            // A form says what its service costs, and not until when it is open.
            {
              name: 'facts',
              test: /\/(?:catalogue\/(?:monthly|service-facts|fact-messages|category-picture)|ui\/(?:card|drawn)(?:\.module)?)\.(?:tsx?|css)$/,
              priority: 2,
            },
            // Lists of services and the page of one draw them alike.
            {
              name: 'cards',
              test: /\/(?:catalogue\/(?:service-card|favourite-button|favourites)|ui\/pill|services\/hidden-mark)(?:\.module)?\.(?:tsx?|css)$/,
              priority: 2,
            },
            // Every form listens for what runs out and stores what is typed before the page is left; few hold anything.
            { name: 'running', test: /\/(?:deadlines\/running|client\/flush)\.ts$/, priority: 2 },
            // What words an end, and the pages that say until when a service is open: one file in place of four.
            {
              name: 'ends',
              priority: 1,
              test: /\/(?:language\/(?:ends|day-starts)|client\/use-reading|contract\/(?:availability|closed-from)|catalogue\/(?:availability(?:-messages)?|open-words))\.tsx?$/,
            },
            // Of what some pages share, the smallest parts are joined, as long as no page then loads much that is not its own.
            {
              name: 'shared',
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 700,
              maxModuleSize: 6000,
            },
          ],
        },
      },
    },
  },
})

/** The script of the page that is saved (entry/saved-checker.ts), all of it in one file. */
export const checkerConfig = (folder: string): InlineConfig => ({
  root: webFolder,
  configFile: false,
  logLevel: 'warn',
  mode: 'production',
  publicDir: false,
  build: {
    outDir: resolve(folder, 'server'),
    emptyOutDir: false,
    reportCompressedSize: false,
    license: licences('checker'),
    rolldownOptions: {
      input: resolve(webFolder, 'features/verify/offline/page.ts'),
      output: { format: 'iife', entryFileNames: 'checker.js' },
    },
  },
})

/** The bundle that draws pages on the server, with everything in it: the server imports it by path. */
export const serverConfig = (folder: string): InlineConfig => ({
  ...shared(false),
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: resolve(webFolder, 'entry/server.tsx'),
    outDir: resolve(folder, 'server'),
    emptyOutDir: true,
    minify: false,
    license: licences('pages'),
    rolldownOptions: { output: { entryFileNames: 'render.js' } },
  },
})
