// What the addresses of pages of information hold.

/** So many news stand on a page; of the others there are fewer, and they come whole. */
export const newsOnPage = 12

/** The items of a page of a list, as they are read. */
export const listOf = (kind: 'news' | 'faq' | 'guide', page = 1) => ({
  params: { kind },
  query: kind === 'news' ? { skip: (page - 1) * newsOnPage, limit: newsOnPage } : {},
})

/**
 * `page`: which of a list; without it the first. `q`: a governorate, a center or a company. `end`: the link ends a
 * subscription; its token stands behind the # and never here.
 */
export type ContentSearch = { page?: number; q?: string; end?: true }

export const readSearch = ({ page, q, end }: Record<string, unknown>): ContentSearch => ({
  page: /^[1-9]\d?$/.test(`${page}`) ? Number(page) : undefined,
  q: q ? `${q}`.slice(0, 100) : undefined,
  end: end ? true : undefined,
})
