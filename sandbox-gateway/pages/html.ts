// HTML as a tagged template: what is put in is escaped, unless it is HTML itself.

export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}
type Value = Html | string | number | undefined | false | readonly Value[]

const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)

const written = (value: Value): string => {
  if (value === undefined || value === false) return ''
  if (value instanceof Html) return value.text
  if (typeof value === 'object') return value.map(written).join('')
  return escaped(String(value))
}

export const html = (parts: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(parts.reduce((text, part, index) => text + written(values[index - 1]) + part))
