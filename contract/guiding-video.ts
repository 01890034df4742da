// The guiding video: which addresses one has. Used by the server and by whoever shows it. Pure.

const sites = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com'])

/** The id of a video by its address on the video site, from the parameter `v`; undefined for any other address. */
export const videoIdOf = (url: string): string | undefined => {
  if (!URL.canParse(url)) return undefined
  const { protocol, hostname, pathname, searchParams } = new URL(url)
  const id = searchParams.get('v') ?? ''
  const isVideo = protocol === 'https:' && sites.has(hostname) && pathname === '/watch'
  return isVideo && /^[\w-]{6,20}$/.test(id) ? id : undefined
}
