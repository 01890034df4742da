// What a person reads when the server cannot even draw a page: plain, in both languages, with a way to try again.

import { errors } from '@bawaba/contract/errors.ts'
import type { Problem } from '@bawaba/contract/problem.ts'
import { languages } from '@bawaba/language/index.ts'

const again = { ar: 'حاول مرة أخرى', en: 'Try again' } as const
const hotline = { ar: 'الخط الساخن', en: 'Hotline' } as const

/** The page as HTML without style or script, so that no policy can stand in its way. */
export const errorPage = ({ code }: Problem, requestId: string): string => {
  const parts = languages.map(
    language => `<section lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><h2>${errors[code][language]}</h2>
<p><a href="">${again[language]}</a> · ${hotline[language]} <a href="tel:19010" dir="ltr">19010</a></p></section>`,
  )
  return `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>بوابة · Bawaba</title></head>
<body><main><h1>بوابة · Bawaba</h1>${parts.join('')}<p dir="ltr"><small>${requestId}</small></p></main></body></html>`
}
