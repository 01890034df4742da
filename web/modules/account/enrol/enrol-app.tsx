// An authenticator app: scan or type the key, then the code it shows.

import { Ltr } from '@bawaba/ui/bidi.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Qr } from '../../qr/qr.tsx'
import { AppCode } from '../proof/app-code.tsx'
import styles from './enrol.module.css'
import type { EnrolPartProps } from './enrol-props.ts'
import { messages } from './messages.ts'
import { useBegun } from './use-begun.tsx'

/** In groups of four, as it is typed by hand. */
const grouped = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')

export const EnrolApp = ({ enrol, onDone }: EnrolPartProps) => {
  const text = useText()
  const { begun, refusal } = useBegun('totp', enrol)
  if (!begun?.secret) return refusal ? <Notice kind="error">{refusal}</Notice> : null
  return (
    <>
      <p>{text(messages.scan)}</p>
      <Qr text={begun.uri ?? ''} label={text(messages.picture)} className={styles.picture} />
      <p className={styles.secret}>
        {text(messages.secret)}: <Ltr>{grouped(begun.secret)}</Ltr>
      </p>
      <AppCode
        label={text(messages.appCode)}
        hint={text(messages.appHint)}
        onSubmit={async value => onDone(await enrol({ kind: 'totp', value, name: text(messages.totp) }))}
      />
    </>
  )
}
