// The picture of a project: its photograph, or the drawing that stands for it.

import { t } from '@bawaba/language/index.ts'
import { Drawn } from '@bawaba/ui/drawn.tsx'
import { useLanguage } from '@bawaba/ui/language.tsx'
import type { Project } from '../calls.ts'
import { messages } from './messages.ts'
import { address } from './pictures/housing.pictures.ts?drawn'

type PictureProps = {
  project: Pick<Project, 'code' | 'title' | 'img'>
  className?: string | undefined
  /** It adorns a name that stands beside it. */
  isPlain?: boolean
}

export const ProjectPicture = ({ project: { code, title, img }, className, isPlain }: PictureProps) => {
  const language = useLanguage()
  const alt = isPlain ? '' : t(language, messages.illustration, { project: title[language] })
  if (img) return <img src={img} alt={isPlain ? '' : title[language]} loading="lazy" className={className} />
  return <Drawn addressOf={address} name={code} alt={alt} className={className} />
}
