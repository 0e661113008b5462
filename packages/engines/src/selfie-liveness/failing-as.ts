import type { ErrorName } from '@vivid/contract'
import { UndecodableImage } from '@vivid/vision'

/** Runs a step; what goes wrong in it, other than a broken picture, is thrown on under the name of our failure. */
export async function failingAs<Result>(name: ErrorName, step: () => Promise<Result>): Promise<Result> {
  try {
    return await step()
  } catch (error) {
    if (error instanceof UndecodableImage) throw error
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error })
  }
}
