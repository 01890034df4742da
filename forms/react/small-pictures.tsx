// Small pictures of the files of an answer, as far as they are pictures. Their room is there before they come.

import { createContext, useContext, useEffect, useState } from 'react'
import type { Documents } from '../fields/field.ts'
import { usePorts } from './ports.tsx'
import styles from './small-pictures.module.css'

const DocumentsOfForm = createContext<Documents>(new Map())
export const DocumentsProvider = DocumentsOfForm

const SmallPicture = ({ id }: { id: string }) => {
  const { files } = usePorts()
  const [href, setHref] = useState<string>()
  useEffect(() => void files?.link(id, 'thumbnail').then(setHref, () => undefined), [files, id])
  return <span className={styles.picture}>{href && <img src={href} alt="" />}</span>
}

export const SmallPictures = ({ ids }: { ids: readonly string[] }) => {
  const documents = useContext(DocumentsOfForm)
  return ids
    .filter(id => documents.get(id)?.type.startsWith('image/'))
    .map(id => <SmallPicture key={id} id={id} />)
}
