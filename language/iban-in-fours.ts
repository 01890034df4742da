// International bank account numbers as banks print them.

/** Four characters, and a space. */
export const ibanInFours = (tidy: string): string => tidy.replace(/(.{4})(?=.)/g, '$1 ')
