// The page around the gallery that the form engine draws.

import { Gallery } from '@bawaba/forms/gallery.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { usePage } from '../../shell/page.tsx'
import shell from '../../shell/shell.module.css'
import { messages } from './messages.ts'

export const GalleryPage = () => {
  const text = useText()
  const language = useLanguage()
  usePage({ title: text(messages.title) })
  return (
    <div className={shell.page}>
      <h1>{text(messages.title)}</h1>
      <Gallery language={language} />
    </div>
  )
}
