// The facts of a project: a name above its value, two beside each other.

import { useText } from '@bawaba/ui/language.tsx'
import type { Project } from '../calls.ts'
import styles from './facts.module.css'

export const Facts = ({ facts }: Pick<Project, 'facts'>) => {
  const text = useText()
  if (facts.length === 0) return null
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, label, value }) => (
        <div key={name}>
          <dt>{text(label)}</dt>
          <dd>{text(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
