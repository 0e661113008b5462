// Files of packages that no process reads. `collect.mjs` fails where one of them is imported.

/** Left out of every package. */
const everywhere = [
  /\.(map|ts|mts|cts|tsbuildinfo|test\.js|md|markdown|flow|yml|yaml|tgz)$/i,
  /(^|\/)(test|tests|__tests__|docs|example|examples|bench|benchmark|benchmarks|coverage|man|\.github)\//,
]

/** Left out of one package, by its name: builds that it ships beside the one that is loaded. */
const ofPackage = {
  // Ours, where no name is given: fakes and expected values that only tests load.
  '': /^dist\/(.*\/)?(testing\/|reference-views\.json$)/,
  // One of the builds for the LSTM engine is loaded, by what the processor can do; the others are for browsers or both engines.
  'tesseract.js-core': /\.wasm\.js$|^tesseract-core(-simd|-relaxedsimd)?\.wasm$/,
  // The older, larger model beside the one that is read.
  '@tesseract.js-data/spa': /^4\.0\.0\//,
  // For browsers.
  'tesseract.js': /^dist\//,
  // Builds for browsers and bundlers.
  xml2js: /\.bc\.js$/,
  luxon: /^(src|build\/(amd|es6|global))\//,
  '@opentelemetry/semantic-conventions': /^build\/(esm|esnext)\//,
  '@opentelemetry/otlp-transformer': /^build\/(esm|esnext)\//,
  // The program and its file of WebAssembly are loaded, not the bundles of both or the one without.
  'libheif-js': /^(libheif\/libheif\.js|libheif-wasm\/libheif-bundle\.)/,
  // Reading is all that is done.
  'zxing-wasm': /^dist\/(iife|miniprogram|full|writer|(es|cjs)\/(full|writer))\//,
  'onnxruntime-node': /^(bin\/napi-v6|script)\//,
  'bwip-js': /^(src\/|dist\/bwip-js(-gen|-min|-rn)?\.)/,
}

/** This platform's libraries, of the runtime that ships those of all. */
const kept = {
  'onnxruntime-node': (path) => path.startsWith(`bin/napi-v6/${process.platform}/${process.arch}/`),
}

/** By its name, and not code about licences. */
const isLicence = (path) =>
  /(^|\/)[^/]*(licen[cs]e|notice|copying)[^/]*$/i.test(path) && !/\.([cm]?ts|map)$/i.test(path)

/** `path` is relative to the package and of a file. */
export const isLeftOut = (name, path) => {
  if (isLicence(path) || kept[name]?.(path)) return false
  return everywhere.some((pattern) => pattern.test(path)) || Boolean(ofPackage[name]?.test(path))
}
