// What stands against the shape of a file beside service.json: line, property, what was expected. Authors read it.

import { issue } from '@bawaba/forms/index.ts'
import { examplesSchema, textsSchema } from '@bawaba/forms/schema/files.ts'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import { lazily } from '../../platform/lazily.ts'
import { explained, isTooDeep } from './shape.ts'

export type Source = { path: string; text: string }

const compile = (schema: object) =>
  lazily(() =>
    new Ajv2020({ allErrors: true, strict: false, verbose: true, validateFormats: false }).compile(schema),
  )
const validators: Record<'texts' | 'examples', () => ValidateFunction> = {
  texts: compile(textsSchema()),
  examples: compile(examplesSchema()),
}

const most = 50
const tokensOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map(token => token.replaceAll('~1', '/').replaceAll('~0', '~'))

/** What may stand there instead of a property that does not exist. */
const knownOf = ({ keyword, parentSchema }: ErrorObject): string | undefined =>
  keyword === 'additionalProperties'
    ? Object.keys((parentSchema as { properties?: object } | undefined)?.properties ?? {}).join(', ')
    : undefined

const lineOf = (text: string, tokens: readonly string[]): number => {
  const root = parseTree(text)
  // Of what is missing, the line of what should hold it.
  for (let length = tokens.length; root && length > 0; length--) {
    const path = tokens.slice(0, length).map(token => (/^\d+$/.test(token) ? Number(token) : token))
    const node = findNodeAtLocation(root, path) ?? findNodeAtLocation(root, tokens.slice(0, length))
    if (node)
      return text.slice(0, (node.parent?.type === 'property' ? node.parent : node).offset).split('\n').length
  }
  return 1
}

const sentenceOf = ({ path, text }: Source, error: ErrorObject): string => {
  const { key, at, detail } = explained[error.keyword]?.(error) ?? { key: 'badValue' }
  const tokens = [...tokensOf(error.instancePath), ...(at === undefined ? [] : [String(at)])]
  const wanted = knownOf(error) ?? (error.keyword === 'pattern' ? String(error.params.pattern) : detail)
  const words = issue('', key, wanted).text
  return `${path}:${lineOf(text, tokens)} ${tokens.join('.').slice(0, 200)}: ${words.en} · ${words.ar}`
}

/** Sentences, none where the file is right. */
export const fileShapeIssues = (kind: 'texts' | 'examples', source: Source, value: unknown): string[] => {
  if (isTooDeep(value)) return [`${source.path}:1 ${issue('', 'tooDeep').text.en}`]
  const validate = validators[kind]()
  if (validate(value)) return []
  return (validate.errors ?? []).slice(0, most).map(error => sentenceOf(source, error))
}
