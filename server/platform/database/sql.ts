// How SQL is written here: a template whose values travel as parameters, never as text.
// `raw` is for what cannot be a parameter and never comes from a request.
import template, { empty, join, raw, Sql } from 'sql-template-tag'

export { empty, join, raw, Sql, template as sql }

/** A value for a json or jsonb column. Without it the driver would send an array as a PostgreSQL array. */
export const json = (value: unknown): string => JSON.stringify(value)
