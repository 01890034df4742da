// The statements of a file of SQL, one by one. Pure.

/** A comment, a text in quotes, a body in dollars, or the end of a statement, whichever comes first. */
const token = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$|;/g

/** Each statement without its comments and its semicolon; semicolons in texts and bodies of functions end none. */
export const splitStatements = (text: string): string[] => {
  const statements: string[] = []
  let [statement, from] = ['', 0]
  for (const found of text.matchAll(token)) {
    const [part] = found
    const isComment = part.startsWith('--') || part.startsWith('/*')
    statement += text.slice(from, found.index) + (isComment ? ' ' : part === ';' ? '' : part)
    from = found.index + part.length
    if (part !== ';') continue
    statements.push(statement.trim())
    statement = ''
  }
  return [...statements, (statement + text.slice(from)).trim()].filter(each => each !== '')
}
