// One section of the profile, by its address; a name that is no section says so and leads on.

import { useText } from '@bawaba/ui/language.tsx'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { GoButton } from '../../shell/links.tsx'
import { usePage } from '../../shell/page.tsx'
import { PendingPart } from '../../shell/pending.tsx'
import { useSections } from './loaded-sections.ts'
import { messages } from './messages.ts'
import styles from './section.module.css'

export const SectionPage = () => {
  const text = useText()
  const { section } = useParams({ strict: false })
  const profile = useSections()
  const found = profile.find(({ key }) => key === section)
  usePage({ title: text(found?.text ?? messages.title) })
  if (!found)
    return (
      <div className={styles.sections}>
        <h1>{text(messages.title)}</h1>
        <p>{text(messages.noSection)}</p>
        <p>
          <GoButton to="/profile/$section" params={{ section: profile[0]?.key ?? '' }}>
            {text(profile[0]?.text ?? messages.title)}
          </GoButton>
        </p>
      </div>
    )
  return (
    <div className={styles.sections}>
      <h1>{text(found.text)}</h1>
      <Suspense fallback={<PendingPart />}>
        <found.Component />
      </Suspense>
    </div>
  )
}
