// Links of the inbox: to a request, which opens beside the list and leaves everything else of the address alone.

import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type InboxSearch, toInbox } from './address.ts'
import styles from './inbox-links.module.css'

export const rowId = (ID: string): string => `row-${ID}`

export const OpenLink = ({
  ID,
  search,
  children,
}: {
  ID: string
  search: InboxSearch
  children: ReactNode
}) => (
  <Link id={rowId(ID)} className={styles.open} {...toInbox({ ...search, request: ID })}>
    {children}
  </Link>
)
