// A table of a text, drawn from the tokens of the lexer. It scrolls by itself where it is wider than its column.

import type { Token, Tokens } from 'marked'
import { drawAll } from './markdown.tsx'

export const drawTable = (token: Token) => {
  const { header, rows } = token as Tokens.Table
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must be able to scroll it
    <div data-scrolls tabIndex={0}>
      <table>
        <thead>
          <tr>
            {header.map(({ tokens }, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a text never move.
              <th key={column} scope="col">
                {drawAll(tokens)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a text never move.
            <tr key={row}>
              {cells.map(({ tokens }, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a text never move.
                <td key={column}>{drawAll(tokens)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
