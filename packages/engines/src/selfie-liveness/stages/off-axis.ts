import type { HeadPose } from '@vivid/vision'
import { thresholds } from '../thresholds.js'

/** Degrees between where the head points and the camera; the mesh sees a level head as slightly bowed. */
export const offAxisDegrees = ({ yaw, pitch }: HeadPose): number =>
  Math.hypot(yaw, pitch - thresholds.angle.neutralPitch)

/** Degrees from the nearest way a picture may be turned: a phone on its side is no tilted head. */
export const tiltDegrees = ({ roll }: HeadPose): number => Math.abs(roll - Math.round(roll / 90) * 90)
