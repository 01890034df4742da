// First in the tab order: past the frame, to what the page is about.

import { useText } from '@bawaba/ui/language.tsx'
import { messages } from './messages.ts'
import styles from './shell.module.css'

export const SkipLink = () => (
  <a className={styles.skip} href="#content">
    {useText()(messages.skip)}
  </a>
)
