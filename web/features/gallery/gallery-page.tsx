// The page around the gallery that the form engine draws.

import type { DocumentRef } from '@bawaba/forms/fields/field.ts'
import { Gallery } from '@bawaba/forms/gallery.tsx'
import { type FilePort, FormPortsProvider } from '@bawaba/forms/react/ports.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useSession } from '../../client/hooks.tsx'
import { useFilePort } from '../../modules/files/use-file-port.tsx'
import { NavLink } from '../../shell/navigation.tsx'
import { usePage } from '../../shell/page.tsx'
import shell from '../../shell/shell.module.css'
import { messages } from './messages.ts'

/** An item of the navigation that is closed for now. */
const closedItem = {
  path: '/dev/gallery',
  text: messages.closedItem,
  closed: messages.opensSoon,
}

/** The portal stands in for a host of map tiles. */
const tiles = '/dev/tiles'

/** The files of the examples are on no server: only those uploaded here have links. */
const amongExamples = (files: FilePort): FilePort => {
  const uploaded = new Set<string>()
  const keep = (document: DocumentRef) => {
    uploaded.add(document.id)
    return document
  }
  return {
    ...files,
    upload: (file, listener) => {
      const task = files.upload(file, listener)
      return { ...task, done: task.done.then(keep) }
    },
    link: (id, what) => (uploaded.has(id) ? files.link(id, what) : Promise.reject(new Error('An example'))),
  }
}

export const GalleryPage = () => {
  const text = useText()
  const language = useLanguage()
  const { status } = useSession()
  const { kind }: { kind?: string } = useSearch({ strict: false })
  const isSignedIn = status === 'signed-in'
  const files = useFilePort()
  // Files are a person's own: a visitor sees the controls as they are without a way to send.
  const ports = useMemo(
    () => ({ mapDomain: tiles, ...(isSignedIn ? { files: amongExamples(files) } : {}) }),
    [isSignedIn, files],
  )
  usePage({ title: text(messages.title) })
  return (
    <div className={shell.page}>
      <h1>{text(messages.title)}</h1>
      {/* Forms are drawn in the browser alone: their scripts may have answered before the page wakes up. */}
      {status !== 'unknown' && (
        <FormPortsProvider key={String(isSignedIn)} ports={ports}>
          <Gallery language={language} only={kind} />
        </FormPortsProvider>
      )}
      {(kind === undefined || kind === 'navigation') && (
        <section>
          <h2>{text(messages.navigation)}</h2>
          <NavLink item={closedItem} />
        </section>
      )}
    </div>
  )
}
