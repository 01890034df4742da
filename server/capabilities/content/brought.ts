// What the product brings: its pages, as Markdown files beside each other in both languages, questions, links of its footer.
// Staff write over them, and what they delete is the product's own again.

import { readFileSync } from 'node:fs'
import { type ContentKind, pageSlugs } from '@bawaba/contract/content-rules.ts'
import type { Language, Text } from '@bawaba/language/index.ts'
import { brought as links } from './brought-links.ts'
import { questions } from './brought-questions.ts'
import type { Row } from './store.ts'

/** They are as old as the product. */
const since = new Date('2026-01-01T00:00:00Z')
const none: Text = { ar: '', en: '' }
const base = {
  summary: none,
  body: none,
  address: '',
  section: '',
  active: true,
  from: null,
  until: null,
  revision: 0,
  addedAt: since,
  changedAt: since,
  changedBy: null,
  files: [],
} satisfies Partial<Row>

/** A page as it is written: `# Title`, a paragraph that sums it up, the text. */
const readPage = (slug: string, language: Language): { title: string; summary: string; body: string } => {
  const whole = readFileSync(new URL(`pages/${slug}.${language}.md`, import.meta.url), 'utf8')
  const [title = '', summary = '', ...body] = whole.split(/\n{2,}/)
  return {
    title: title.replace(/^# /, ''),
    summary: summary.replaceAll('\n', ' '),
    body: body.join('\n\n').trim(),
  }
}

const pageOf = (slug: string, position: number): Row => {
  const [ar, en] = [readPage(slug, 'ar'), readPage(slug, 'en')]
  return {
    ...base,
    kind: 'page',
    slug,
    position,
    title: { ar: ar.title, en: en.title },
    summary: { ar: ar.summary, en: en.summary },
    body: { ar: ar.body, en: en.body },
  }
}

export const broughtContent = (): Row[] => [
  ...pageSlugs.map(pageOf),
  ...questions.map((question, position): Row => ({ ...base, kind: 'faq', position, ...question })),
  ...links.map(
    ({ slug, section, address, title }, position): Row => ({
      ...base,
      kind: 'footer',
      slug,
      section,
      address,
      title,
      position,
    }),
  ),
]

export const keyOf = ({ kind, slug }: { kind: ContentKind; slug: string }): string => `${kind} ${slug}`
