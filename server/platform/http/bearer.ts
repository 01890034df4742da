// The bearer of one step in the Authorization header.

/** The token of `Authorization: Bearer ..` or of `Authorization: ..`, as older clients send it; empty where there is none, which no ticket has. */
export const bearerOf = (header: string | undefined): string =>
  /^(?:Bearer +)?([\w-]{20,100})$/i.exec(header ?? '')?.[1] ?? ''
