// The guiding video, or a project's picture; beside it virtual tours: one chooses a project, and its tour opens in a new tab; where there is none, that is said.

import { t } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { Drawn } from '@bawaba/ui/drawn.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Lattice } from '@bawaba/ui/lattice.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import { CurrentVideo } from '@bawaba/web/modules/announcements/current-video.tsx'
import { useId, useState } from 'react'
import type { Project } from '../calls.ts'
import { bannerMessages } from './banner-messages.ts'
import { messages } from './messages.ts'
import { ProjectPicture } from './picture.tsx'
import { address } from './pictures/housing.pictures.ts?drawn'
import styles from './tours.module.css'

export const Tours = ({ projects }: { projects: readonly Project[] }) => {
  const text = useText()
  const language = useLanguage()
  const id = useId()
  const [code, setCode] = useState(projects[0]?.code ?? '')
  const [without, setWithout] = useState<Project>()
  const chosen = projects.find(each => each.code === code)
  const openTour = () => {
    const href = chosen?.links.virtualTour?.href
    setWithout(href === undefined ? chosen : undefined)
    if (href !== undefined) window.open(href, '_blank', 'noreferrer')
  }
  return (
    <div className={styles.pair}>
      <CurrentVideo
        poster={<Drawn addressOf={address} name="MARINALAKE" alt="" />}
        otherwise={
          <div className={styles.picture}>
            {chosen && <ProjectPicture key={chosen.code} project={chosen} isPlain />}
          </div>
        }
      />
      <section className={styles.tours} aria-labelledby={id}>
        <Lattice />
        <h2 id={id}>{text(messages.tourTitle)}</h2>
        <p>{text(messages.tourText)}</p>
        <label className={styles.label}>
          <VisuallyHidden>{text(messages.tourProject)}</VisuallyHidden>
          <select
            value={code}
            onChange={event => {
              setCode(event.target.value)
              setWithout(undefined)
            }}
          >
            {projects.map(project => (
              <option key={project.code} value={project.code}>
                {text(project.title)}
              </option>
            ))}
          </select>
        </label>
        <p>
          <Button variant="primary" iconAfter="arrow" onClick={openTour}>
            {text(messages.openTour)}
            <VisuallyHidden> {text(bannerMessages.newTab)}</VisuallyHidden>
          </Button>
        </p>
        <div role="status">
          {without && (
            <Notice kind="info">
              {t(language, messages.noVirtualTour, { project: without.title[language] })}
            </Notice>
          )}
        </div>
      </section>
    </div>
  )
}
