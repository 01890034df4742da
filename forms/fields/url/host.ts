// Names of hosts in Arabic letters, read back from the ASCII form in which addresses are stored (RFC 3492).

const base = 36
const top = 26
const skew = 38
const damp = 700
const firstBias = 72
const firstCode = 128

const adapted = (delta: number, points: number, isFirst: boolean): number => {
  let rest = isFirst ? Math.floor(delta / damp) : delta >> 1
  rest += Math.floor(rest / points)
  let k = 0
  for (; rest > ((base - 1) * top) / 2; k += base) rest = Math.floor(rest / (base - 1))
  return k + Math.floor((base * rest) / (rest + skew))
}

const digitOf = (char: string): number => {
  const code = char.charCodeAt(0)
  return code < 58 ? code - 22 : code - 97
}

/** The letters behind 'xn--...', without that prefix. The parser has checked it; what is broken throws. */
const decodeLabel = (ascii: string): string => {
  const dash = ascii.lastIndexOf('-')
  const letters = dash > 0 ? [...ascii.slice(0, dash)] : []
  let [code, index, bias] = [firstCode, 0, firstBias]
  for (let at = dash > 0 ? dash + 1 : 0; at < ascii.length; ) {
    const before = index
    let weight = 1
    for (let k = base; ; k += base) {
      const digit = digitOf(ascii.charAt(at++))
      if (!(digit >= 0 && digit < base)) throw new RangeError(`not an encoded name: ${ascii}`)
      index += digit * weight
      const least = Math.min(Math.max(k - bias, 1), top)
      if (digit < least) break
      weight *= base - least
    }
    bias = adapted(index - before, letters.length + 1, before === 0)
    code += Math.floor(index / (letters.length + 1))
    index %= letters.length + 1
    letters.splice(index++, 0, String.fromCodePoint(code))
  }
  return letters.join('')
}

const arabic = /^[\p{Script=Arabic}\p{M}\d-]+$/u

/** Only names wholly in Arabic letters are shown so: other scripts hold letters that pass for Latin ones. */
const readableLabel = (label: string): string => {
  if (!label.startsWith('xn--')) return label
  try {
    const read = decodeLabel(label.slice(4))
    return arabic.test(read) ? read : label
  } catch {
    return label
  }
}

/** A stored address with its host as people write it. */
export const readableHost = (href: string): string =>
  href.replace(/^(https?:\/\/)([^/:?#]*)/, (_, scheme: string, host: string) => {
    const labels = host.split('.').map(readableLabel)
    return scheme + labels.join('.')
  })
