// Reads the text of a PDF as a person copies it: the words of each line in their logical order. In a file words stand where
// they are drawn, so those of a line of Arabic are taken from right to left; the letters of a word are as the file gives them.

import { getDocumentProxy } from 'unpdf'

type Word = { text: string; x: number; y: number; isRtl: boolean }

const arabic = /\p{Script=Arabic}/u

const wordsOf = async (pdf: Uint8Array): Promise<Word[]> => {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const words: Word[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue
      const [, , , , x = 0, y = 0] = item.transform as number[]
      const text = item.str.trim()
      const page = number * -10_000
      words.push({ text, x, y: page + Math.round(y), isRtl: arabic.test(text) })
    }
  }
  return words
}

const lengthOf = (words: readonly Word[]): number => words.reduce((sum, { text }) => sum + text.length, 0)

/** Its lines from top to bottom. A line is right to left where most of its letters are Arabic. */
export const linesOfPdf = async (pdf: Uint8Array): Promise<string[]> => {
  const words = await wordsOf(pdf)
  const heights = [...new Set(words.map(({ y }) => y))].toSorted((one, other) => other - one)
  return heights.map(y => {
    const line = words.filter(word => word.y === y).toSorted((one, other) => one.x - other.x)
    const isRtl = lengthOf(line.filter(word => word.isRtl)) * 2 >= lengthOf(line)
    return (isRtl ? line.toReversed() : line).map(({ text }) => text).join(' ')
  })
}
