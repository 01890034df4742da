// A project in words: its name, where it is, what it is, its first facts and its links.

import { Icon } from '@bawaba/ui/icon.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import { GoButton } from '@bawaba/web/shell/links.tsx'
import type { Project } from '../calls.ts'
import { Facts } from './facts.tsx'
import { messages } from './messages.ts'
import styles from './project-card.module.css'
import { ProjectLinks } from './project-links.tsx'

/** Cards of one row stay equally short; the page of the project has the other facts. */
const factsOnCard = 2

export const ProjectCard = ({ project }: { project: Project }) => {
  const text = useText()
  return (
    <div className={styles.body}>
      <h3>{text(project.title)}</h3>
      <p className={styles.place}>
        <Icon name="pin" />
        {text(project.location)}
      </p>
      <p>{text(project.desc)}</p>
      <Facts facts={project.facts.slice(0, factsOnCard)} />
      <div className={styles.acts}>
        <ProjectLinks project={project} />
        {project.detailsRoute !== '' && (
          <GoButton to={project.detailsRoute} wide variant="primary" iconAfter="arrow">
            {text(messages.details)}
            <VisuallyHidden> {text(project.title)}</VisuallyHidden>
          </GoButton>
        )}
      </div>
    </div>
  )
}
