// One file of the list: its picture or sign, name, size, how far it is, and what can be done with it.

import { formatNumber } from '@bawaba/language/index.ts'
import { Name } from '../bidi.tsx'
import { IconButton } from '../button.tsx'
import { classes } from '../classes.ts'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icons.ts'
import { useLanguage, useText } from '../language.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './file-input.module.css'
import { messages } from './file-messages.ts'
import { formatSize } from './file-size.ts'

export type FileAct = 'pause' | 'resume' | 'retry' | 'remove'
export type FileItem = {
  key: string
  name: string
  /** Bytes. */
  size?: number
  state: 'waiting' | 'sending' | 'offline' | 'paused' | 'checking' | 'done' | 'failed'
  /** Bytes sent. */
  sent: number
  /** Why it failed. */
  message?: string
  /** The address of its small picture. */
  thumbnail?: string
  /** What stands for it in the answer, once it is uploaded. */
  value?: string
  canRetry?: boolean
}

const acts: Record<FileAct, IconName> = { pause: 'pause', resume: 'play', retry: 'refresh', remove: 'trash' }
const actsOf = ({ state, canRetry }: FileItem): FileAct[] => [
  ...(state === 'sending' || state === 'offline' ? (['pause'] as const) : []),
  ...(state === 'paused' ? (['resume'] as const) : []),
  ...(state === 'failed' && canRetry ? (['retry'] as const) : []),
  'remove',
]
const isUnderWay = ({ state }: FileItem) => ['sending', 'offline', 'paused', 'checking'].includes(state)

type FileRowProps = { item: FileItem; readOnly?: boolean; onAct(key: string, act: FileAct): void }

export const FileRow = ({ item, readOnly, onAct }: FileRowProps) => {
  const text = useText()
  const language = useLanguage()
  const { name, size, sent, state, message, thumbnail } = item
  const percent = formatNumber(language, size ? Math.min(1, sent / size) : 0, {
    style: 'percent',
    maximumFractionDigits: 0,
  })
  const description = state === 'sending' ? text(messages.sending, { percent }) : text(messages[state])
  return (
    <li className={classes(styles.item, state === 'failed' && styles.failed)} data-file={item.value}>
      <span className={styles.picture}>
        {thumbnail ? (
          <img src={thumbnail} alt="" />
        ) : (
          <Icon name={state === 'failed' ? 'alert' : 'document'} />
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <Name>{name}</Name>
        </span>
        <span className={styles.state}>
          {size !== undefined && <span>{formatSize(language, size)}</span>}
          <span className={classes(state === 'done' && styles.done)}>
            {state === 'done' && <Icon name="check" />}
            {description}
          </span>
        </span>
        {isUnderWay(item) && (
          <progress
            className={styles.progress}
            value={sent}
            max={size ?? 1}
            aria-label={text(messages.progress, { name })}
          />
        )}
        {message && (
          <span className={styles.message}>
            <VisuallyHidden>{text(messages.error)} </VisuallyHidden>
            {message}
          </span>
        )}
      </span>
      {!readOnly && (
        <span className={styles.acts}>
          {actsOf(item).map(act => (
            <IconButton
              // Pausing, going on and trying again is one button that says another thing: the focus stays on it.
              key={act === 'remove' ? act : 'turn'}
              icon={acts[act]}
              label={text(messages[act], { name })}
              onClick={() => onAct(item.key, act)}
            />
          ))}
        </span>
      )}
    </li>
  )
}
