// When the element that has the focus is taken away (a row that was deleted, a button that has done its work), browsers
// drop the focus to the body: a keyboard begins at the top again, and a screen reader says nothing. It goes to the
// nearest neighbour instead, unless whoever took the element away has seen to it.

import { lastPress } from './focus.ts'

/** What takes the focus without opening a keyboard on a touch screen. */
const takers = [
  'button',
  'a[href]',
  'summary',
  'select',
  'input:is([type=checkbox], [type=radio], [type=file])',
  '[tabindex="0"]',
].join()

const takersIn = (node: Node): HTMLElement[] => {
  if (!(node instanceof HTMLElement)) return []
  const all = [...node.querySelectorAll<HTMLElement>(takers)]
  return node.matches(takers) ? [node, ...all] : all
}

const canTake = (element: HTMLElement): boolean =>
  !element.matches(':disabled, [inert] *') && element.checkVisibility({ visibilityProperty: true })

type Gap = { within: Element; next: Node | null; previous: Node | null; index: number }

/** The hole that an element left: in what is still there, between which siblings, and how far into its part it stood. */
const gapOf = (lost: HTMLElement, records: readonly MutationRecord[]): Gap | undefined => {
  for (const { target, removedNodes, nextSibling, previousSibling } of records) {
    const part = [...removedNodes].find(node => node.contains(lost))
    if (!part || !target.isConnected || !(target instanceof Element)) continue
    const index = takersIn(part).indexOf(lost)
    return { within: target, next: nextSibling, previous: previousSibling, index }
  }
  return undefined
}

/** From a row to the same button of the next one; else of the one before; else to the first thing in what is around. */
const neighbourOf = ({ within, next, previous, index }: Gap): HTMLElement | undefined => {
  const beside = (start: Node | null, step: 'nextSibling' | 'previousSibling') => {
    for (let node = start?.isConnected ? start : null; node; node = node[step]) {
      const found = takersIn(node).filter(canTake)
      if (found.length > 0) return found[Math.min(Math.max(index, 0), found.length - 1)]
    }
    return undefined
  }
  const sibling = beside(next, 'nextSibling') ?? beside(previous, 'previousSibling')
  if (sibling) return sibling
  for (let node: Element | null = within; node?.closest('main'); node = node.parentElement) {
    const found = takersIn(node).find(canTake)
    if (found) return found
  }
  return undefined
}

const headingOf = (): HTMLElement | undefined => {
  const heading = document.querySelector<HTMLElement>('main h1:not([data-pending])')
  if (heading) heading.tabIndex = -1
  return heading ?? undefined
}

const hasFocus = (): boolean => document.activeElement !== null && document.activeElement !== document.body

/** Two frames: whoever moves the focus on purpose does so when the next state has been drawn. */
const later = (run: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(run))
}

/** Whether an element can have the focus at all, be it by a press or from a script. */
const isFocusable = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 || element.hasAttribute('tabindex')

/**
 * The hole that the element left that was pressed last and is gone by now; what stood beside it is not known any more.
 * Text that was pressed had no focus to lose: only what can have it is looked for.
 */
const gapOfPressed = (): Gap | undefined => {
  const around = lastPress.path.filter(node => node instanceof HTMLElement)
  const pressed = around.find(isFocusable)
  const within = around.find(({ isConnected }) => isConnected)
  return pressed?.isConnected === false && within
    ? { within, next: null, previous: null, index: 0 }
    : undefined
}

/** Watches the document for the life of the page. Its script comes late: what was pressed before is seen to first. */
export const watchLostFocus = (): void => {
  let last = hasFocus() ? (document.activeElement as HTMLElement) : undefined
  /** What opened the dialog that has the focus, and the hole it left if it was taken away meanwhile. */
  let opener: HTMLElement | undefined
  let openerGap: Gap | undefined

  const land = (element: HTMLElement | undefined, gap: Gap | undefined): void =>
    later(() => {
      if (hasFocus()) return
      const target = element?.isConnected ? element : ((gap && neighbourOf(gap)) ?? headingOf())
      target?.focus({ preventScroll: true })
    })

  const gap = gapOfPressed()
  if (gap) land(undefined, gap)

  addEventListener('focusin', ({ target }) => {
    const next = target instanceof HTMLElement ? target : undefined
    const dialog = next?.closest('dialog')
    if (dialog && !dialog.contains(last ?? null)) {
      opener = last
      openerGap = undefined
    }
    last = next
  })
  // Left on purpose, the element is still there; one that was taken away is not.
  addEventListener('focusout', ({ target }) =>
    queueMicrotask(() => {
      if (last === target && last?.isConnected && !hasFocus()) last = undefined
    }),
  )
  // The browser gives the focus back to what opened the dialog, and to nobody where that is gone. The event does not bubble.
  addEventListener('close', () => land(opener, openerGap), { capture: true })

  new MutationObserver(records => {
    if (opener && !opener.isConnected) openerGap ??= gapOf(opener, records)
    if (!last || last.isConnected || hasFocus()) return
    // A dialog that is taken away while it is open gives the focus back to nobody.
    const isDialogClosed = last.closest('dialog')?.isConnected === false
    if (isDialogClosed) land(opener, openerGap)
    else land(undefined, gapOf(last, records))
    last = undefined
  }).observe(document.body, { childList: true, subtree: true })
}
