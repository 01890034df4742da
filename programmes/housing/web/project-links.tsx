// The links of a project to its tour and its documents: those that exist.

import type { Project } from '../calls.ts'
import { type LinkName, linkNames } from '../project.ts'
import { DocumentLink } from './document-link.tsx'
import { linkLabels } from './messages.ts'
import styles from './project-links.module.css'

export const ProjectLinks = ({ project }: { project: Pick<Project, 'title' | 'links'> }) => (
  <ul className={styles.links}>
    {linkNames.flatMap((name: LinkName) => {
      const link = project.links[name]
      return link
        ? [
            <li key={name}>
              <DocumentLink link={link} label={linkLabels[name]} of={project.title} />
            </li>,
          ]
        : []
    })}
  </ul>
)
