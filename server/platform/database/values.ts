// What a column becomes in JavaScript. The driver's own choices lose or bend some of these values.
import pg from 'pg'

const { builtins, getTypeParser } = pg.types

/** Counts, ids and piastres fit a number; one that does not is an error, never a rounded amount. */
const parseBigint = (text: string): number => {
  const value = Number(text)
  if (Number.isSafeInteger(value)) return value
  throw new RangeError(`The bigint ${text} does not fit a number: select it as text`)
}
const asWritten = (text: string): string => text

const textArray = getTypeParser(1009 as number) as (text: string) => (string | null)[]
const arrayOf =
  <Value>(parse: (text: string) => Value) =>
  (text: string): (Value | null)[] =>
    textArray(text).map(item => (item === null ? null : parse(item)))

type Parser = (text: string) => unknown

const anyInstant = getTypeParser(builtins.TIMESTAMPTZ) as (text: string) => unknown
/** As PostgreSQL writes moments to a connection in UTC: `2026-11-20 10:00:00.123+00`. */
const isInUtc = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+00$/
/** The engine's own reading takes a fraction of the driver's, and a page of a list holds a hundred moments. */
const parseInstant = (text: string): unknown =>
  isInUtc.test(text) ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`) : anyInstant(text)

const parsers: Record<number, Parser> = {
  [builtins.INT8]: parseBigint,
  1016: arrayOf(parseBigint),
  // Exact decimals stay text: a number cannot hold 0.1.
  [builtins.NUMERIC]: asWritten,
  1231: arrayOf(asWritten),
  // A day has no hour, so it must not become a Date, which shifts it by the time zone: 'YYYY-MM-DD'.
  [builtins.DATE]: asWritten,
  1182: arrayOf(asWritten),
  [builtins.TIMESTAMPTZ]: parseInstant,
  // Moments are timestamptz and become a Date. A timestamp without a zone is not a moment: text.
  [builtins.TIMESTAMP]: asWritten,
  1115: arrayOf(asWritten),
  [builtins.INTERVAL]: asWritten,
  1187: arrayOf(asWritten),
}

/** The driver's `types` option. */
export const valueParsers = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): Parser =>
    (format !== 'binary' ? parsers[oid] : undefined) ?? getTypeParser(oid, format),
}
