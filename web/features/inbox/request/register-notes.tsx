// What registers outside say of a request, for whoever decides about it.

import type { Request } from '@bawaba/contract/entities/request.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'

const title = { ar: 'من سجلات الجهة', en: 'From the company’s register' }

export const RegisterNotes = ({ request: { notes = [] } }: { request: Pick<Request, 'notes'> }) => {
  const text = useText()
  const language = useLanguage()
  if (notes.length === 0) return null
  return (
    <Notice kind="info" quiet title={text(title)}>
      {notes.map(note => (
        <p key={note.en}>{note[language]}</p>
      ))}
    </Notice>
  )
}
