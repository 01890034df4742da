// The text and the name of a statement. The longest have thousands of letters: putting one together and looking it up took
// a twelfth of the time that the server spends on filing a request. So a template keeps the texts it became.
import { type Sql, TemplateSql } from './sql.ts'
import { createStatementNames } from './statement-names.ts'

export type StatementText = { text: string; name: string | undefined }
type Known = StatementText & { strings: readonly string[] }

/** A template with other SQL inside becomes several texts. Whatever has more of them is put together each time. */
const mostOfTemplate = 16

const isSame = (one: readonly string[], other: readonly string[]): boolean => {
  if (one.length !== other.length) return false
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return false
  return true
}

/** A function from a statement to its text with `$1`, `$2` ... and its name, undefined once there are too many names. */
export const createStatementTexts = (mostNames?: number): ((statement: Sql) => StatementText) => {
  const nameOf = createStatementNames(mostNames)
  const byTemplate = new WeakMap<readonly string[], Known[]>()
  const written = ({ text }: Sql): StatementText => ({ text, name: nameOf(text) })
  return statement => {
    if (!(statement instanceof TemplateSql)) return written(statement)
    const { template, strings } = statement
    const texts = byTemplate.get(template) ?? []
    const known = texts.find(one => isSame(one.strings, strings))
    if (known) return known
    const made = { ...written(statement), strings }
    if (texts.length < mostOfTemplate) byTemplate.set(template, [...texts, made])
    return made
  }
}
