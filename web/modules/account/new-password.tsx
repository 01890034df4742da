// Choosing a password: the rules stand there before one types and are ticked off as text; one polite sentence tells
// a screen reader how many are left, not each of them at every key.

import {
  type PasswordProfile,
  type PasswordRule,
  passwordErrors,
  passwordLimits,
  passwordRules,
} from '@bawaba/contract/password-rule.ts'
import { type Language, listSeparator, type Message, t } from '@bawaba/language/index.ts'
import { classes } from '@bawaba/ui/classes.ts'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import { useState } from 'react'
import type { DrawProps } from '../../forms/fields.ts'
import { usePortal } from '../../shell/context.tsx'
import styles from './new-password.module.css'
import { faultTexts, passwordMessages as messages, ruleTexts } from './password-messages.ts'
import { secret } from './secret-control.tsx'
import { SecretInput } from './secret-input.tsx'

/** The rule that this portal asks. */
const usePasswordProfile = (): PasswordProfile => usePortal()?.config.passwordProfile ?? 'seed'

/** The number in the sentence of a rule. */
const countOf = (rule: PasswordRule, profile: PasswordProfile, hasSecondFactor?: boolean) => {
  const { min, max } = passwordLimits(profile, hasSecondFactor)
  return { count: rule === 'longest' ? max : min }
}

/** What is wrong with a new password, as a sentence; undefined where nothing is. */
const newPasswordError = (
  language: Language,
  password: string,
  profile: PasswordProfile,
  hasSecondFactor = false,
): string | undefined => {
  const [first] = passwordErrors(password, profile, hasSecondFactor)
  return first && t(language, faultTexts[first] as Message, countOf(first, profile, hasSecondFactor))
}

type NewPasswordProps = DrawProps<string> & {
  /** Where one has a second factor, length asks less. */
  hasSecondFactor?: boolean | undefined
}

const NewPasswordInput = ({ id, name, invalid, describedBy, hasSecondFactor }: NewPasswordProps) => {
  const text = useText()
  const language = useLanguage()
  const profile = usePasswordProfile()
  const rules = passwordRules(profile)
  const [open, setOpen] = useState<readonly PasswordRule[]>()
  const lineOf = (rule: PasswordRule) =>
    t(language, ruleTexts[rule] as Message, countOf(rule, profile, hasSecondFactor))
  const judge = (typed: string) => {
    // Nothing typed is nothing judged: neither met nor missing.
    const left = typed === '' ? undefined : passwordErrors(typed, profile, hasSecondFactor)
    if (left?.join() !== open?.join()) setOpen(left)
  }
  const summary =
    open === undefined
      ? ''
      : open.length === 0
        ? text(messages.allMet)
        : text(messages.leftOpen, {
            count: open.length,
            rules: open.map(lineOf).join(listSeparator[language]),
          })
  return (
    <>
      <div id={`${id}-rules`} className={styles.rules}>
        <p>{text(messages.rules)}</p>
        <ul>
          {rules.map(rule => {
            const isMet = open !== undefined && !open.includes(rule)
            return (
              <li key={rule} className={isMet ? styles.met : undefined}>
                <span className={styles.mark}>{isMet && <Icon name="check" />}</span>
                <span>
                  {open !== undefined && (
                    <VisuallyHidden>{text(isMet ? messages.met : messages.open)} </VisuallyHidden>
                  )}
                  {lineOf(rule)}
                </span>
              </li>
            )
          })}
        </ul>
      </div>
      <SecretInput
        id={id}
        name={name}
        autoComplete="new-password"
        invalid={invalid}
        describedBy={classes(`${id}-rules`, describedBy)}
        onTyped={judge}
      />
      <VisuallyHidden>
        <span aria-live="polite" data-summary={id}>
          {summary}
        </span>
      </VisuallyHidden>
    </>
  )
}

/** The two fields of a new password, and what stands against the second. */
export const useNewPassword = (label: string, hasSecondFactor?: boolean) => {
  const text = useText()
  const language = useLanguage()
  const profile = usePasswordProfile()
  return {
    fields: {
      password: {
        label,
        required: text(messages.missing),
        check: (password: string) => newPasswordError(language, password, profile, hasSecondFactor),
        control: {
          ...secret('new-password'),
          draw: (props: DrawProps<string>) => (
            <NewPasswordInput {...props} hasSecondFactor={hasSecondFactor} />
          ),
        },
      },
      again: {
        label: text(messages.again),
        required: text(messages.againMissing),
        control: secret('new-password'),
      },
    },
    againError: (password: string, again: string): string | undefined =>
      again === password ? undefined : text(messages.different),
  }
}
