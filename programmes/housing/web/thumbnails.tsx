// All projects as small pictures, a row of tabs: arrows go along it in reading order, the chosen one is shown above.

import { directionOf } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import type { KeyboardEvent } from 'react'
import type { Project } from '../calls.ts'
import { messages } from './messages.ts'
import { ProjectPicture } from './picture.tsx'
import styles from './showcase.module.css'

type ThumbnailsProps = {
  projects: readonly Project[]
  selected: Project
  /** The id of what shows the chosen one. */
  panelId: string
  onSelect: (project: Project) => void
}

export const Thumbnails = ({ projects, selected, panelId, onSelect }: ThumbnailsProps) => {
  const text = useText()
  const isRtl = directionOf[useLanguage()] === 'rtl'
  const steps: Record<string, number> = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = projects.indexOf(selected)
    const ends: Record<string, number> = { Home: 0, End: projects.length - 1 }
    const step = steps[event.key]
    const index = step === undefined ? ends[event.key] : (at + step + projects.length) % projects.length
    const project = index === undefined ? undefined : projects[index]
    if (index === undefined || !project) return
    event.preventDefault()
    onSelect(project)
    const tab = event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[index]
    tab?.focus()
  }
  return (
    <div role="tablist" aria-label={text(messages.projects)} className={styles.tabs} onKeyDown={onKeyDown}>
      {projects.map(project => (
        <button
          key={project.code}
          type="button"
          role="tab"
          aria-selected={project === selected}
          aria-controls={panelId}
          tabIndex={project === selected ? 0 : -1}
          className={styles.tab}
          onClick={() => onSelect(project)}
        >
          <ProjectPicture project={project} isPlain className={styles.thumbnail} />
          <span>{text(project.title)}</span>
        </button>
      ))}
    </div>
  )
}
