// A card is for something one can open; sections are made by space and headings, not by boxes.

import type { ComponentPropsWithRef } from 'react'
import styles from './card.module.css'
import { classes } from './classes.ts'

/** With `opens`, the link inside its h2 or h3 covers the whole card. */
export const Card = ({ opens, className, ...rest }: ComponentPropsWithRef<'div'> & { opens?: boolean }) => (
  <div {...rest} className={classes(styles.card, opens && styles.opens, className)} />
)
