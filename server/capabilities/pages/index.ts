// Documents and files of the web, served and drawn by the one server.

export { loadRenderer, type Renderer } from './renderer.ts'
export { insideCalls, registerPages } from './routes.ts'
