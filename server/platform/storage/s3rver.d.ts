// The test store has no types of its own: what the contract test uses of it.

declare module 's3rver' {
  export default class S3rver {
    constructor(options: Record<string, unknown>)
    httpServer: { address(): { port: number } }
    run(): Promise<unknown>
    close(): Promise<void>
  }
}
