// The page in place of a form that was sent already, and the frame of such pages.

import type { Service } from '@bawaba/contract/entities/service.ts'
import { Reference } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import type { ReactNode } from 'react'
import { textOf } from '../../modules/catalogue/texts.ts'
import { pageMessages } from '../../modules/requests/page-messages.ts'
import { GoButton } from '../../shell/links.tsx'
import { usePage } from '../../shell/page.tsx'
import shell from '../../shell/shell.module.css'
import styles from './apply.module.css'
import { Help } from './form-aside.tsx'
import { messages } from './messages.ts'

type InsteadProps = { title: string; caption: string; children: ReactNode; actions: ReactNode }

/** A page with one message and the ways on. */
export const Instead = ({ title, caption, children, actions }: InsteadProps) => {
  usePage({ title, service: caption })
  return (
    <div className={shell.page}>
      <div className={styles.page}>
        <div>
          <p className={styles.caption}>{caption}</p>
          <h1>{title}</h1>
        </div>
        {children}
        <div className={styles.actions}>{actions}</div>
        <Help />
      </div>
    </div>
  )
}

/** `ID` is the number of the request, or unknown where the answer to the sending never arrived. */
export const SentAlready = ({
  service,
  ID,
  onNew,
}: {
  service: Partial<Service>
  ID: string | undefined
  onNew: () => void
}) => {
  const text = useText()
  const { serviceSlug = '' } = service
  return (
    <Instead
      title={text(messages.sentTitle)}
      caption={text(textOf(service.translations, service.serviceLabel))}
      actions={
        <>
          {ID === undefined ? (
            <GoButton to="/inbox" variant="primary">
              {text(pageMessages.myRequests)}
            </GoButton>
          ) : (
            <GoButton
              to="/services/$serviceSlug/entries/$entryId"
              params={{ serviceSlug, entryId: ID }}
              variant="primary"
            >
              {text(pageMessages.toRequest)}
            </GoButton>
          )}
          <Button onClick={onNew}>{text(messages.newRequest)}</Button>
        </>
      }
    >
      <p>
        {ID === undefined ? (
          text(messages.sentUnknown)
        ) : (
          <Words message={messages.sentNumber} params={{ number: <Reference>{ID}</Reference> }} />
        )}
      </p>
    </Instead>
  )
}
