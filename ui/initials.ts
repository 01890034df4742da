// The two letters of a badge. Arabic letters get a space between them, or they join and read as a word.

/** A heh that stands alone is written with a stroke: without it one reads the digit five. */
const letterOf = (word: string): string => {
  const [letter = ''] = word
  return letter === 'ه' ? 'هـ' : letter
}

/** `نهى محمود` gives `ن م`, `Noha Mahmoud` gives `NM`; the same name always gets the same tone. */
export const initialsOf = (name: string): { letters: string; tone: 0 | 1 | 2 } => {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const [first = '', second = ''] = words.map(letterOf)
  const arabic = /\p{Script=Arabic}/u.test(first)
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return {
    letters: (arabic ? [first, second].filter(Boolean).join(' ') : first + second).toLocaleUpperCase('en'),
    tone: (sum % 3) as 0 | 1 | 2,
  }
}
