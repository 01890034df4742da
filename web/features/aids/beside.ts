// Puts a guide beside the part that it speaks of: below it, or above it where it would not be seen below. It never covers
// the part, and follows it.

const gap = 16

type Part = { top: number; height: number }
/** `header`: what of its top is covered; `page`: the height of all that scrolls. */
type View = { height: number; header: number; page: number }
type Plan = { side: 'below' | 'above'; scrollTo: number }

/** On which side the guide stands, and how far the page is scrolled so that both are seen. `top` is that in the page. */
export const planOf = (part: Part, guide: number, { height, header, page }: View): Plan => {
  const room = height - header
  const both = part.height + gap + guide
  const reachable = (top: number) => Math.max(0, Math.min(top, page - height))
  const middle = reachable(part.top - header - Math.max(gap, (room - both) / 2))
  if (both + 2 * gap <= room && part.top + both - middle <= height) return { side: 'below', scrollTo: middle }
  const before = part.top - gap - guide
  // A long part: its beginning, with the guide before it. What has no room before it either has the guide after it.
  return before >= header
    ? { side: 'above', scrollTo: reachable(before - header - gap) }
    : { side: 'below', scrollTo: reachable(part.top + both + gap - height) }
}

/** Where in the window its start is in line with that of the part, as far as the window has room. */
export const leftOf = (
  part: Pick<DOMRect, 'left' | 'right'>,
  guide: number,
  window: number,
  isRtl: boolean,
): number => Math.max(gap, Math.min(isRtl ? part.right - guide : part.left, window - guide - gap))

const planFor = (part: Element, guide: HTMLElement): Plan => {
  const root = document.documentElement
  const { top, height } = part.getBoundingClientRect()
  return planOf({ top: top + scrollY, height }, guide.offsetHeight, {
    height: root.clientHeight,
    header: Number.parseFloat(getComputedStyle(root).scrollPaddingBlockStart) || 0,
    page: root.scrollHeight,
  })
}

/** Scrolls to a part and keeps the guide beside it, until what it answers is called. */
export const stayBeside = (part: Element, guide: HTMLElement): (() => void) => {
  const root = document.documentElement
  const { side, scrollTo } = planFor(part, guide)
  const move = () => {
    const box = part.getBoundingClientRect()
    const top = side === 'below' ? box.bottom + gap : box.top - gap - guide.offsetHeight
    const left = leftOf(box, guide.offsetWidth, root.clientWidth, root.dir === 'rtl')
    guide.style.translate = `${left}px ${top}px`
  }
  move()
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: scrollTo, behavior: isStill ? 'instant' : 'smooth' })
  const sizes = new ResizeObserver(move)
  for (const element of [part, guide, document.body]) sizes.observe(element)
  addEventListener('scroll', move, { passive: true })
  return () => {
    sizes.disconnect()
    removeEventListener('scroll', move)
  }
}
