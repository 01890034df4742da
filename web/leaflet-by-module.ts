// Leaflet as a module that needs no right to make elements from text: pages refuse that (`require-trusted-types-for`).
// It does so once, when it is loaded, to find out whether browsers of 2011 draw SVG.

import type { Plugin } from 'vite'

const probe = "div.innerHTML = '<svg/>';"

export const leafletByModule = (): Plugin => ({
  name: 'leaflet-by-module',
  config: () => ({
    resolve: { alias: [{ find: /^leaflet$/, replacement: 'leaflet/dist/leaflet-src.esm.js' }] },
  }),
  transform: {
    filter: { id: /leaflet-src\.esm\.js$/ },
    handler(code) {
      if (!code.includes(probe))
        throw new Error('Leaflet has changed: look for what it makes from text when loaded')
      return { code: code.replace(probe, 'div.append(svgCreate("svg"));'), map: null }
    },
  },
})
