// Buttons and links that look like buttons. One primary a view; danger only in the last step of a destructive act.

import type { ComponentPropsWithRef } from 'react'
import styles from './button.module.css'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'tertiary' | 'danger'
  small?: boolean
  /** As wide as its column. */
  wide?: boolean
}

/** The class of a button, for elements that a router or a form makes. */
export const buttonClass = (
  { variant = 'secondary', small, wide }: ButtonLook,
  ...more: (string | undefined | false)[]
): string => classes(styles.button, styles[variant], small && styles.small, wide && styles.wide, ...more)

export type ButtonProps = ButtonLook &
  ComponentPropsWithRef<'button'> & {
    icon?: IconName
    /** An icon after the words: an arrow on a button that leads on. */
    iconAfter?: IconName
    /** While it works: stays focusable, says so to assistive technology, and does not press twice. */
    busy?: boolean
  }

export const Button = ({
  variant,
  small,
  wide,
  icon,
  iconAfter,
  busy,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    className={buttonClass({ variant, small, wide }, className)}
    aria-disabled={busy || rest['aria-disabled']}
    onClick={busy ? event => event.preventDefault() : onClick}
  >
    {icon && <Icon name={icon} />}
    {children}
    {iconAfter && <Icon name={iconAfter} />}
  </button>
)

/** A button that is an icon alone; the label is what a screen reader says and the pointer shows. */
export const IconButton = ({
  icon,
  label,
  variant = 'tertiary',
  small,
  className,
  ...rest
}: ButtonLook & ComponentPropsWithRef<'button'> & { icon: IconName; label: string }) => (
  <button
    type="button"
    {...rest}
    aria-label={label}
    title={label}
    className={buttonClass({ variant, small }, styles.icon, className)}
  >
    <Icon name={icon} />
  </button>
)

export type LinkButtonProps = ButtonLook &
  ComponentPropsWithRef<'a'> & { icon?: IconName; iconAfter?: IconName }

export const LinkButton = ({
  variant,
  small,
  wide,
  icon,
  iconAfter,
  className,
  children,
  ...rest
}: LinkButtonProps) => (
  <a {...rest} className={buttonClass({ variant, small, wide }, className)}>
    {icon && <Icon name={icon} />}
    {children}
    {iconAfter && <Icon name={iconAfter} />}
  </a>
)
