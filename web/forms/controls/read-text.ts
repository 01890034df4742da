// Reading a box that is typed into, a list that is chosen from, or radio buttons, inside the frame of its field.

type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The text in the first box; nothing where there is none. */
export const readText = (frame: Element): string =>
  frame.querySelector<Box>('input:not([type=hidden]), textarea, select')?.value ?? ''

/** The value of what is ticked. */
export const readChecked = (frame: Element): string =>
  frame.querySelector<HTMLInputElement>('input:checked')?.value ?? ''
