// How one request is tied to another: offered by the panel and read by the server.

export const linkKinds = ['related', 'duplicate', 'continues'] as const
export type LinkKind = (typeof linkKinds)[number]
