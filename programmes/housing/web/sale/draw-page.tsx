// The public page of a draw: what was fixed before, what came out, how it is computed, and the check that anyone can run.

import type { Draw } from '@bawaba/contract/entities/sale.ts'
import { formatDateTime, formatNumber } from '@bawaba/language/index.ts'
import { Bdi, Ltr } from '@bawaba/ui/bidi.tsx'
import { LinkButton } from '@bawaba/ui/button.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useClient } from '@bawaba/web/client/hooks.tsx'
import { useRead } from '@bawaba/web/client/use-read.tsx'
import { usePage } from '@bawaba/web/shell/page.tsx'
import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useOffering } from '../queries.ts'
import { DrawCheck } from './draw-check.tsx'
import { drawMessages as messages } from './draw-messages.ts'
import { DrawResult } from './draw-result.tsx'
import styles from './sale.module.css'
import { drawQuery, entriesAddress } from './sale-queries.ts'

const Hash = ({ value }: { value: string }) => (
  <span className={styles.hash}>
    <Ltr>{value}</Ltr>
  </span>
)

/** A hash has a line of its own: it is read letter by letter. */
const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)

const Facts = ({ draw }: { draw: Draw }) => {
  const text = useText()
  const language = useLanguage()
  const time = (at: string) => formatDateTime(language, at)
  return (
    <section className={styles.part}>
      <h2>{text(messages.facts)}</h2>
      <dl className={styles.facts}>
        <Fact term={text(messages.opened)}>{time(draw.opensAt)}</Fact>
        <Fact term={text(draw.drawnAt ? messages.closed : messages.closes)}>{time(draw.closesAt)}</Fact>
        {draw.drawnAt && <Fact term={text(messages.drawn)}>{time(draw.drawnAt)}</Fact>}
        <Fact term={text(messages.verified)}>{text(messages[draw.verified])}</Fact>
        <Fact term={text(messages.entries)}>{formatNumber(language, draw.entries)}</Fact>
        <Fact term={text(messages.seedHash)}>
          <Hash value={draw.seedHash} />
        </Fact>
        {draw.entriesHash && (
          <Fact term={text(messages.entriesHash)}>
            <Hash value={draw.entriesHash} />
          </Fact>
        )}
        {draw.beaconSource && (
          <Fact term={text(messages.beaconSource)}>
            <Bdi>{draw.beaconSource}</Bdi>
          </Fact>
        )}
        {draw.beaconValue && (
          <Fact term={text(messages.beaconValue)}>
            <Bdi>{draw.beaconValue}</Bdi>
          </Fact>
        )}
        {draw.seed && (
          <Fact term={text(messages.seed)}>
            <Hash value={draw.seed} />
          </Fact>
        )}
      </dl>
    </section>
  )
}

const Method = ({ hasBeacon }: { hasBeacon: boolean }) => {
  const text = useText()
  return (
    <section className={styles.part}>
      <h2>{text(messages.method)}</h2>
      <ol className={styles.steps}>
        <li>{text(messages.stepList)}</li>
        <li>{text(hasBeacon ? messages.stepDrawBeacon : messages.stepDraw)}</li>
        <li>{text(messages.stepOrder)}</li>
      </ol>
      <p>{text(messages.stepText)}</p>
    </section>
  )
}

export const DrawPage = () => {
  const text = useText()
  const client = useClient()
  const { projectName = '' } = useParams({ strict: false }) as { projectName?: string }
  const project = useOffering()?.projects.find(({ code }) => code === projectName)
  const draw = useRead(drawQuery(client, projectName)).data?.draw
  const title = project ? text(messages.title, { project: text(project.title) }) : ''
  usePage({ title, description: text(messages.description) })
  if (!project || !draw) return null
  return (
    <div className={styles.page}>
      <div className={styles.part}>
        <Link to={project.detailsRoute} className={styles.back}>
          <Icon name="back" /> {text(messages.back)}
        </Link>
        <h1>{title}</h1>
        <p>{text(messages.lead)}</p>
        {draw.beaconSource && <p>{text(messages.leadBeacon)}</p>}
      </div>
      {!draw.drawnAt && (
        <Notice quiet>{text(draw.entriesHash ? messages.awaitsValue : messages.notYet)}</Notice>
      )}
      <Facts draw={draw} />
      {draw.order && <DrawCheck project={projectName} draw={draw} />}
      {draw.entriesHash && (
        <p>
          <LinkButton icon="download" href={entriesAddress(projectName)} download>
            {text(messages.download)}
          </LinkButton>
        </p>
      )}
      {draw.order && <DrawResult order={draw.order} />}
      <Method hasBeacon={draw.beaconSource !== undefined} />
    </div>
  )
}
