import type { HeadPose } from '@vivid/vision'

/** Degrees between where two heads point, to whichever side. */
export const headTurn = (one: HeadPose, other: HeadPose): number => {
  const [a, b] = [directionOf(one), directionOf(other)]
  const cosine = a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
  return (Math.acos(Math.min(1, cosine)) * 180) / Math.PI
}

const directionOf = ({ yaw, pitch }: HeadPose): readonly [number, number, number] => {
  const [across, down] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180]
  return [Math.sin(across) * Math.cos(down), Math.sin(down), Math.cos(across) * Math.cos(down)]
}
