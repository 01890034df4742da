// Hands a text to the browser as a file to save. Nothing of it leaves the page.

export const saveText = (name: string, text: string): void => {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  // The browser reads it after the press.
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}
