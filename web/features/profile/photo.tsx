// The person's picture; until there is one, their initials.

import { Avatar } from '@bawaba/ui/avatar.tsx'
import { useLanguage } from '@bawaba/ui/language.tsx'
import { useSession } from '../../client/hooks.tsx'
import { nameOf } from '../../client/session.ts'
import { useRead } from '../../client/use-read.tsx'
import { useFilePort } from '../../modules/files/use-file-port.tsx'
import styles from './profile-page.module.css'
import { useProfile } from './use-profile.tsx'

/** Links last five minutes; a new one is asked for well before. */
const linkLife = 4 * 60_000

export const Photo = () => {
  const language = useLanguage()
  const files = useFilePort()
  const { user } = useSession()
  const { data } = useProfile()
  const [document] = data?.profile.documents ?? []
  const { data: link } = useRead({
    queryKey: ['photo', document?.id],
    queryFn: () => files.link(document?.id ?? '', 'thumbnail'),
    enabled: document !== undefined,
    fresh: linkLife,
  })
  const name = user ? nameOf(user, language) : ''
  // Its text is the name beside it.
  return document && link ? <img className={styles.photo} src={link} alt="" /> : <Avatar name={name} />
}
