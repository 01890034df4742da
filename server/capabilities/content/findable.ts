// News, questions and user guides as things to find, while they may be read.

import type { ContentKind } from '@bawaba/contract/content-rules.ts'
import type { SearchItem, SearchSource } from '../search/index.ts'
import type { Content } from './content.ts'

type FoundContent = Extract<ContentKind, 'faq' | 'guide' | 'news'>
/** Where an item of a kind is read. */
const pathOf: Record<FoundContent, (slug: string) => string> = {
  faq: () => '/faq',
  guide: () => '/user-guides',
  news: slug => `/news/${slug}`,
}

const itemsOf = ({ rows, isRead }: Content, kind: FoundContent): SearchItem[] =>
  rows(kind, 'all').map(row => ({
    id: row.slug,
    title: row.title,
    text: row.summary.ar === '' ? row.body : row.summary,
    ...(row.summary.ar === '' ? {} : { more: [row.body] }),
    path: pathOf[kind](row.slug),
    // Its time comes and goes without anybody writing anything.
    isFor: () => isRead(row),
  }))

/** The sources of search; their items are made anew once content has changed. */
export const findableContent = (content: Content): SearchSource[] =>
  (Object.keys(pathOf) as FoundContent[]).map(kind => {
    let made: { mark: object; items: SearchItem[] } | undefined
    return {
      kind,
      items: () => {
        const mark = content.mark()
        if (made?.mark !== mark) made = { mark, items: itemsOf(content, kind) }
        return made.items
      },
    }
  })
