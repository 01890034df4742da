// Blocks, compiled: their texts in both languages, when they are shown, where they stand.

import type { Text } from '@bawaba/language/index.ts'
import type { BlockEntry } from '../block.ts'
import type { StepDefinition } from '../definition.ts'
import type { Field } from '../fields/field.ts'
import { type CompiledCondition, compileCondition, type Operations } from './conditions.ts'

export type CompiledBlock = Pick<BlockEntry, 'id' | 'kind' | 'look' | 'picture'> & {
  /** Place among the blocks of its activity. */
  index: number
  step: number
  /** The name of the question it stands above. */
  before: string | undefined
  shown: CompiledCondition | undefined
  text?: Text | undefined
  title?: Text | undefined
  alt?: Text | undefined
  links?: { href: string; label: Text }[] | undefined
  facts?: { label: Text; text?: Text | undefined; field?: string | undefined }[] | undefined
}

type Source = { text(key: string): Text; operations: Operations }

const compileBlock = (
  { text, operations }: Source,
  entry: BlockEntry,
  around: StepDefinition['conditionalField'],
  slot: Pick<CompiledBlock, 'index' | 'step'>,
): CompiledBlock => {
  const words = (key: string | undefined) => (key === undefined ? undefined : text(key))
  const conditions = [around, entry.conditionalField].filter(condition => condition !== undefined)
  return {
    ...slot,
    id: entry.id,
    kind: entry.kind,
    look: entry.look,
    picture: entry.picture,
    before: entry.before,
    shown: conditions.length > 0 ? compileCondition({ all: conditions }, operations) : undefined,
    text: words(entry.text),
    title: words(entry.title),
    alt: words(entry.alt),
    links: entry.links?.map(({ href, label }) => ({ href, label: text(label) })),
    facts: entry.facts?.map(({ label, text: key, field }) => ({
      label: text(label),
      text: words(key),
      field,
    })),
  }
}

/** All blocks of an activity, step by step. */
export const compileBlocks = (source: Source, steps: readonly StepDefinition[]): CompiledBlock[] => {
  let index = 0
  return steps.flatMap(({ blocks = [], conditionalField }, step) =>
    blocks.map(entry => compileBlock(source, entry, conditionalField, { index: index++, step })),
  )
}

/** The names that a block looks at: its condition's, those of its facts. */
export const blockLooksAt = ({ shown, facts = [] }: CompiledBlock): string[] => [
  ...(shown?.fields ?? []),
  ...facts.flatMap(({ field }) => field ?? []),
]

/** The blocks above each question, and those below all. A question that nobody sees has none above it. */
export const blocksAround = (
  blocks: readonly CompiledBlock[],
  fields: readonly Field[],
): { above: ReadonlyMap<string, CompiledBlock[]>; below: CompiledBlock[] } => {
  const drawn = fields.filter(({ entry }) => !entry.hidden)
  const names = fields.map(({ name }) => name)
  const next = (before: string): string | undefined =>
    drawn.find(({ name }) => names.indexOf(name) >= names.indexOf(before))?.name
  const above = new Map<string, CompiledBlock[]>()
  const below: CompiledBlock[] = []
  for (const block of blocks) {
    const name = block.before !== undefined && names.includes(block.before) ? next(block.before) : undefined
    if (name === undefined) below.push(block)
    else above.set(name, [...(above.get(name) ?? []), block])
  }
  return { above, below }
}
