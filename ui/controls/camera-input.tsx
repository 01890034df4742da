// The camera of a phone or tablet, in front of choosing a file: a paper is in the hand more often than on the device.
// Where a mouse points there is no camera to hold over a paper, so nothing is drawn.

import type { ChangeEvent } from 'react'
import { buttonClass } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { useText } from '../language.tsx'
import { useMedia } from '../use-media.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './camera-input.module.css'
import { messages } from './file-messages.ts'

/** What a camera is wanted for: the types of picture that are taken, and what the picture is of. */
export type Camera = { accept: string; label: string }

type CameraInputProps = Camera & { onChange(event: ChangeEvent<HTMLInputElement>): void }

export const CameraInput = ({ accept, label, onChange }: CameraInputProps) => {
  const text = useText()
  const isHeld = useMedia('(pointer: coarse)')
  if (!isHeld) return null
  return (
    <label className={buttonClass({ wide: true }, styles.camera)}>
      <Icon name="camera" />
      {text(messages.takePicture)}
      <VisuallyHidden>({label})</VisuallyHidden>
      <input
        type="file"
        accept={accept}
        capture="environment"
        className={styles.native}
        onChange={onChange}
      />
    </label>
  )
}
