// Sentences that promise something, in either language: money that goes back, an answer, a call, something within a time.

const englishNumber =
  '(?:\\d+|an?|half an?|one|two|three|four|five|six|seven|eight|nine|ten|fourteen|fifteen|twenty|thirty|minutes)'
const english: readonly RegExp[] = [
  new RegExp(`\\bwithin ${englishNumber}\\b`, 'i'),
  /\b(?:is|are|be) (?:\w+ )?(?:refunded|given back|paid back|repaid|reimbursed)\b/i,
  /\b(?:is|are|will be) (?:sent|mailed|delivered) to (?:you|your)\b/i,
  /\b(?:deposit|fee|money|payment|amount)\b[^.]*\b(?:refunded|returned|given back|paid back)\b/i,
  /\bwe (?:will |shall )?(?:refund|send|answer|reply|call|message|contact|pay|return|tell|hand|confirm|notify|let you know)\b/i,
  /\byou (?:receive|will (?:receive|get|hear))\b/i,
  /\b(?:calls you|goes to your account)\b/i,
]

const arabicNumber =
  '(?:[\\d٠-٩]+|دقائق|يوم|يومين|يومي|ساعة|ساعتين|نصف ساعة|أسبوع|أسبوعين|شهر|شهرين|(?:ثلاث|أربع|خمس|ست|سبع|ثماني|تسع|عشر|خمسة عشر|ثلاثون|ثلاثين)\\S*)'
const arabic: readonly RegExp[] = [
  new RegExp(`خلال\\s+${arabicNumber}(?=[\\s.،]|$)`),
  /(?:^|[\s،.«])(?:و|ثم )?(?:يُرد|تُرد)(?=[\s.،]|$)/,
  /(?:^|[\s،.«])(?:و|ثم |س)?(?:نرد|نرسل|نتصل|نخبرك|نبلغك|نسلمك|نعيد إليك|نؤكد)(?=[\s.،]|$)/,
  /(?:^|[\s،.«])(?:و|ثم |س)?(?:يصلك|تصلك|يتصل بك|تستلم)(?=[\s.،]|$)/,
]

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!؟?])\s+/)

/** A question promises nothing, nor does a label that asks how. */
const asks = /[?؟]$|^(?:how|when|where|select how)\b|^(?:كيف|متى|إلى أين|اختر كيف)\s/i

/** The sentences of a text that promise something. */
export const promisesIn = (text: string): string[] =>
  sentencesOf(text).filter(
    sentence => !asks.test(sentence) && [...english, ...arabic].some(pattern => pattern.test(sentence)),
  )

const words: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  fourteen: 14,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
}

/** So many working days, where an English sentence promises something within some. */
export const workingDaysIn = (english: string): number | undefined => {
  const [, number] = /\bwithin (\w+) (?:working )?days?\b/i.exec(english) ?? []
  if (number === undefined) return undefined
  const days = words[number.toLowerCase()] ?? Number(number)
  return Number.isInteger(days) ? days : undefined
}
