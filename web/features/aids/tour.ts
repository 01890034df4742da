// A guided tour: steps that point at parts of the page. Those whose part is not on the page are left out.

import type { Text } from '@bawaba/language/index.ts'

export type TourStep = { selector: string; title: Text; text: Text }
export type Tour = { name: string; steps: readonly TourStep[] }

type Page = { querySelector(selector: string): unknown }

/** The steps that this page has. */
export const stepsOn = ({ steps }: Tour, page: Page): TourStep[] =>
  steps.filter(({ selector }) => page.querySelector(selector) !== null)

const separator = ' '
const namesIn = (stored: string | null): string[] => (stored ?? '').split(separator).filter(Boolean)

export const wasSeen = (stored: string | null, { name }: Tour): boolean => namesIn(stored).includes(name)
/** What is stored once a tour was seen; the latest hundred. */
export const withSeen = (stored: string | null, { name }: Tour): string =>
  [...new Set([...namesIn(stored), name])].slice(-100).join(separator)
