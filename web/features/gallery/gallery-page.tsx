// The page around the gallery that the form engine draws.

import { useText } from '@bawaba/ui/language.tsx'
import { lazy, Suspense } from 'react'
import { usePage } from '../../shell/page.tsx'
import { Pending } from '../../shell/pending.tsx'
import shell from '../../shell/shell.module.css'
import { messages } from './messages.ts'

type GalleryModule = { Gallery: () => React.ReactNode }

const Gallery = lazy(async () => {
  const modules = import.meta.glob<GalleryModule>('../../../forms/gallery.tsx')
  const load = Object.values(modules)[0]
  return { default: load ? (await load()).Gallery : () => null }
})

export const GalleryPage = () => {
  const text = useText()
  usePage({ title: text(messages.title) })
  return (
    <div className={shell.page}>
      <h1>{text(messages.title)}</h1>
      <Suspense fallback={<Pending />}>
        <Gallery />
      </Suspense>
    </div>
  )
}
