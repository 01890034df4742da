// The links of the app's navigation, as its data has them and as far as this person may follow them.

import type { Text } from '@bawaba/language/index.ts'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '../client/hooks.tsx'
import type { Session } from '../client/session.ts'
import type { NavItem, PortalConfig } from './app.ts'
import { usePortal } from './context.tsx'
import { announce } from './toasts.tsx'

type Shown<Item extends NavItem = NavItem> = Item & { path: string; closed?: Text | undefined }

const isShownTo = (item: NavItem, session: Session): boolean => {
  if (item.signedIn && session.status !== 'signed-in') return false
  if (item.acting && !session.actingFor) return false
  return !item.roles || item.roles.some(role => session.user?.roles.includes(role))
}

const pathOf = (item: NavItem, config: PortalConfig | undefined): string | undefined => {
  if (typeof item.path === 'string') return item.path
  return config && item.path(config)
}

/** Why an item leads nowhere now; undefined for one that does. */
const closedBy = ({ deactivate }: NavItem, config: PortalConfig | undefined): Text | undefined => {
  const found = typeof deactivate === 'function' ? config && deactivate(config) : deactivate
  return found?.deactivate ? found.message : undefined
}

/** The items this person sees, with their paths and names. */
export const useNavigation = <Item extends NavItem>(items: readonly Item[]): Shown<Item>[] => {
  const session = useSession()
  const config = usePortal()?.config
  return items.flatMap(item => {
    const path = pathOf(item, config)
    if (path === undefined || !isShownTo(item, session)) return []
    return [{ ...item, path, closed: closedBy(item, config) }]
  })
}

/** One item: a link, or a button that says why it is closed. The current page carries `aria-current`. */
export const NavLink = ({
  item,
  className,
  withIcon,
  children,
}: {
  item: Shown
  className?: string
  withIcon?: boolean
  children?: ReactNode
}) => {
  const text = useText()
  const words = (
    <>
      {withIcon && item.icon && <Icon name={item.icon} />}
      {text(item.text)}
      {item.Count && <item.Count />}
      {children}
    </>
  )
  const { closed } = item
  if (closed) {
    return (
      <button
        type="button"
        className={className}
        onClick={() => announce({ id: `closed ${item.path}`, kind: 'info', message: closed })}
      >
        {words}
      </button>
    )
  }
  // A name without a page.
  if (item.path === '') return <span className={className}>{words}</span>
  if (item.externalLink)
    return (
      <a className={className} href={item.path}>
        {words}
      </a>
    )
  return (
    <Link to={item.path} className={className} activeOptions={{ exact: item.path === '/' }}>
      {words}
    </Link>
  )
}
