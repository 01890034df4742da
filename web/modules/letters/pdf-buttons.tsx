// A drawn sheet in both languages, that of the page first.

import type { Language } from '@bawaba/language/index.ts'
import { Ltr } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import { messages } from './messages.ts'

const words = { ar: messages.arabic, en: messages.english } as const
const both = { ar: ['ar', 'en'], en: ['en', 'ar'] } as const satisfies Record<Language, Language[]>

type Sheet = { href: string; number: string }
export const PdfButtons = ({ sheet: { href, number }, small }: { sheet: Sheet; small?: boolean }) => {
  const text = useText()
  const own = useLanguage()
  return both[own].map(language => (
    <Button
      key={language}
      small={small}
      icon="download"
      onClick={() => location.assign(`${href}&language=${language}`)}
    >
      {text(words[language])}
      <VisuallyHidden>
        {' '}
        <Ltr>{number}</Ltr>
      </VisuallyHidden>
    </Button>
  ))
}
