// Local time in the sandbox: Cairo's, wherever the script runs. The engine would read the zone of its machine, and a server
// and a browser would judge one answer differently. Written as the sandbox reads it.

/**
 * An expression: a function of the engine's own Date and of Cairo's offsets (`[since, minutes]`, the earliest first). It makes
 * the local methods of all dates Cairo's, and answers how local dates are made and read.
 */
export const localTime = `(RealDate, offsets, hide) => {
  const { apply } = Reflect
  const proto = RealDate.prototype
  const { getTime, setTime, toISOString, toUTCString } = proto
  const minute = 60000
  const offsetAt = time => {
    for (let index = offsets.length - 1; index > 0; index--)
      if (offsets[index][0] <= time) return offsets[index][1]
    return offsets[0][1]
  }
  const wallOf = date => {
    const time = apply(getTime, date, [])
    return new RealDate(time + offsetAt(time) * minute)
  }
  // A wall clock shows some times twice, and then the first counts; others never, and they come an hour later.
  const timeOf = wall => {
    const early = wall - offsetAt(wall - 43200000) * minute
    if (early + offsetAt(early) * minute === wall) return early
    const late = wall - offsetAt(wall + 43200000) * minute
    return late + offsetAt(late) * minute === wall ? late : early
  }
  for (const part of ['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes', 'Seconds', 'Milliseconds']) {
    const get = proto['getUTC' + part]
    const set = proto['setUTC' + part]
    hide(proto, 'get' + part, function () { return apply(get, wallOf(this), []) })
    if (set)
      hide(proto, 'set' + part, function (...values) {
        return apply(setTime, this, [timeOf(apply(set, wallOf(this), values))])
      })
  }
  hide(proto, 'getYear', function () { return this.getFullYear() - 1900 })
  hide(proto, 'getTimezoneOffset', function () {
    const time = apply(getTime, this, [])
    return time === time ? -offsetAt(time) : time
  })
  const zone = time => 'GMT+0' + offsetAt(time) / 60 + '00'
  const dateText = date => {
    const [weekday, day, month, year] = apply(toUTCString, wallOf(date), []).split(' ')
    return weekday.slice(0, 3) + ' ' + month + ' ' + day + ' ' + year
  }
  const timeText = date => apply(toISOString, wallOf(date), []).slice(-13, -5)
  const texts = {
    Date: dateText,
    Time: date => timeText(date) + ' ' + zone(apply(getTime, date, [])),
    '': date => dateText(date) + ' ' + timeText(date) + ' ' + zone(apply(getTime, date, [])),
  }
  const valid = text => function () { return this.getTime() === this.getTime() ? text(this) : 'Invalid Date' }
  for (const part of ['Date', 'Time', '']) {
    hide(proto, 'to' + part + 'String', valid(texts[part]))
    hide(proto, 'toLocale' + part + 'String', valid(part === 'Date' ? dateText : part === 'Time' ? timeText : date => dateText(date) + ' ' + timeText(date)))
  }
  const isDay = /^[+-]?\\d{4,6}(-\\d\\d){0,2}$/
  const isIso = /^[+-]?\\d{4,6}-\\d\\d-\\d\\dT[\\d:.]+$/
  const hasZone = /(Z|GMT|UTC|[+-]\\d\\d:?\\d\\d)\\s*(\\(.*\\))?$/i
  return {
    parse: text => {
      const written = '' + text
      if (isDay.test(written) || hasZone.test(written)) return RealDate.parse(written)
      return timeOf(RealDate.parse(written + (isIso.test(written) ? 'Z' : ' GMT')))
    },
    of: parts => timeOf(apply(RealDate.UTC, undefined, parts)),
  }
}`
