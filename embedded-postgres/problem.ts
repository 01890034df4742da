// The one error this package throws: every message says what stands in the way and what to do about it.
// `cause` keeps the technical reason for the log.

export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError'
}

/** The sentence that ends every error for which another server would be the way out. */
export const orAnotherServer = 'or set DATABASE_URL to a PostgreSQL server, version 15 or later.'
