import type { HeadPose } from '@vivid/vision'
import { thresholds } from '../thresholds.js'

/** Degrees by which the head is bowed or raised; the mesh sees a level head as slightly bowed. */
export const bowDegrees = ({ pitch }: HeadPose): number => Math.abs(pitch - thresholds.angle.neutralPitch)

/** Degrees between where the head points and the camera. */
export const offAxisDegrees = (pose: HeadPose): number => Math.hypot(pose.yaw, bowDegrees(pose))

/** Degrees from the nearest way a picture may be turned: a phone on its side is no tilted head. */
export const tiltDegrees = ({ roll }: HeadPose): number => Math.abs(roll - Math.round(roll / 90) * 90)
