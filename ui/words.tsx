// A message drawn as markup: its values may be React nodes, and each stands in its own <bdi>,
// so that a Latin name or a phone number cannot reorder the sentence around it.

import { formatNumber, type Message, type ParamsOf, patternOf, splitPattern } from '@bawaba/language/index.ts'
import { Fragment, type ReactNode } from 'react'
import { useLanguage } from './language.tsx'

type NodeParams<M> = { [Name in keyof ParamsOf<M>]: Name extends 'count' ? number : ReactNode }
type WordsProps<M> = [keyof ParamsOf<M>] extends [never]
  ? { message: M; params?: undefined }
  : string extends keyof ParamsOf<M>
    ? { message: M; params?: Record<string, ReactNode> }
    : { message: M; params: NodeParams<M> }

/** `<Words message={messages.sent} params={{ number: <Ltr>{request.ID}</Ltr> }} />` */
export const Words = <const M extends Message>({ message, params }: WordsProps<M>) => {
  const language = useLanguage()
  const values = (params ?? {}) as Record<string, ReactNode>
  return splitPattern(patternOf(language, message, params)).map((part, index) => {
    if (typeof part === 'string') return part
    const value = values[part.name]
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a pattern never change places
      <Fragment key={index}>
        {typeof value === 'number' ? formatNumber(language, value) : <bdi>{value}</bdi>}
      </Fragment>
    )
  })
}
