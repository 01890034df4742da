// While someone acts for another person, every page says so, with the way to stop.

import { Button } from '@bawaba/ui/button.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { useClient, useSession } from '../client/hooks.tsx'
import styles from './acting-bar.module.css'
import { messages } from './messages.ts'

export const ActingBar = () => {
  const text = useText()
  const client = useClient()
  const { actingFor } = useSession()
  if (!actingFor) return null
  return (
    <section className={styles.bar} aria-label={text(messages.actingFor, { name: actingFor.name })}>
      <Icon name="users" />
      <strong>
        <Words message={messages.actingFor} params={{ name: actingFor.name }} />
      </strong>
      <Button small onClick={() => client.session.stopActing()}>
        {text(messages.stopActing)}
      </Button>
    </section>
  )
}
