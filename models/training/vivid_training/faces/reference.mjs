// Runs an original TFJS graph on inputs stored as float32 NHWC and stores its outputs, one file per name.
// node reference.mjs MODEL_JSON INPUT_BIN SIZE OUT_FOLDER OUTPUT_NAME…   (with @tensorflow/tfjs installed in the current folder)
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const tf = createRequire(join(process.cwd(), 'index.js'))('@tensorflow/tfjs')
const [modelJson, inputBin, sizeText, outFolder, ...names] = process.argv.slice(2)
const size = Number(sizeText)
const toArrayBuffer = (file) => new Uint8Array(readFileSync(file)).buffer

const load = async () => {
  const { modelTopology, signature, weightsManifest } = JSON.parse(readFileSync(modelJson, 'utf8'))
  const [{ paths, weights: weightSpecs }] = weightsManifest
  const weightData = toArrayBuffer(join(dirname(modelJson), paths[0]))
  return { modelTopology, signature, weightSpecs, weightData, format: 'graph-model' }
}

await tf.setBackend('cpu')
const model = await tf.loadGraphModel({ load })
const inputs = new Float32Array(toArrayBuffer(inputBin))
const perImage = size * size * 3
const results = names.map(() => [])
for (let at = 0; at < inputs.length; at += perImage) {
  const image = tf.tensor4d(inputs.subarray(at, at + perImage), [1, size, size, 3])
  const outputs = model.execute(image, names)
  for (const [i, output] of outputs.entries()) results[i].push(...output.dataSync())
  tf.dispose([image, ...outputs])
}
for (const [i, values] of results.entries()) {
  writeFileSync(join(outFolder, `${names[i]}.bin`), Float32Array.from(values))
}
