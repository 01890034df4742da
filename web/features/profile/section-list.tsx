// The profile on a phone: its sections, each with a sentence of what it holds.

import { Icon } from '@bawaba/ui/icon.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useMedia } from '@bawaba/ui/use-media.tsx'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { usePage } from '../../shell/page.tsx'
import { useSections } from './loaded-sections.ts'
import { messages } from './messages.ts'
import styles from './profile-page.module.css'

/** The width of `profile-page.module.css` from which on the list has room beside a section. */
const besideQuery = '(width >= 56rem)'

export const SectionList = () => {
  const text = useText()
  const navigate = useNavigate()
  const isBeside = useMedia(besideQuery)
  const profile = useSections()
  const first = profile[0]?.key
  usePage({ title: text(messages.title) })
  // Also in a window that is made wider, or on a tablet that is turned.
  useEffect(() => {
    // The first effect can run before the page knows its width.
    if (isBeside && first !== undefined && matchMedia(besideQuery).matches)
      void navigate({ to: '/profile/$section', params: { section: first }, replace: true })
  }, [isBeside, first, navigate])
  if (isBeside) return null
  return (
    <nav aria-label={text(messages.sections)}>
      <ul className={styles.sections}>
        {profile.map(({ key, text: label, about, icon }) => (
          <li key={key}>
            <Link to="/profile/$section" params={{ section: key }} className={styles.section}>
              <span className={styles.mark}>
                <Icon name={icon} />
              </span>
              <span>
                <strong>{text(label)}</strong>
                <span className={styles.about}>{text(about)}</span>
              </span>
              <Icon name="next" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
