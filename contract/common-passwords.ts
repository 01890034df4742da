// Passwords that everyone uses, and what is made of them by the usual turns: capitals, digits for letters, numbers and
// signs at the ends, the same again. Whoever guesses tries these first.

const words = `
123456 123456789 12345678 1234567890 12345 1234567 123123 111111 000000 654321 666666 987654321 121212 112233
password passwort passw0rd letmein welcome admin administrator login master secret access guest user root test
qwerty qwertyuiop qwertyui asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4
iloveyou sunshine princess dragon monkey football baseball superman batman shadow michael jordan charlie
starwars freedom whatever trustno1 hello hunter killer pokemon samsung google facebook computer internet
changeme default temp pass abc abc123 abcd abcd1234 abcdef a1b2c3 aaaaaa
egypt misr cairo alexandria giza ahly zamalek pharaoh pyramids nile mohamed mohammed muhammad ahmed mahmoud mostafa
mustafa ibrahim hassan hussein fatma fatima mariam islam allah bismillah habibi habibty
portal bawaba service services citizen employee agent staff ministry government electricity housing water
correcthorsebatterystaple thisismypassword iloveyousomuch
مصر القاهرة محمد احمد محمود مصطفى الله بسمالله الحمدلله سبحانالله حبيبي حبيبتي كلمةالمرور كلمهالسر بوابة الاهلي الزمالك
ضصثقفغعهخحجد ضصثقفغ شسيبلاتنمكط شسيبلاتن ئءؤرلاىةوزظ ذضصثق
`
const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
}
const looks = (text: string): string => text.replace(/[01345@$]/g, sign => lookalikes[sign] ?? sign)
const alef = /[أإآ]/g

const plain = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(alef, 'ا').replace(/\s+/g, '')
/** Without the numbers and signs people put around a word. */
const bare = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

const common = new Set(words.split(/\s+/).filter(Boolean).map(plain))
const commonLooks = new Set([...common].map(looks))

/** The shortest piece that the text is made of: "abcabc" is "abc". */
const pieceOf = (text: string): string => {
  const at = `${text}${text}`.indexOf(text, 1)
  return text.slice(0, at)
}

/** Each character one further than, one before, or the same as the last: 12345678, aaaa, zyxw. */
const isRun = (text: string): boolean => {
  const codes = [...text].map(letter => letter.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)))
  // 0 after 9 goes on, and so does 9 after 0 on the way down.
  for (const turn of [-9, 9]) steps.delete(turn)
  return steps.size <= 1 && [...steps].every(step => Math.abs(step) <= 1)
}

const isKnown = (text: string): boolean =>
  text !== '' &&
  (common.has(text) || commonLooks.has(looks(text)) || isRun(text) || [...new Set(text)].length <= 2)

/** Whether a password is one of them, or made of one. */
export const isCommonPassword = (password: string): boolean => {
  const whole = plain(password)
  if (whole === '') return true
  return [whole, bare(whole), bare(looks(whole))].some(
    text => text !== '' && (isKnown(text) || isKnown(pieceOf(text)) || isKnown(bare(pieceOf(text)))),
  )
}
