// The aids of a page: quiet buttons in a corner, and what they open. Each is loaded when it is opened. Inside a form there are
// none but its tour, on top of it: nothing there should compete with the next question.

import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useLocation, useMatches } from '@tanstack/react-router'
import { type ComponentType, Suspense, useCallback, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useClient } from '../../client/hooks.tsx'
import { lazyPart } from '../../client/lazy-part.tsx'
import { useApp } from '../../shell/context.tsx'
import { useScrolledPast } from '../../shell/use-scrolled.tsx'
import styles from './aids.module.css'
import { messages } from './messages.ts'
import type { PanelProps } from './panel-props.ts'
import { stepsOn, type TourStep, wasSeen, withSeen } from './tour.ts'
import { useFormSlot } from './use-form-slot.tsx'
import { useOpenedLinks } from './use-opened-links.ts'
import { useTour } from './use-tour.tsx'

/** From here on one reads: what is offered at the head of a page would lie over its words. */
const readingFrom = 240

type Panel = ComponentType<PanelProps>
const panels = {
  search: lazyPart(() => import('../../modules/search/search-panel.tsx'), 'SearchPanel'),
  assistant: lazyPart(() => import('./assistant.tsx'), 'Assistant'),
  browsing: lazyPart(() => import('./browsing-type.tsx'), 'BrowsingType'),
} satisfies Record<string, Panel>
const Guide = lazyPart(() => import('./tour-guide.tsx'), 'TourGuide')

export const Aids = () => {
  const text = useText()
  const { base, name } = useApp()
  const { stored } = useClient()
  const tour = useTour()
  const tourButton = useRef<HTMLButtonElement>(null)
  const path = useLocation({ select: ({ pathname }) => pathname })
  // The pages of a form differ in what is asked of them.
  const address = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  const isInForm = useMatches({ select: matches => matches.at(-1)?.staticData.header === 'minimal' })
  const isReading = useScrolledPast(readingFrom)
  const [open, setOpen] = useState<keyof typeof panels>()
  const [touring, setTouring] = useState<{ path: string; steps: readonly TourStep[] }>()
  useOpenedLinks(
    `${base}/search`,
    useCallback(() => setOpen('search'), []),
  )
  const close = () => setOpen(undefined)
  const Panel = open && panels[open]
  const endTour = () => {
    setTouring(undefined)
    if (tour) stored.set('toursSeen', withSeen(stored.get('toursSeen'), tour))
    tourButton.current?.focus()
  }
  const isTouring = touring?.path === address
  const slot = useFormSlot(isInForm ? tour : undefined)
  const startTour = tour && (
    <Button
      ref={tourButton}
      small
      variant={isInForm || wasSeen(stored.get('toursSeen'), tour) ? 'tertiary' : 'secondary'}
      onClick={() => setTouring({ path: address, steps: stepsOn(tour, document) })}
    >
      {text(isInForm ? messages.startFormTour : messages.startTour)}
    </Button>
  )
  return (
    <aside
      className={styles.aids}
      aria-label={text(messages.help)}
      data-print="never"
      data-aids={isReading ? 'reading' : ''}
    >
      {!isInForm && (
        <>
          {startTour}
          {name === 'citizen' && path === '/' && (
            <Button small className={styles.wide} onClick={() => setOpen('browsing')}>
              {text(messages.whoAreYou)}
            </Button>
          )}
          <Button small icon="chat" className={styles.always} onClick={() => setOpen('assistant')}>
            {text(messages.assistant)}
          </Button>
        </>
      )}
      {slot && createPortal(startTour, slot)}
      <Suspense>
        {Panel && <Panel onClose={close} onBrowse={() => setOpen('browsing')} />}
        {isTouring && <Guide key={address} steps={touring.steps} onEnd={endTour} />}
      </Suspense>
    </aside>
  )
}
