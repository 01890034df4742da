// What is known of the person, section by section as their model has them.

import { registerActivity } from '@bawaba/contract/user-models.ts'
import type { Answers } from '@bawaba/forms/index.ts'
import { contactSections } from './contact-sections.ts'
import { Loaded } from './loaded.tsx'
import { SectionView } from './section-view.tsx'
import { useChange } from './use-profile.tsx'

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
            return activity && <SectionView key={key} {...open} activity={activity} save={save} />
          })
      }
    </Loaded>
  )
}
