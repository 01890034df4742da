// A request as a page of its own, for links from elsewhere: the same as beside the list.

import { Icon } from '@bawaba/ui/icon.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Link, useParams } from '@tanstack/react-router'
import { useRef } from 'react'
import { textOf } from '../../../modules/catalogue/texts.ts'
import { ViewerSlot, ViewingProvider } from '../../../modules/files/viewer/viewing.tsx'
import { usePage } from '../../../shell/page.tsx'
import { toInbox } from '../address.ts'
import { messages } from '../messages.ts'
import { NotOpen } from './panel.tsx'
import { panelMessages } from './panel-messages.ts'
import { useRequest } from './request-data.tsx'
import styles from './request-page.module.css'
import { RequestView } from './request-view.tsx'

export const RequestPage = () => {
  const text = useText()
  const { serviceSlug = '', entryId = '' } = useParams({ strict: false })
  const title = useRef<HTMLHeadingElement>(null)
  const found = useRequest(serviceSlug, entryId)
  const { request, open } = found
  usePage({
    title: `${text(messages.request)} ${entryId}`,
    service: open && text(textOf(open.service.translations, open.service.serviceLabel)),
  })
  return (
    <ViewingProvider>
      <div className={styles.page}>
        <ViewerSlot className={styles.viewer} />
        <div className={styles.column}>
          <Link {...toInbox({})} className={styles.back} data-print="never">
            <Icon name="back" />
            {text(panelMessages.toInbox)}
          </Link>
          <div className={styles.request}>
            {request ? (
              <RequestView
                key={request.id}
                heading="h1"
                request={request}
                open={open}
                title={title}
                reload={found.reload}
              />
            ) : (
              <>
                <h1 className={styles.title}>{text(panelMessages.openRequest)}</h1>
                <NotOpen found={found} ID={entryId} />
              </>
            )}
          </div>
        </div>
      </div>
    </ViewingProvider>
  )
}
