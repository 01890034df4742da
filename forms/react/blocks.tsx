// What stands between questions. Drawn only for the forms that have any: their views come with the first of them.

import type { Language } from '@bawaba/language/index.ts'
import { requiredPart } from '@bawaba/ui/required-part.ts'
import { Suspense, useCallback, useSyncExternalStore } from 'react'
import type { CompiledBlock, FormStore } from '../index.ts'

const BlockView = requiredPart(async () => (await import('./block-view.tsx')).default)

type BlockProps = { block: CompiledBlock; store: FormStore; language: Language }

/** It is drawn again only when something that it looks at has changed. */
const Block = ({ block, store, language }: BlockProps) => {
  const subscribe = useCallback(
    (listener: () => void) => store.subscribeBlock(block, listener),
    [store, block],
  )
  const answers = () =>
    (block.facts ?? []).map(({ field }) => (field ? store.answerText(field, language) : ''))
  const read = () => (store.isBlockShown(block) ? JSON.stringify(answers()) : '')
  const seen = useSyncExternalStore(subscribe, read, read)
  if (seen === '') return null
  return (
    <div data-block={block.id}>
      <BlockView block={block} language={language} answers={JSON.parse(seen)} />
    </div>
  )
}

type BlocksProps = { list: readonly CompiledBlock[]; store: FormStore; language: Language }

export const Blocks = ({ list, ...shared }: BlocksProps) =>
  list.length > 0 && (
    <Suspense fallback={null}>
      {list.map(block => (
        <Block key={block.id} block={block} {...shared} />
      ))}
    </Suspense>
  )
