// The guided tour of the first page.

import { messages } from './messages.ts'
import type { Tour } from './tour.ts'

export const homeTour: Tour = {
  name: 'home',
  steps: [
    { selector: 'main h1', title: messages.tourWelcome, text: messages.tourWelcomeText },
    { selector: 'header a[href$="/search"]', title: messages.tourSearch, text: messages.tourSearchText },
    { selector: 'main a[href$="/track"]', title: messages.tourTrack, text: messages.tourTrackText },
    { selector: 'footer a[href^="tel:"]', title: messages.tourHelp, text: messages.tourHelpText },
  ],
}
