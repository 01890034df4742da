// The projects of the offering: on large screens one at a time with all of them below as tabs, on small ones a list of cards.

import { formatNumber, t } from '@bawaba/language/index.ts'
import { Button, IconButton } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useEffect, useId, useState } from 'react'
import type { Project } from '../calls.ts'
import { messages } from './messages.ts'
import { ProjectPicture } from './picture.tsx'
import { ProjectCard } from './project-card.tsx'
import styles from './showcase.module.css'
import { Thumbnails } from './thumbnails.tsx'
import { useAutoplay, usePaused } from './use-autoplay.ts'

/** How many cards a small screen begins with. */
const firstCards = 4

const citiesOf = (projects: readonly Project[]) =>
  [...new Map(projects.map(({ city }) => [city.code, city.name]))].map(([code, name]) => ({
    code,
    name,
    count: projects.filter(({ city }) => city.code === code).length,
  }))

type CitiesProps = { projects: readonly Project[]; city: string; onCity: (code: string) => void }
const Cities = ({ projects, city, onCity }: CitiesProps) => {
  const text = useText()
  const language = useLanguage()
  const all = { code: '', name: messages.allCities, count: projects.length }
  return (
    <ul className={styles.cities} aria-label={text(messages.city)}>
      {[all, ...citiesOf(projects)].map(({ code, name, count }) => (
        <li key={code}>
          <button
            type="button"
            className={styles.chip}
            aria-pressed={city === code}
            onClick={() => onCity(code)}
          >
            {text(name)} <span>{formatNumber(language, count)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

const Stage = ({ projects }: { projects: readonly Project[] }) => {
  const text = useText()
  const panelId = useId()
  const [code, setCode] = useState('')
  const [isPaused, setPaused] = usePaused()
  const [isRead, setRead] = useState(false)
  const selected = projects.find(project => project.code === code) ?? projects[0]
  const next = () => {
    const at = projects.indexOf(selected as Project)
    setCode(projects[(at + 1) % projects.length]?.code ?? '')
  }
  useAutoplay(!isPaused && !isRead && projects.length > 1, next)
  if (!selected) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: being read stops the change by itself, nothing can be pressed
    <div
      className={styles.large}
      onPointerEnter={() => setRead(true)}
      onPointerLeave={() => setRead(false)}
      onFocus={() => setRead(true)}
      onBlur={() => setRead(false)}
    >
      <div className={styles.pause}>
        <IconButton
          small
          variant="secondary"
          icon={isPaused ? 'play' : 'pause'}
          label={text(isPaused ? messages.play : messages.pause)}
          onClick={() => setPaused(!isPaused)}
        />
      </div>
      <div id={panelId} role="tabpanel" aria-label={text(selected.title)} className={styles.stage}>
        <div className={styles.picture}>
          <ProjectPicture key={selected.code} project={selected} />
        </div>
        <ProjectCard project={selected} />
      </div>
      <Thumbnails
        projects={projects}
        selected={selected}
        panelId={panelId}
        onSelect={project => {
          setPaused(true)
          setCode(project.code)
        }}
      />
    </div>
  )
}

const Cards = ({ projects }: { projects: readonly Project[] }) => {
  const language = useLanguage()
  const [isWhole, setWhole] = useState(false)
  const rest = projects.length - firstCards
  return (
    <div className={styles.small}>
      <ul className={styles.cards}>
        {projects.slice(0, isWhole ? projects.length : firstCards).map(project => (
          <li key={project.code} className={styles.card}>
            <ProjectPicture project={project} />
            <ProjectCard project={project} />
          </li>
        ))}
      </ul>
      {!isWhole && rest > 0 && (
        <Button wide onClick={() => setWhole(true)}>
          {t(language, messages.more, { count: rest })}
        </Button>
      )}
    </div>
  )
}

export const Showcase = ({ projects }: { projects: readonly Project[] }) => {
  const text = useText()
  const id = useId()
  const [city, setCity] = useState('')
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const chosen = projects.filter(project => city === '' || project.city.code === city)
  return (
    <section id="projects" aria-labelledby={id} className={styles.section} data-alive={isAlive || undefined}>
      <div className={styles.head}>
        <div>
          <h2 id={id}>{text(messages.projects)}</h2>
          <p className={styles.hint}>{text(messages.illustrations)}</p>
        </div>
        <Cities projects={projects} city={city} onCity={setCity} />
      </div>
      <Stage projects={chosen} />
      <Cards projects={chosen} />
    </section>
  )
}
