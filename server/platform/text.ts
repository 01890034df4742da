// Which texts can be stored: PostgreSQL keeps no NUL, and a lone surrogate cannot be sent to it.

export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
