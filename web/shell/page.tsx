// What a page says about itself in the head of the document. On the server it is collected while the page
// is drawn; in the browser it is written after the page has been drawn.

import { type Language, t } from '@bawaba/language/index.ts'
import { useLanguage } from '@bawaba/ui/language.tsx'
import { useLocation } from '@tanstack/react-router'
import { createContext, useContext, useEffect } from 'react'
import { takeover } from '../client/takeover.ts'
import { useApp, usePortal } from './context.tsx'
import { alternatesOf, canonicalOf, type PageInfo, titleOf } from './head.ts'
import { portalDescription, portalName } from './names.ts'

/** `isReadable`: its content is what the server drew, as of a page with a description of its own. */
export type DrawnPage = { title: string; description: string; isReadable?: boolean }
/** Where a render on the server finds what the page said. */
export const PageSink = createContext<{ page?: DrawnPage }>({})

const setAttribute = (selector: string, name: string, value: string) =>
  document.head.querySelector(selector)?.setAttribute(name, value)

const writeHead = (page: DrawnPage, path: string, language: Language) => {
  document.title = page.title
  setAttribute('meta[name="description"]', 'content', page.description)
  setAttribute('link[rel="canonical"]', 'href', canonicalOf(location.origin, path, language))
  for (const { hreflang, href } of alternatesOf(location.origin, path))
    setAttribute(`link[hreflang="${hreflang}"]`, 'href', href)
}

/** Every page calls it once: `usePage({ title: text(messages.title), service: label })`. */
export const usePage = (info: PageInfo): void => {
  const language = useLanguage()
  const portal = usePortal()
  const { base } = useApp()
  const path = base + useLocation({ select: location => location.pathname })
  const title = titleOf(info, t(language, portal?.title ?? portalName), language)
  const description = info.description ?? t(language, portal?.description ?? portalDescription)
  const sink = useContext(PageSink)
  if (import.meta.env.SSR) sink.page = { title, description, isReadable: info.description !== undefined }
  useEffect(() => writeHead({ title, description }, path, language), [title, description, path, language])
  useEffect(() => takeover.isAlive(), [])
}
