// The web's bundle, loaded by path: the server imports no line of the web, the web none of the server.

import { pathToFileURL } from 'node:url'
import type { Language } from '@bawaba/language/index.ts'

export type Transport = (path: string, init: RequestInit) => Promise<Response>
/** `isPublic`: the same for every visitor. */
export type Page = { status: number; html: string; headers?: Record<string, string>; isPublic?: boolean }
type Look = { language: Language; theme: string | undefined }

/** What the saved page knows: the keys of a day. */
export type SavedChecker = { keys: readonly unknown[]; origin: string; savedAt: string; language: Language }

export type Renderer = {
  /** A page of the citizens' app, drawn for a visitor. */
  render(input: Look & { url: string; origin: string; transport: Transport }): Promise<Page>
  /** The frame of another app; the browser draws the rest. */
  renderShell(app: 'employee' | 'agent', look: Look & { url: string }): Page
  languageOf(search: URLSearchParams, cookie: string | undefined): Language
  languageCookie: string
  /** The texts of the scripts inside every document. */
  scriptTexts: readonly string[]
  isTheme(value: unknown): boolean
  /** The page that checks papers without the network, with its own policy. */
  savedChecker(saved: SavedChecker): { html: string; policy: string }
}

/** Loads the bundle of a build's folder. */
export const loadRenderer = async (distFolder: string): Promise<Renderer> =>
  (await import(pathToFileURL(`${distFolder}/server/render.js`).href)) as Renderer
