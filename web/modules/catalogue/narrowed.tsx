// Above a list that its reader has narrowed in their profile: to what, and the way to change that.

import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useClient, useSession } from '../../client/hooks.tsx'
import { useRead } from '../../client/use-read.tsx'
import { GoButton } from '../../shell/links.tsx'
import { catalogueQuery } from './cards.ts'
import { messages } from './narrowed-messages.ts'

/** Nothing where the list is whole. Whoever acts for a person reads that person's lists whole. */
export const NarrowedNotice = () => {
  const { user, actingFor } = useSession()
  const { selectedLabels = [] } = user ?? {}
  return selectedLabels.length > 0 && !actingFor ? <Narrowed labels={selectedLabels} /> : null
}

const Narrowed = ({ labels }: { labels: readonly string[] }) => {
  const text = useText()
  const language = useLanguage()
  const { data: categories = [] } = useRead(catalogueQuery(useClient()))
  const names = categories.filter(({ slug }) => labels.includes(slug)).map(({ name }) => name[language])
  if (names.length === 0) return null
  return (
    <Notice
      quiet
      actions={
        <GoButton to="/profile/$section" params={{ section: 'details' }} hash="section-lists" small>
          {text(messages.changeNarrowed)}
        </GoButton>
      }
    >
      {text(messages.narrowed, { names: names.join(language === 'ar' ? '، ' : ', ') })}
    </Notice>
  )
}
