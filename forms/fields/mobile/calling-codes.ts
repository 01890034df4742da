// Calling codes and how many digits may follow each: enough to refuse a number that cannot be.
// The facts are libphonenumber's, which a test compares them with; the whole library would be
// most of the form engine's weight in the browser.

/** Calling codes that share their possible lengths of the national number. */
const lengthsOfCodes: Record<string, string> = {
  '33 34 93 94 211 212 218 221 240 242 244 249 251 255 256 260 261 262 351 590 594 596 992 994 995 998': '9',
  '45 216 222 223 226 227 228 232 235 236 253 257 266 350 356 357 370 371 373 374 389 505 509 973 993': '8',
  '32 36 51 213 224 233 237 250 258 264 268 377 382 387 591 962 963': '8 9',
  '238 239 246 248 269 291 297 592 673 674 680 691 692': '7',
  '241 599 670 675 853 961 965 975': '7 8',
  '20 60 855 856 964 970 976': '8 9 10',
  '220 245 265 354 423': '7 9',
  '298 299 672 687': '6',
  '52 58 225 229': '10',
  '84 243 254 353': '7 8 9 10',
  '231 385 967 968': '7 8 9',
  '40 508 681': '6 9',
  '48 95 880': '6 7 8 9 10',
  '57 65 977': '8 10 11',
  '230 267 372': '7 8 10',
  '378 506 850': '8 10',
  '380 966 996': '9 10',
  '676 677 678': '5 7',
  '500 682': '5',
  '1 960': '7 10',
  '27 64': '5 6 7 8 9 10',
  '30 234': '10 11 12',
  '39 381': '6 7 8 9 10 11 12',
  '43 49': '4 5 6 7 8 9 10 11 12 13',
  '44 263': '7 9 10',
  '47 686': '5 8',
  '55 593': '8 9 10 11',
  '81 91': '8 9 10 11 12 13',
  '86 972': '7 8 9 10 11 12',
  '92 383': '8 9 10 11 12',
  '252 355': '6 7 8 9',
  '358 971': '5 6 7 8 9 10 11 12',
  '375 595': '6 7 8 9 10 11',
  '376 689': '6 8 9',
  '501 679': '7 11',
  '502 504': '8 11',
  '7': '10 14',
  '31': '5 6 7 8 9 10 11',
  '41': '9 12',
  '46': '6 7 8 9 10 12',
  '53': '6 7 8 10',
  '54': '10 11',
  '56': '9 10 11',
  '61': '5 6 7 8 9 10 12',
  '62': '7 8 9 10 11 12 13',
  '63': '6 8 9 10 11 12 13',
  '66': '8 9 10 13',
  '82': '5 6 8 9 10 11 12 13',
  '90': '7 10 12 13',
  '98': '4 5 6 7 10',
  '247': '5 6',
  '290': '4 5',
  '352': '4 5 6 7 8 9 10 11',
  '359': '6 7 8 9 12',
  '386': '5 6 7 8',
  '420': '9 10 11 12',
  '421': '6 7 9',
  '503': '7 8 11',
  '507': '7 8 10 11',
  '597': '6 7',
  '598': '4 5 6 7 8 9 10 11 12',
  '683': '4 7',
  '685': '5 6 7 10',
  '688': '5 6 7',
  '690': '4 5 6 7',
  '852': '5 6 7 8 9 11',
  '886': '7 8 9 10 11',
  '974': '7 8 9 11',
}

const lengthsOf = new Map(
  Object.entries(lengthsOfCodes).flatMap(([codes, lengths]) =>
    codes.split(' ').map(code => [code, new Set(lengths.split(' ').map(Number))] as const),
  ),
)

/** The calling code that a number without its + starts with; no code is the start of another. */
export const callingCodeOf = (digits: string): string | undefined =>
  [1, 2, 3].map(length => digits.slice(0, length)).find(code => lengthsOf.has(code))

/** True when the national number has a length that exists under this code. */
export const isPossible = (code: string, national: string): boolean =>
  lengthsOf.get(code)?.has(national.length) === true
