// What is known of the person, section by section as their model has them.

import { registerActivity } from '@bawaba/contract/user-models.ts'
import type { Answers } from '@bawaba/forms/index.ts'
import { Loaded } from './loaded.tsx'
import { Proved } from './proved.tsx'
import { SectionView } from './section-view.tsx'
import { useChange } from './use-profile.tsx'

/** Sections whose change needs a proof: they stand apart, with the code and the link. */
const contactSections: readonly string[] = ['mobile', 'email']

/** A section of citizens. */
const identitySection = 'identity'

export const Details = () => {
  const change = useChange()
  const save = async (data: Answers) => void (await change(data))
  return (
    <Loaded>
      {open =>
        open.model.activityIds
          .filter(key => key !== registerActivity && !contactSections.includes(key))
          .map(key => {
            const activity = open.model.activity(key)
            const beneath = key === identitySection && <Proved profile={open.profile} />
            return (
              activity && (
                <SectionView key={key} {...open} activity={activity} save={save} beneath={beneath} />
              )
            )
          })
      }
    </Loaded>
  )
}
