// A paper to upload.

/** A small honest PDF, or one made large by a comment. */
export const pdf = (name: string, padding = 0) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>> endobj
%${'x'.repeat(padding)}
trailer <</Root 1 0 R>>
%%EOF
`),
})
