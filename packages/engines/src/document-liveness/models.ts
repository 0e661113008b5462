import { loadModel, type Model } from '@vivid/vision'
import type { Stopwatch } from '../stopwatch.js'

export interface ExaminerModels {
  readonly locator: Model
  readonly faces: Model
}

/** The models' folders; a wrong hash or a missing file stops the start. */
export const modelIds = { locator: 'document-locator', faces: 'face-detector' } as const

export async function loadExaminerModels(folder?: string): Promise<ExaminerModels> {
  const [locator, faces] = await Promise.all([loadModel(modelIds.locator, folder), loadModel(modelIds.faces, folder)])
  return { locator, faces }
}

export const watchModels = ({ locator, faces }: ExaminerModels, stopwatch: Stopwatch): ExaminerModels => ({
  locator: stopwatch.watch(locator),
  faces: stopwatch.watch(faces),
})
