// A picture that code draws, in the inks of the theme: by day in the light one, at night in the dark one. Both stand in the
// page and one is shown, so that the server need not know the theme; what is not shown is not loaded.

import { createContext, useContext } from 'react'
import { classes } from './classes.ts'
import styles from './drawn.module.css'

/** Where the file of a picture is; `*.pictures.ts?drawn` gives one. */
export type AddressOf = (name: string, time: 'day' | 'night') => string

/** Its addresses: by day in the light theme, by night in the dark one. */
export type FirstPicture = Record<'day' | 'night', string>
/** Where a render on the server finds the picture that is seen first, for the document to ask for it early. */
export const FirstPictureSink = createContext<{ picture?: FirstPicture }>({})

type DrawnProps = {
  addressOf: AddressOf
  name: string
  /** What it shows; empty where it only adorns. */
  alt: string
  className?: string | undefined
  /** It is seen as soon as the page is there. */
  isFirst?: boolean | undefined
}

export const Drawn = ({ addressOf, name, alt, className, isFirst }: DrawnProps) => {
  const sink = useContext(FirstPictureSink)
  if (import.meta.env.SSR && isFirst)
    sink.picture = { day: addressOf(name, 'day'), night: addressOf(name, 'night') }
  return (['day', 'night'] as const).map(time => (
    <img
      key={time}
      src={addressOf(name, time)}
      alt={alt}
      // Even the first: one that is hidden must not be loaded.
      loading="lazy"
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      className={classes(styles[time], className)}
    />
  ))
}
