// Which field somebody was typing in.

/** Under it the tab stores where somebody was typing. */
export const returnField = 'returnField'

export type FieldPosition = { path: string; field: string; name: string; value: string }

export const isField = (element: Element | null): element is HTMLInputElement =>
  element instanceof HTMLElement && element.matches('input, textarea, select, button')
