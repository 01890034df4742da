// The aids of a page, each loaded when it is opened: the search of the header as a dialog; in its menu of help the tour of the
// page and the question of who one is. Inside a form there is its tour alone, on top of it: nothing there should compete with
// the next question.

import { Button } from '@bawaba/ui/button.tsx'
import { classes } from '@bawaba/ui/classes.ts'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useLocation, useMatches } from '@tanstack/react-router'
import { Suspense, useCallback, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useClient } from '../../client/hooks.tsx'
import { lazyPart } from '../../client/lazy-part.tsx'
import { useApp } from '../../shell/context.tsx'
import menu from '../../shell/menu.module.css'
import styles from './aids.module.css'
import { messages } from './messages.ts'
import { stepsOn, type TourStep, wasSeen, withSeen } from './tour.ts'
import { useOpenedLinks } from './use-opened-links.ts'
import { useSlot } from './use-slot.tsx'
import { useTour } from './use-tour.tsx'

const panels = {
  search: lazyPart(() => import('../../modules/search/search-panel.tsx'), 'SearchPanel'),
  browsing: lazyPart(() => import('./browsing-type.tsx'), 'BrowsingType'),
}
const Guide = lazyPart(() => import('./tour-guide.tsx'), 'TourGuide')

const menuSlot = () => document.querySelector('[data-aids]')
const formSlot = '[data-tour-slot]'

/** What was pressed, or the button of the menu that has closed around it. */
const focusBack = (pressed: HTMLElement | null): void =>
  (pressed?.closest('details')?.querySelector('summary') ?? pressed)?.focus()

export const Aids = () => {
  const text = useText()
  const { base, name } = useApp()
  const { stored } = useClient()
  const tour = useTour()
  const tourButton = useRef<HTMLButtonElement>(null)
  const browsingButton = useRef<HTMLButtonElement>(null)
  const path = useLocation({ select: ({ pathname }) => pathname })
  // The pages of a form differ in what is asked of them.
  const address = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  const isInForm = useMatches({ select: matches => matches.at(-1)?.staticData.header === 'minimal' })
  const [open, setOpen] = useState<keyof typeof panels>()
  const [touring, setTouring] = useState<{ path: string; steps: readonly TourStep[] }>()
  useOpenedLinks(
    `${base}/search`,
    useCallback(() => setOpen('search'), []),
  )
  const Panel = open && panels[open]
  const close = () => {
    if (open === 'browsing') focusBack(browsingButton.current)
    setOpen(undefined)
  }
  const endTour = () => {
    setTouring(undefined)
    if (tour) stored.set('toursSeen', withSeen(stored.get('toursSeen'), tour))
    focusBack(tourButton.current)
  }
  const begin = () => tour && setTouring({ path: address, steps: stepsOn(tour, document) })
  const isTouring = touring?.path === address
  const inForm = useSlot(
    useCallback(
      () =>
        isInForm && tour && stepsOn(tour, document).length > 0 ? document.querySelector(formSlot) : null,
      [isInForm, tour],
    ),
  )
  const inMenu = useSlot(menuSlot)
  return (
    <>
      {inMenu &&
        createPortal(
          <>
            {tour && (
              <button
                ref={tourButton}
                type="button"
                className={classes(menu.item, !wasSeen(stored.get('toursSeen'), tour) && styles.unseen)}
                onClick={begin}
              >
                <Icon name="eye" />
                {text(messages.startTour)}
              </button>
            )}
            {name === 'citizen' && path === '/' && (
              <button
                ref={browsingButton}
                type="button"
                className={menu.item}
                onClick={() => setOpen('browsing')}
              >
                <Icon name="users" />
                {text(messages.whoAreYou)}
              </button>
            )}
          </>,
          inMenu,
        )}
      {inForm &&
        createPortal(
          <Button ref={tourButton} small variant="tertiary" onClick={begin}>
            {text(messages.startFormTour)}
          </Button>,
          inForm,
        )}
      <Suspense>
        {Panel && <Panel onClose={close} />}
        {isTouring && <Guide key={address} steps={touring.steps} onEnd={endTour} />}
      </Suspense>
    </>
  )
}
