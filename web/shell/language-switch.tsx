// One press to the other language, shown in that language. The page loads again: what was typed is stored
// first, and afterwards the scroll position and the focus on this switch come back.

import { type Language, otherLanguage } from '@bawaba/language/index.ts'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useLanguage } from '@bawaba/ui/language.tsx'
import { useLocation } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useClient } from '../client/hooks.tsx'
import { useApp } from './context.tsx'
import { addressIn } from './language-choice.ts'
import styles from './menu.module.css'

const names: Record<Language, string> = { ar: 'العربية', en: 'English' }

export const LanguageSwitch = ({ className }: { className?: string }) => {
  const language = useLanguage()
  const { stored } = useClient()
  const { base } = useApp()
  const target = otherLanguage(language)
  const href = addressIn(target, base + useLocation({ select: location => location.href }))
  const change = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    event.currentTarget.setAttribute('aria-busy', 'true')
    void import('./change-language.ts').then(
      ({ changeLanguage }) => changeLanguage(stored, target),
      () => location.assign(href),
    )
  }
  return (
    <a
      href={href}
      lang={target}
      hrefLang={target}
      className={className ?? styles.item}
      data-language-switch=""
      onClick={change}
    >
      <Icon name="globe" />
      <bdi>{names[target]}</bdi>
    </a>
  )
}
