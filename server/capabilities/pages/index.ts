// Documents and files of the web, served and drawn by the one server.

export { loadRenderer, type Reader, type Renderer } from './renderer.ts'
export { insideCalls, registerPages, type Serving } from './routes.ts'
