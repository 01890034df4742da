// The guiding video of the first page: nothing while it loads, where it could not be loaded, or where there is none.

import { useLanguage } from '@bawaba/ui/language.tsx'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../client/hooks.tsx'
import { GuidingVideo } from '../../modules/announcements/guiding-video.tsx'
import { guidingVideoQuery } from '../../modules/announcements/video-query.ts'

export const Video = () => {
  const language = useLanguage()
  const { data } = useQuery(guidingVideoQuery(useClient()))
  return data ? <GuidingVideo video={data} language={language} /> : null
}
