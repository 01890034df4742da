// The page of a project: its picture, where it is, its facts, its units, its documents, its tour, and other projects of its city.

import { Card } from '@bawaba/ui/card.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { usePage } from '@bawaba/web/shell/page.tsx'
import { Link, useParams } from '@tanstack/react-router'
import type { Project } from '../calls.ts'
import { Facts } from './facts.tsx'
import { messages } from './messages.ts'
import { ProjectPicture } from './picture.tsx'
import { ProjectLinks } from './project-links.tsx'
import styles from './project-page.module.css'
import { useOffering } from './queries.ts'
import { SalePart } from './sale/sale-part.tsx'
import { ProjectUnits } from './units/project-units.tsx'

const Others = ({ project, projects }: { project: Project; projects: readonly Project[] }) => {
  const text = useText()
  const withPage = projects.filter(each => each.detailsRoute !== '' && each !== project)
  const near = withPage.filter(({ city }) => city.code === project.city.code)
  const others = [...near, ...withPage.filter(each => !near.includes(each))].slice(0, 4)
  return (
    <section className={styles.section}>
      <h2>{text(messages.others)}</h2>
      <ul className={styles.others}>
        {others.map(each => (
          <li key={each.code}>
            <Card opens className={styles.other}>
              <ProjectPicture project={each} isPlain />
              <h3>
                <Link to={each.detailsRoute}>{text(each.title)}</Link>
              </h3>
              <p>{text(each.location)}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const ProjectPage = () => {
  const text = useText()
  const { projectName } = useParams({ strict: false }) as { projectName?: string }
  const projects = useOffering()?.projects ?? []
  const project = projects.find(({ code }) => code === projectName)
  usePage({
    title: project ? text(project.title) : text(messages.projects),
    ...(project && { description: text(project.desc) }),
  })
  if (!project) return null
  const hasLinks = Object.keys(project.links).length > 0
  return (
    <div className={styles.page}>
      <figure className={styles.picture}>
        <ProjectPicture project={project} />
        {!project.img && <figcaption>{text(messages.illustrations)}</figcaption>}
      </figure>
      <div className={styles.words}>
        <h1>{text(project.title)}</h1>
        <p className={styles.place}>
          <Icon name="pin" />
          {text(project.location)}
        </p>
        <p className={styles.desc}>{text(project.desc)}</p>
        <Facts facts={project.facts} />
      </div>
      <section className={styles.section} id="units">
        <h2>{text(messages.units)}</h2>
        <SalePart project={project.code} />
        <ProjectUnits project={project.code} />
      </section>
      <section className={styles.section}>
        <h2>{text(messages.documents)}</h2>
        {hasLinks ? <ProjectLinks project={project} /> : <p>{text(messages.noDocuments)}</p>}
      </section>
      <Others project={project} projects={projects} />
    </div>
  )
}
