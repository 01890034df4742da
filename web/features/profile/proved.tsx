// Whether the identity of the profile is proved, and how it can be.

import type { Profile } from '@bawaba/contract/entities/profile.ts'
import { formatDate } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { messages } from './messages.ts'

export const Proved = ({ profile: { identityProved } }: { profile: Pick<Profile, 'identityProved'> }) => {
  const text = useText()
  const language = useLanguage()
  if (!identityProved)
    return (
      <Notice quiet title={text(messages.notProved)}>
        {text(messages.howToProve)}
      </Notice>
    )
  const date = formatDate(language, identityProved.at)
  const words = identityProved.provider === null ? messages.provedByDocument : messages.provedByProvider
  return <Notice kind="success">{text(words, { date })}</Notice>
}
