// The guiding video that everybody sees, before its poster; `otherwise` while it loads, where it could not be loaded, or where
// there is none.

import { videoIdOf } from '@bawaba/contract/guiding-video.ts'
import { useLanguage } from '@bawaba/ui/language.tsx'
import type { ReactNode } from 'react'
import { useClient } from '../../client/hooks.tsx'
import { useRead } from '../../client/use-read.tsx'
import { GuidingVideo } from './guiding-video.tsx'
import { guidingVideoQuery } from './video-query.ts'

export const CurrentVideo = ({ poster, otherwise = null }: { poster?: ReactNode; otherwise?: ReactNode }) => {
  const language = useLanguage()
  const { data } = useRead(guidingVideoQuery(useClient()))
  const isThere = data?.title !== undefined && videoIdOf(data.url ?? '') !== undefined
  return isThere ? <GuidingVideo video={data} language={language} poster={poster} /> : otherwise
}
