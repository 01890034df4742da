// The web's bundle, loaded by path: the server imports no line of the web, the web none of the server.

import { pathToFileURL } from 'node:url'
import type { Language } from '@bawaba/language/index.ts'

export type Transport = (path: string, init: RequestInit) => Promise<Response>
/** `isPublic`: the same for every visitor. `style`: the text of the style element in it. */
export type Page = {
  status: number
  html: string
  headers?: Record<string, string>
  isPublic?: boolean
  style?: string
}
type Look = { language: Language; theme: string | undefined }

/** What the saved page knows: the keys of a day. */
export type SavedChecker = { keys: readonly unknown[]; origin: string; savedAt: string; language: Language }

/** A person who is signed in as a citizen. `selectedLabels`: the categories that their own lists are narrowed to. */
export type Reader = { id: string; userSlug: string; selectedLabels: readonly string[] }

type Input = Look & { url: string; origin: string; transport: Transport; reader?: Reader | undefined }
type Drawing = {
  /** A page of the citizens' app, drawn for a visitor, or for `reader` where the address is drawn for one. */
  render(input: Input): Promise<Page>
  /** The frame of another app; the browser draws the rest. */
  renderShell(app: 'employee' | 'agent', look: Look & { url: string }): Page
}
type Bundle = {
  /** With the screens of these programmes, by slug. */
  createRenderer(programmes: readonly string[]): Promise<Drawing>
  languageOf(search: URLSearchParams, cookie: string | undefined): Language
  languageCookie: string
  /** Whether this address is drawn for the person who asks for it. */
  isForReader(url: URL): boolean
  /** The texts of the scripts inside every document. */
  scriptTexts: readonly string[]
  isTheme(value: unknown): boolean
  /** The page that checks papers without the network, with its own policy. */
  savedChecker(saved: SavedChecker): { html: string; policy: string }
}

export type Renderer = Omit<Bundle, 'createRenderer'> & Drawing

/** Loads the bundle of a build's folder; pages are drawn with the screens of `programmes`, by slug. */
export const loadRenderer = async (distFolder: string, programmes: readonly string[]): Promise<Renderer> => {
  const bundle = (await import(pathToFileURL(`${distFolder}/server/render.js`).href)) as Bundle
  return { ...bundle, ...(await bundle.createRenderer(programmes)) }
}
