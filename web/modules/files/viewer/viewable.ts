// The types of documents that the viewer shows; others can only be downloaded.

export const pdfType = 'application/pdf'
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

const viewable: readonly string[] = [pdfType, ...pictureTypes]

export const isViewable = (type: string): boolean => viewable.includes(type)
