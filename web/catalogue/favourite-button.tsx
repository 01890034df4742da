// A star that keeps a service at hand; pressed while it is kept. Only for who is signed in.

import { IconButton } from '@bawaba/ui/button.tsx'
import { classes } from '@bawaba/ui/classes.ts'
import { useText } from '@bawaba/ui/language.tsx'
import styles from './favourite-button.module.css'
import { useFavourites } from './favourites.tsx'
import { messages } from './messages.ts'

type FavouriteButtonProps = { slug: string; label: string; className?: string }

export const FavouriteButton = ({ slug, label, className }: FavouriteButtonProps) => {
  const text = useText()
  const { isOn, slugs, toggle } = useFavourites()
  if (!isOn) return null
  const isFavourite = slugs.includes(slug)
  return (
    <IconButton
      small
      icon="star"
      label={text(messages.favourite, { service: label })}
      aria-pressed={isFavourite}
      className={classes(className, isFavourite && styles.kept)}
      onClick={() => void toggle(slug)}
    />
  )
}
