// Which field somebody was typing in.

export type FieldPosition = { path: string; field: string; name: string; value: string }

export const isField = (element: Element | null): element is HTMLInputElement =>
  element instanceof HTMLElement && element.matches('input, textarea, select, button')
