// The bearer of one step in the Authorization header.

/** The token of `Authorization: Bearer ..`; empty where there is none, which no ticket has. */
export const bearerOf = (header: string | undefined): string =>
  /^Bearer ([\w-]{20,100})$/.exec(header ?? '')?.[1] ?? ''
