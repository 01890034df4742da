// Whether a refused form says what is wrong to everyone: counted in the page itself, of each message and each group.

export type Linked = {
  messages: number
  /** The control, or the group, names the message as its description and is marked as wrong. */
  linked: number
  invalid: number
  /** In Arabic, with the label of the question. */
  told: number
  groups: number
  named: number
  isSummaryFocused: boolean
}

/** Runs in the page: it may use nothing from outside itself. */
export const checkMessages = (): Linked => {
  const errors = [...document.querySelectorAll<HTMLElement>('form [data-field] p[id$="-error"]')]
  const frameOf = (error: Element) => error.closest('[data-field]') as HTMLElement
  const describes = (error: Element) =>
    [frameOf(error), ...frameOf(error).querySelectorAll('input, select, textarea, button')].some(one =>
      one.getAttribute('aria-describedby')?.split(' ').includes(error.id),
    )
  const isMarked = (error: Element) =>
    [frameOf(error), ...frameOf(error).querySelectorAll('*')].some(
      one => one.getAttribute('aria-invalid') === 'true',
    )
  const isLinked = (error: HTMLElement) => {
    const label = frameOf(error).querySelector('legend, label')?.textContent?.trim() ?? '?'
    const text = error.textContent ?? ''
    return text.includes(label) && /[\u0621-\u064a]/.test(text) && !/[A-Za-z{}]/.test(text)
  }
  const groups = [...document.querySelectorAll('form fieldset')]
  const isNamed = (group: Element) => {
    const by = document.getElementById(group.getAttribute('aria-labelledby') ?? '')
    return Boolean((by ?? group.querySelector(':scope > legend'))?.textContent?.trim())
  }
  const active = document.activeElement
  return {
    messages: errors.length,
    linked: errors.filter(describes).length,
    invalid: errors.filter(isMarked).length,
    told: errors.filter(isLinked).length,
    groups: groups.length,
    named: groups.filter(isNamed).length,
    isSummaryFocused: active?.tagName === 'SECTION' && active.querySelectorAll('li').length === errors.length,
  }
}
