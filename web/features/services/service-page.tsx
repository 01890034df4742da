// A service before one starts: who may apply, what is needed, what it costs, how long it takes and how it goes.
// A block without content is left out with its heading.

import { hasOwnRequests } from '@bawaba/contract/own-requests.ts'
import { Card } from '@bawaba/ui/card.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCall, useCallWhen, useSession } from '../../client/hooks.tsx'
import { lazyPart } from '../../client/lazy-part.tsx'
import { useReading } from '../../client/use-reading.tsx'
import { availabilityOf, isOpenHere } from '../../modules/catalogue/availability.ts'
import { CategoryPicture } from '../../modules/catalogue/category-picture.tsx'
import { FavouriteButton } from '../../modules/catalogue/favourite-button.tsx'
import { openWords } from '../../modules/catalogue/open-words.ts'
import { Facts } from '../../modules/catalogue/service-facts.tsx'
import { textOf } from '../../modules/catalogue/texts.ts'
import { useApp } from '../../shell/context.tsx'
import { GoButton } from '../../shell/links.tsx'
import { usePage } from '../../shell/page.tsx'
import { Pending } from '../../shell/pending.tsx'
import shell from '../../shell/shell.module.css'
import { HiddenMark } from './hidden-mark.tsx'
import { messages } from './messages.ts'
import { oneService, type ServiceSearch, tabNames } from './search.ts'
import styles from './service-page.module.css'
import { CheckList, GuidingVideo, Questions, Steps } from './service-parts.tsx'
import { ServiceTabs } from './service-tabs.tsx'

/** With the form engine in it, loaded for those who may have requests. */
const EarlierRequests = lazyPart(() => import('../../modules/requests/earlier.tsx'), 'EarlierRequests')

const DraftList = lazyPart(() => import('../../modules/drafts/draft-list.tsx'), 'DraftList')

/** Whether the reader is someone who files requests of their own. */
const useHasRequests = (): boolean => {
  const { mode } = useApp()
  return useSession().status === 'signed-in' && hasOwnRequests(mode)
}

/** The form belongs to another feature: its address is known here, its route is not. */
const formPath = (slug: string): string => `/services/${slug}/add`

const Start = ({ slug, isOpen, when }: { slug: string; isOpen: boolean; when: string }) => {
  const text = useText()
  const isVisitor = useSession().status === 'visitor'
  const { mode, actsForOthers } = useApp()
  if (!isOpen)
    return (
      <Notice kind="info" quiet title={text(messages.closedTitle)}>
        {when}
      </Notice>
    )
  // Staff file for a person whom they act for, and nothing for themselves.
  if (mode === 'EMPLOYEE' && !actsForOthers) return null
  return (
    <>
      <GoButton data-tour="start" to={formPath(slug)} variant="primary" iconAfter="arrow" wide>
        {text(messages.start)}
      </GoButton>
      {isVisitor && <p className={styles.hint}>{text(messages.startHint)}</p>}
    </>
  )
}

/** `below` follows the facts of the service, for staff. */
export const ServicePage = ({ below }: { below?: ReactNode }) => {
  const text = useText()
  const language = useLanguage()
  const reading = useReading()
  const { serviceSlug = '' } = useParams({ strict: false })
  const hasRequests = useHasRequests()
  const { data: service } = useCall('GET dynamic_services/findOne', oneService(serviceSlug))
  const { tab }: ServiceSearch = useSearch({ strict: false })
  const mayHaveTable = hasRequests && service?.hideServiceTable !== true
  const { data: earlier } = useCallWhen(
    { enabled: mayHaveTable && service !== undefined, fresh: 'untilChanged' },
    'GET :service/count',
    {
      params: { service: serviceSlug },
      query: {},
    },
  )
  const say = (key: string | undefined) => text(textOf(service?.translations, key))
  const label = say(service?.serviceLabel)
  const description = say(service?.description)
  usePage({ title: label, description })
  if (!service) return <Pending />
  const { eligibility, requiredPapers, howTo, faqs, terms, videoUrl } = service
  const when = availabilityOf(language, service, openWords(language, reading))
  const questions = faqs?.map(({ question, answer }) => ({ question: say(question), answer: say(answer) }))
  const isThere = {
    terms: Boolean(terms),
    video: Boolean(videoUrl),
    requests: mayHaveTable && (earlier?.count ?? 0) > 0,
    questions: Boolean(faqs?.length),
  }
  const tabs = tabNames.filter(name => isThere[name])
  const current = tab && isThere[tab] ? tab : 'details'
  const contents = {
    details: () => (
      <>
        {hasRequests && <DraftList serviceSlug={serviceSlug} className={styles.part} />}
        <CheckList tour="who" title={text(messages.who)} items={eligibility?.map(say)} />
        <CheckList tour="need" title={text(messages.need)} items={requiredPapers?.map(say)} />
        <Steps
          title={text(messages.steps)}
          steps={howTo?.map(step => ({ title: say(step.title), text: say(step.text) }))}
        />
      </>
    ),
    terms: () => (
      <section className={styles.part}>
        <h2>{text(messages.terms)}</h2>
        <p className={styles.prose}>{say(terms)}</p>
      </section>
    ),
    video: () => <GuidingVideo url={videoUrl ?? ''} />,
    requests: () => <EarlierRequests serviceSlug={serviceSlug} />,
    questions: () => <Questions title={text(messages.questions)} items={questions} />,
  }
  return (
    <div className={shell.page}>
      <Link to="/services" className={styles.back}>
        <Icon name="back" />
        {text(messages.backToServices)}
      </Link>
      <div className={styles.layout}>
        <div className={styles.head}>
          <div className={styles.title}>
            <h1 data-tour="title">{label}</h1>
            <FavouriteButton slug={serviceSlug} label={label} />
          </div>
          <p className={styles.lead}>{description}</p>
        </div>
        <aside className={styles.aside} data-tour="facts">
          <Card className={styles.box}>
            <CategoryPicture category={service.categoryIds?.[0]} className={styles.picture} isFirst />
            <Facts service={service} say={say} when={when} />
            <HiddenMark slug={serviceSlug} />
            <Start slug={serviceSlug} isOpen={isOpenHere(service)} when={when} />
            {below}
          </Card>
        </aside>
        <div className={styles.content}>
          {tabs.length > 0 && (
            <div className={styles.tabs} data-tour="tabs">
              <ServiceTabs slug={serviceSlug} tabs={tabs} current={current} />
            </div>
          )}
          {contents[current]()}
        </div>
      </div>
    </div>
  )
}
