// How to reach the authority: write, call, visit, read answers, subscribe.

import { classes } from '@bawaba/ui/classes.ts'
import { useText } from '@bawaba/ui/language.tsx'
import type { ReactNode } from 'react'
import { usePortal } from '../../shell/context.tsx'
import { GoButton } from '../../shell/links.tsx'
import { hotlinesOf } from '../../shell/names.ts'
import { usePage } from '../../shell/page.tsx'
import { TelephoneLink } from '../../shell/telephone-link.tsx'
import { messages } from './contact.messages.ts'
import styles from './contact.module.css'
import { NewsletterForm } from './newsletter-form.tsx'
import { ReadingPage } from './reading.tsx'

type CardProps = { title: string; isMain?: boolean; isWide?: boolean; children: ReactNode }

const Card = ({ title, isMain, isWide, children }: CardProps) => (
  <section className={classes(styles.card, isMain && styles.main, isWide && styles.wide)}>
    <h2>{title}</h2>
    {children}
  </section>
)

/** What takes messages: the platform's own service, whichever programmes there are. */
const serviceSlug = 'COMPLAINT'

export const ContactPage = () => {
  const text = useText()
  const hotlines = hotlinesOf(usePortal()?.config)
  usePage({ title: text(messages.title), description: text(messages.lead) })
  return (
    <ReadingPage title={text(messages.title)} lead={text(messages.lead)}>
      <div className={styles.cards}>
        <Card title={text(messages.write)} isMain>
          <p>{text(messages.writeText)}</p>
          <div className={styles.acts}>
            <GoButton
              to="/services/$serviceSlug/add"
              params={{ serviceSlug }}
              variant="primary"
              iconAfter="arrow"
            >
              {text(messages.writeAction)}
            </GoButton>
            <GoButton to="/track">{text(messages.followAction)}</GoButton>
          </div>
        </Card>
        <Card title={text(messages.call)}>
          {hotlines.map(({ number, label, hours }) => (
            <div key={number}>
              <TelephoneLink number={number} label={text(label)} />
              <p>{text(hours)}</p>
            </div>
          ))}
        </Card>
        <Card title={text(messages.visit)}>
          <p>{text(messages.visitText)}</p>
          <GoButton to="/service-centers">{text(messages.visitAction)}</GoButton>
        </Card>
        <Card title={text(messages.answers)}>
          <p>{text(messages.answersText)}</p>
          <GoButton to="/faq">{text(messages.answersAction)}</GoButton>
        </Card>
        <Card title={text(messages.guides)}>
          <p>{text(messages.guidesText)}</p>
          <GoButton to="/user-guides">{text(messages.guidesAction)}</GoButton>
        </Card>
        <Card title={text(messages.newsletter)} isWide>
          <p>{text(messages.newsletterText)}</p>
          <NewsletterForm />
        </Card>
      </div>
    </ReadingPage>
  )
}
