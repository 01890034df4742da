// How SQL is written here: a template whose values travel as parameters, never as text.
// `raw` is for what cannot be a parameter and never comes from a request.
import { empty, join, raw, Sql } from 'sql-template-tag'

export { empty, join, raw, Sql }

/** SQL that knows the template it was written as, by which its text is found again (`statement-texts.ts`). */
export class TemplateSql extends Sql {
  readonly template: readonly string[]
  constructor(template: readonly string[], values: readonly unknown[]) {
    super(template, values)
    this.template = template
  }
}

export const sql = (template: TemplateStringsArray, ...values: unknown[]): Sql =>
  new TemplateSql(template, values)

/** A value for a json or jsonb column. Without it the driver would send an array as a PostgreSQL array. */
export const json = (value: unknown): string => JSON.stringify(value)
