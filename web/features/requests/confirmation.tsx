// The request was sent: its number, what happens next and by when, whom to ask, what to do now, a record to keep.
// It stands at the request's address, so it can be opened again.

import { Reference } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { CopyButton } from '@bawaba/ui/copy-button.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { CategoryPicture } from '../../modules/catalogue/category-picture.tsx'
import { pageMessages } from '../../modules/requests/page-messages.ts'
import { usePortal } from '../../shell/context.tsx'
import { GoButton } from '../../shell/links.tsx'
import { hotlinesFor } from '../../shell/names.ts'
import { usePage } from '../../shell/page.tsx'
import shell from '../../shell/shell.module.css'
import { TelephoneLink } from '../../shell/telephone-link.tsx'
import styles from './confirmation.module.css'
import { messages } from './messages.ts'
import { Next } from './next.tsx'
import { PayButton } from './pay-button.tsx'
import { Rating } from './rating.tsx'
import type { Shown } from './shown.ts'

export const Confirmation = ({ request, open }: Shown) => {
  const text = useText()
  const language = useLanguage()
  const hotlines = hotlinesFor(usePortal()?.config, open?.service ?? {})
  const { ID, serviceSlug, statusKind } = request
  // Nothing is sent that has to be paid first.
  const title = text(statusKind === 'waiting-on-payment' ? messages.payFirst : messages.sentTitle)
  const label = open?.form.text(open.service.serviceLabel ?? '')[language]
  usePage({ title, service: label })
  return (
    <div className={shell.page}>
      <div className={styles.page}>
        <div className={styles.panel}>
          <CategoryPicture category={open?.service.categoryIds?.[0]} className={styles.picture} />
          {statusKind !== 'waiting-on-payment' && <Icon name="check" className={styles.mark} />}
          <h1>{title}</h1>
          {label && <p className={styles.service}>{label}</p>}
          <p className={styles.word}>{text(messages.number)}</p>
          <p className={styles.number}>
            <Reference>{ID}</Reference>
          </p>
          <p className={styles.copy} data-print="never">
            <CopyButton value={ID} what={text(messages.copyWhat)} />
          </p>
        </div>
        <p>{text(messages.keepNumber)}</p>
        <Next request={request} open={open} />
        <PayButton request={request} />
        <Rating key={request.id} request={request} about="filing" />
        <section className={styles.part}>
          <h2>{text(messages.contact)}</h2>
          <p>{text(messages.contactText)}</p>
          <ul className={styles.hotlines}>
            {hotlines.map(({ number, label, hours }) => (
              <li key={number}>
                <TelephoneLink number={number} label={text(label)} /> <span>{text(hours)}</span>
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.part} data-print="never">
          <h2>{text(messages.goOn)}</h2>
          <div className={styles.actions}>
            <GoButton
              to="/services/$serviceSlug/entries/$entryId"
              params={{ serviceSlug, entryId: ID }}
              variant="primary"
            >
              {text(pageMessages.toRequest)}
            </GoButton>
            <Button icon="print" onClick={() => print()}>
              {text(messages.print)}
            </Button>
            <GoButton to="/inbox">{text(pageMessages.myRequests)}</GoButton>
            <GoButton to="/services">{text(messages.otherServices)}</GoButton>
          </div>
        </section>
      </div>
    </div>
  )
}
