// What the addresses of pages of information hold. It is read where it is used: every page of the app carries this file.

/** So many news stand on a page; of the others there are fewer, and they come whole. */
export const newsOnPage = 12

/** `page`: which of a list; `q`: a governorate, a center or a company; `end`: the link ends a subscription. */
export type ContentSearch = { page?: string | number; q?: string | number; end?: boolean | string }

/** Which page of a list is meant; the first one by anything that is no such number. */
export const pageOf = ({ page }: ContentSearch): number => (/^[1-9]\d?$/.test(`${page}`) ? Number(page) : 1)

/** The items of a page of a list, as they are read. */
export const listOf = (kind: 'news' | 'faq' | 'guide', search: ContentSearch = {}) => ({
  params: { kind },
  query: kind === 'news' ? { skip: (pageOf(search) - 1) * newsOnPage, limit: newsOnPage } : {},
})
