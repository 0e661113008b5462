import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { capWasmMemory } from './cap-wasm-memory.js'

/** What is used of libheif's own bindings (`heif_js_*`). */
export interface Libheif {
  heif_colorspace: { heif_colorspace_RGB: unknown }
  heif_chroma: { heif_chroma_interleaved_RGB: unknown }
  heif_error_code: { heif_error_Ok: unknown }
  heif_context_alloc(): unknown
  heif_context_read_from_memory(context: unknown, bytes: Uint8Array): { code: unknown; message: string }
  /** A handle, or an error with a code. */
  heif_js_context_get_primary_image_handle(context: unknown): { code?: unknown; message?: string }
  heif_image_handle_get_width(handle: unknown): number
  heif_image_handle_get_height(handle: unknown): number
  heif_js_decode_image2(
    handle: unknown,
    colourSpace: unknown,
    chroma: unknown,
  ): { message?: string; channels?: { width: number; height: number; stride: number; data: Uint8Array }[] }
}

interface Options {
  instantiateWasm(imports: object, done: (instance: object, module: object) => void): object
  print(): void
  printErr(): void
}

/** What is used of it: TypeScript's own description comes with that of browsers, which would let in all the rest. */
interface WebAssembly {
  Module: new (bytes: Uint8Array) => object
  Instance: new (module: object, imports: object) => { exports: object }
}

/** libheif with libde265, as WebAssembly that comes with its package: it reaches neither files nor the network. */
export const openLibheif = (memoryPages: number): Libheif => {
  const require = createRequire(import.meta.url)
  const start = require('libheif-js/libheif-wasm/libheif.js') as (options: Options) => Libheif
  const wasm = Uint8Array.from(readFileSync(require.resolve('libheif-js/libheif-wasm/libheif.wasm')))
  const { Module, Instance } = (globalThis as unknown as { WebAssembly: WebAssembly }).WebAssembly
  const module = new Module(capWasmMemory(wasm, memoryPages))
  return start({
    instantiateWasm(imports, done) {
      const instance = new Instance(module, imports)
      done(instance, module)
      return instance.exports
    },
    print: () => undefined,
    printErr: () => undefined,
  })
}
