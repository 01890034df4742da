// A meter, named by its number: any that the company knows (`meterNumber`), or one of a person's own (`meter`). Where it
// stands is the company's to say: it is stored when the form is sent.

import { defineField, type FieldKind, found, type Parsed, typed, wrong } from '@bawaba/forms/index.ts'
import { isolateLtr, type Messages, type Text } from '@bawaba/language/index.ts'
import { grouped, isMeterNumber, readNumber } from '../../numbers.ts'
import { plain, wordsOf } from '../objects.ts'
import { meterMessages, meterNumberMessages } from './messages.ts'

/** `address`: where it stands, as far as whoever answered may read it. */
export type MeterAnswer = { number: string; address?: Text }

const installationAddress = { ar: 'عنوان التركيب', en: 'Installation address' }

/** The number of a meter in whatever was stored or typed. */
export const meterNumberOf = (raw: unknown): unknown => (typeof raw === 'string' ? raw : plain(raw)?.number)

const parse = (input: unknown): Parsed<MeterAnswer> => {
  const sent = plain(input)
  const read = typed(sent ? sent.number : input, 100)
  if ('error' in read) return read
  const number = readNumber(read.text)
  if (number === '') return found<MeterAnswer>(undefined)
  if (!isMeterNumber(number)) return wrong('meterNumber')
  const address = wordsOf(sent?.address)
  return found(address ? { number, address } : { number })
}

const meterKind = (
  kind: string,
  messages: Messages,
  examples: FieldKind['examples'],
  properties: FieldKind['properties'] = [],
): FieldKind =>
  defineField<MeterAnswer>({
    kind,
    stored: ['Object'],
    properties,
    isVerified: true,
    identity: ({ number }) => number,
    parse,
    validate: () => [],
    format: ({ number, address }, _field, language) =>
      [isolateLtr(grouped(number)), ...(address ? [address[language]] : [])].join(
        language === 'ar' ? '، ' : ', ',
      ),
    columns: [
      { text: ({ number }) => isolateLtr(grouped(number)) },
      {
        key: 'address',
        label: installationAddress,
        text: ({ address }, language) => address?.[language] ?? '',
      },
    ],
    edited: ({ number }) => grouped(number),
    messages,
    examples,
  })

export const meterNumber = meterKind('meterNumber', meterNumberMessages, async () => ({
  examples: (await import('./examples.ts')).meterNumberExamples,
}))
export const meter = meterKind(
  'meter',
  meterMessages,
  async () => ({ examples: (await import('./examples.ts')).meterExamples }),
  ['standing'],
)
