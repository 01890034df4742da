// One block: a row of the table for each kind.

import type { Language } from '@bawaba/language/index.ts'
import { Bdi } from '@bawaba/ui/bidi.tsx'
import { Definition, DefinitionList } from '@bawaba/ui/definition-list.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import type { ReactNode } from 'react'
import type { BlockKind } from '../block.ts'
import type { CompiledBlock } from '../index.ts'
import styles from './block-view.module.css'
import { Markdown } from './markdown.tsx'

type BlockViewProps = {
  block: CompiledBlock
  language: Language
  /** Of its facts, in their order: '' where the question is not answered. */
  answers: readonly string[]
}

const Words = ({ block: { text }, language }: Pick<BlockViewProps, 'block' | 'language'>) =>
  text && (
    <div className={styles.words}>
      <Markdown text={text[language]} />
    </div>
  )

const Title = ({ block: { title }, language }: Pick<BlockViewProps, 'block' | 'language'>) =>
  title && <h2 className={styles.title}>{title[language]}</h2>

const views: Record<BlockKind, (props: BlockViewProps) => ReactNode> = {
  heading: ({ block, language }) => <h2 className={styles.title}>{block.text?.[language]}</h2>,
  paragraph: props => <Words {...props} />,
  notice: ({ block, language }) => (
    <Notice kind={block.look ?? 'info'} title={block.title?.[language]} quiet>
      <Words block={block} language={language} />
    </Notice>
  ),
  picture: ({ block, language }) => (
    <figure className={styles.picture}>
      <img src={block.picture} alt={block.alt?.[language] ?? ''} loading="lazy" />
      {block.text && (
        <figcaption>
          <Words block={block} language={language} />
        </figcaption>
      )}
    </figure>
  ),
  links: ({ block, language }) => (
    <>
      <Title block={block} language={language} />
      <ul className={styles.links}>
        {block.links?.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label[language]}</a>
          </li>
        ))}
      </ul>
    </>
  ),
  facts: ({ block, language, answers }) => (
    <>
      <Title block={block} language={language} />
      <DefinitionList>
        {block.facts?.map(({ label, text }, index) => (
          <Definition key={label.ar} term={label[language]}>
            <Bdi>{(text?.[language] ?? answers[index]) || '—'}</Bdi>
          </Definition>
        ))}
      </DefinitionList>
    </>
  ),
}

const BlockView = (props: BlockViewProps) => views[props.block.kind](props)
export default BlockView
