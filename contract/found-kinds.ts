// The kinds of things that a search finds. Apart from the calls, whose schemas no page should carry.

export const foundKinds = ['service', 'project', 'faq', 'guide', 'news'] as const
export type FoundKind = (typeof foundKinds)[number]
