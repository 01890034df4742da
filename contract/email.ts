// E-mail addresses by their shape: whether one exists, a message sent to it will tell. Used by forms of pages and by the
// server; questions of services have a field kind of their own. Pure.

/** RFC 5321: the longest that can be sent to. */
export const longestEmail = 254
const shape = /^[^\s@<>()"',;:\\]{1,64}@[a-z\d](?:[a-z\d.-]{0,250}[a-z\d])?\.[a-z\d-]{2,}$/i

export const isEmailAddress = (text: string): boolean => text.length <= longestEmail && shape.test(text)
