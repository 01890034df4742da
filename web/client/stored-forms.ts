// The names under which a browser tab keeps what is typed into forms. Whoever signs out leaves none of it behind.

const prefix = 'form/'

/** The name of a form by its parts: the person, the service, whatever else identifies it. */
export const storedFormName = (parts: readonly string[]): string => prefix + parts.join('/')

export type Shelf = Pick<Storage, 'key' | 'length' | 'removeItem'>

/** Forgets every form. */
export const forgetForms = (shelf: Shelf): void => {
  const names = Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '')
  for (const name of names) if (name.startsWith(prefix)) shelf.removeItem(name)
}
